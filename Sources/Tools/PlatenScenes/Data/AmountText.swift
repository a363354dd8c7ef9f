/// A text of a cell without what stands around a number: its unit, and words and letters as `million`
/// and `k` that multiply it.
struct AmountText {
  /// What stands around numbers, by how sure it is that it is a unit.
  enum Unit {
    case none
    /// A percent sign, the sign or code of a currency, or the sign of a unit of measure.
    case known
    /// Any other word: one only where the others of its column have it, too.
    case word
  }

  let text: String
  private(set) var unit = ""
  private(set) var kind = Unit.none
  /// The number with its sign, without unit and factor, in the digits of programs; empty for none.
  private(set) var core = ""
  /// By which power of ten it is multiplied: 3 for `k`.
  private(set) var factor = 0

  /// Whether a mark behind the number was passed over: that of a footnote, as in `30*` and `30 [1]`, or the
  /// plus sign of `500+`.
  private(set) var hasMark = false
  /// Whether a margin behind the number was passed over, or a share beside it: `120 ± 5`, `12 (60%)`.
  private(set) var hasMargin = false
  /// Whether its digits are of another script.
  private(set) var hasOtherDigits = false

  /// Whether there are spaces between digits.
  var hasSpaces: Bool { core.unicodeScalars.contains { $0.properties.isWhitespace } }

  init(_ text: String) {
    self.text = text
    // Most amounts are digits, and most texts have none.
    if text.utf8.allSatisfy(\.isASCIIDigit) {
      core = text
      return
    }
    guard text.utf8.count <= 80, text.utf8.contains(where: { $0.isASCIIDigit || $0 >= 0xD9 }) else {
      return
    }
    var rest = TextListReader.trimmed(text[...])
    var plain = ""
    if let digits = Self.plainDigits(rest) {
      (plain, hasOtherDigits) = (digits, true)
      rest = plain[...]
    }
    passMargin(behind: &rest)
    passShare(behind: &rest)
    passMark(behind: &rest)
    var sign = Self.takenSign(from: &rest)
    // Books of accounts write what is below zero so: (1,234.00).
    if sign.isEmpty, rest.first == "(", rest.last == ")" {
      sign = "-"
      rest = TextListReader.trimmed(rest.dropFirst().dropLast())
    }
    if let first = rest.first, first == "%" || first == "‰" {
      (unit, kind) = (String(first), .known)
      rest = TextListReader.trimmed(rest.dropFirst())
    } else if let currency = CurrencyText.taken(from: rest) {
      (unit, kind, rest) = (currency.name, .known, currency.rest)
    }
    if sign.isEmpty { sign = Self.takenSign(from: &rest) }
    guard takeWords(behind: &rest) else { return }
    core = sign + rest
  }

  /// Takes the sign before a number; empty where there is none.
  private static func takenSign(from rest: inout Substring) -> String {
    guard let first = rest.first, "+-−".contains(first) else { return "" }
    rest = TextListReader.trimmed(rest.dropFirst())
    return first == "+" ? "+" : "-"
  }

  /// Passes over how far a measured number may be off, which may have the unit of both behind it.
  private mutating func passMargin(behind rest: inout Substring) {
    // Hardly any amount has one.
    guard rest.utf8.contains(where: { $0 == 0xB1 || $0 == UInt8(ascii: "/") }),
      let sign = ["±", "+/-", "+/−"].lazy.compactMap({ [rest] in rest.firstRange(of: $0) }).first
    else { return }
    let number = TextListReader.trimmed(rest[..<sign.lowerBound])
    let margin = TextListReader.trimmed(rest[sign.upperBound...])
    guard number.last?.isNumber == true, margin.first?.isNumber == true else { return }
    let unit = margin.drop { $0.isNumber || ".,".contains($0) }
    (rest, hasMargin) = ((String(number) + unit)[...], true)
  }

  /// Passes over another amount in brackets behind a number, as polls write shares beside votes: `12 (60%)`,
  /// `60% (12 votes)`.
  private mutating func passShare(behind rest: inout Substring) {
    guard rest.last == ")", let start = rest.lastIndex(of: "("), start > rest.startIndex else {
      return
    }
    let (amount, other) = (
      TextListReader.trimmed(rest[..<start]), rest[start...].dropFirst().dropLast()
    )
    guard other.first?.isNumber == true, amount.contains(where: \.isNumber),
      other.contains("%") != amount.contains("%"), other.contains(where: \.isNumber)
    else { return }
    (rest, hasMargin) = (amount, true)
  }

