internal import Foundation
public import PlatenBase
internal import PlatenViews

/// A curve from 0 to 1, along which something could change.
public struct UnitCurve: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case linear
    case bezier(UnitPoint, UnitPoint)
    case circularEaseIn, circularEaseOut, circularEaseInOut
  }

  private let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// An even change.
  public static let linear = UnitCurve(.linear)
  /// A change that begins slowly.
  public static let easeIn = UnitCurve(.bezier(.init(x: 0.42, y: 0), .init(x: 1, y: 1)))
  /// A change that ends slowly.
  public static let easeOut = UnitCurve(.bezier(.init(x: 0, y: 0), .init(x: 0.58, y: 1)))
  /// A change that begins and ends slowly.
  public static let easeInOut = UnitCurve(.bezier(.init(x: 0.42, y: 0), .init(x: 0.58, y: 1)))
  /// A change that begins slowly, as a quarter of a circle does.
  public static let circularEaseIn = UnitCurve(.circularEaseIn)
  /// A change that ends slowly, as a quarter of a circle does.
  public static let circularEaseOut = UnitCurve(.circularEaseOut)
  /// A change that begins and ends slowly, as quarters of circles do.
  public static let circularEaseInOut = UnitCurve(.circularEaseInOut)

  /// A Bézier curve from 0 to 1 with two control points.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(.bezier(startControlPoint, endControlPoint))
  }

  /// The value at a part of the time, 0 to 1; what is outside counts as the nearer end.
  public func value(at progress: Double) -> Double {
    let x = min(max(progress, 0), 1)
    switch kind {
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

  /// By how much the value changes at a part of the time, 0 to 1.
  public func velocity(at progress: Double) -> Double {
    // Within the curve: where a circle ends, the change has no end.
    let step = 0.000_1
    let x = min(max(progress, step), 1 - step)
    return (value(at: x + step) - value(at: x - step)) / (2 * step)
  }

  /// The curve with time and value exchanged; for one of Bézier's, its control points.
  ///
  /// ``circularEaseInOut`` is not turned around.
  public var inverse: UnitCurve {
    switch kind {
    case .linear: self
    case .bezier(let a, let b):
      UnitCurve(.bezier(UnitPoint(x: a.y, y: a.x), UnitPoint(x: b.y, y: b.x)))
    case .circularEaseIn: .circularEaseOut
    case .circularEaseOut: .circularEaseIn
    case .circularEaseInOut: self
    }
  }

  /// A coordinate of a Bézier curve from 0 to 1 at a parameter.
  private static func bezier(_ a: Double, _ b: Double, _ t: Double) -> Double {
    let s = 1 - t
    return 3 * s * s * t * a + 3 * s * t * t * b + t * t * t
  }

  /// The parameter at which a curve's x is a number, by halving: x only grows where both control
  /// points lie within the unit square.
  private static func parameter(of x: Double, _ a: UnitPoint, _ b: UnitPoint) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if bezier(Double(a.x), Double(b.x), middle) < x { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
