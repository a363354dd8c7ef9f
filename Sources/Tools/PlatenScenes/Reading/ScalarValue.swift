/// The value of a scalar by YAML 1.2's core schema.
package enum ScalarValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case int(Int)
  case double(Double)
  /// An infinity, not a number, or a number beyond the greatest.
  case notFinite
  case text(String)
}

extension SourceNode.Scalar {
  /// What the text means; quoted ones are always texts.
  package var value: ScalarValue {
    guard isPlain else { return .text(text) }
    if text.isEmpty { return .null }
    switch text.utf8.first ?? 0 {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      return number ?? .text(text)
    case UInt8(ascii: "n"), UInt8(ascii: "N"), UInt8(ascii: "~"), UInt8(ascii: "t"),
      UInt8(ascii: "T"), UInt8(ascii: "f"), UInt8(ascii: "F"):
      return word ?? .text(text)
    default: return .text(text)
    }
  }

  private var word: ScalarValue? {
    switch text {
    // YAML 1.2.2, 10.3.2: the core schema's words, in these three spellings alone.
    case "null", "Null", "NULL", "~": .null
    case "true", "True", "TRUE": .bool(true)
    case "false", "False", "FALSE": .bool(false)
    default: nil
    }
  }

  private var number: ScalarValue? {
    if text.hasPrefix("0x") { return whole(text.dropFirst(2), radix: 16) }
    // YAML 1.2 writes octal numbers with `0o`; in 1.1 a zero in front was enough.
    if text.hasPrefix("0o") { return whole(text.dropFirst(2), radix: 8) }
    switch text {
    case ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF", "-.inf", "-.Inf", "-.INF":
      return .notFinite
    case ".nan", ".NaN", ".NAN": return .notFinite
    default: break
    }
    guard let isWhole = Self.isWhole(text.utf8) else { return nil }
    if isWhole, let int = Int(text) { return .int(int) }
    return Double(text).map { $0.isFinite ? .double($0) : .notFinite }
  }

  /// A number without a sign, in digits of another base.
  private func whole(_ digits: Substring, radix: Int) -> ScalarValue? {
    guard !digits.isEmpty, digits.utf8.allSatisfy({ Self.value(of: $0) < radix }) else {
      return nil
    }
    if let int = Int(digits, radix: radix) { return .int(int) }
    let double = digits.utf8.reduce(0.0) { $0 * Double(radix) + Double(Self.value(of: $1)) }
    return double.isFinite ? .double(double) : .notFinite
  }

  private static func value(of digit: UInt8) -> Int {
    Character(Unicode.Scalar(digit)).hexDigitValue ?? .max
  }

  /// Returns whether a decimal number is an integer; nil if the text is no number.
  ///
  /// A number is `[-+]? ( \. [0-9]+ | [0-9]+ ( \. [0-9]* )? ) ( [eE] [-+]? [0-9]+ )?`.
  private static func isWhole(_ text: String.UTF8View) -> Bool? {
    var rest = text[...]
    func skipSign() {
      if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    }
    func skipDigits() -> Int {
      let end =
        rest.firstIndex { $0 < UInt8(ascii: "0") || $0 > UInt8(ascii: "9") } ?? rest.endIndex
      defer { rest = rest[end...] }
      return rest.distance(from: rest.startIndex, to: end)
    }
    skipSign()
    var digits = skipDigits()
    if digits > 0, rest.isEmpty { return true }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      digits += skipDigits()
    }
    guard digits > 0 else { return nil }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest.removeFirst()
      skipSign()
      guard skipDigits() > 0 else { return nil }
    }
    return rest.isEmpty ? false : nil
  }
}
