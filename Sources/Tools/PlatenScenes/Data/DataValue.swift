package import Foundation
internal import PlatenBase

/// A value of a data file, or of a list in a scene.
package enum DataValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(DataNumber)
  case text(String)
  case list([DataValue])
  case record(DataRecord)

  /// The value of a cell that may be a number: that number, or else the text.
  package init(cell text: String, _ numbers: NumberNotation = .plain) {
    self = numbers.number(text).map(DataValue.number) ?? .text(text)
  }

  /// What is printed in a text: nothing for null, numbers as they are spelled, lists with commas.
  ///
  /// A record is printed as its values with commas.
  package var text: String {
    switch self {
    case .null: ""
    case .bool(let value): value ? "true" : "false"
    case .number(let number): number.spelling
    case .text(let text): text
    case .list(let values): values.map(\.text).joined(separator: ", ")
    case .record(let record): record.values.map(\.text).joined(separator: ", ")
    }
  }

  /// The number, also of a text that spells one.
  package var number: Double? {
    switch self {
    case .number(let number): number.value
    case .text(let text): DataNumber(spelling: text)?.value
    default: nil
    }
  }

  /// A whole number with all digits of its spelling, if that has more than computed numbers keep: those
  /// are exact below 2^53.
  package var largeWhole: Decimal? {
    guard let number, abs(number) >= 9_007_199_254_740_992 else { return nil }
    let digits = text.trimmingCharacters(in: .whitespaces)
    // A decimal number has 38 digits.
    guard digits.utf8.count <= 38,
      digits.utf8.drop(while: { $0 == UInt8(ascii: "-") }).allSatisfy(\.isASCIIDigit)
    else { return nil }
    return Decimal(string: digits)
  }

  /// Whether it is a text that YAML would print in another way: a boolean in capital letters, or a number that
  /// programs spell otherwise.
  package var isSpelledOtherwise: Bool {
    switch self {
    case .number(let number): number.value != Double(number.spelling)
    case .text(let text): bool != nil && text != text.lowercased()
    default: false
    }
  }

  /// Whether it is true, also for the texts `true` and `false` in any case; `nil` for what is no
  /// boolean.
  package var bool: Bool? {
    switch self {
    case .bool(let value): return value
    case .text(let text):
      switch text.lowercased() {
      case "true": return true
      case "false": return false
      default: return nil
      }
    default: return nil
    }
  }

  /// Whether it is null, a text of white space alone, or a list or record of nothing.
  package var isEmpty: Bool {
    switch self {
    case .null: true
    case .bool, .number: false
    case .text(let text): text.allSatisfy(\.isWhitespace)
    case .list(let values): values.isEmpty
    case .record(let record): record.values.isEmpty
    }
  }

  /// How messages name the value: `"wide"`, `the number 12`, `a list`, `nothing`.
  package var phrase: String {
    switch self {
    case .null: "nothing"
    case .bool(let value): value ? "true" : "false"
    case .number(let number): "the number \(Quotation.cut(number.spelling))"
    case .text(let text): Quotation(text).description
    case .list: "a list"
    case .record: "a record"
    }
  }
}
