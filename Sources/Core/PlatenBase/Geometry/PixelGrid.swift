package import Foundation

/// Rounds lengths to the pixels of a display of `scale` pixels per point.
package struct PixelGrid: Hashable, Sendable {
  /// Pixels per point, over zero and finite.
  package let scale: CGFloat

  /// Makes a grid; a scale that is not over zero and finite is taken as 1.
  package init(scale: CGFloat) { self.scale = scale > 0 && scale.isFinite ? scale : 1 }

  /// The least length on the grid that is not shorter, a rounding error aside.
  package func up(_ length: CGFloat) -> CGFloat { (length * scale).roundedUp / scale }

  /// The greatest length on the grid that is not longer, a rounding error aside.
  package func down(_ length: CGFloat) -> CGFloat { 0 - up(-length) }

  /// The nearest length on the grid, halves away from zero.
  package func nearest(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }

  /// The nearest point on the grid, halves down and to the right, left and above zero as well.
  ///
  /// So a row of equal frames keeps equal gaps where it runs past the picture's edge.
  package func nearest(_ point: CGPoint) -> CGPoint {
    CGPoint(x: place(point.x), y: place(point.y))
  }

  /// The rectangle whose edges are the nearest on the grid, halves as for points.
  ///
  /// Both edges are rounded, not the size: frames that touch still touch, and the same view may be
  /// a pixel wider in one place than in another. Pictures that SwiftUI drew show both.
  package func nearest(_ rect: CGRect) -> CGRect {
    let origin = nearest(CGPoint(x: rect.minX, y: rect.minY))
    let end = nearest(CGPoint(x: rect.maxX, y: rect.maxY))
    return CGRect(x: origin.x, y: origin.y, width: end.x - origin.x, height: end.y - origin.y)
  }

  private func place(_ coordinate: CGFloat) -> CGFloat {
    (coordinate * scale + 0.5).rounded(.down) / scale
  }
}

extension CGFloat {
  /// The least whole number that is not smaller, a rounding error aside; never a negative zero.
  package var roundedUp: CGFloat { (self - 1e-6).rounded(.up) + 0 }
}
