public import Foundation
public import PlatenDrawing

extension Color {
  /// The colour between this one and another.
  ///
  /// - Parameters:
  ///   - rhs: The other colour.
  ///   - fraction: From 0 for this colour to 1 for the other.
  ///   - colorSpace: Where the colours in between are found.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    mix(with: rhs, by: fraction, isPerceptual: colorSpace.isPerceptual)
  }

  /// A colour of an asset catalogue, which pictures have none of.
  ///
  /// "AccentColor" is ``accentColor``. Any other name is gray: SwiftUI draws nothing for a name that it
  /// does not find, but here what is drawn in the colour should be seen.
  public init(_ name: String, bundle: Bundle? = nil) {
    self = name == "AccentColor" ? .accentColor : .gray
  }
}
