/// A colour as Cairo writes it: `rgb(94.901961%,94.901961%,96.862745%)`.
struct SVGColor {
  private let red: Int
  private let green: Int
  private let blue: Int

  /// Reads a colour; nil for none, and for what is no plain colour.
  init?(_ text: Bytes) {
    let name: StaticString = "rgb("
    guard text.starts(with: name), text.last == UInt8(ascii: ")") else { return nil }
    var cursor = SVGNumberCursor(
      Bytes(rebasing: text[name.utf8CodeUnitCount..<text.count - 1]))
    guard let red = Self.component(&cursor), let green = Self.component(&cursor),
      let blue = Self.component(&cursor), cursor.isAtEnd
    else { return nil }
    self.red = red
    self.green = green
    self.blue = blue
  }

  var isBlack: Bool { red == 0 && green == 0 && blue == 0 }

  /// Writes `#RGB` or `#RRGGBB`.
  func write(to writer: inout ByteWriter) {
    writer.append(UInt8(ascii: "#"))
    let isShort = [red, green, blue].allSatisfy { $0 >> 4 == $0 & 15 }
    for component in [red, green, blue] {
      if !isShort { writer.append(Self.digit(component >> 4)) }
      writer.append(Self.digit(component & 15))
    }
  }

  private static func digit(_ value: Int) -> UInt8 {
    UInt8(value) + (value < 10 ? UInt8(ascii: "0") : UInt8(ascii: "A") - 10)
  }

  /// A percentage as a byte.
  private static func component(_ cursor: inout SVGNumberCursor) -> Int? {
    guard let percent = cursor.next(decimals: 6), cursor.nextByte() == UInt8(ascii: "%") else {
      return nil
    }
    return (min(max(percent, 0), 100_000_000) * 255 + 50_000_000) / 100_000_000
  }
}
