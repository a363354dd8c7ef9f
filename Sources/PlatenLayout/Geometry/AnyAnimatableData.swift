/// The animatable data of a layout whose type is erased.
///
/// It holds nothing, because nothing in Platen moves; the name is part of `AnyLayout`'s signature.
@frozen
public struct _AnyAnimatableData: VectorArithmetic, Sendable {
  @inlinable init() {}

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
