public import Foundation
public import PlatenViews

nonisolated extension View {
  /// This view, drawn smaller along each axis where it is larger than a length; its space stays.
  ///
  /// It shrinks around its middle. The axes shrink apart from each other, as in the article this
  /// comes from: `scale(200, 100)` of a view of 400 by 100 points halves its width alone.
  ///
  /// Platen's own. A `scale` of the file that uses it takes its place, and so does the `scale` of a
  /// shape.
  ///
  /// - Parameters:
  ///   - width: The most width in points; -1, and anything below 0, leaves the width.
  ///   - height: The most height in points; -1, and anything below 0, leaves the height.
  ///   - enlarging: Whether a view that is smaller than the lengths is drawn larger.
  @_disfavoredOverload
  public func scale(
    _ width: CGFloat = -1, _ height: CGFloat = -1, enlarging: Bool = false
  ) -> some View {
    drawnToFit(width, height, most: enlarging ? .infinity : 1)
  }
}
