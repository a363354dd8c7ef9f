public import Foundation
public import PlatenBase
public import PlatenViews

/// An animation whose values an app works out by itself.
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
/// In a picture that moves it is asked for the part of a way from 0 to 1, and what moves goes this part of its way.
/// A change that follows another adds to what is left of it, whatever ``shouldMerge(previous:value:time:context:)``
/// says.
public protocol CustomAnimation: Hashable, Sendable {
  /// Returns where a value is that goes from zero to `value`, `time` seconds after the beginning; nil once it is
  /// there.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// Returns how fast the value changes, a second; nil if that is not known.
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?

  /// Returns whether the animation goes on from where another one is; Platen adds both up.
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
  /// Makes an animation that is worked out by an app's own type.
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

  /// Returns where a value is that goes from zero to `value`, `time` seconds after the beginning; nil once it is
  /// there.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { time < curve.duration ? value.scaled(by: curve.progress(at: time)) : nil }

  /// Returns how fast a value changes, a second, that goes from zero to `value`.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    let step = 0.001
    let change = curve.progress(at: time + step) - curve.progress(at: max(time - step, 0))
    return value.scaled(by: change / (time < step ? time + step : 2 * step))
  }

  /// Returns false: what is left of another animation is added to this one.
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

/// What an animation knows while it works out a value.
public struct AnimationContext<Value: VectorArithmetic> {
  /// What the animation keeps from moment to moment.
  public var state: AnimationState<Value> = AnimationState()
  /// Whether the animation says that it is complete, though it goes on.
  public var isLogicallyComplete = false
  /// The environment of the view that is animated; the default one, as a way is worked out once for all views.
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

/// A key of what an animation keeps from moment to moment.
public protocol AnimationStateKey {
  /// What is kept.
  associatedtype Value
  /// What it is before anything was kept.
  static var defaultValue: Value { get }
}

/// What an animation keeps from moment to moment.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Whether anything is kept.
  var isUsed: Bool { !values.isEmpty }

  /// Makes a state in which nothing is kept.
  public init() {}

  /// The value that is kept for a key.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
