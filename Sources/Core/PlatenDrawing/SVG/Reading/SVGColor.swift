internal import Foundation

/// A colour as 0xRRGGBBAA, however it is spelled.
package struct SVGColor: Hashable, Sendable {
  package var value: UInt32

  private init(value: UInt32) { self.value = value }

  /// Reads a colour; nil if the text is none, such as `currentColor`.
  package init?(_ text: String) {
    let text = text.lowercased()
    if text.hasPrefix("#") {
      guard let value = Self.hex(text.dropFirst()) else { return nil }
      self.value = value
    } else if let color = SVGColorNames.color(text) {
      value = color << 8 | 0xFF
    } else if text == "transparent" {
      value = 0
    } else {
      guard let value = Self.function(text) else { return nil }
      self.value = value
    }
  }

  /// The names of CSS in alphabetical order.
  package static var names: [String] { SVGColorNames.names }

  /// The colour of a name of CSS in small letters; nil for other texts.
  package static func named(_ name: String) -> SVGColor? {
    SVGColorNames.color(name).map { SVGColor(value: $0 << 8 | 0xFF) }
  }

  /// The colour as `#rrggbb`, or as `#rrggbbaa` if it is not opaque.
  package var description: String {
    let digits = String(value, radix: 16)
    let all = String(repeating: "0", count: 8 - digits.count) + digits
    return "#" + (all.hasSuffix("ff") ? String(all.dropLast(2)) : all)
  }

  /// The largest difference of two colours' parts, from 0 to 255.
  package func distance(to other: SVGColor) -> Int {
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

  /// Returns whether a text is a colour, a reference, or a keyword that a property of colours may have.
  static func isPaint(_ text: String) -> Bool {
    let text = text.lowercased()
    return keywords.contains(text) || text.hasPrefix("url(") || text.hasPrefix("var(")
      || SVGColor(text) != nil
  }

  private static let keywords: Set<String> = [
    "none", "inherit", "initial", "unset", "revert", "currentcolor", "context-fill",
    "context-stroke",
  ]

  /// A colour as `rgb(…)`, `hsl(…)`, `oklch(…)`, `oklab(…)` or `color(…)`, with or without alpha.
  private static func function(_ text: String) -> UInt32? {
    var scanner = SVGScanner(text)
    let name = scanner.word()
    guard scanner.next == UInt8(ascii: "("), text.hasSuffix(")") else { return nil }
    scanner.advance()
    scanner.skipSeparators()
    let space = name == "color" ? scanner.word() : ""
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
    guard parts.allSatisfy({ ["", "%", "deg"].contains($0.unit) }) else { return nil }
    let alpha = parts.count == 4 ? parts[3].number / (parts[3].unit == "%" ? 100 : 1) : 1
    switch name {
    case "rgb", "rgba":
      return packed(parts[0..<3].map { $0.unit == "%" ? $0.number / 100 : $0.number / 255 }, alpha)
    case "oklch", "oklab":
      let scale = parts[0].unit == "%" ? 100.0 : 1
      // A hundred per cent of the other parts is 0.4 (CSS Color Module Level 4, 9.2).
      let others = parts[1..<3].map { $0.number * ($0.unit == "%" ? 0.004 : 1) }
      let angle = parts[2].number * .pi / 180
      let (a, b) =
        name == "oklab"
        ? (others[0], others[1]) : (others[0] * cos(angle), others[0] * sin(angle))
      return packed(rgb(ofOklab: parts[0].number / scale, a, b), alpha)
    case "hsl", "hsla":
      return packed(rgb(parts[0].number, parts[1].number / 100, parts[2].number / 100), alpha)
    case "color":
      let values = parts[0..<3].map { $0.number / ($0.unit == "%" ? 100 : 1) }
      return spaces[space].map { packed($0.sRGB(values[0], values[1], values[2]), alpha) }
    default: return nil
    }
  }

  /// The spaces of `color(…)` by their names in CSS.
  private static let spaces: [String: Color.RGBColorSpace] = [
    "srgb": .sRGB, "srgb-linear": .sRGBLinear, "display-p3": .displayP3,
  ]

  private static func packed(_ parts: (Double, Double, Double), _ alpha: Double) -> UInt32 {
    packed([parts.0, parts.1, parts.2], alpha)
  }

  private static func packed(_ parts: [Double], _ alpha: Double) -> UInt32 {
    (parts + [alpha]).reduce(0) { value, part in
      value << 8 | (part.isNaN ? 0 : UInt32((min(max(part, 0), 1) * 255).rounded()))
    }
  }

  /// The parts of a colour of Oklab, of what sRGB lacks the nearest of each (CSS Color Module Level 4,
  /// 10.8).
  private static func rgb(ofOklab lightness: Double, _ a: Double, _ b: Double) -> [Double] {
    func cube(_ first: Double, _ second: Double) -> Double {
      let root = lightness + first * a + second * b
      return root * root * root
    }
    let l = cube(0.3963377774, 0.2158037573)
    let m = cube(-0.1055613458, -0.0638541728)
    let s = cube(-0.0894841775, -1.2914855480)
    return [
      4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s,
    ].map { $0 <= 0.0031308 ? 12.92 * $0 : 1.055 * pow($0, 1 / 2.4) - 0.055 }
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

// MARK: - Names

/// The named colours of CSS ("CSS Color Module Level 4", section 6.1).
private enum SVGColorNames {
  /// The names in alphabetical order.
  static var names: [String] {
    table.description.split(whereSeparator: { ", \n".contains($0) }).enumerated()
      .compactMap { $0.offset.isMultiple(of: 2) ? String($0.element) : nil }
  }

  /// The colour of a name in small letters as 0xRRGGBB; nil for other texts.
  ///
  /// Searches the text itself: to make a dictionary of it takes a fifth of the time of a small picture.
  static func color(_ name: String) -> UInt32? {
    let name = Array(name.utf8)
    guard !name.isEmpty, name.allSatisfy({ (0x61...0x7A).contains($0) }) else { return nil }
    return table.withUTF8Buffer { table in
      var start = 0
      while start + name.count + 7 <= table.count {
        if table[start + name.count] == 0x20, table[start..<start + name.count].elementsEqual(name)
        {
          let digits = table[start + name.count + 1..<start + name.count + 7]
          return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
        }
        // After the comma there is a space or the end of the line.
        guard let comma = table[start...].firstIndex(of: 0x2C) else { return nil }
        start = comma + 2
      }
      return nil
    }
  }

  private static let table: StaticString = """
    aliceblue f0f8ff, antiquewhite faebd7, aqua 00ffff, aquamarine 7fffd4, azure f0ffff,
    beige f5f5dc, bisque ffe4c4, black 000000, blanchedalmond ffebcd, blue 0000ff,
    blueviolet 8a2be2, brown a52a2a, burlywood deb887, cadetblue 5f9ea0, chartreuse 7fff00,
    chocolate d2691e, coral ff7f50, cornflowerblue 6495ed, cornsilk fff8dc, crimson dc143c,
    cyan 00ffff, darkblue 00008b, darkcyan 008b8b, darkgoldenrod b8860b, darkgray a9a9a9,
    darkgreen 006400, darkgrey a9a9a9, darkkhaki bdb76b, darkmagenta 8b008b,
    darkolivegreen 556b2f, darkorange ff8c00, darkorchid 9932cc, darkred 8b0000,
    darksalmon e9967a, darkseagreen 8fbc8f, darkslateblue 483d8b, darkslategray 2f4f4f,
    darkslategrey 2f4f4f, darkturquoise 00ced1, darkviolet 9400d3, deeppink ff1493,
    deepskyblue 00bfff, dimgray 696969, dimgrey 696969, dodgerblue 1e90ff, firebrick b22222,
    floralwhite fffaf0, forestgreen 228b22, fuchsia ff00ff, gainsboro dcdcdc, ghostwhite f8f8ff,
    gold ffd700, goldenrod daa520, gray 808080, green 008000, greenyellow adff2f, grey 808080,
    honeydew f0fff0, hotpink ff69b4, indianred cd5c5c, indigo 4b0082, ivory fffff0, khaki f0e68c,
    lavender e6e6fa, lavenderblush fff0f5, lawngreen 7cfc00, lemonchiffon fffacd,
    lightblue add8e6, lightcoral f08080, lightcyan e0ffff, lightgoldenrodyellow fafad2,
    lightgray d3d3d3, lightgreen 90ee90, lightgrey d3d3d3, lightpink ffb6c1, lightsalmon ffa07a,
    lightseagreen 20b2aa, lightskyblue 87cefa, lightslategray 778899, lightslategrey 778899,
    lightsteelblue b0c4de, lightyellow ffffe0, lime 00ff00, limegreen 32cd32, linen faf0e6,
    magenta ff00ff, maroon 800000, mediumaquamarine 66cdaa, mediumblue 0000cd,
    mediumorchid ba55d3, mediumpurple 9370db, mediumseagreen 3cb371, mediumslateblue 7b68ee,
    mediumspringgreen 00fa9a, mediumturquoise 48d1cc, mediumvioletred c71585,
    midnightblue 191970, mintcream f5fffa, mistyrose ffe4e1, moccasin ffe4b5, navajowhite ffdead,
    navy 000080, oldlace fdf5e6, olive 808000, olivedrab 6b8e23, orange ffa500, orangered ff4500,
    orchid da70d6, palegoldenrod eee8aa, palegreen 98fb98, paleturquoise afeeee,
    palevioletred db7093, papayawhip ffefd5, peachpuff ffdab9, peru cd853f, pink ffc0cb,
    plum dda0dd, powderblue b0e0e6, purple 800080, rebeccapurple 663399, red ff0000,
    rosybrown bc8f8f, royalblue 4169e1, saddlebrown 8b4513, salmon fa8072, sandybrown f4a460,
    seagreen 2e8b57, seashell fff5ee, sienna a0522d, silver c0c0c0, skyblue 87ceeb,
    slateblue 6a5acd, slategray 708090, slategrey 708090, snow fffafa, springgreen 00ff7f,
    steelblue 4682b4, tan d2b48c, teal 008080, thistle d8bfd8, tomato ff6347, turquoise 40e0d0,
    violet ee82ee, wheat f5deb3, white ffffff, whitesmoke f5f5f5, yellow ffff00,
    yellowgreen 9acd32
    """
}
