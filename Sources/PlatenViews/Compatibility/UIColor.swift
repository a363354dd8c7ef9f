public import Foundation
public import PlatenDrawing

/// UIKit's colours, for code that says `Color(.systemGroupedBackground)`.
///
/// It is a value that knows its light and its dark form; there are no trait collections.
public struct UIColor: Hashable, Sendable {
  fileprivate let color: Color

  /// The UIKit form of a colour.
  public init(_ color: Color) { self.color = color }

  /// A colour of red, green and blue from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(
      red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
  }

  /// A colour of red, green and blue from 0 to 1 in Display P3.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(
      .displayP3, red: Double(red), green: Double(green), blue: Double(blue),
      opacity: Double(alpha))
  }

  /// A grey from 0, black, to 1, white.
  public init(white: CGFloat, alpha: CGFloat) {
    color = Color(white: Double(white), opacity: Double(alpha))
  }

  /// A colour of hue, saturation and brightness from 0 to 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    color = Color(
      hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
      opacity: Double(alpha))
  }

  /// This colour with an opacity from 0 to 1 in place of its own.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    func replaced(_ scheme: ColorScheme) -> Color.Resolved {
      var color = color.resolved(in: scheme)
      color.opacity = Double(alpha)
      return color
    }
    return UIColor(Color(light: replaced(.light), dark: replaced(.dark)))
  }

  init(_ light: UInt32, _ dark: UInt32) {
    color = Color(light: .init(rgb: light), dark: .init(rgb: dark))
  }

  init(
    _ light: UInt32, _ lightOpacity: Double, _ dark: UInt32, _ darkOpacity: Double
  ) {
    color = Color(
      light: .init(rgb: light, opacity: lightOpacity), dark: .init(rgb: dark, opacity: darkOpacity))
  }
}

extension Color {
  /// The colour of a UIKit name.
  public init(_ color: UIColor) { self = color.color }

  /// The colour of a UIKit name.
  public init(uiColor: UIColor) { self = uiColor.color }
}
