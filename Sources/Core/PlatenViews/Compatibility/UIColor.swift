public import Foundation
public import PlatenDrawing

/// UIKit's colours, for code that says `Color(.systemGroupedBackground)`.
///
/// It knows its light and its dark form, and is a class, as UIKit's is: extensions of it have
/// convenience initializers.
public final class UIColor: Hashable, Sendable {
  fileprivate let color: Color

  /// Makes the UIKit form of a colour.
  public init(_ color: Color) { self.color = color }

  /// Makes a transparent colour.
  public convenience init() { self.init(Color.clear) }

  /// Makes a colour of red, green and blue from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(
      red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
  }

  /// Makes a colour from a closure, which runs immediately for the light and the dark style.
  public init(dynamicProvider: (UITraitCollection) -> UIColor) {
    func provided(_ style: UIUserInterfaceStyle, _ scheme: ColorScheme) -> Color.Resolved {
      dynamicProvider(UITraitCollection(userInterfaceStyle: style)).color.resolved(in: scheme)
    }
    color = Color(light: provided(.light, .light), dark: provided(.dark, .dark))
  }

  /// Makes a colour of red, green and blue from 0 to 1 in Display P3.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(
      .displayP3, red: Double(red), green: Double(green), blue: Double(blue),
      opacity: Double(alpha))
  }

  /// Makes a grey from 0, black, to 1, white.
  public init(white: CGFloat, alpha: CGFloat) {
    color = Color(white: Double(white), opacity: Double(alpha))
  }

  /// Makes a colour of hue, saturation and brightness from 0 to 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    color = Color(
      hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
      opacity: Double(alpha))
  }

  /// Returns this colour with another opacity, from 0 to 1.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    func replaced(_ scheme: ColorScheme) -> Color.Resolved {
      var color = color.resolved(in: scheme)
      color.opacity = Double(alpha)
      return color
    }
    return UIColor(Color(light: replaced(.light), dark: replaced(.dark)))
  }

  /// A colour of two RGB numbers, for the light and the dark scheme.
  init(_ light: UInt32, _ dark: UInt32) {
    color = Color(light: .init(rgb: light), dark: .init(rgb: dark))
  }

  /// A colour of two RGB numbers and their opacities, for the light and the dark scheme.
  init(
    _ light: UInt32, _ lightOpacity: Double, _ dark: UInt32, _ darkOpacity: Double
  ) {
    color = Color(
      light: .init(rgb: light, opacity: lightOpacity), dark: .init(rgb: dark, opacity: darkOpacity))
  }

  /// Returns whether two are the same colour in each scheme.
  public static func == (left: UIColor, right: UIColor) -> Bool { left.color == right.color }

  /// Hashes the colour.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension Color {
  /// Makes a colour of one of UIKit's.
  public init(_ color: UIColor) { self = color.color }

  /// Makes a colour from another one, for code such as `Color(.teal)`.
  @_disfavoredOverload
  public init(_ color: Color) { self = color }

  /// Makes a colour of one of UIKit's.
  public init(uiColor: UIColor) { self = uiColor.color }

  /// Makes a colour of one of AppKit's.
  public init(nsColor: NSColor) { self = nsColor.color }
}

/// The name of AppKit's colours, for code that uses them where UIKit is missing.
public typealias NSColor = UIColor

// MARK: - The colours of the system

// Figures from iOS's light and dark appearance.

