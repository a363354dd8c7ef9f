/// An option of a picture, said once: the command's options, the parameters of addresses, and the
/// fields of scenes that ask for the same are made of it.
///
/// Its name is a scene's, in camelCase; the command has the same words with hyphens.
struct PictureOption<Value>: Sendable {
  let words: OptionWords
  fileprivate let declare: @Sendable (inout FieldList, OptionForm) -> Field<Value>
}

/// How the value of an option is written.
enum OptionForm {
  /// As text spells it, in an address and on the command line.
  case text
  /// As the field of a scene.
  case field
}

extension PictureOption {
  /// An option that has a default.
  ///
  /// - Parameters:
  ///   - scene: What the field of a scene may be, where that is more than a text can say.
  ///   - needsNote: What the option needs, as a sentence; nil for the one that `needs` make.
  init(
    _ name: String, _ type: ValueType<Value>, scene: ValueType<Value>? = nil,
    default defaultValue: JSONValue, unit: String, in group: OptionWords.Group = .look,
    needs: [OptionNeed] = [], needsNote: String? = nil, _ summary: String
  ) {
    let words = OptionWords(
      name, summary, leftOut: nil, unit: unit, group: group, needs: needs, needsNote: needsNote)
    // Options are declared anew for each picture: what is the same each time is made here.
    let text = type.asText
    self.init(words: words) { fields, form in
      fields.optional(
        name, form == .text ? text : scene ?? type, default: defaultValue, words.sentence)
    }
  }

  /// An option that is nil if it is left out.
  ///
  /// - Parameter leftOut: What stands for it then, as the end of a sentence.
  init<Wrapped>(
    _ name: String, _ type: ValueType<Wrapped>, scene: ValueType<Wrapped>? = nil, unit: String,
    in group: OptionWords.Group = .look, needs: [OptionNeed] = [], _ summary: String,
    leftOut: String
  ) where Value == Wrapped? {
    let words = OptionWords(
      name, summary, leftOut: leftOut, unit: unit, group: group, needs: needs)
    let text = type.asText
    self.init(words: words) { fields, form in
      fields.optional(name, form == .text ? text : scene ?? type, words.sentence)
    }
  }
}

/// Options that are declared together with what is done with their values.
struct OptionSetters<Target>: Sendable {
  /// Does something with the values that were read.
  typealias Setter = (inout Target, FieldValues) -> Void

  fileprivate private(set) var words: [OptionWords] = []
  /// What declares each option, apart from the words, which take long to copy.
  fileprivate private(set) var declarations: [@Sendable (inout FieldList, OptionForm) -> Setter] =
    []

  init(_ declare: (inout Self) -> Void) { declare(&self) }

  /// Adds an option that has a default.
  ///
  /// - Parameter set: Takes the option's value.
  mutating func add<Value>(
    _ name: String, _ type: ValueType<Value>, scene: ValueType<Value>? = nil,
    default defaultValue: JSONValue, unit: String, in group: OptionWords.Group = .look,
    needs: [OptionNeed] = [], _ summary: String,
    set: @escaping @Sendable (inout Target, Value) -> Void
  ) {
    add(
      PictureOption(
        name, type, scene: scene, default: defaultValue, unit: unit, in: group, needs: needs,
        summary), set: set)
  }

  /// Adds an option that is nil if it is left out.
  mutating func add<Value>(
    _ name: String, _ type: ValueType<Value>, scene: ValueType<Value>? = nil, unit: String,
    in group: OptionWords.Group = .look, needs: [OptionNeed] = [], _ summary: String,
    leftOut: String, set: @escaping @Sendable (inout Target, Value?) -> Void
  ) {
    add(
      PictureOption(
        name, type, scene: scene, unit: unit, in: group, needs: needs, summary, leftOut: leftOut),
      set: set)
  }

  mutating func add<Value>(
    _ option: PictureOption<Value>, set: @escaping @Sendable (inout Target, Value) -> Void
  ) {
    words.append(option.words)
    declarations.append { [declare = option.declare] fields, form in
      let field = declare(&fields, form)
      return { set(&$0, $1[field]) }
    }
  }
}

extension FieldList {
  /// Declares the field of a scene that an option of a picture is, too.
  mutating func add<Value>(_ option: PictureOption<Value>) -> Field<Value> {
    option.declare(&self, .field)
  }

  /// Declares the fields of a scene that some options are, too, and returns what sets their values.
  mutating func add<Target>(_ setters: OptionSetters<Target>) -> OptionSetters<Target>.Setter {
    let all = setters.declarations.map { $0(&self, .field) }
    return { target, values in all.forEach { $0(&target, values) } }
  }
}

/// The options of a picture, in the order in which they are declared.
struct OptionList {
  private(set) var fields = FieldList()
  private(set) var words: [OptionWords] = []

  mutating func add<Value>(_ option: PictureOption<Value>) -> Field<Value> {
    words.append(option.words)
    return option.declare(&fields, .text)
  }

  /// Declares options, and returns what sets their values.
  mutating func add<Target>(_ setters: OptionSetters<Target>) -> OptionSetters<Target>.Setter {
    words += setters.words
    let all = setters.declarations.map { $0(&fields, .text) }
    return { target, values in all.forEach { $0(&target, values) } }
  }
}

