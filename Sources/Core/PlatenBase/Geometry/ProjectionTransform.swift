public import Foundation

/// A transform of the plane in perspective: lines stay straight, but parallels may meet.
///
/// A point (x, y) goes to (m11·x + m21·y + m31, m12·x + m22·y + m32), both divided by
/// m13·x + m23·y + m33. Transforms that apply one after the other are multiplied from left to
/// right: `first.concatenating(second)`.
@frozen
public struct ProjectionTransform: Equatable, Sendable {
  /// The share of x in the new x.
  public var m11: CGFloat = 1
  /// The share of x in the new y.
  public var m12: CGFloat = 0
  /// The share of x in the divisor.
  public var m13: CGFloat = 0
  /// The share of y in the new x.
  public var m21: CGFloat = 0
  /// The share of y in the new y.
  public var m22: CGFloat = 1
  /// The share of y in the divisor.
  public var m23: CGFloat = 0
  /// The shift along x, in points.
  public var m31: CGFloat = 0
  /// The shift along y, in points.
  public var m32: CGFloat = 0
  /// The part of the divisor that does not depend on the point.
  public var m33: CGFloat = 1

  /// Makes the transform that leaves every point where it is.
  @inlinable public init() {}

  /// Makes a transform without perspective.
  @inlinable public init(_ transform: CGAffineTransform) {
    (m11, m12) = (transform.a, transform.b)
    (m21, m22) = (transform.c, transform.d)
    (m31, m32) = (transform.tx, transform.ty)
  }

  /// Whether every point stays where it is.
  @inlinable public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether parallels stay parallel.
  @inlinable public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Inverts the transform if it has an inverse, and returns whether it has one.
  @discardableResult
  public mutating func invert() -> Bool {
    let old = self
    let (c11, c12, c13) = (
      old.m22 * old.m33 - old.m23 * old.m32,
      old.m13 * old.m32 - old.m12 * old.m33,
      old.m12 * old.m23 - old.m13 * old.m22
    )
    let determinant = old.m11 * c11 + old.m21 * c12 + old.m31 * c13
    guard determinant != 0, determinant.isFinite else { return false }
    (m11, m12, m13) = (c11 / determinant, c12 / determinant, c13 / determinant)
    m21 = (old.m23 * old.m31 - old.m21 * old.m33) / determinant
    m22 = (old.m11 * old.m33 - old.m13 * old.m31) / determinant
    m23 = (old.m13 * old.m21 - old.m11 * old.m23) / determinant
    m31 = (old.m21 * old.m32 - old.m22 * old.m31) / determinant
    m32 = (old.m12 * old.m31 - old.m11 * old.m32) / determinant
    m33 = (old.m11 * old.m22 - old.m12 * old.m21) / determinant
    return true
  }

  /// Returns the transform that undoes this one, or this one if it has no inverse.
  public func inverted() -> ProjectionTransform {
    var result = self
    result.invert()
    return result
  }

  /// Returns the transform that applies this one first and then another.
  public func concatenating(_ next: ProjectionTransform) -> ProjectionTransform {
    var result = ProjectionTransform()
    (result.m11, result.m12, result.m13) = next.applied(toRow: (m11, m12, m13))
    (result.m21, result.m22, result.m23) = next.applied(toRow: (m21, m22, m23))
    (result.m31, result.m32, result.m33) = next.applied(toRow: (m31, m32, m33))
    return result
  }

  private func applied(
    toRow row: (CGFloat, CGFloat, CGFloat)
  ) -> (CGFloat, CGFloat, CGFloat) {
    (
      row.0 * m11 + row.1 * m21 + row.2 * m31,
      row.0 * m12 + row.1 * m22 + row.2 * m32,
      row.0 * m13 + row.1 * m23 + row.2 * m33
    )
  }
}

extension CGPoint {
  /// Returns the point, transformed.
  public func applying(_ transform: ProjectionTransform) -> CGPoint {
    let (x, y) = (self.x, self.y)
    let divisor = transform.m13 * x + transform.m23 * y + transform.m33
    return CGPoint(
      x: (transform.m11 * x + transform.m21 * y + transform.m31) / divisor,
      y: (transform.m12 * x + transform.m22 * y + transform.m32) / divisor)
  }
}

extension ProjectionTransform {
  /// The transform itself if it has no perspective; otherwise the one that takes the box of a size in points to the box
  /// around its corners as they are seen in perspective.
  package func affine(in size: CGSize) -> CGAffineTransform {
    if isAffine || size.width <= 0 || size.height <= 0 {
      return CGAffineTransform(m11, m12, m21, m22, m31, m32)
    }
    let corners = [(0, 0), (size.width, 0), (0, size.height), (size.width, size.height)].map {
      CGPoint(x: $0, y: $1).applying(self)
    }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGAffineTransform(
      ((xs.max() ?? 0) - left) / size.width, 0, 0, ((ys.max() ?? 0) - top) / size.height, left, top)
  }
}
