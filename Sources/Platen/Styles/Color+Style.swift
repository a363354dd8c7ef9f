public import PlatenDrawing

extension Color {
  /// The colour between this one and another.
  ///
  /// - Parameters:
  ///   - fraction: From 0 for this colour to 1 for the other.
  ///   - colorSpace: Where the colours in between are found.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    mix(with: rhs, by: fraction, isPerceptual: colorSpace.isPerceptual)
  }
}
