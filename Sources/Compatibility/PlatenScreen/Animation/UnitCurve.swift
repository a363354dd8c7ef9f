public import Foundation
public import PlatenBase
public import PlatenViews

/// A timing curve from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
  fileprivate let easing: Easing

  private init(_ easing: Easing) { self.easing = easing }

  /// An even change.
  public static let linear = UnitCurve(.linear)
  /// A change that begins slowly.
  public static let easeIn = UnitCurve(.easeIn)
  /// A change that ends slowly.
  public static let easeOut = UnitCurve(.easeOut)
  /// A change that begins and ends slowly.
  public static let easeInOut = UnitCurve(.easeInOut)
  /// A change that begins slowly, like a quarter of a circle.
  public static let circularEaseIn = UnitCurve(.circularEaseIn)
  /// A change that ends slowly, like a quarter of a circle.
  public static let circularEaseOut = UnitCurve(.circularEaseOut)
  /// A change that begins and ends slowly, like quarters of circles.
  public static let circularEaseInOut = UnitCurve(.circularEaseInOut)

  /// Returns a Bézier curve from 0 to 1 with two control points.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(.bezier(startControlPoint, endControlPoint))
  }

  /// Returns the value at a part of the time, 0 to 1; times outside count as the nearer end.
  public func value(at progress: Double) -> Double { easing.value(at: progress) }

  /// Returns the rate of change at a part of the time, 0 to 1.
  public func velocity(at progress: Double) -> Double {
    // Within the curve: where a circle ends, the change has no end.
    let step = 0.000_1
    let x = min(max(progress, step), 1 - step)
    return (value(at: x + step) - value(at: x - step)) / (2 * step)
  }

  /// The curve with time and value exchanged; for a Bézier curve, with its control points exchanged.
  ///
  /// ``circularEaseInOut`` does not change.
  public var inverse: UnitCurve {
    switch easing {
    case .linear: self
    case .bezier(let a, let b):
      UnitCurve(.bezier(UnitPoint(x: a.y, y: a.x), UnitPoint(x: b.y, y: b.x)))
    case .circularEaseIn: .circularEaseOut
    case .circularEaseOut: .circularEaseIn
    case .circularEaseInOut: self
    }
  }
}

extension Animation {
  /// Returns an animation along a curve, of a duration in seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(.eased(curve.easing, duration: duration))
  }
}
