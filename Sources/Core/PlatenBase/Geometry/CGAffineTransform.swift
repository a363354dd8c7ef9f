// On Linux, CGFloat, CGPoint, CGSize and CGRect live in Foundation alone: whoever imports this
// module has them, as whoever imports SwiftUI has them on Apple's platforms. What Foundation lacks of
// Core Graphics is in this file.
@_exported public import Foundation

/// A transform of the plane that keeps straight lines straight, as Core Graphics has it.
///
/// A point (x, y) goes to (a·x + c·y + tx, b·x + d·y + ty). Transforms that apply one after the
/// other are multiplied from left to right: `first.concatenating(second)`.
@frozen
public struct CGAffineTransform: Hashable, Sendable {
  /// The share of x in the new x.
  public var a: CGFloat
  /// The share of x in the new y.
  public var b: CGFloat
  /// The share of y in the new x.
  public var c: CGFloat
  /// The share of y in the new y.
  public var d: CGFloat
  /// The shift along x, in points.
  public var tx: CGFloat
  /// The shift along y, in points.
  public var ty: CGFloat

  /// Makes a transform of only zeros, which takes every point to (0, 0).
  @inlinable public init() {
    self.init(0, 0, 0, 0, 0, 0)
  }

  /// Makes a transform of its six numbers.
  @inlinable public init(
    a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat
  ) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// Makes a transform of its six numbers, in the order a, b, c, d, tx, ty.
  @inlinable public init(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
  ) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Makes a turn about (0, 0) by an angle in radians, clockwise on a page whose y goes down.
  ///
  /// Multiples of 90° are exact.
  public init(rotationAngle angle: CGFloat) {
    let angle = Angle(radians: Double(angle))
    self.init(angle.cosine, angle.sine, -angle.sine, angle.cosine, 0, 0)
  }

  /// Makes a stretch from (0, 0) by two factors.
  @inlinable public init(scaleX: CGFloat, y: CGFloat) {
    self.init(scaleX, 0, 0, y, 0, 0)
  }

  /// Makes a shift by two lengths in points.
  @inlinable public init(translationX: CGFloat, y: CGFloat) {
    self.init(1, 0, 0, 1, translationX, y)
  }

  /// The identity transform.
  public static let identity = CGAffineTransform(1, 0, 0, 1, 0, 0)

  /// Whether this transform leaves every point where it is.
  @inlinable public var isIdentity: Bool { self == .identity }
}

// MARK: - Combining

extension CGAffineTransform {
  /// Returns the transform that applies this one, then another.
  public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * next.a + b * next.c,
      b: a * next.b + b * next.d,
      c: c * next.a + d * next.c,
      d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx,
      ty: tx * next.b + ty * next.d + next.ty)
  }

  /// Returns the transform that turns by an angle in radians, then applies this one.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// Returns the transform that stretches by two factors, then applies this one.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// Returns the transform that shifts by two lengths in points, then applies this one.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// Returns the inverse of this transform, or the transform itself if it has no inverse.
  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return self }
    return CGAffineTransform(
      a: d / determinant,
      b: -b / determinant,
      c: -c / determinant,
      d: a / determinant,
      tx: (c * ty - d * tx) / determinant,
      ty: (b * tx - a * ty) / determinant)
  }
}

// MARK: - Applying

extension CGPoint {
  /// Returns this point, transformed.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }
}

extension CGSize {
  /// Returns this vector, transformed without the shift.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height,
      height: transform.b * width + transform.d * height)
  }
}

extension CGRect {
  /// Returns the smallest upright rectangle around the transformed corners of this one.
  ///
  /// The null and the infinite rectangle do not change.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    guard !isNull, !isInfinite else { return self }
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
      CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(transform) }
    let left = corners.reduce(corners[0].x) { min($0, $1.x) }
    let right = corners.reduce(corners[0].x) { max($0, $1.x) }
    let top = corners.reduce(corners[0].y) { min($0, $1.y) }
    let bottom = corners.reduce(corners[0].y) { max($0, $1.y) }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

// MARK: - Vectors

/// A direction with a length, in points, as Core Graphics has it.
@frozen
public struct CGVector: Hashable, Sendable {
  /// The part along x, in points.
  public var dx: CGFloat
  /// The part along y, in points.
  public var dy: CGFloat

  /// Makes the vector without length.
  @inlinable public init() {
    self.init(dx: CGFloat(0), dy: CGFloat(0))
  }

  /// Makes a vector of its two parts, in points.
  @inlinable public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Makes a vector of its two parts, in points.
  @inlinable public init(dx: Double, dy: Double) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  /// Makes a vector of its two parts, in points.
  @inlinable public init(dx: Int, dy: Int) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  /// The vector without length.
  public static let zero = CGVector()
}
