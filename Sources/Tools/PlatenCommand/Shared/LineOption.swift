internal import ArgumentParser
internal import PlatenConsole
internal import PlatenScenes

/// What may stand behind an option's name.
enum LineOptionForm {
  /// Nothing: the option is true if it is given.
  case flag
  /// Nothing: with `--no-` before its name, the option is false.
  case invertibleFlag
  case text
  /// A text that may begin with a minus sign.
  case number
  /// A text; the option may be repeated.
  case list
}

/// An option that sets something of a value.
///
/// It is declared once: the argument parser and ``PictureLineReader`` parse it, and the help, the man page and
/// completions document it.
struct LineOption<Target>: Sendable {
  /// The name in camelCase.
  let name: String
  let form: LineOptionForm
  /// What the help calls the value.
  var unit = ""
  /// The heading of the help that the option stands under; nil for the last.
  var group: OptionWords.Group?
  /// Whether the first letter stands for the name.
  var hasLetter = false
  var isHidden = false
  /// The sentence of the help, and what completes a value: a line that is parsed needs neither.
  let help: @Sendable () -> String
  var completion: @Sendable () -> CompletionKind? = { nil }
  /// Takes what was typed: of flags `true` or `false`.
  ///
  /// It throws an error that says what was expected.
  let set: @Sendable (inout Target, String) throws -> Void
}

extension LineOption {
  /// The name as it is typed.
  var typedName: String { OptionSpelling.command.name(name) }

  /// The names with which the option can be given.
  var allNames: [String] {
    form == .invertibleFlag ? [typedName, negativeName] : [typedName]
  }

  /// The name of the option that is false.
  var negativeName: String { "--no-" + typedName.dropFirst(2) }

  /// Whether the option is called so, or by its letter.
  func isNamed(_ name: String) -> Bool {
    name == typedName || hasLetter && name == typedName.dropFirst().prefix(2)
  }

  var isFlag: Bool { form == .flag || form == .invertibleFlag }

  /// Whether the value is a path, which is never empty.
  var isPath: Bool { unit == "file" || unit == "folder" }

  /// The same as an option of a value of which this one's target is a part.
  ///
  /// - Parameter change: Has the part changed.
  func part<Whole>(
    of type: Whole.Type, in group: OptionWords.Group? = nil,
    change: @escaping @Sendable (inout Whole, (inout Target) throws -> Void) throws -> Void
  ) -> LineOption<Whole> {
    let set = set
    return LineOption<Whole>(
      name: name, form: form, unit: unit, group: group, hasLetter: hasLetter, isHidden: isHidden,
      help: help, completion: completion
    ) { whole, text in
      try change(&whole) { try set(&$0, text) }
    }
  }
}

extension LineOption {
  /// An option of the pictures' table.
  init(
    _ option: PictureParameter, set: @escaping @Sendable (inout Target, String) throws -> Void
  ) {
    let form: LineOptionForm =
      switch option.spelling {
      case .boolean: .invertibleFlag
      case .list: .list
      case .number: .number
      case .color, .text: .text
      }
    self.init(
      name: option.name, form: form, unit: option.words.unit, group: option.words.group,
      help: { option.help },
      completion: { option.choices.isEmpty ? nil : .list(option.choices) }, set: set)
  }
}

// MARK: - For the argument parser

/// What a group of options sets.
protocol LineOptionTarget: Sendable {
  init()
  static var options: [LineOption<Self>] { get }
}

/// A group of options for the argument parser, which makes its definitions of what a mirror shows.
@dynamicMemberLookup
struct LineOptions<Target: LineOptionTarget>: ParsableArguments, CustomReflectable {
  /// What was chosen.
  private(set) var choice = Target()

  init() {}

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: OptionKey.self)
    for option in Target.options {
      for text in try option.texts(in: container) { try option.set(&choice, text) }
    }
  }

  var customMirror: Mirror {
    Mirror(
      self,
      children: Target.options.map { option in
        option.child { text in
          if option.isPath, text.isEmpty { throw OptionValueError(expected: "a path") }
          var choice = Target()
          try option.set(&choice, text)
          return text
        }
      })
  }

  subscript<Value>(dynamicMember path: KeyPath<Target, Value>) -> Value { choice[keyPath: path] }
}

/// The name of an option as the argument parser's decoder takes it.
struct OptionKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { return nil }
}

extension LineOption {
  /// The option as a property that the argument parser knows.
  ///
  /// - Parameter check: Returns a text that may be the value, or throws what is wrong with it.
  func child(
    _ check: @escaping @Sendable (String) throws -> String = { $0 }
  ) -> Mirror.Child {
    ("_" + name, definition(check))
  }

  private func definition(_ check: @escaping @Sendable (String) throws -> String) -> Any {
    let help = ArgumentHelp(
      help(), valueName: isFlag ? nil : unit, visibility: isHidden ? .hidden : .default)
    switch form {
    case .flag:
      return Flag<Bool>(wrappedValue: false, name: hasLetter ? .shortAndLong : .long, help: help)
    case .invertibleFlag: return Flag<Bool?>(inversion: .prefixedNo, help: help)
    case .list:
      return Option<[String]>(
        wrappedValue: [], help: help, completion: completion(), transform: check)
    case .text, .number:
      return Option<String?>(
        wrappedValue: nil, name: hasLetter ? .shortAndLong : .long,
        parsing: form == .number ? .unconditional : .next, help: help, completion: completion(),
        transform: check)
    }
  }

  /// What the argument parser found for the option.
  fileprivate func texts(in container: KeyedDecodingContainer<OptionKey>) throws -> [String] {
    let key = OptionKey(stringValue: name)
    switch form {
    case .flag:
      return try container.decode(Flag<Bool>.self, forKey: key).wrappedValue ? ["true"] : []
    case .invertibleFlag:
      return try container.decode(Flag<Bool?>.self, forKey: key).wrappedValue.map { ["\($0)"] }
        ?? []
    case .list: return try container.decode(Option<[String]>.self, forKey: key).wrappedValue
    case .text, .number:
      return try container.decode(Option<String?>.self, forKey: key).wrappedValue.map { [$0] } ?? []
    }
  }
}