// MARK: - Words

/// What is said of an option, whatever its type is.
package struct OptionWords: Hashable, Sendable {
  /// What the options of a picture are grouped by.
  package enum Group: String, CaseIterable, Hashable, Sendable {
    /// What is drawn.
    case what
    /// What it looks like.
    case look
    /// What it is drawn on, and in which letters: all pictures have these.
    case canvas
    /// What is made of it.
    case output
  }

  /// The name in camelCase.
  package let name: String
  /// The name on the command line, with its hyphens.
  package let typedName: String
  /// What the option is for, in a sentence; names of options stand between backticks in it.
  var summary: String
  /// What stands for the option if it is left out and has no default.
  var leftOut: String?
  /// What the value is counted in, or else what it is.
  package let unit: String
  package let group: Group
  /// What has to be asked for, too, so that the option has an effect.
  package let needs: [OptionNeed]
  /// What the option needs, as a sentence; nil for the one that ``needs`` make.
  private let needsNote: String?

  fileprivate init(
    _ name: String, _ summary: String, leftOut: String?, unit: String, group: Group,
    needs: [OptionNeed], needsNote: String? = nil
  ) {
    (self.name, self.summary, self.leftOut) = (name, summary, leftOut)
    (self.unit, self.group, self.needs, self.needsNote) = (unit, group, needs, needsNote)
    typedName = OptionSpelling.command.name(name)
  }

  /// The sentence for scenes, with what stands for an option that is left out.
  ///
  /// It does not say what the option needs: the fields of a scene have other neighbours.
  package var sentence: String {
    let sentence = leftOut.map { summary.dropLast() + "; default: \($0)." } ?? summary
    return OptionSpelling.address.text(sentence)
  }

  /// Where the first sentence's period is, before which the command's help says what the value may be.
  var firstSentenceEnd: String.Index {
    summary.firstRange(of: ". ")?.lowerBound ?? summary.index(before: summary.endIndex)
  }

  /// The sentence for the command's help, with the default behind it.
  ///
  /// - Parameter defaultText: The default, if the option has one.
  func help(defaultText: String?) -> String {
    let end = (leftOut ?? defaultText).map { " (default: \($0))" } ?? ""
    return OptionSpelling.command.text(summary + needsNote(.command) + end)
  }

  /// What has to be asked for, too, as a sentence with a space before it; empty for nothing.
  func needsNote(_ spelling: OptionSpelling) -> String {
    if let needsNote { return " " + spelling.text(needsNote) }
    let phrases = needs.compactMap { $0.phrase(spelling) }.joined(separator: " and ")
    let others = needs.compactMap(\.leftOutName).map(spelling.name).listed
    return (phrases.isEmpty ? "" : " Only " + phrases + ".")
      + (others.map { " Not with " + $0 + "." } ?? "")
  }
}

/// What has to be asked for, too, so that an option has an effect.
package enum OptionNeed: Hashable, Sendable {
  /// One of some values of another option, given or not.
  case value(String, oneOf: [String])
  /// One of some other options.
  case given([String])
  /// That another option is left out.
  case leftOut(String)

  /// The need as a part of a sentence that begins with "only": `with style=pill`; nil for what is left out.
  fileprivate func phrase(_ spelling: OptionSpelling) -> String? {
    switch self {
    case .value(let name, let values):
      "with " + values.map { spelling.setting(name, $0) }.joined(separator: " or ")
    case .given(let names): "with " + names.map(spelling.name).joined(separator: " or ")
    case .leftOut: nil
    }
  }

  fileprivate var leftOutName: String? { if case .leftOut(let name) = self { name } else { nil } }
}

/// How names and values of options are written.
package enum OptionSpelling: Sendable {
  /// As in the query of an address: `cornerRadius`, `style=pill`.
  case address
  /// As on the command line: `--corner-radius`, `--style pill`.
  case command

  /// An option's name.
  package func name(_ name: String) -> String {
    switch self {
    case .address: name
    // The command has a text in a file, of which it says that its words are the tags.
    case .command: name == "text" ? "--words" : Self.hyphenated(name)
    }
  }

  /// An option with its value.
  func setting(_ name: String, _ value: String) -> String {
    switch self {
    case .address: "\(name)=\(value)"
    // A switch is turned on by its name alone.
    case .command: value == "true" ? self.name(name) : "\(self.name(name)) \(value)"
    }
  }

  /// A text in which names of options, and settings, stand between backticks.
  func text(_ text: String) -> String {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { i, part in
      guard i % 2 == 1 else { return String(part) }
      let parts = part.split(separator: "=", maxSplits: 1).map(String.init)
      return parts.count == 2 ? setting(parts[0], parts[1]) : name(parts[0])
    }
    .joined()
  }

  /// Words of camelCase with hyphens before and between them.
  private static func hyphenated(_ name: String) -> String {
    // Most have one word, and a short text takes no memory of its own.
    if name.utf8.allSatisfy({ $0 >= UInt8(ascii: "a") }) { return "--" + name }
    var bytes = Array("--".utf8)
    for byte in name.utf8 {
      if byte < UInt8(ascii: "a") { bytes.append(UInt8(ascii: "-")) }
      // The bit by which small letters differ from capitals.
      bytes.append(byte | 0x20)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