  /// Passes over the mark behind a number.
  private mutating func passMark(behind rest: inout Substring) {
    var end = rest
    while let last = end.last, "*†‡§+".contains(last) { end.removeLast() }
    if end.last == "]", let start = end.lastIndex(of: "["),
      end.distance(from: start, to: end.endIndex) < 7
    {
      end = end[..<start]
    }
    end = TextListReader.trimmed(end)
    guard end.endIndex < rest.endIndex, end.last?.isNumber == true || end.last == "%" else {
      return
    }
    (rest, hasMark) = (end, true)
  }

  /// Takes the words behind a number; whether they may stand there.
  private mutating func takeWords(behind rest: inout Substring) -> Bool {
    guard let last = rest.lastIndex(where: { $0.isASCII && $0.isNumber }) else { return false }
    var words = rest[rest.index(after: last)...].split(whereSeparator: \.isWhitespace)
    // A decimal point or comma may end a number.
    if let first = words.first, first.count == 1, ".,".contains(first) { return true }
    guard !words.isEmpty else { return true }
    rest = rest[...last]
    // A dash stands for a fraction of none, as in prices: 12.–, 12,-
    if let first = words.first, Self.wholes.contains(first) { words.removeFirst() }
    if let first = words.first, let power = Self.factor(first) {
      factor = power
      words.removeFirst()
    } else if let first = words.first, first.last?.isCurrencySymbol == true,
      let power = Self.factor(first.dropLast())
    {
      // As in "300 k€".
      factor = power
      words[0] = first.suffix(1)
    } else if let first = words.first, first.first?.isASCII == false,
      let power = Self.letters[first.prefix(1)]
    {
      // As in "3億円".
      factor = power
      words[0] = first.dropFirst()
    }
    return takeUnit(words)
  }

  /// Takes words for the unit, or behind a currency for the time that it is paid for: `$12/mo`.
  private mutating func takeUnit(_ words: [Substring]) -> Bool {
    guard let first = words.first else { return true }
    let name = words.joined(separator: " ")
    // A currency may have behind it what is paid so: `€/kg`.
    let base = first.prefix { $0 != "/" }
    let isKnown = CurrencyText.isOne(base) || Self.isSign(base) || Self.measures.contains(name)
    guard words.count <= 2, name.count <= 24,
      isKnown || name.allSatisfy({ $0.isLetter || " .°²³/µ".contains($0) })
    else { return false }
    if !unit.isEmpty {
      // A code may say which dollars they are: `$3.50 USD`.
      if words.count == 1, CurrencyText.isOne(unit[...]), CurrencyText.isOne(first) { return true }
      guard kind == .known, first.first == "/" || first == "per" else { return false }
      unit += first.first == "/" ? name : " " + name
      return true
    }
    unit = CurrencyText.isOne(base) && name.last == "." ? CurrencyText.plain(name[...]) : name
    kind = isKnown ? .known : .word
    return true
  }

  /// Whether it may be the name of a column as well: `USD 2024`.
  var mayBeName: Bool {
    text.first?.isLetter == true && Int(core).map { (1900...2100).contains($0) } == true
  }

  /// The number with its factor; nil for what is none.
  func number(in numbers: NumberNotation) -> DataNumber? {
    guard !core.isEmpty, let number = numbers.number(core) else { return nil }
    // 1.1 thousand is 1100, which a product of binary fractions is not.
    guard factor > 0 else { return DataNumber(number.value, spelling: text) }
    return Double("\(number.value)e\(factor)").map { DataNumber($0, spelling: text) }
  }

  /// Whether it is a number in one of the notations, with no unit or one that is known.
  var isAmount: Bool {
    kind != .word && NumberNotation.signs.contains { number(in: $0) != nil }
  }

  /// Whether it is an amount without a mark behind it: `18+` and `2023*` may be names.
  var isUnmarkedAmount: Bool { isAmount && !hasMark }

  /// Whether it is a number with a `B` behind it: billions, or bytes beside kilobytes.
  var isOfBytes: Bool { factor == 9 && text.last == "B" }

