package import Foundation

/// Rounds lengths to the pixels of a display of `scale` pixels a point.
package struct PixelGrid: Hashable, Sendable {
  /// Pixels a point, over zero and finite.
  package let scale: CGFloat

  /// Makes a grid; a scale that is not over zero and finite is taken as 1.
  package init(scale: CGFloat) { self.scale = scale > 0 && scale.isFinite ? scale : 1 }

  /// The least length on the grid that is not shorter, a rounding error aside.
  package func up(_ length: CGFloat) -> CGFloat { (length * scale).roundedUp / scale }

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

extension CGFloat {
  /// The least whole number that is not smaller, a rounding error aside; never a negative zero.
  var roundedUp: CGFloat { (self - 1e-6).rounded(.up) + 0 }
}
