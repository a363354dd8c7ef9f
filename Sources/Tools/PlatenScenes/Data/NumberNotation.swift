package import Foundation

/// The notation of numbers in a data file: `1,200.5`, or with a decimal comma `1.200,5`.
///
/// A number with a decimal point and nothing between its digits is one in every language whose
/// decimal sign is the point. Elsewhere the numbers of a column are all of the language, or all with
/// decimal points: `1.200` beside `2.5` is a little more than one.
package struct NumberNotation: Hashable, Sendable {
  /// Digits with at most one point among them, as programs write numbers.
  package static let plain = NumberNotation(decimal: ".", groups: [])

  /// What is before the fraction.
  private let decimal: Unicode.Scalar
  /// What may stand between groups of digits.
  private let groups: [Unicode.Scalar]
  /// Whether it is English only because nobody said what else it is.
  let isAssumed: Bool

  private init(decimal: Unicode.Scalar, groups: [Unicode.Scalar], isAssumed: Bool = false) {
    (self.decimal, self.groups, self.isAssumed) = (decimal, groups, isAssumed)
  }

  /// English, as long as nothing else is said or seen: `1,200.5`.
  package init() { self.init(decimal: ".", groups: [","], isAssumed: true) }

  /// Numbers with a decimal point or a decimal comma, with any sign between groups of digits.
  static let decimalPoint = NumberNotation(decimal: ".", groups: [","] + spaces + apostrophes)
  static let decimalComma = NumberNotation(decimal: ",", groups: ["."] + spaces + apostrophes)
  private static let english = NumberNotation(decimal: ".", groups: [","])
  static let signs = [decimalPoint, decimalComma]

  /// The signs of a language.
  package init(_ locale: Locale) {
    decimal = locale.decimalSeparator?.unicodeScalars.first == "," ? "," : "."
    let group = locale.groupingSeparator?.unicodeScalars.first ?? ","
    isAssumed = false
    let kin = [Self.spaces, Self.apostrophes].first { $0.contains(group) }
    groups = kin ?? [decimal == "," ? "." : ","]
  }

  /// Spaces that are typed for the narrow one that stays on its line.
  private static let spaces: [Unicode.Scalar] = ["\u{202F}", "\u{A0}", "\u{2009}", "\u{2007}", " "]
  private static let apostrophes: [Unicode.Scalar] = ["\u{2019}", "'"]

  /// Whether fractions begin with a comma.
  var hasDecimalComma: Bool { decimal == "," }

  /// The finite number that a text spells, or nil if it spells none.
  ///
  /// Between groups of digits stands one sign; the last group has three digits, and the others have
  /// three or, as in India, two. Spaces around the number do not count. The digits may be those of
  /// another script.
  package func number(_ text: String) -> DataNumber? {
    if !hasDecimalComma, let number = DataNumber(spelling: text) { return number }
    // Most cells are texts.
    guard let first = text.utf8.first else { return nil }
    if first >= 0xD9 { return groups.isEmpty ? nil : otherDigits(text) }
    guard first < UInt8(ascii: ":"), let plain = respelled(text) else { return nil }
    return DataNumber(spelling: plain).map { DataNumber($0.value, spelling: text) }
  }

  /// The notation of a column: this one, or that with the other decimal sign if more numbers are of it alone.
  ///
  /// A column with decimal points in a table with decimal commas is as programs write numbers.
  func fitting(_ texts: some Sequence<String>) -> NumberNotation {
    let other = hasDecimalComma ? NumberNotation.plain : .decimalComma
    var (own, others) = (0, 0)
    for text in texts {
      switch (number(text) != nil, other.number(text) != nil) {
      case (true, false): own += 1
      case (false, true): others += 1
      default: break
      }
    }
    return others > own ? other : self
  }
}

// MARK: - Reading

extension NumberNotation {
  /// The number of a text that begins with a digit of another script.
  private func otherDigits(_ text: String) -> DataNumber? {
    guard text.unicodeScalars.first?.properties.numericType == .decimal,
      let plain = AmountText.plainDigits(text[...]), plain.utf8.first.map(\.isASCIIDigit) == true
    else { return nil }
    return number(plain).map { DataNumber($0.value, spelling: text) }
  }

  /// A number as programs write it; nil where groups of digits are none.
  private func respelled(_ text: String) -> String? {
    let parts = TextListReader.trimmed(text[...]).unicodeScalars
      .split(separator: decimal, maxSplits: 1, omittingEmptySubsequences: false)
    guard var plain = ungrouped(parts[0]) else { return nil }
    if parts.count > 1 { plain += "." + String(parts[1]) }
    return plain
  }

  private func ungrouped(_ whole: Substring.UnicodeScalarView) -> String? {
    guard let sign = groups.first(where: whole.contains) else { return String(whole) }
    let isSigned = whole.first == "-" || whole.first == "+"
    let digits = (isSigned ? whole.dropFirst() : whole)
      .split(separator: sign, omittingEmptySubsequences: false)
    guard Self.areGroups(digits) else { return nil }
    return digits.reduce(isSigned ? String(whole.prefix(1)) : "") { $0 + String($1) }
  }

  private static func areGroups(_ groups: [Substring.UnicodeScalarView]) -> Bool {
    guard let first = groups.first, let last = groups.last, first.first != "0" else { return false }
    let inner = groups.dropFirst().dropLast().map(\.count)
    let size = inner.first == 2 ? 2 : 3
    return 1...size ~= first.count && last.count == 3 && inner.allSatisfy { $0 == size }
      && groups.allSatisfy { $0.allSatisfy { "0"..."9" ~= $0 } }
  }
}

extension NumberNotation {
  /// Whether a number is one to three digits, a point or comma, and three digits: `1.200` is a little
  /// more than one in some languages, and twelve hundred in others.
  static func isOfThousands(_ text: String) -> Bool {
    let parts = text.unicodeScalars
      .split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    return parts.count == 2 && areGroups(parts)
  }
}

extension NumberNotation {
  /// The notation that the cells of a whole table show, where nobody said which; nil if they show none.
  ///
  /// Cells as `3,5` are of one notation alone, and so are all others then. Where there are none, the
  /// semicolon between cells shows that the comma is a decimal sign, as programs that write the one
  /// need the other.
  ///
  /// - Parameter hasSemicolons: Whether a semicolon parts the cells.
  static func shown(by cells: some Sequence<String>, hasSemicolons: Bool) -> NumberNotation? {
    var shown = [0, 0]
    var thousands: Set<Unicode.Scalar> = []
    for cell in cells where mayShow(cell) {
      let amount = AmountText(cell)
      guard amount.kind != .word else { continue }
      let fits = signs.map { amount.number(in: $0) != nil }
      if fits[0] != fits[1] { shown[fits[0] ? 0 : 1] += 1 }
      if isOfThousands(amount.core), fits[0], fits[1] {
        thousands.formUnion(amount.core.unicodeScalars.filter { $0 == "." || $0 == "," })
      }
    }
    // Of cells of both notations those that are fewer are mistakes.
    if shown[0] != shown[1] { return shown[1] > shown[0] ? .decimalComma : .english }
    return shown[0] == 0 && hasSemicolons && thousands == ["."] ? .decimalComma : nil
  }

  private static func mayShow(_ cell: String) -> Bool {
    cell.utf8.count <= 40
      && cell.utf8.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") }
      && cell.utf8.contains(where: \.isASCIIDigit)
  }
}
