/// What the argument parser knows of a command, as it writes it down for programs.
struct CommandHelp: Decodable {
  struct Document: Decodable {
    var command: CommandHelp
  }

  struct Argument: Decodable {
    struct Name: Decodable {
      var kind, name: String

      /// As it is typed.
      var text: String { (kind == "long" ? "--" : "-") + name }
    }

    var kind: String
    var shouldDisplay, isOptional, isRepeating: Bool
    var names: [Name]?
    var valueName, abstract, discussion: String?
  }

  var commandName: String
  var abstract, discussion: String?
  var shouldDisplay: Bool
  var subcommands: [CommandHelp]?
  var arguments: [Argument]?
}
