/// A finite number of a data file, with its spelling kept: a code such as `007` is printed as it is
/// written.
package struct DataNumber: Sendable {
  package let value: Double
  /// The digits as the file has them.
  package let spelling: String

  /// A number that was computed; its spelling has no more digits than it needs.
  ///
  /// What is not finite counts as 0.
  package init(_ value: Double) {
    self.value = value.isFinite ? value + 0 : 0
    let text = "\(self.value)"
    spelling = text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// The number that a text spells, or `nil` if it spells none.
  ///
  /// That is digits with at most one point among them, a sign before and an exponent after them;
  /// spaces around them do not count. There are no other notations, no `nan` and no `inf`.
  package init?(spelling: String) {
    guard let value = Self.value(of: spelling) else { return nil }
    self.value = value
    self.spelling = spelling
  }

  /// A finite number that was read by other rules.
  init(_ value: Double, spelling: String) {
    self.value = value
    self.spelling = spelling
  }

  private static func value(of text: String) -> Double? {
    // Most cells are texts.
    guard let first = text.utf8.first, first < UInt8(ascii: ":") else { return nil }
    var bytes = Substring(text).utf8
    while bytes.first == 0x20 { bytes.removeFirst() }
    while bytes.last == 0x20 { bytes.removeLast() }
    guard isNumber(bytes), let value = Double(Substring(bytes)), value.isFinite else { return nil }
    return value
  }

  private static func isNumber(_ text: Substring.UTF8View) -> Bool {
    var bytes = text[...]
    func skipSign() {
      if bytes.first == UInt8(ascii: "-") || bytes.first == UInt8(ascii: "+") {
        bytes.removeFirst()
      }
    }
    func skipDigits() -> Int {
      let count = bytes.prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }.count
      bytes.removeFirst(count)
      return count
    }
    skipSign()
    var digits = skipDigits()
    if bytes.first == UInt8(ascii: ".") {
      bytes.removeFirst()
      digits += skipDigits()
    }
    guard digits > 0 else { return false }
    if bytes.first == UInt8(ascii: "e") || bytes.first == UInt8(ascii: "E") {
      bytes.removeFirst()
      skipSign()
      guard skipDigits() > 0 else { return false }
    }
    return bytes.isEmpty
  }
}

/// Numbers are the same if their values are, however they are spelled.
extension DataNumber: Hashable {
  package static func == (one: Self, other: Self) -> Bool { one.value == other.value }

  package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
