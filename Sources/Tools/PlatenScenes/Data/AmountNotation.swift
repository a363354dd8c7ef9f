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
        || Self.factor(of: $0, in: unit) != nil
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
    if let factor = Self.factor(of: amount, in: unit) {
      return amount.number(in: numbers).map {
        DataNumber(Self.product($0.value, factor), spelling: text)
      }
    }
    guard
      AmountText.isSame(amount.unit, unit) || hasLetters && amount.hasLetter || amount.core == "0"
    else { return nil }
    return amount.number(in: numbers)
  }

  /// A product to twelve places: 500 B are 0.0005 MB, which a product of binary fractions is not.
  private static func product(_ value: Double, _ factor: Double) -> Double {
    (value * factor * 1e12).rounded() / 1e12
  }

  /// By what an amount is multiplied that has another unit of the same quantity; nil for any other.
  private static func factor(of amount: AmountText, in unit: String) -> Double? {
    guard !unit.isEmpty, amount.unit != unit else { return nil }
    // Beside other sizes of files, a single letter is a byte, which would be a billion elsewhere.
    if amount.unit.isEmpty {
      return amount.isOfBytes
        ? UnitFamily.factor(from: "B", to: unit).map { $0 / 1e9 } : nil
    }
    return UnitFamily.factor(from: amount.unit, to: unit)
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
    if let other = amounts.first(where: { factor(of: $0, in: unit) != nil }),
      let number = other.number(in: notation), let factor = factor(of: other, in: unit)
    {
      let plain = TextListReader.trimmed(other.text[...])
      notes.append(
        "\(Quotation(String(plain))) as \(DataNumber(product(number.value, factor)).spelling)")
    }
    example { $0.factor > 0 && factor(of: $0, in: unit) == nil }
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

// MARK: - Units

/// Units of one quantity, so that amounts in several of them can be compared: `340 KB` and `1.2 MB`.
private enum UnitFamily {
  /// Returns by what an amount in a unit is multiplied to be one in another unit; nil for units of two quantities.
  static func factor(from unit: String, to other: String) -> Double? {
    for family in families {
      if let first = family[unit], let second = family[other] { return first / second }
    }
    return nil
  }

  private static let families: [[String: Double]] = [
    [
      "B": 1, "bytes": 1, "byte": 1, "kB": 1e3, "KB": 1e3, "MB": 1e6, "GB": 1e9, "TB": 1e12, "o": 1,
      "ko": 1e3,
      "Ko": 1e3, "Mo": 1e6, "Go": 1e9, "To": 1e12, "KiB": 1024, "MiB": 1_048_576,
      "GiB": 1_073_741_824,
      "TiB": 1_099_511_627_776,
    ],
    ["mg": 0.001, "g": 1, "kg": 1e3, "t": 1e6],
    ["ml": 1, "cl": 10, "dl": 100, "l": 1e3],
    ["mm": 1, "cm": 10, "m": 1e3, "km": 1e6],
    ["ms": 0.001, "s": 1, "sec": 1, "min": 60, "mins": 60, "h": 3600, "hrs": 3600, "hours": 3600],
    ["W": 1, "kW": 1e3, "MW": 1e6, "GW": 1e9],
    ["Hz": 1, "kHz": 1e3, "MHz": 1e6, "GHz": 1e9],
  ]
}
