/// The animatable data of a value that has none.
@frozen
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Makes the only value there is.
  @inlinable public init() {}

  /// The only value there is.
  public static var zero: Self { Self() }

  /// Adds nothing to nothing.
  public static func + (left: Self, right: Self) -> Self { left }

  /// Subtracts nothing from nothing.
  public static func - (left: Self, right: Self) -> Self { left }

  // swift-format-ignore: NoEmptyBlocks
  /// Does nothing.
  public mutating func scale(by factor: Double) {}

  /// 0.
  public var magnitudeSquared: Double { 0 }
}
