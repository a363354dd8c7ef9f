public import Foundation
public import PlatenBase
public import PlatenViews

// What would be seen on the way from keyframe to keyframe is no part of a picture, which shows the
// value that it begins with. So keyframes are taken and forgotten.

/// The course of several properties over time.
public protocol Keyframes<Value> {
  /// The type of the values.
  associatedtype Value
  /// The type of what these keyframes are made of.
  associatedtype Body: Keyframes<Value> = _NoKeyframes<Value>

  /// What these keyframes are made of.
  @KeyframesBuilder<Value> var body: Body { get }
}

/// Keyframes that are not made of others.
public struct _NoKeyframes<Value>: Keyframes {
  init() {}

  /// The keyframes themselves.
  public var body: _NoKeyframes<Value> { self }
}

/// The course of one property over time.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  /// How a value itself changes.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {}

  /// How a property changes.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {}

  /// Never asked for: nothing moves.
  public var body: _NoKeyframes<Root> { _NoKeyframes() }
}

/// Keyframes one after the other.
public protocol KeyframeTrackContent<Value> {
  /// The type of the values.
  associatedtype Value: Animatable
  /// The type of what these keyframes are made of.
  associatedtype Body: KeyframeTrackContent = _NoTrackContent<Value>

  /// What these keyframes are made of.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }
}

extension KeyframeTrackContent where Body == _NoTrackContent<Value> {
  /// Never asked for: nothing moves.
  public var body: Body { _NoTrackContent() }
}

/// Keyframes of a track that are not made of others.
public struct _NoTrackContent<Value: Animatable>: KeyframeTrackContent {
  init() {}

  /// The keyframes themselves.
  public var body: _NoTrackContent<Value> { self }
}

// MARK: - Kinds of keyframes

/// A value that is reached evenly.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The value, and how long it takes in seconds.
  public init(
    _ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear
  ) {}
}

/// A value that is reached as a spring comes to rest.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The value, how long it takes in seconds, and the spring.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {}
}

/// A value that is reached along a curve that goes on from those before and after.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The value, and how long it takes in seconds.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {}
}

/// A value that is reached at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The value.
  public init(_ to: Value) {}
}

// MARK: - Builders

/// Makes one track of the keyframes written in a closure.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
  /// Keyframes as they are written.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value { expression }

  /// Keyframes one after the other.
  public static func buildBlock() -> _NoTrackContent<Value> { _NoTrackContent() }

  /// The first of some keyframes.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where K.Value == Value { first }

  /// Keyframes after others.
  public static func buildPartialBlock<A: KeyframeTrackContent, B: KeyframeTrackContent>(
    accumulated: A, next: B
  ) -> _NoTrackContent<Value> where A.Value == Value, B.Value == Value { _NoTrackContent() }

  /// Some keyframes.
  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> _NoTrackContent<Value> { _NoTrackContent() }

  /// Keyframes that may be missing.
  public static func buildOptional(
    _ component: (some KeyframeTrackContent<Value>)?
  ) -> _NoTrackContent<Value> { _NoTrackContent() }

  /// The first of two branches.
  public static func buildEither(
    first component: some KeyframeTrackContent<Value>
  ) -> _NoTrackContent<Value> { _NoTrackContent() }

  /// The second of two branches.
  public static func buildEither(
    second component: some KeyframeTrackContent<Value>
  ) -> _NoTrackContent<Value> { _NoTrackContent() }
}

/// Makes keyframes of the tracks written in a closure.
@resultBuilder
public enum KeyframesBuilder<Value> {
  /// A track as it is written.
  public static func buildExpression<K: Keyframes<Value>>(_ expression: K) -> K { expression }

  /// Keyframes of the whole value.
  public static func buildExpression<K: KeyframeTrackContent>(
    _ expression: K
  ) -> KeyframeTrack<Value, Value, K> where K.Value == Value {
    KeyframeTrack { expression }
  }

  /// No tracks.
  public static func buildBlock() -> _NoKeyframes<Value> { _NoKeyframes() }

  /// The first of some tracks.
  public static func buildPartialBlock<K: Keyframes<Value>>(first: K) -> K { first }

  /// A track beside others.
  public static func buildPartialBlock<A: Keyframes<Value>, B: Keyframes<Value>>(
    accumulated: A, next: B
  ) -> _NoKeyframes<Value> { _NoKeyframes() }
}

// MARK: - Views

/// A view that would go from keyframe to keyframe, with the value that it begins with.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: _NonisolatedView
where KeyframePath.Value == Value {
  private let content: Content

  /// A view for each value, which goes on again and again.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.content = content(initialValue)
  }

  /// A view for each value, which goes on when another value changes.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.content = content(initialValue)
  }

  /// The view for the first value.
  public var body: some View { content }
}

nonisolated extension View {
  /// This view with the value that it would begin with.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (_ContentOf<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    content(_ContentOf(content: self), initialValue)
  }

  /// This view with the value that it would begin with when another value changes.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (_ContentOf<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    content(_ContentOf(content: self), initialValue)
  }
}
