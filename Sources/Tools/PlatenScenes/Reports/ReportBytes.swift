/// JSON in bytes, spelled as ``ReportText`` has it on one line, and written at a fraction of its
/// time: Foundation's encoder makes a tree of the whole first.
///
/// Whoever writes brings the commas and the brackets, and names in alphabetical order.
struct ReportBytes {
  private(set) var bytes: [UInt8] = []

  /// Takes out what was written.
  mutating func take() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  /// Adds what is JSON already.
  mutating func put(_ json: StaticString) {
    json.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  mutating func add(_ value: Bool) { put(value ? "true" : "false") }

  mutating func add(_ value: some BinaryInteger) { bytes.append(contentsOf: "\(value)".utf8) }

  /// Adds a number in as few digits as tell it from others.
  ///
  /// - Throws: ``NotFiniteError`` for one that JSON has no spelling for.
  mutating func add(_ value: Double) throws(NotFiniteError) {
    guard value.isFinite else { throw NotFiniteError() }
    let digits = value.description.utf8
    bytes.append(contentsOf: digits)
    if digits.suffix(2).elementsEqual(".0".utf8) { bytes.removeLast(2) }
  }

  /// Adds a text in quotation marks.
  mutating func add(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): put("\\\"")
      case UInt8(ascii: "\\"): put("\\\\")
      case 0x08: put("\\b")
      case 0x09: put("\\t")
      case 0x0A: put("\\n")
      case 0x0C: put("\\f")
      case 0x0D: put("\\r")
      case 0..<0x20:
        put(byte < 0x10 ? "\\u000" : "\\u001")
        bytes.append(Self.digits[Int(byte & 0xF)])
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static let digits = Array("0123456789abcdef".utf8)

  /// Adds a list in brackets.
  ///
  /// - Throws: What `write` throws.
  mutating func add<Element, Failure: Error>(
    _ list: some Sequence<Element>,
    _ write: (inout Self, Element) throws(Failure) -> Void
  ) throws(Failure) {
    put("[")
    var isFirst = true
    for element in list {
      if !isFirst { put(",") }
      isFirst = false
      try write(&self, element)
    }
    put("]")
  }
}

/// A number that JSON has no spelling for.
struct NotFiniteError: Error, Hashable, CustomStringConvertible {
  var description: String { "a number of the report is not finite" }
}