extension UIColor {
  /// UIKit's `systemBackground`.
  public static let systemBackground = UIColor(0xFFFFFF, 0x000000)
  /// UIKit's `secondarySystemBackground`.
  public static let secondarySystemBackground = UIColor(0xF2F2F7, 0x1C1C1E)
  /// UIKit's `tertiarySystemBackground`.
  public static let tertiarySystemBackground = UIColor(0xFFFFFF, 0x2C2C2E)
  /// UIKit's `systemGroupedBackground`.
  public static let systemGroupedBackground = UIColor(0xF2F2F7, 0x000000)
  /// UIKit's `secondarySystemGroupedBackground`.
  public static let secondarySystemGroupedBackground = UIColor(0xFFFFFF, 0x1C1C1E)
  /// UIKit's `tertiarySystemGroupedBackground`.
  public static let tertiarySystemGroupedBackground = UIColor(0xF2F2F7, 0x2C2C2E)
  /// UIKit's `label`.
  public static let label = UIColor(0x000000, 0xFFFFFF)
  /// UIKit's `opaqueSeparator`.
  public static let opaqueSeparator = UIColor(0xC6C6C8, 0x38383A)
  /// UIKit's `systemGray2`.
  public static let systemGray2 = UIColor(0xAEAEB2, 0x636366)
  /// UIKit's `systemGray3`.
  public static let systemGray3 = UIColor(0xC7C7CC, 0x48484A)
  /// UIKit's `systemGray4`.
  public static let systemGray4 = UIColor(0xD1D1D6, 0x3A3A3C)
  /// UIKit's `systemGray5`.
  public static let systemGray5 = UIColor(0xE5E5EA, 0x2C2C2E)
  /// UIKit's `systemGray6`.
  public static let systemGray6 = UIColor(0xF2F2F7, 0x1C1C1E)
  /// UIKit's `secondaryLabel`.
  public static let secondaryLabel = UIColor(0x3C3C43, 0.6, 0xEBEBF5, 0.6)
  /// UIKit's `tertiaryLabel`.
  public static let tertiaryLabel = UIColor(0x3C3C43, 0.3, 0xEBEBF5, 0.3)
  /// UIKit's `quaternaryLabel`.
  public static let quaternaryLabel = UIColor(0x3C3C43, 0.18, 0xEBEBF5, 0.16)
  /// UIKit's `separator`.
  public static let separator = UIColor(0x3C3C43, 0.29, 0x545458, 0.6)
  /// UIKit's `systemFill`.
  public static let systemFill = UIColor(0x787880, 0.2, 0x787880, 0.36)
  /// UIKit's `secondarySystemFill`.
  public static let secondarySystemFill = UIColor(0x787880, 0.16, 0x787880, 0.32)
  /// UIKit's `tertiarySystemFill`.
  public static let tertiarySystemFill = UIColor(0x767680, 0.12, 0x767680, 0.24)
  /// UIKit's `quaternarySystemFill`.
  public static let quaternarySystemFill = UIColor(0x747480, 0.08, 0x767680, 0.18)
  /// UIKit's `placeholderText`.
  public static let placeholderText = UIColor(0x3C3C43, 0.3, 0xEBEBF5, 0.3)
  /// UIKit's `link`.
  public static let link = UIColor(0x007AFF, 0x0984FF)
  /// UIKit's `darkText`, the same in both schemes.
  public static let darkText = UIColor(0x000000, 0x000000)
  /// UIKit's `lightText`, the same in both schemes.
  public static let lightText = UIColor(0xFFFFFF, 0.6, 0xFFFFFF, 0.6)
  /// UIKit's `tintColor`: the accent colour.
  public static let tintColor = UIColor(Color.accentColor)
  /// UIKit's `systemRed`.
  public static let systemRed = UIColor(Color.red)
  /// UIKit's `systemOrange`.
  public static let systemOrange = UIColor(Color.orange)
  /// UIKit's `systemYellow`.
  public static let systemYellow = UIColor(Color.yellow)
  /// UIKit's `systemGreen`.
  public static let systemGreen = UIColor(Color.green)
  /// UIKit's `systemMint`.
  public static let systemMint = UIColor(Color.mint)
  /// UIKit's `systemTeal`.
  public static let systemTeal = UIColor(Color.teal)
  /// UIKit's `systemCyan`.
  public static let systemCyan = UIColor(Color.cyan)
  /// UIKit's `systemBlue`.
  public static let systemBlue = UIColor(Color.blue)
  /// UIKit's `systemIndigo`.
  public static let systemIndigo = UIColor(Color.indigo)
  /// UIKit's `systemPurple`.
  public static let systemPurple = UIColor(Color.purple)
  /// UIKit's `systemPink`.
  public static let systemPink = UIColor(Color.pink)
  /// UIKit's `systemBrown`.
  public static let systemBrown = UIColor(Color.brown)
  /// UIKit's `systemGray`.
  public static let systemGray = UIColor(Color.gray)
}

// The colours that are the same in both schemes, as UIKit's documentation gives them.

extension UIColor {
  /// UIKit's `black`, the same in both schemes.
  public static let black = UIColor(0x000000, 0x000000)
  /// UIKit's `white`, the same in both schemes.
  public static let white = UIColor(0xFFFFFF, 0xFFFFFF)
  /// UIKit's `red`, the same in both schemes.
  public static let red = UIColor(0xFF0000, 0xFF0000)
  /// UIKit's `green`, the same in both schemes.
  public static let green = UIColor(0x00FF00, 0x00FF00)
  /// UIKit's `blue`, the same in both schemes.
  public static let blue = UIColor(0x0000FF, 0x0000FF)
  /// UIKit's `cyan`, the same in both schemes.
  public static let cyan = UIColor(0x00FFFF, 0x00FFFF)
  /// UIKit's `yellow`, the same in both schemes.
  public static let yellow = UIColor(0xFFFF00, 0xFFFF00)
  /// UIKit's `magenta`, the same in both schemes.
  public static let magenta = UIColor(0xFF00FF, 0xFF00FF)
  /// UIKit's `orange`, the same in both schemes.
  public static let orange = UIColor(0xFF8000, 0xFF8000)
  /// UIKit's `purple`, the same in both schemes.
  public static let purple = UIColor(0x800080, 0x800080)
  /// UIKit's `brown`, the same in both schemes.
  public static let brown = UIColor(0x996633, 0x996633)
  /// UIKit's `darkGray`, the same in both schemes.
  public static let darkGray = UIColor(white: 1 / 3.0, alpha: 1)
  /// UIKit's `gray`, the same in both schemes.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// UIKit's `lightGray`, the same in both schemes.
  public static let lightGray = UIColor(white: 2 / 3.0, alpha: 1)
  /// UIKit's `clear`.
  public static let clear = UIColor(Color.clear)
}
