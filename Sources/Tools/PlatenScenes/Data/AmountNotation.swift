internal import PlatenBase

/// How the amounts of one column are written, as its own cells show: with which decimal sign, and in
/// which unit.
struct AmountNotation {
  private let numbers: NumberNotation
  /// A percent sign, that of a currency or a word; empty for numbers alone.
  private let unit: String
  /// Whether letters behind numbers mark them, as some have none.
  private let hasLetters: Bool
  /// What is to be said of how the column was read; nil where programs write numbers so.
  let note: String?
  /// An amount that has another value where the comma is a decimal sign and not the point, or the
  /// other way round, with what it is there; nil if some amount shows which one it is.
  let ambiguity: (text: String, value: Double, other: Double)?

  /// Finds how amounts are written: all that are amounts in any notation have to be in the one chosen.
  ///
  /// - Parameter numbers: The notation that is tried first, and is kept where no other one fits better.
  init(of texts: [String], _ numbers: NumberNotation) {
    // Most columns have digits alone.
    if texts.allSatisfy({ $0.utf8.allSatisfy(\.isASCIIDigit) }) {
      (self.numbers, unit, hasLetters, note, ambiguity) = (numbers, "", false, nil, nil)
      return
    }
    let notations = [numbers] + NumberNotation.signs
    let amounts = texts.map { AmountText($0) }.filter { amount in
      notations.contains { amount.number(in: $0) != nil }
    }
    let unit = Self.unit(of: amounts)
    hasLetters = unit.isEmpty && amounts.contains { $0.unit.isEmpty }
    let read = amounts.filter { [hasLetters] in
      AmountText.isSame($0.unit, unit) || hasLetters && $0.hasLetter
    }
    let counts = notations.map { notation in read.count { $0.number(in: notation) != nil } }
    let notation = zip(notations, counts).first { $1 == counts.max() }?.0 ?? numbers
    (self.numbers, self.unit) = (notation, unit)
    note = Self.note(unit, read, notation, from: numbers)
    ambiguity = Self.ambiguity(of: read, notation)
  }

  /// The unit that most amounts have: of two that are as frequent, the one that comes first; a word that
  /// is no unit of measure only where hardly any amount is without it.
  private static func unit(of amounts: [AmountText]) -> String {
    var counts: [(unit: String, count: Int, kind: AmountText.Unit)] = []
    for amount in amounts where amount.core != "0" {
      if let i = counts.firstIndex(where: { AmountText.isSame($0.unit, amount.unit) }) {
        counts[i].count += 1
      } else if counts.count < 20 {
        counts.append((amount.unit, 1, amount.kind))
      }
    }
    let units = counts.filter { $0.kind != .word || $0.count * 4 >= amounts.count * 3 }
    let most = units.map(\.count).max() ?? 0
    return units.first { $0.count == most }?.unit ?? ""
  }

  /// The amount that a text spells; nil if it spells none, or one in another unit.
  func number(_ text: String) -> DataNumber? {
    let amount = AmountText(text)
    guard
      AmountText.isSame(amount.unit, unit) || hasLetters && amount.hasLetter || amount.core == "0"
    else { return nil }
    return amount.number(in: numbers)
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
    guard text.utf8.count <= 80, text.utf8.contains(where: \.isASCIIDigit) else { return false }
    let trimmed = TextListReader.trimmed(text[...])
    func isAmount(_ part: Substring) -> Bool { AmountText(String(part)).isAmount }
    if let first = trimmed.first, "<>~≈≤≥±".contains(first) { return isAmount(trimmed.dropFirst()) }
    let ends = trimmed.split(maxSplits: 1, omittingEmptySubsequences: false) { "-–—".contains($0) }
    return ends.count == 2 && ends.allSatisfy { !$0.isEmpty && isAmount($0) }
  }
}

// MARK: - What is said of it

extension AmountNotation {
  private static func note(
    _ unit: String, _ amounts: [AmountText], _ notation: NumberNotation,
    from numbers: NumberNotation
  ) -> String? {
    var notes: [String] = unit.isEmpty ? [] : ["in \(unit)"]
    func example(_ isOne: (AmountText) -> Bool) {
      guard let amount = amounts.first(where: isOne), let number = amount.number(in: notation)
      else { return }
      let plain = TextListReader.trimmed(amount.text[...])
      let note = "\(Quotation(String(plain))) as \(DataNumber(number.value).spelling)"
      if !notes.contains(note) { notes.append(note) }
    }
    example { $0.factor > 0 }
    example { $0.hasMargin }
    example { $0.hasMark || $0.hasLetter && unit.isEmpty }
    example { $0.hasOtherDigits && $0.factor == 0 }
    // What the reader's own notation says is no news, but for what may be thousands or a fraction.
    let isNews =
      notation != numbers || numbers == .decimalComma || amounts.contains { $0.hasSpaces }
    if isNews {
      example {
        $0.factor == 0 && DataNumber(spelling: $0.core)?.value != $0.number(in: notation)?.value
      }
    } else if let amount = ambiguity(of: amounts, notation), amount.value < amount.other {
      example { NumberNotation.isOfThousands($0.core) }
    }
    return notes.isEmpty ? nil : notes.joined(separator: ", ")
  }

  private static func ambiguity(
    of amounts: [AmountText], _ notation: NumberNotation
  ) -> (text: String, value: Double, other: Double)? {
    let signed = amounts.filter { $0.core.contains { ".,".contains($0) } }
    guard let first = signed.first, signed.allSatisfy({ NumberNotation.isOfThousands($0.core) }),
      let value = first.number(in: notation)?.value,
      let other = first.number(in: notation.hasDecimalComma ? .decimalPoint : .decimalComma)?.value
    else { return nil }
    return (first.text, value, other)
  }
}
