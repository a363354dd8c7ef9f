public import Foundation

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
