/// A row of the table of a picture: an option as all that offer it have it.
package struct PictureParameter: Sendable {
  package private(set) var words: OptionWords
  /// A line of the command needs the schemas of its own options alone.
  private let makeSchema: @Sendable (inout SchemaDefinitions) -> JSONValue
  /// What stands for the option if it is left out; nil where nothing does.
  package private(set) var defaultValue: JSONValue?
  /// What the value may be, for messages.
  package let expected: String

  init(_ words: OptionWords, _ field: FieldDeclaration) {
    self.words = words
    makeSchema = field.schema
    defaultValue = field.defaultValue
    expected = field.expected
  }

  /// What a JSON Schema (draft 2020-12) says of the value in an address, without references.
  package var schema: JSONValue { schema(isOutline: false) }

  /// Which texts are the same value.
  package var spelling: OptionValueSpelling { OptionValueSpelling(outline) }

  /// The schema without names of colours.
  private var outline: JSONValue { schema(isOutline: true) }

  private func schema(isOutline: Bool) -> JSONValue {
    var definitions = SchemaDefinitions(isInline: true, isOutline: isOutline)
    return makeSchema(&definitions).ofText
  }

  /// What an element of a list stands between.
  private static let listNote =
    " Separate several with commas, or repeat it; write \\, for a literal comma."

  /// The sentence for addresses.
  package var sentence: String {
    words.sentence + (isList ? Self.listNote : "") + words.needsNote(.address)
  }

  /// The name in scenes and addresses.
  package var name: String { words.name }

  /// Whether the option is a list, with commas between its elements, and may be repeated.
  package var isList: Bool { outline["type"] == "array" }

  /// Whether the option is true or false.
  package var isSwitch: Bool { outline["type"] == "boolean" }

  /// Whether the option may be a number, which may begin with a minus sign.
  package var isNumber: Bool {
    let outline = outline
    guard case .array(let forms)? = outline["anyOf"] else { return outline.isOfNumber }
    return forms.contains(where: \.isOfNumber)
  }

  /// The values that there are, if they can be told.
  package var choices: [String] {
    guard case .array(let values)? = schema["enum"] else { return [] }
    return values.compactMap { if case .string(let text) = $0 { text } else { nil } }
  }

  /// What the command's help says of the option: what it is for, what it may be, and its default.
  package var help: String {
    var words = words
    let values = (choices.listed.map { ": \($0)" } ?? "") + (range.map { ", \($0)" } ?? "")
    words.summary.insert(contentsOf: values, at: words.firstSentenceEnd)
    if isList { words.summary += Self.listNote }
    return words.help(defaultText: defaultText)
  }

  /// The same where something else stands for it if it is left out.
  package func leftOut(as text: String) -> PictureParameter {
    var option = self
    option.words.leftOut = text
    option.defaultValue = nil
    return option
  }

  /// The range of a number, where it is one that matters.
  private var range: String? {
    guard case .number(let least)? = schema["minimum"], case .number(let most)? = schema["maximum"],
      most < 1_000_000
    else { return nil }
    return "\(JSONValue.number(least).compact) to \(JSONValue.number(most).compact)"
  }

  private var defaultText: String? {
    switch defaultValue {
    case .string(let text): text.isEmpty ? nil : text
    case .number, .bool: defaultValue?.compact
    case .array, .object, .null, nil: nil
    }
  }
}

extension [String] {
  /// The names as a sentence lists them, with "or" before the last; nil if there are none.
  var listed: String? {
    guard let last else { return nil }
    return count == 1 ? last : dropLast().joined(separator: ", ") + " or " + last
  }
}

extension JSONValue {
  /// The value of a member of an object.
  subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// Whether it is the schema of numbers.
  fileprivate var isOfNumber: Bool { ["number", "integer"].contains(self["type"]) }

  /// The schema without what a text cannot be: it stands for nothing else where a text is expected.
  fileprivate var ofText: JSONValue {
    switch self {
    case .array(let values): return .array(values.filter { $0 != false }.map(\.ofText))
    case .object(let members):
      guard let type = self["type"], type.includes("string") else {
        return .object(members.map { Member($0.name, $0.value.ofText) })
      }
      // The bounds were those of numbers.
      return .object(
        members.filter { !["minimum", "maximum"].contains($0.name) }
          .map { Member($0.name, $0.name == "type" ? "string" : $0.value.ofText) })
    default: return self
    }
  }

  private func includes(_ value: JSONValue) -> Bool {
    guard case .array(let values) = self else { return false }
    return values.contains(value)
  }
}
