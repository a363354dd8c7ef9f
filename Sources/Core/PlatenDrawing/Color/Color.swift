internal import Foundation

/// A colour, which may differ between the light and the dark scheme.
public struct Color: Hashable, Sendable {
  /// A colour's components in sRGB, each from 0 to 1, not premultiplied.
  ///
  /// Values outside are limited to this range, and NaN counts as 0.
  public struct Resolved: Hashable, Sendable {
    /// Red, from 0 to 1.
    public var red: Double { didSet { red = Self.component(red) } }
    /// Green, from 0 to 1.
    public var green: Double { didSet { green = Self.component(green) } }
    /// Blue, from 0 to 1.
    public var blue: Double { didSet { blue = Self.component(blue) } }
    /// The opacity, from 0, transparent, to 1, opaque.
    public var opacity: Double { didSet { opacity = Self.component(opacity) } }

    /// Makes a colour of components from 0 to 1.
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
      self.red = Self.component(red)
      self.green = Self.component(green)
      self.blue = Self.component(blue)
      self.opacity = Self.component(opacity)
    }

    private static func component(_ value: Double) -> Double {
      value.isNaN ? 0 : min(max(value, 0), 1)
    }
  }

  /// The colour space in which components are given.
  public enum RGBColorSpace: Hashable, Sendable {
    /// sRGB's own components.
    case sRGB
    /// sRGB's colours by the amount of light.
    case sRGBLinear
    /// Display P3, converted to sRGB: colours outside sRGB become the nearest ones inside.
    case displayP3
  }

  private var light: Resolved
  private var dark: Resolved

  package init(light: Resolved, dark: Resolved) {
    self.light = light
    self.dark = dark
  }

  /// Makes a colour that is the same in both schemes.
  public init(_ resolved: Resolved) { self.init(light: resolved, dark: resolved) }

  /// Makes a colour of red, green and blue from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    let (red, green, blue) = colorSpace.sRGB(red, green, blue)
    self.init(Resolved(red: red, green: green, blue: blue, opacity: opacity))
  }

  /// Makes a grey from 0, black, to 1, white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Makes a colour of hue, saturation and brightness from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    // CSS Color Level 4 has the same formula for HSL; here the top of the cone is the brightness.
    let position = (hue - hue.rounded(.down)) * 6
    func component(_ n: Double) -> Double {
      let k = (n + position).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// The components of this colour in a scheme.
  package func resolved(in scheme: ColorScheme) -> Resolved { scheme == .light ? light : dark }

  /// Returns this colour with its opacity multiplied by `opacity`, 0 to 1.
  public func opacity(_ opacity: Double) -> Color {
    Color(light: light.multiplied(by: opacity), dark: dark.multiplied(by: opacity))
  }
}

/// A light or a dark appearance.
public enum ColorScheme: String, CaseIterable, Hashable, Sendable {
  case light, dark
}

extension Color {
  /// Black or white, whichever is easier to read on this colour (WCAG 2's relative luminance).
  package var contrastingText: Color {
    func text(on ground: Resolved) -> Resolved {
      Resolved(rgb: ground.isDark ? 0xFFFFFF : 0x000000)
    }
    return Color(light: text(on: light), dark: text(on: dark))
  }

  /// The colour of a title on this one: white where that has a contrast of 3 to 1 (WCAG 2's least
  /// for large and bold letters), and black elsewhere.
  package var contrastingTitle: Color {
    func title(on ground: Resolved) -> Resolved {
      Resolved(rgb: 1.05 / (ground.luminance + 0.05) >= 3 ? 0xFFFFFF : 0x000000)
    }
    return Color(light: title(on: light), dark: title(on: dark))
  }
}

extension Color.Resolved {
  /// Whether white is easier to read on this colour than black is.
  ///
  /// Where both contrasts are equal: 1.05 / (L + 0.05) = (L + 0.05) / 0.05.
  package var isDark: Bool { luminance <= 0.179 }

