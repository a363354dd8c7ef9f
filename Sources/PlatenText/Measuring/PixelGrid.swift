package import Foundation

/// Rounds lengths to the pixels of a display of `scale` pixels a point.
package struct PixelGrid: Hashable, Sendable {
  /// Pixels a point.
  package var scale: CGFloat

  package init(scale: CGFloat) { self.scale = scale }

  /// The least length on the grid that is not shorter, a rounding error aside.
  package func up(_ length: CGFloat) -> CGFloat { (length * scale - 1e-6).rounded(.up) / scale }

  /// The nearest length on the grid, halves away from zero.
  package func nearest(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }

  /// The rectangle whose edges are the nearest on the grid.
  package func nearest(_ rect: CGRect) -> CGRect {
    let origin = CGPoint(x: nearest(rect.minX), y: nearest(rect.minY))
    return CGRect(
      x: origin.x, y: origin.y, width: nearest(rect.maxX) - origin.x,
      height: nearest(rect.maxY) - origin.y)
  }
}
