internal import Foundation
internal import PlatenBase

// What outlines are computed with: points apart by vectors.

func - (left: CGPoint, right: CGPoint) -> CGVector {
  CGVector(dx: left.x - right.x, dy: left.y - right.y)
}

func + (point: CGPoint, vector: CGVector) -> CGPoint {
  CGPoint(x: point.x + vector.dx, y: point.y + vector.dy)
}

func + (left: CGVector, right: CGVector) -> CGVector {
  CGVector(dx: left.dx + right.dx, dy: left.dy + right.dy)
}

func * (vector: CGVector, factor: CGFloat) -> CGVector {
  CGVector(dx: vector.dx * factor, dy: vector.dy * factor)
}

prefix func - (vector: CGVector) -> CGVector { CGVector(dx: -vector.dx, dy: -vector.dy) }

extension CGVector {
  /// The length in points.
  var length: CGFloat { hypot(dx, dy) }

  /// This direction one point long; nil for one of no length.
  var unit: CGVector? {
    let length = length
    guard length > 0, length.isFinite else { return nil }
    return CGVector(dx: dx / length, dy: dy / length)
  }

  /// This vector a quarter turn further, clockwise on the picture.
  var quarterTurn: CGVector { CGVector(dx: -dy, dy: dx) }

  func dot(_ other: CGVector) -> CGFloat { dx * other.dx + dy * other.dy }

  /// Positive where the other vector lies clockwise of this one on the picture.
  func cross(_ other: CGVector) -> CGFloat { dx * other.dy - dy * other.dx }
}

extension CGPoint {
  /// The point between this one at 0 and another at 1.
  func mixed(with other: CGPoint, by amount: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * amount, y: y + (other.y - y) * amount)
  }
}