  /// Returns this colour with its opacity multiplied by `opacity`.
  package func multiplied(by opacity: Double) -> Color.Resolved {
    Color.Resolved(red: red, green: green, blue: blue, opacity: self.opacity * opacity)
  }

  /// The colour between this one at 0 and `other` at 1, mixed component by component.
  package func mixed(with other: Color.Resolved, by amount: Double) -> Color.Resolved {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * amount }
    return Color.Resolved(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      opacity: mix(opacity, other.opacity))
  }

  /// Fully transparent.
  static let clear = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)

  /// White, as opaque as this colour is.
  var inWhite: Color.Resolved {
    Color.Resolved(red: 1, green: 1, blue: 1, opacity: opacity)
  }

  var isBlack: Bool { red == 0 && green == 0 && blue == 0 }

  /// Whether red, green and blue are equal.
  var isGray: Bool { red == green && green == blue }

  /// The premultiplied word of a pixel, alpha first.
  var premultipliedWord: UInt32 {
    func byte(_ component: Double) -> UInt32 { UInt32((component * 255).rounded()) }
    return byte(opacity) << 24 | byte(red * opacity) << 16 | byte(green * opacity) << 8
      | byte(blue * opacity)
  }
}

// MARK: - Components as SwiftUI's code writes them

extension Color.Resolved {
  /// Makes a colour of components of a colour space.
  @_disfavoredOverload
  public init(
    colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float,
    opacity: Float = 1
  ) {
    let (red, green, blue) = colorSpace.sRGB(Double(red), Double(green), Double(blue))
    self.init(red: red, green: green, blue: blue, opacity: Double(opacity))
  }

  /// Red by the amount of light, from 0 to 1.
  public var linearRed: Float {
    get { Float(TransferFunction.linear(red)) }
    set { red = TransferFunction.encoded(Double(newValue)) }
  }

  /// Green by the amount of light, from 0 to 1.
  public var linearGreen: Float {
    get { Float(TransferFunction.linear(green)) }
    set { green = TransferFunction.encoded(Double(newValue)) }
  }

  /// Blue by the amount of light, from 0 to 1.
  public var linearBlue: Float {
    get { Float(TransferFunction.linear(blue)) }
    set { blue = TransferFunction.encoded(Double(newValue)) }
  }
}

// MARK: - Hexadecimal

extension Color.Resolved {
  /// A colour from `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA`, with or without the sign; nil if it
  /// is none.
  package init?(hex text: String) {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    guard digits.allSatisfy(\.isHexDigit), digits.utf8.count == digits.count else { return nil }
    let long =
      digits.count == 3 || digits.count == 4
      ? digits.flatMap { [$0, $0] }.reduce("") { $0 + String($1) } : String(digits)
    guard long.count == 6 || long.count == 8, let number = UInt32(long, radix: 16) else {
      return nil
    }
    let rgba = long.count == 6 ? number << 8 | 0xFF : number
    func component(_ shift: UInt32) -> Double { Double(rgba >> shift & 0xFF) / 255 }
    self.init(red: component(24), green: component(16), blue: component(8), opacity: component(0))
  }

  /// A colour from `0xRRGGBB`.
  package init(rgb: UInt32, opacity: Double = 1) {
    func component(_ shift: UInt32) -> Double { Double(rgb >> shift & 0xFF) / 255 }
    self.init(red: component(16), green: component(8), blue: component(0), opacity: opacity)
  }

  /// The colour as `#RRGGBB`, or as `#RRGGBBAA` where it lets something through.
  package var hex: String {
    let parts = opacity < 1 ? [red, green, blue, opacity] : [red, green, blue]
    return parts.reduce(into: "#") { text, part in
      let digits = String(UInt8((part * 255).rounded()), radix: 16, uppercase: true)
      text += digits.count < 2 ? "0" + digits : digits
    }
  }
}
