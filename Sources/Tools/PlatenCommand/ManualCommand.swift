internal import ArgumentParser
internal import Platen

/// The man page of the command, in the macros that every `man` reads.
struct ManualPage {
  private let command: CommandHelp

  init(_ command: CommandHelp) {
    self.command = command
  }

  /// The page, without a line's end at its end.
  var text: String {
    var lines = [".TH PLATEN 1 \"\" \"\(Self.escaped(VersionText.command))\" \"Platen\""]
    lines += [".SH NAME", "platen \\- " + Self.escaped(Self.lowercased(command.abstract ?? ""))]
    lines += [".SH SYNOPSIS", ".B platen", ".I command", "[\\fIoptions\\fR]"]
    lines.append(".SH COMMANDS")
    for command in shownSubcommands(of: command) { lines += sections(of: command, "platen") }
    lines += discussion(of: command, heading: ".SH")
    lines += [
      ".SH ENVIRONMENT", ".TP", ".B PLATEN_FONTS",
      "Folders of fonts to use instead of the bundled ones, separated by colons.",
      ".TP", ".B NO_COLOR", "If set, messages have no colours.",
    ]
    return lines.joined(separator: "\n")
  }

  private func shownSubcommands(of command: CommandHelp) -> [CommandHelp] {
    (command.subcommands ?? []).filter { $0.shouldDisplay && $0.commandName != "help" }
  }

  /// The section of a command, and those of its own subcommands.
  private func sections(of command: CommandHelp, _ parent: String) -> [String] {
    let name = parent + " " + command.commandName
    return section(of: command, name)
      + shownSubcommands(of: command).flatMap { sections(of: $0, name) }
  }

  /// - Parameter name: What is typed for the command.
  private func section(of command: CommandHelp, _ name: String) -> [String] {
    let arguments = (command.arguments ?? []).filter {
      $0.shouldDisplay && $0.names?.contains { $0.name == "help" || $0.name == "version" } != true
    }
    var lines = [".SS \"" + usage(name, arguments) + "\""]
    lines.append(Self.escaped(command.abstract ?? ""))
    for argument in arguments {
      lines += [".TP", head(of: argument), Self.escaped(argument.abstract ?? "")]
    }
    return lines + discussion(of: command, heading: ".PP\n.B")
  }

  /// The command with what follows it that has no name.
  private func usage(_ name: String, _ arguments: [CommandHelp.Argument]) -> String {
    let places = arguments.filter { $0.kind == "positional" }.map { argument in
      let name = "\(argument.valueName ?? "")" + (argument.isRepeating ? "..." : "")
      return argument.isOptional ? "[\(name)]" : name
    }
    return Self.escaped(([name] + places).joined(separator: " "))
  }

  private func head(of argument: CommandHelp.Argument) -> String {
    let value = argument.kind == "flag" ? "" : Self.escaped(argument.valueName ?? "")
    guard let names = argument.names, !names.isEmpty else { return "\\fI\(value)\\fR" }
    let text = names.map { "\\fB" + Self.escaped($0.text) + "\\fR" }.joined(separator: ", ")
    return value.isEmpty ? text : text + " \\fI\(value)\\fR"
  }

  /// A discussion's paragraphs; a line of capitals alone is a heading, and what is indented stays as
  /// it is.
  private func discussion(of command: CommandHelp, heading: String) -> [String] {
    var lines: [String] = []
    var isExample = false
    let text = command.discussion ?? ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let isIndented = line.hasPrefix("  ") && lines.last != ".PP"
      if isIndented != isExample, !line.isEmpty {
        lines.append(isIndented ? ".nf" : ".fi")
        isExample = isIndented
      }
      if line.isEmpty {
        lines.append(".PP")
      } else if !line.contains(where: \.isLowercase) {
        lines.append("\(heading) \(Self.escaped(line))")
      } else {
        lines.append(Self.escaped(line))
      }
    }
    return isExample ? lines + [".fi"] : lines
  }

  /// Backslashes, dashes and quotes that `man` would take for something else.
  private static func escaped(_ text: some StringProtocol) -> String {
    let escaped = text.map { character in
      switch character {
      case "\\": "\\e"
      case "-": "\\-"
      case "'": "\\(aq"
      case "\"": "\\(dq"
      default: String(character)
      }
    }
    .joined()
    return escaped.hasPrefix(".") ? "\\&" + escaped : escaped
  }

  private static func lowercased(_ sentence: String) -> String {
    let text = sentence.prefix(1).lowercased() + sentence.dropFirst()
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }
}

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

/// `platen manual`: the man page platen(1), for `make install`.
struct ManualCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual", abstract: "Prints the man page.", shouldDisplay: false)

  func run() throws {
    let help = try JSONDecoder().decode(
      CommandHelp.Document.self, from: Data(PlatenCommand._dumpHelp().utf8))
    try StandardOutput.print(ManualPage(help.command).text)
  }
}

/// `platen completions`: a script that lets a shell complete what is typed.
struct CompletionsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "completions",
    abstract: "Prints a completion script for bash, zsh or fish.",
    discussion: """
      EXAMPLES
        platen completions bash > ~/.local/share/bash-completion/completions/platen
        platen completions zsh > ~/.zfunc/_platen
        platen completions fish > ~/.config/fish/completions/platen.fish
      """)

  @Argument(
    help: ArgumentHelp("bash, zsh or fish.", valueName: "shell"),
    completion: .list(CompletionShell.allCases.map(\.rawValue)),
    transform: { name in
      try Spelling.value(name, among: CompletionShell.allCases.map { ($0.rawValue, $0) })
    })
  var shell: CompletionShell

  func run() throws {
    try StandardOutput.print(PlatenCommand.completionScript(for: shell))
  }
}
