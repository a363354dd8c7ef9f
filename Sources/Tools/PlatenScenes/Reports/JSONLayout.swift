/// Lays JSON that is on one line out on many, for people, as ``ReportText`` does.
struct JSONLayout {
  /// In how many brackets the next byte is.
  private var depth = 0
  private var isInText = false
  private var isEscaped = false
  /// Whether a bracket was opened and nothing came yet.
  private var isOpened = false
  private var laidOut: [UInt8] = []

  /// Lays out the next bytes.
  ///
  /// - Parameter json: JSON without spaces between its parts; it may be cut anywhere.
  mutating func laidOut(_ json: [UInt8]) -> [UInt8] {
    laidOut.reserveCapacity(2 * json.count)
    for byte in json { add(byte) }
    defer { laidOut = [] }
    return laidOut
  }

  private mutating func add(_ byte: UInt8) {
    if isInText {
      laidOut.append(byte)
      isInText = isEscaped || byte != UInt8(ascii: "\"")
      isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
      return
    }
    switch byte {
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      depth -= 1
      beginLine()
      isOpened = false
    case _ where isOpened:
      indent()
      isOpened = false
    default: break
    }
    switch byte {
    case UInt8(ascii: ":"): laidOut += [UInt8(ascii: " "), byte, UInt8(ascii: " ")]
    case UInt8(ascii: ","):
      laidOut.append(byte)
      beginLine()
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      laidOut += [byte, UInt8(ascii: "\n")]
      depth += 1
      isOpened = true
    default:
      laidOut.append(byte)
      isInText = byte == UInt8(ascii: "\"")
    }
  }

  private mutating func beginLine() {
    laidOut.append(UInt8(ascii: "\n"))
    indent()
  }

  private mutating func indent() {
    laidOut.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
  }
}
