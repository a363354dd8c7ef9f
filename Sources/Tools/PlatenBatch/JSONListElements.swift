/// Finds the end of an element of a JSON list, which comes in pieces.
///
/// Only strings and brackets are told apart: who reads the element says what is wrong in it.
struct JSONListElements {
  private var depth = 0
  private var isInString = false
  private var isEscaped = false
  /// Whether the bracket that closes the list was found.
  private(set) var isClosed = false
  /// The ends of lines within what was looked through of the element.
  private(set) var innerEnds = 0

  /// Returns whether a byte is white space of JSON.
  static func isWhite(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  /// Returns where the text of an input begins; nil as long as nothing but white space has come.
  static func start(in bytes: [UInt8]) -> Int? {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    return text.firstIndex { !isWhite($0) }
  }

  /// Returns whether a byte ends the element: the comma behind it, or the bracket that closes the list.
  mutating func ends(at byte: UInt8) -> Bool {
    if byte == UInt8(ascii: "\n") { innerEnds += 1 }
    if isInString {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isInString = false
      }
      return false
    }
    switch byte {
    case UInt8(ascii: "\""): isInString = true
    case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
    case UInt8(ascii: "}"): depth -= 1
    case UInt8(ascii: "]") where depth > 0: depth -= 1
    case UInt8(ascii: "]"):
      isClosed = true
      return true
    case UInt8(ascii: ",") where depth <= 0: return true
    default: break
    }
    return false
  }
}