  /// Whether what stands behind the number is a letter, which marks it in a column of numbers: `30 r`.
  var hasLetter: Bool { kind == .word && unit.count == 1 && unit.first?.isLowercase == true }

  /// Whether a unit is the same as another one, but for the ending that tells one from many.
  static func isSame(_ unit: String, _ other: String) -> Bool {
    if unit == other { return true }
    // What is paid a month is not what is paid a year.
    if unit.contains("/") || other.contains("/") { return false }
    let common = zip(unit, other).prefix { $0 == $1 }.count
    return common > 2 && unit.count - common < 3 && other.count - common < 3
  }

  private static func isSign(_ unit: Substring) -> Bool { unit == "%" || unit == "‰" }

  private static let wholes: Set<Substring> = [
    ".–", ".—", ".-", ".--", ",–", ",—", ",-", ",--",
  ]

  /// The text with the digits of programs and their points in place of those of another script; nil for
  /// one that has them already.
  static func plainDigits(_ text: Substring) -> String? {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    var hasOthers = false
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if !scalar.isASCII, scalar.properties.numericType == .decimal,
        let value = scalar.properties.numericValue
      {
        hasOthers = true
        plain.append(Unicode.Scalar(UInt8(ascii: "0") + UInt8(value)))
      } else if let sign = signsOfScripts[scalar] {
        plain.append(sign)
      } else {
        plain.append(scalar)
      }
    }
    return hasOthers ? String(plain) : nil
  }

  /// The decimal sign and that between groups in Arabic, and those of full width.
  private static let signsOfScripts: [Unicode.Scalar: Unicode.Scalar] = [
    "\u{66B}": ".", "\u{66C}": ",", "．": ".", "，": ",",
  ]

  private static func factor(_ word: Substring) -> Int? {
    if word.count == 1 { return letters[word] }
    let word = word.last == "." ? word.dropLast() : word
    return factors[word.lowercased()]
  }

  private static let letters: [Substring: Int] = [
    "k": 3, "K": 3, "M": 6, "B": 9, "G": 9, "T": 12, "千": 3, "万": 4, "億": 8, "亿": 8, "兆": 12,
    "천": 3, "만": 4, "억": 8, "조": 12,
  ]

  private static let factors: [String: Int] = [
    "thousand": 3, "tsd": 3, "mille": 3, "mil": 3, "тыс": 3, "mn": 6, "mio": 6, "mln": 6, "млн": 6,
    "million": 6, "millions": 6, "millionen": 6, "millones": 6, "milioni": 6, "bn": 9, "mrd": 9,
    "млрд": 9, "billion": 9, "billions": 9, "milliarde": 9, "milliarden": 9, "milliard": 9,
    "milliards": 9, "miliardi": 9, "trillion": 12, "trillions": 12, "tn": 12, "lakh": 5, "crore": 7,
    "thousands": 3, "lakhs": 5, "crores": 7, "लाख": 5, "करोड़": 7, "tys": 3, "mld": 9, "тис": 3,
    "tis": 3, "tisíc": 3, "ezer": 3, "millió": 6, "milliárd": 9, "tusen": 3, "mia": 9, "miljoen": 6,
    "miljard": 9, "miljon": 6, "miljoner": 6, "miljarder": 9, "millón": 6, "milhão": 6,
    "milhões": 6, "bilhão": 9, "bilhões": 9, "bin": 3, "milyon": 6, "milyar": 9, "ribu": 3,
    "juta": 6, "miliar": 9, "nghìn": 3, "triệu": 6, "tỷ": 9, "χιλ": 3, "εκατ": 6, "δισ": 9,
    "ألف": 3, "مليون": 6, "مليار": 9, "هزار": 3, "میلیون": 6, "میلیارد": 9,
  ]

  private static let measures: Set<String> = [
    "km", "m", "cm", "mm", "cl", "dl", "mi", "ft", "kg", "g", "mg", "t", "lb", "l", "ml", "h",
    "min", "s", "ms",
    "Hz", "kHz", "MHz", "GHz", "kB", "KB", "MB", "GB", "TB", "KiB", "MiB", "GiB", "TiB", "Ko", "Mo",
    "Go", "To", "px", "pt", "W", "kW", "MW", "GW",
    "kWh", "V", "°C", "°F", "km²", "m²", "m³", "km/h",
  ]
}

extension UInt8 {
  var isASCIIDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
}
