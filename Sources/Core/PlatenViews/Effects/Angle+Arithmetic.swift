public import PlatenBase

extension Angle {
  /// Returns the negated angle.
  public static prefix func - (angle: Angle) -> Angle {
    Angle(radians: -angle.radians)
  }

  /// Adds two angles.
  public static func + (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians + right.radians)
  }

  /// Subtracts the second angle from the first.
  public static func - (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians - right.radians)
  }

  /// Multiplies an angle by a number.
  public static func * (angle: Angle, factor: Double) -> Angle {
    Angle(radians: angle.radians * factor)
  }

  /// Divides an angle by a number.
  public static func / (angle: Angle, divisor: Double) -> Angle {
    Angle(radians: angle.radians / divisor)
  }

  /// Adds the second angle to the first.
  public static func += (left: inout Angle, right: Angle) { left = left + right }

  /// Subtracts the second angle from the first.
  public static func -= (left: inout Angle, right: Angle) { left = left - right }

  /// Multiplies an angle by a number.
  public static func *= (angle: inout Angle, factor: Double) { angle = angle * factor }

  /// Divides an angle by a number.
  public static func /= (angle: inout Angle, divisor: Double) { angle = angle / divisor }
}
