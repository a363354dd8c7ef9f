/// The names that people have for colours: `blue` for `#1D4ED8`.
enum ColorWords {
  private static let names: Set = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "white", "gray", "black",
  ]

  /// The colour of a shape as a scene says it; nil if it says none that has a name.
  static func shapeColor(in values: [String: String]) -> String? {
    for name in ["fill", "fill.style", "foregroundStyle", "stroke.style", "strokeBorder.style"] {
      let value = values.first { $0.key == name || $0.key.hasSuffix("." + name) }?.value
      if let value, let color = self.name(of: value) { return color }
    }
    return nil
  }

  /// What a colour is called that a scene says: a name, or six hexadecimal digits; nil for any other.
  static func name(of value: String) -> String? {
    if names.contains(value) { return value }
    guard value.hasPrefix("#"), value.count == 7, let word = UInt32(value.dropFirst(), radix: 16)
    else { return nil }
    return name(of: 0xFF00_0000 | word)
  }

  /// What a colour of a picture is called: a word of alpha, red, green and blue from the highest byte.
  static func name(of pixel: UInt32) -> String {
    if pixel >> 24 < 128 { return "transparent" }
    let channels = [16, 8, 0].map { Double(pixel >> UInt32($0) & 255) / 255 }
    let (red, green, blue) = (channels[0], channels[1], channels[2])
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let lightness = (most + least) / 2
    let chroma = most - least
    if chroma < 0.1 {
      return lightness > 0.94 ? "white" : lightness < 0.12 ? "black" : "gray"
    }
    let hue =
      switch most {
      case red: ((green - blue) / chroma).truncatingRemainder(dividingBy: 6) * 60
      case green: ((blue - red) / chroma + 2) * 60
      default: ((red - green) / chroma + 4) * 60
      }
    let name = Self.name(ofHue: hue < 0 ? hue + 360 : hue, lightness: lightness)
    if name == "red", lightness > 0.75 { return "pink" }
    if lightness > 0.8 { return name == "brown" ? "light orange" : "light \(name)" }
    return lightness < 0.2 && name != "brown" ? "dark \(name)" : name
  }

  private static func name(ofHue hue: Double, lightness: Double) -> String {
    switch hue {
    case ..<15: "red"
    case ..<45: lightness < 0.35 ? "brown" : "orange"
    case ..<70: "yellow"
    case ..<165: "green"
    case ..<200: "teal"
    case ..<255: "blue"
    case ..<290: "purple"
    case ..<345: "pink"
    default: "red"
    }
  }
}
