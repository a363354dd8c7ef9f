internal import PlatenBase

/// How the amounts of one column are written, as its own cells show: with which decimal sign, and in
/// which unit.
struct AmountNotation {
  private let numbers: NumberNotation
  /// A percent sign or that of a currency; empty for numbers alone.
  private let unit: String

  /// Finds how amounts are written: all that are amounts in any notation have to be in the one chosen.
  ///
  /// - Parameter numbers: The notation that is tried first, and is kept where no other one fits better.
  init(of texts: [String], _ numbers: NumberNotation) {
    // Most columns have digits alone.
    if texts.allSatisfy({ $0.utf8.allSatisfy(\.isDigit) }) {
      (self.numbers, unit, note) = (numbers, "", nil)
      return
    }
    let parts = texts.map { Parts($0) }
    let notations = [numbers, .decimalPoint, .decimalComma]
    let amounts = parts.filter { part in
      notations.contains { part.number(in: $0) != nil }
    }
    let fitting = notations.first { notation in
      amounts.allSatisfy { $0.number(in: notation) != nil }
    }
    let notation = fitting ?? numbers
    self.numbers = notation
    var counts: [String: Int] = [:]
    for part in amounts where part.core != "0" { counts[part.unit, default: 0] += 1 }
    // Of two units that are as frequent, the one that comes first.
    let most = counts.values.max() ?? 0
    unit = amounts.first { counts[$0.unit] == most }?.unit ?? ""
    note = Self.note(unit, amounts.map(\.text), notation, differs: notation != numbers)
  }

  /// What is to be said of how the column was read; nil where programs write numbers so.
  let note: String?

  /// The amount that a text spells; nil if it spells none, or one in another unit.
  func number(_ text: String) -> DataNumber? {
    let part = Parts(text)
    guard part.unit == unit || part.core == "0" else { return nil }
    return part.number(in: numbers)
  }

  /// The amount of a cell, which may be a number already.
  func number(_ value: DataValue) -> DataNumber? {
    switch value {
    case .number(let number): self.number(number.spelling)
    case .text(let text): number(text)
    default: nil
    }
  }

  /// Whether a text is an amount that is no single number: `<1`, `10K – 100K`.
  static func isVague(_ text: String) -> Bool {
    let trimmed = TextListReader.trimmed(text[...])
    let notations = [NumberNotation.decimalPoint, .decimalComma]
    func isAmount(_ part: Substring) -> Bool {
      let part = Parts(String(part))
      return notations.contains { part.number(in: $0) != nil }
    }
    if let first = trimmed.first, "<>~≈≤≥±".contains(first) { return isAmount(trimmed.dropFirst()) }
    if trimmed.last == "+" { return isAmount(trimmed.dropLast()) }
    let ends = trimmed.split(maxSplits: 1, omittingEmptySubsequences: false) { "-–—".contains($0) }
    return ends.count == 2 && ends.allSatisfy { !$0.isEmpty && isAmount($0) }
  }

  private static func note(
    _ unit: String, _ texts: [String], _ numbers: NumberNotation, differs: Bool
  ) -> String? {
    var notes: [String] = unit.isEmpty ? [] : ["in \(unit)"]
    func example(_ isOne: (Parts) -> Bool) {
      guard let text = texts.first(where: { isOne(Parts($0)) }),
        let number = Parts(text).number(in: numbers)
      else { return }
      let plain = TextListReader.trimmed(text[...])
      notes.append("\(Quotation(String(plain))) as \(DataNumber(number.value).spelling)")
    }
    example { $0.factor > 0 }
    // What the reader's own notation says is no news, but for what may be thousands or a fraction.
    let isNews = differs || texts.contains { Parts($0).hasSpaces }
    if isNews {
      example { Double($0.core) == nil && $0.factor == 0 }
    } else if isAmbiguous(texts, numbers) {
      example { NumberNotation.isOfThousands($0.core) }
    }
    return notes.isEmpty ? nil : notes.joined(separator: ", ")
  }

  /// Whether all fractions may be thousands of a language with another decimal sign.
  private static func isAmbiguous(_ texts: [String], _ numbers: NumberNotation) -> Bool {
    let sign: Character = numbers.hasDecimalComma ? "," : "."
    let signed = texts.filter { $0.contains(sign) }
    return !signed.isEmpty && signed.allSatisfy { NumberNotation.isOfThousands(Parts($0).core) }
  }

  /// A text of a cell without what stands around a number.
  private struct Parts {
    let text: String
    private(set) var unit = ""
    /// The number with its sign, without unit and factor.
    private(set) var core: String
    /// By which power of ten it is multiplied: 3 for `k`.
    private(set) var factor = 0

    /// Whether there are spaces between digits.
    var hasSpaces: Bool { core.unicodeScalars.contains { $0.properties.isWhitespace } }

    init(_ text: String) {
      self.text = text
      // Most amounts are digits.
      if text.utf8.allSatisfy(\.isDigit) {
        core = text
        return
      }
      var rest = TextListReader.trimmed(text[...])
      var sign = ""
      if let first = rest.first, "+-−".contains(first) {
        sign = first == "+" ? "+" : "-"
        rest = TextListReader.trimmed(rest.dropFirst())
      }
      if let first = rest.first, Self.isUnit(first) {
        unit = String(first)
        rest = TextListReader.trimmed(rest.dropFirst())
      } else if let last = rest.last, Self.isUnit(last) {
        unit = String(last)
        rest = TextListReader.trimmed(rest.dropLast())
      }
      if let last = rest.last, let power = Self.factors[last] {
        factor = power
        rest = TextListReader.trimmed(rest.dropLast())
      }
      core = sign + rest
    }

    private static let factors: [Character: Int] = ["k": 3, "K": 3, "M": 6, "B": 9]

    private static func isUnit(_ character: Character) -> Bool {
      character == "%" || character == "‰" || character.isCurrencySymbol
    }

    /// The number with its factor; nil for what is none.
    func number(in numbers: NumberNotation) -> DataNumber? {
      guard let number = numbers.number(core) else { return nil }
      // 1.1 thousand is 1100, which a product of binary fractions is not.
      guard factor > 0 else { return DataNumber(number.value, spelling: text) }
      return Double("\(number.value)e\(factor)").map { DataNumber($0, spelling: text) }
    }
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
}
