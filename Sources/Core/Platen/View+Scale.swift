public import Foundation
public import PlatenViews

nonisolated extension View {
  /// Draws this view smaller along each axis on which it is larger than a length, without changing
  /// its layout.
  ///
  /// The view shrinks around its middle. The axes shrink independently, as in the article this
  /// comes from: `scale(200, 100)` of a view of 400 by 100 points only halves its width.
  ///
  /// Platen's own modifier. A `scale` declared in your code replaces it, and so does the `scale` of
  /// a shape.
  ///
  /// - Parameters:
  ///   - width: The maximum width in points; a value below 0, such as -1, leaves the width.
  ///   - height: The maximum height in points; a value below 0, such as -1, leaves the height.
  ///   - enlarging: Whether a view that is smaller than the lengths is drawn larger.
  @_disfavoredOverload
  public func scale(
    _ width: CGFloat = -1, _ height: CGFloat = -1, enlarging: Bool = false
  ) -> some View {
    drawnToFit(width, height, most: enlarging ? .infinity : 1)
  }
}
