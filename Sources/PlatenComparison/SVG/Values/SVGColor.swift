/// A colour as 0xRRGGBBAA, however it is spelled.
struct SVGColor: Hashable {
  var value: UInt32

  /// Reads a colour; nil if the text is none, such as `currentColor`.
  init?(_ text: String) {
    let text = text.lowercased()
    if text.hasPrefix("#") {
      guard let value = Self.hex(text.dropFirst()) else { return nil }
      self.value = value
    } else if let color = SVGColorNames.colors[text[...]] {
      value = color << 8 | 0xFF
    } else if text == "transparent" {
      value = 0
    } else {
      guard let value = Self.function(text) else { return nil }
      self.value = value
    }
  }

  /// The colour as `#rrggbb`, or as `#rrggbbaa` if it is not opaque.
  var description: String {
    let digits = String(value, radix: 16)
    let all = String(repeating: "0", count: 8 - digits.count) + digits
    return "#" + (all.hasSuffix("ff") ? String(all.dropLast(2)) : all)
  }

  /// The largest difference of two colours' parts, from 0 to 255.
  func distance(to other: SVGColor) -> Int {
    [24, 16, 8, 0].map { shift in
      abs(Int(value >> UInt32(shift) & 0xFF) - Int(other.value >> UInt32(shift) & 0xFF))
    }.max() ?? 0
  }

  private static func hex(_ digits: Substring) -> UInt32? {
    guard digits.allSatisfy(\.isHexDigit) else { return nil }
    let long = digits.count < 5 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
    switch long.count {
    case 6: return UInt32(long, radix: 16).map { $0 << 8 | 0xFF }
    case 8: return UInt32(long, radix: 16)
    default: return nil
    }
  }

  /// A colour as `rgb(…)`, `rgba(…)`, `hsl(…)` or `hsla(…)`.
  private static func function(_ text: String) -> UInt32? {
    var scanner = SVGScanner(text)
    let name = scanner.word()
    guard scanner.next == UInt8(ascii: "("), text.hasSuffix(")") else { return nil }
    scanner.advance()
    var parts: [(number: Double, unit: String)] = []
    while true {
      scanner.skipSeparators()
      if scanner.next == UInt8(ascii: "/") { scanner.advance() }
      scanner.skipSeparators()
      guard parts.count < 5, let number = scanner.number() else { break }
      parts.append((number, scanner.unit()))
    }
    guard scanner.next == UInt8(ascii: ")"), parts.count == 3 || parts.count == 4 else {
      return nil
    }
    let alpha = parts.count == 4 ? parts[3].number / (parts[3].unit == "%" ? 100 : 1) : 1
    switch name {
    case "rgb", "rgba":
      return packed(parts[0..<3].map { $0.unit == "%" ? $0.number / 100 : $0.number / 255 }, alpha)
    case "hsl", "hsla":
      return packed(rgb(parts[0].number, parts[1].number / 100, parts[2].number / 100), alpha)
    default: return nil
    }
  }

  private static func packed(_ parts: [Double], _ alpha: Double) -> UInt32 {
    (parts + [alpha]).reduce(0) { $0 << 8 | UInt32((min(max($1, 0), 1) * 255).rounded()) }
  }

  /// The parts of a colour of HSL (CSS Color Module Level 4, 7.1).
  private static func rgb(_ hue: Double, _ saturation: Double, _ lightness: Double) -> [Double] {
    let amount = saturation * min(lightness, 1 - lightness)
    return [0, 8, 4].map { offset in
      let place = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
      let wrapped = place < 0 ? place + 12 : place
      return lightness - amount * max(-1, min(wrapped - 3, 9 - wrapped, 1))
    }
  }
}
