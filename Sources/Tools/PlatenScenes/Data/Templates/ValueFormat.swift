internal import Foundation
internal import Platen
internal import PlatenBase

/// The format of a value: what follows the colon in `{price:currency(EUR)}`.
package enum ValueFormat: Hashable, Sendable {
  /// `number`: up to six digits after the point. `number(2)`: as many as it says.
  case number(fractionDigits: Int?)
  /// `percent` and `percent(1)`: 0.25 is 25 %; without digits after the point if it says none.
  case percent(fractionDigits: Int?)
  /// `currency(EUR)`, with an ISO 4217 code: as many digits after the point as the currency has.
  case currency(String)
  /// `date(short)`, `date(medium)`, `date(long)`, `date(full)`, `date(yyyy-MM-dd)`; `date` is medium.
  case date(Style)
  /// `time(short)` and the like; `time` is short.
  case time(Style)
  case uppercase
  case lowercase

  /// The length of a date's format.
  package enum Style: Hashable, Sendable {
    case short, medium, long, full
    /// In Unicode's pattern letters (UTS #35), such as `yyyy-MM-dd`.
    case pattern(String)
  }

  /// Whether it writes dates or times.
  var isOfDates: Bool {
    switch self {
    case .date, .time: true
    default: false
    }
  }

  static let names = ["number", "percent", "currency", "date", "time", "uppercase", "lowercase"]

  /// The digits that may be asked for after the point.
  static let fractionDigits = 0...15

  static let longestPattern = 100

  /// The codes of ISO 4217, those of former currencies too.
  private static let currencies = Locale.Currency.isoCurrencies.map { $0.identifier.uppercased() }

  /// Reads a format such as `number(2)`.
  ///
  /// - Throws: An error, `offset` scalars from the beginning of the text that it stands in.
  package init(_ text: String, at offset: Int = 0) throws(TemplateError) {
    let name = String(text.prefix { $0 != "(" })
    let argument = try Self.argument(of: text, after: name, at: offset)
    switch name {
    case "number": self = .number(fractionDigits: try Self.digits(argument, text, at: offset))
    case "percent": self = .percent(fractionDigits: try Self.digits(argument, text, at: offset))
    case "currency": self = .currency(try Self.currency(argument, text, at: offset))
    case "date": self = .date(try Self.style(argument ?? "medium", at: offset))
    case "time": self = .time(try Self.style(argument ?? "short", at: offset))
    case "uppercase" where argument == nil: self = .uppercase
    case "lowercase" where argument == nil: self = .lowercase
    case "uppercase", "lowercase":
      throw TemplateError(at: offset, found: text, expected: "\(name) without parentheses")
    default:
      throw TemplateError(
        at: offset, found: text.isEmpty ? "no format" : "the format \(text)",
        expected: "one of the formats \(Self.names.joined(separator: ", "))",
        suggestion: NearestSpelling.of(name, among: Self.names, limit: 1).first)
    }
  }

  /// Returns what stands in the parentheses, or `nil` without any.
  private static func argument(
    of text: String, after name: String, at offset: Int
  ) throws(TemplateError) -> String? {
    guard text.count > name.count else { return nil }
    let argument = text.dropFirst(name.count + 1).dropLast()
    guard text.hasSuffix(")"), !argument.isEmpty else {
      throw TemplateError(
        at: offset, found: text, expected: "\(name), or \(name)(…) with something in parentheses")
    }
    return String(argument)
  }

  private static func digits(
    _ argument: String?, _ text: String, at offset: Int
  ) throws(TemplateError) -> Int? {
    guard let argument else { return nil }
    if let digits = Int(argument), fractionDigits.contains(digits) { return digits }
    throw TemplateError(
      at: offset, found: text,
      expected: "a number of digits after the point, \(fractionDigits.lowerBound) to"
        + " \(fractionDigits.upperBound)")
  }

  private static func currency(
    _ argument: String?, _ text: String, at offset: Int
  ) throws(TemplateError) -> String {
    if let argument, currencies.contains(argument) { return argument }
    throw TemplateError(
      at: offset, found: text,
      expected: "a currency code of three letters (ISO 4217), such as currency(EUR)",
      suggestion: argument.flatMap {
        NearestSpelling.of($0.uppercased(), among: currencies, limit: 1).first
      }.map { "currency(\($0))" })
  }

  private static func style(_ argument: String, at offset: Int) throws(TemplateError) -> Style {
    switch argument {
    case "short": return .short
    case "medium": return .medium
    case "long": return .long
    case "full": return .full
    default: break
    }
    guard argument.unicodeScalars.count <= longestPattern else {
      throw TemplateError(
        at: offset, found: "a pattern of \(argument.unicodeScalars.count) characters",
        expected: "at most \(longestPattern)")
    }
    if let unknown = DatePattern(argument).unknown {
      let kind = unknown.letter == "%" ? "sign" : "letter"
      let letter = String(unknown.letter).quoted()
      throw TemplateError(
        at: offset + "date(".count + unknown.offset,
        found: "the \(kind) \(letter) in the pattern \(argument.quoted())",
        expected:
          "date letters such as yyyy, MM, dd, EEEE, HH, mm, and other letters between apostrophes")
    }
    return .pattern(argument)
  }
}

extension ValueFormat: CustomStringConvertible {
  package var description: String {
    switch self {
    case .number(let digits): "number" + (digits.map { "(\($0))" } ?? "")
    case .percent(let digits): "percent" + (digits.map { "(\($0))" } ?? "")
    case .currency(let code): "currency(\(code))"
    case .date(let style): "date(\(style))"
    case .time(let style): "time(\(style))"
    case .uppercase: "uppercase"
    case .lowercase: "lowercase"
    }
  }
}

extension ValueFormat.Style: CustomStringConvertible {
  package var description: String {
    switch self {
    case .short: "short"
    case .medium: "medium"
    case .long: "long"
    case .full: "full"
    case .pattern(let pattern): pattern
    }
  }
}
