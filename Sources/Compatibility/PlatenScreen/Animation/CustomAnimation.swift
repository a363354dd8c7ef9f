public import Foundation
public import PlatenBase
public import PlatenViews

/// An animation whose values an app computes.
///
/// ```swift
/// struct Halved: CustomAnimation {
///   func animate<V: VectorArithmetic>(
///     value: V, time: TimeInterval, context: inout AnimationContext<V>
///   ) -> V? {
///     time < 1 ? value.scaled(by: time < 0.5 ? 0 : 0.5) : nil
///   }
/// }
/// ```
///
/// In an animation, it computes the progress from 0 to 1, and animated values follow this progress. A change
/// that follows another adds to the rest of it, regardless of ``shouldMerge(previous:value:time:context:)``.
public protocol CustomAnimation: Hashable, Sendable {
  /// Returns the current value on the way from zero to `value`, `time` seconds after the beginning; nil at the
  /// end.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// Returns the velocity of the value, per second; nil if it is not known.
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?

  /// Returns whether the animation continues another one; Platen adds both up.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Returns nil: the velocity is not known.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  /// Returns false.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

extension Animation {
  /// Makes an animation from an app's own type.
  public init<A: CustomAnimation>(_ base: A) {
    guard base.remembers else {
      self.init(
        .custom(
          CustomCurve(base) { time in
            var context = AnimationContext<Double>()
            return base.animate(value: 1, time: time, context: &context)
          }))
      return
    }
    let steps = base.steps
    self.init(
      .custom(
        CustomCurve(base) { time in
          let step = max(Int(time * A.rate), 0)
          return step < steps.count ? steps[step] : nil
        }))
  }

  /// Returns the current value on the way from zero to `value`, `time` seconds after the beginning; nil at the
  /// end.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { time < curve.duration ? value.scaled(by: curve.progress(at: time)) : nil }

  /// Returns the velocity of a value on the way from zero to `value`, per second.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    let step = 0.001
    let change = curve.progress(at: time + step) - curve.progress(at: max(time - step, 0))
    return value.scaled(by: change / (time < step ? time + step : 2 * step))
  }

  /// Returns false: the rest of another animation is added to this one.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

extension CustomAnimation {
  /// How often in a second an animation that remembers something is asked.
  fileprivate static var rate: Double { 60 }
  /// For how long, in seconds.
  private static var longest: Double { 60 }

  /// Whether what it says depends on what it said before.
  fileprivate var remembers: Bool {
    var context = AnimationContext<Double>()
    for time in [0, 0.1, 1] { _ = animate(value: 1, time: time, context: &context) }
    return context.state.isUsed
  }

  /// Which part of its way a value has gone at each step, until it is there.
  fileprivate var steps: [Double] {
    var context = AnimationContext<Double>()
    var steps: [Double] = []
    while Double(steps.count) < Self.longest * Self.rate,
      let value = animate(
        value: 1, time: Double(steps.count) / Self.rate, context: &context)
    { steps.append(value) }
    return steps
  }
}

/// The context in which an animation computes a value.
public struct AnimationContext<Value: VectorArithmetic> {
  /// The state that the animation keeps between moments.
  public var state: AnimationState<Value> = AnimationState()
  /// Whether the animation counts as complete although it continues.
  public var isLogicallyComplete = false
  /// The environment of the animated view; always the default one, because values are computed once for all views.
  public var environment: EnvironmentValues { EnvironmentValues() }

  init() {}

  /// Returns this context with another state.
  public func withState<T: VectorArithmetic>(
    _ state: AnimationState<T>
  ) -> AnimationContext<T> {
    var context = AnimationContext<T>()
    context.state = state
    context.isLogicallyComplete = isLogicallyComplete
    return context
  }
}

/// A key for a value in an animation's state.
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value
  /// The value before any was set.
  static var defaultValue: Value { get }
}

/// The state that an animation keeps between moments.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Whether anything is kept.
  var isUsed: Bool { !values.isEmpty }

  /// Makes an empty state.
  public init() {}

  /// The value that is kept for a key.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
