public import Foundation

/// A value that can be added, scaled and measured, such as a number or a pair of numbers.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies every part of the value by a number.
  mutating func scale(by factor: Double)
  /// The value times itself, part by part, summed.
  var magnitudeSquared: Double { get }
}

extension Float: VectorArithmetic {
  /// Multiplies the number by another.
  public mutating func scale(by factor: Double) { self *= Float(factor) }
  /// The number times itself.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension Double: VectorArithmetic {
  /// Multiplies the number by another.
  public mutating func scale(by factor: Double) { self *= factor }
  /// The number times itself.
  public var magnitudeSquared: Double { self * self }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies the number by another.
  public mutating func scale(by factor: Double) { self *= CGFloat(factor) }
  /// The number times itself.
  public var magnitudeSquared: Double { Double(self * self) }
}
