internal import Foundation

/// A curve from 0 to 1 over the time from 0 to 1.
package enum Easing: Hashable, Sendable {
  case linear
  /// A Bézier curve with two control points.
  case bezier(UnitPoint, UnitPoint)
  case circularEaseIn, circularEaseOut, circularEaseInOut

  /// A change that begins slowly, as CSS has it for `ease-in`.
  package static let easeIn = Easing.bezier(UnitPoint(x: 0.42, y: 0), UnitPoint(x: 1, y: 1))
  /// A change that ends slowly, as `ease-out`.
  package static let easeOut = Easing.bezier(UnitPoint(x: 0, y: 0), UnitPoint(x: 0.58, y: 1))
  /// A change that begins and ends slowly, as `ease-in-out`.
  package static let easeInOut = Easing.bezier(UnitPoint(x: 0.42, y: 0), UnitPoint(x: 0.58, y: 1))

  /// Returns the value at a part of the time, 0 to 1; what is outside counts as the nearer end.
  package func value(at progress: Double) -> Double {
    let x = min(max(progress, 0), 1)
    switch self {
    case .linear: return x
    case .bezier(let a, let b):
      return Self.bezier(Double(a.y), Double(b.y), Self.parameter(of: x, a, b))
    case .circularEaseIn: return 1 - (1 - x * x).squareRoot()
    case .circularEaseOut: return (1 - (1 - x) * (1 - x)).squareRoot()
    case .circularEaseInOut:
      return x < 0.5
        ? (1 - (1 - 4 * x * x).squareRoot()) / 2
        : (1 + (1 - 4 * (1 - x) * (1 - x)).squareRoot()) / 2
    }
  }

  /// Returns a coordinate of a Bézier curve from 0 to 1 at a parameter.
  private static func bezier(_ a: Double, _ b: Double, _ t: Double) -> Double {
    let s = 1 - t
    return 3 * s * s * t * a + 3 * s * t * t * b + t * t * t
  }

  /// Returns the parameter at which a curve's x is a number, by halving: x only grows where both
  /// control points lie within the unit square.
  private static func parameter(of x: Double, _ a: UnitPoint, _ b: UnitPoint) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if bezier(Double(a.x), Double(b.x), middle) < x { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
