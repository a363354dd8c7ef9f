public import Foundation

/// A value that can be animated.
///
/// A still picture uses the value at rest. In an animation, Platen asks shapes for the path of
/// each value in between.
public protocol Animatable {
  /// The type of the part that moves.
  associatedtype AnimatableData: VectorArithmetic
  /// The part of the value that moves.
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  /// The value itself.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// An empty value.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    // swift-format-ignore: NoEmptyBlocks
    set {}
  }
}

extension Double: Animatable {}
extension Float: Animatable {}
extension CGFloat: Animatable {}

extension CGPoint: Animatable {
  /// Both coordinates, in points.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension CGSize: Animatable {
  /// Both sides, in points.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}

extension CGRect: Animatable {
  /// Origin and size, in points.
  public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set {
      origin.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }
}

/// A value that can be added, scaled and measured, such as a number or a pair of numbers.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies every part of the value by a number.
  mutating func scale(by factor: Double)
  /// The value times itself, part by part, summed.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// Returns the value with every part of it times a number.
  public func scaled(by rhs: Double) -> Self {
    var value = self
    value.scale(by: rhs)
    return value
  }

  /// Interpolates the value towards another one: 0 keeps it, 1 replaces it.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self += (other - self).scaled(by: amount)
  }

  /// Returns a value between this one and another: this one for 0, the other for 1.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    var value = self
    value.interpolate(towards: other, amount: amount)
    return value
  }
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

/// Two animatable values side by side.
@frozen
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second

  /// Makes a pair of two values.
  @inlinable public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The pair of two zeros.
  public static var zero: Self { Self(.zero, .zero) }

  /// Adds two pairs, part by part.
  public static func + (left: Self, right: Self) -> Self {
    Self(left.first + right.first, left.second + right.second)
  }

  /// Subtracts the second pair from the first, part by part.
  public static func - (left: Self, right: Self) -> Self {
    Self(left.first - right.first, left.second - right.second)
  }

  /// Multiplies both values by a number.
  public mutating func scale(by factor: Double) {
    first.scale(by: factor)
    second.scale(by: factor)
  }

  /// The sum of both values' squared magnitudes.
  public var magnitudeSquared: Double {
    first.magnitudeSquared + second.magnitudeSquared
  }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// The animatable data of a shape or layout whose type is erased.
///
/// Data of different types has no distance.
public struct _AnyAnimatableData: VectorArithmetic {
  /// nil for the zero of any type.
  private var vector: (any VectorArithmetic)?

  package init(_ vector: (any VectorArithmetic)?) { self.vector = vector }

  /// Returns the data as one of a type; nil if it is of another.
  package func value<Value: VectorArithmetic>(as type: Value.Type) -> Value? {
    guard let vector else { return Value.zero }
    return vector as? Value
  }

  /// The zero of any type.
  public static var zero: Self { Self(nil) }

  /// Returns whether both are equal values of one type.
  public static func == (left: Self, right: Self) -> Bool {
    func isEqual<Value: VectorArithmetic>(_ value: Value) -> Bool {
      left.value(as: Value.self) == right.value(as: Value.self)
    }
    guard let vector = left.vector ?? right.vector else { return true }
    return isEqual(vector)
  }

  /// Adds values of one type; returns the first of different types.
  public static func + (left: Self, right: Self) -> Self {
    func sum<Value: VectorArithmetic>(_ value: Value) -> Self {
      guard let a = left.value(as: Value.self), let b = right.value(as: Value.self) else {
        return left
      }
      return Self(a + b)
    }
    guard let vector = left.vector ?? right.vector else { return .zero }
    return sum(vector)
  }

  /// Subtracts a value from another one of its type; returns zero for different types.
  public static func - (left: Self, right: Self) -> Self {
    func difference<Value: VectorArithmetic>(_ value: Value) -> Self {
      guard let a = left.value(as: Value.self), let b = right.value(as: Value.self) else {
        return .zero
      }
      return Self(a - b)
    }
    guard let vector = left.vector ?? right.vector else { return .zero }
    return difference(vector)
  }

  /// Multiplies the value by a number.
  public mutating func scale(by factor: Double) { vector?.scale(by: factor) }

  /// The squared magnitude of the value.
  public var magnitudeSquared: Double { vector?.magnitudeSquared ?? 0 }
}

extension Animatable {
  /// The animatable data with its type erased; data of another type changes nothing.
  package var erasedData: _AnyAnimatableData {
    get { _AnyAnimatableData(animatableData) }
    set {
      if let data = newValue.value(as: AnimatableData.self) { animatableData = data }
    }
  }
}

/// The animatable data of a value that has none.
@frozen
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Makes the only value.
  @inlinable public init() {}

  /// The only value.
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
