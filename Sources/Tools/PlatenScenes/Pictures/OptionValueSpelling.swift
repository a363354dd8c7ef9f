internal import Platen

/// Which texts are the same value of an option.
///
/// What is not known to be the same stays as it is spelled: two spellings of one value cost a
/// picture, and one spelling of two values would be a wrong picture.
package enum OptionValueSpelling: Hashable, Sendable {
  /// Texts with commas between them, in any number of parts.
  case list
  case number
  case boolean
  /// A name, or hexadecimal digits.
  case color
  /// Every character counts.
  case text

  /// - Parameter schema: What a JSON Schema says of the value in an address.
  init(_ schema: JSONValue) {
    self =
      switch schema["type"] {
      case "array": .list
      case "number", "integer": .number
      case "boolean": .boolean
      default: Self.alternative(of: schema)
      }
  }

  private static func alternative(of schema: JSONValue) -> Self {
    guard case .array(let forms)? = schema["anyOf"] else { return .text }
    let pattern = JSONValue.string(ValueType<Color>.spelledColorPattern)
    if forms.contains(where: { $0["pattern"] == pattern }) { return .color }
    return forms.contains { $0["type"] == "number" } ? .number : .text
  }

  /// The one spelling of a value; a text that is no value stays as it is.
  func canonical(_ text: String) -> String {
    switch self {
    case .list, .text: text
    case .number: Self.number(text) ?? text
    case .boolean: Self.boolean(text)
    case .color: Self.color(text)
    }
  }

  /// The shortest decimal spelling of a number; nil for what is none.
  private static func number(_ text: String) -> String? {
    // These are numbers in YAML alone.
    guard !text.hasPrefix("0x"), !text.hasPrefix("0o"),
      let number = SourceNode.Scalar(text: text, isPlain: true).finiteNumber
    else { return nil }
    let isNegativeZero = number == 0 && number.sign == .minus
    guard !isNegativeZero, let whole = Int(exactly: number) else { return "\(number)" }
    return "\(whole)"
  }

  private static func boolean(_ text: String) -> String {
    guard case .bool(let value) = SourceNode.Scalar(text: text, isPlain: true).value else {
      return text
    }
    return "\(value)"
  }

  /// Digits in lower case behind a number sign; names are as they are.
  private static func color(_ text: String) -> String {
    let digits = text.utf8.first == UInt8(ascii: "#") ? text.utf8.dropFirst() : text.utf8[...]
    guard [3, 4, 6, 8].contains(digits.count), digits.allSatisfy(\.isHexDigit) else { return text }
    return "#" + Substring(digits).lowercased()
  }
}

extension UInt8 {
  fileprivate var isHexDigit: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}

// MARK: - Names and values

extension PictureKind {
  /// Names and values of an address in the one spelling of all that ask for the same, in the order
  /// of their names.
  ///
  /// Options with their defaults are left out, and so are lists of nothing. What is wrong stays: who
  /// asks with it must not be taken for one who asks without.
  package func canonical(
    _ pairs: [(name: String, value: String)]
  ) -> [(name: String, value: String)] {
    var names: [String] = []
    var values: [String: [String]] = [:]
    for (name, value) in pairs {
      if values[name] == nil { names.append(name) }
      values[name, default: []].append(value)
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.flatMap { name in
      canonical(values[name] ?? [], of: name, given: names).map { (name, $0) }
    }
  }

  private func canonical(
    _ texts: [String], of name: String, given names: [String]
  ) -> [String] {
    guard let option = options.first(where: { $0.name == name }),
      let spelling = Self.spellings[self]?[name]
    else { return texts }
    // An empty text where there has to be an element is wrong, and stays.
    if spelling == .list, texts.contains(""), option.schema["minItems"] != nil { return texts }
    if spelling == .list { return Self.joined(texts.filter { !$0.isEmpty }) }
    let texts = texts.map(spelling.canonical)
    // Two values of one option are an error, even where each is the default.
    guard texts.count == 1, texts[0] == option.canonicalDefault(spelling) else { return texts }
    return mayBeLeftOut(option, given: names) ? [] : texts
  }

  /// How values are spelled, by the names of options.
  private static let spellings = Dictionary(
    uniqueKeysWithValues: allCases.map { kind in
      (kind, Dictionary(uniqueKeysWithValues: kind.options.map { ($0.name, $0.spelling) }))
    })

  /// The options, and whether each is a list.
  package var names: [(name: String, isList: Bool)] { Self.allNames[self] ?? [] }

  private static let allNames = Dictionary(
    uniqueKeysWithValues: allCases.map { kind in
      (kind, kind.options.map { ($0.name, spellings[kind]?[$0.name] == .list) })
    })

  /// The parts of a list as one.
  private static func joined(_ texts: [String]) -> [String] {
    // A backslash at a part's end would make the comma behind it a character of an element.
    let isJoinable = texts.dropLast().allSatisfy { $0.unicodeScalars.last != "\\" }
    return texts.isEmpty || !isJoinable ? texts : [texts.joined(separator: ",")]
  }

  /// Whether it is of no account that an option is given: an option with needs is refused where it
  /// has no effect, and others may need that this one is given or left out.
  private func mayBeLeftOut(_ option: PictureParameter, given names: [String]) -> Bool {
    // Beside a text, others stand for those that are left out.
    !names.contains(TagOptions.text.words.name) && option.words.needs.isEmpty
      && !options.contains { other in
        other.words.needs.contains {
          switch $0 {
          case .given(let names): names.contains(option.name)
          case .leftOut(let name): name == option.name
          case .value: false
          }
        }
      }
  }
}

extension PictureParameter {
  /// The default as an address would have it; nil where there is none.
  fileprivate func canonicalDefault(_ spelling: OptionValueSpelling) -> String? {
    switch defaultValue {
    case .string(let text): spelling.canonical(text)
    case .number(let number): spelling.canonical("\(number)")
    case .bool(let value): "\(value)"
    case .array, .object, .null, nil: nil
    }
  }
}
