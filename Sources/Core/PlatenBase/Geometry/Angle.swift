import Foundation

/// An angle, kept in radians.
///
/// Angles grow clockwise on the page, because y goes down.
@frozen
public struct Angle: Hashable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  @inlinable public var degrees: Double {
    get { radians * (180 / .pi) }
    set { radians = newValue * (.pi / 180) }
  }

  /// Makes the angle 0.
  @inlinable public init() {
    radians = 0
  }

  /// Makes an angle of a number of radians.
  @inlinable public init(radians: Double) {
    self.radians = radians
  }

  /// Makes an angle of a number of degrees.
  @inlinable public init(degrees: Double) {
    radians = degrees * (.pi / 180)
  }

  /// The angle 0.
  @inlinable public static var zero: Angle { Angle() }

  /// Returns an angle of a number of radians.
  @inlinable public static func radians(_ radians: Double) -> Angle {
    Angle(radians: radians)
  }

  /// Returns an angle of a number of degrees.
  @inlinable public static func degrees(_ degrees: Double) -> Angle {
    Angle(degrees: degrees)
  }
}

extension Angle: Comparable {
  /// Returns whether the first angle has fewer radians.
  @inlinable public static func < (left: Angle, right: Angle) -> Bool {
    left.radians < right.radians
  }
}

extension Angle: Animatable {
  /// The radians.
  public var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }
}

// MARK: - Arithmetic

// What clients calculate with is in PlatenViews: operators do not come along with a type that
// another module exports by its name.
extension Angle {
  /// Turns the angle around its zero.
  @_disfavoredOverload package static prefix func - (angle: Angle) -> Angle {
    Angle(radians: -angle.radians)
  }

  /// Adds two angles.
  @_disfavoredOverload package static func + (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians + right.radians)
  }

  /// Subtracts the second angle from the first.
  @_disfavoredOverload package static func - (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians - right.radians)
  }

  /// Multiplies an angle by a number.
  @_disfavoredOverload package static func * (angle: Angle, factor: Double) -> Angle {
    Angle(radians: angle.radians * factor)
  }

  /// Divides an angle by a number.
  @_disfavoredOverload package static func / (angle: Angle, divisor: Double) -> Angle {
    Angle(radians: angle.radians / divisor)
  }

  /// Adds the second angle to the first.
  @_disfavoredOverload package static func += (left: inout Angle, right: Angle) {
    left = left + right
  }

  /// Subtracts the second angle from the first.
  @_disfavoredOverload package static func -= (left: inout Angle, right: Angle) {
    left = left - right
  }

  /// Multiplies an angle by a number.
  @_disfavoredOverload package static func *= (angle: inout Angle, factor: Double) {
    angle = angle * factor
  }

  /// Divides an angle by a number.
  @_disfavoredOverload package static func /= (angle: inout Angle, divisor: Double) {
    angle = angle / divisor
  }
}

// MARK: - Trigonometry

extension Angle {
  /// The sine: exact at multiples of 90°, 0 for an angle that is not finite.
  package var sine: CGFloat {
    guard radians.isFinite else { return 0 }
    let value = CGFloat(sin(radians))
    if isBetweenQuarterTurns(value) { return value }
    return switch quarterTurns {
    case 0, 2: 0
    case 1: 1
    case 3: -1
    default: value
    }
  }

  /// The cosine: exact at multiples of 90°, 1 for an angle that is not finite.
  package var cosine: CGFloat {
    guard radians.isFinite else { return 1 }
    let value = CGFloat(cos(radians))
    if isBetweenQuarterTurns(value) { return value }
    return switch quarterTurns {
    case 0: 1
    case 1, 3: 0
    case 2: -1
    default: value
    }
  }

  /// Whether the sine or cosine alone shows that the angle is at no multiple of 90°.
  ///
  /// It is far enough from 0 and 1 for every angle whose error is small beside it, and spares the
  /// rounding, which costs more than the sine.
  private func isBetweenQuarterTurns(_ value: CGFloat) -> Bool {
    abs(value) > 0.001 && abs(value) < 0.999_999 && abs(radians) < 1_000_000
  }

  /// The quarter turns, from 0 to 3, of an angle at a multiple of 90°; `nil` between multiples.
  ///
  /// A sum of steps such as 3 · (2π / 12) is a few bits off a quarter turn, and counts as one.
  private var quarterTurns: Int? {
    let turns = radians / (.pi / 2)
    let nearest = turns.rounded()
    guard abs(turns - nearest) <= 8 * max(abs(nearest), 1).ulp else { return nil }
    let remainder = Int(nearest.truncatingRemainder(dividingBy: 4))
    return remainder < 0 ? remainder + 4 : remainder
  }
}
