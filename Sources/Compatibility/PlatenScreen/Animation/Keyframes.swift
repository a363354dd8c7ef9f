public import Foundation
public import PlatenBase

/// The course of several properties over time.
public protocol Keyframes<Value> {
  /// The type of the values.
  associatedtype Value
  /// The type of the content of these keyframes.
  associatedtype Body: Keyframes<Value> = _NoKeyframes<Value>

  /// The content of these keyframes.
  @KeyframesBuilder<Value> var body: Body { get }

  /// Adds the courses of the properties of a value.
  func _appendTracks(to list: inout _KeyframeTracks<Value>)
}

extension Keyframes {
  /// Adds the courses of these keyframes.
  public func _appendTracks(to list: inout _KeyframeTracks<Value>) { body._appendTracks(to: &list) }
}

/// Keyframes without content of their own type.
public struct _NoKeyframes<Value>: Keyframes {
  private let add: (inout _KeyframeTracks<Value>) -> Void

  init(_ add: @escaping (inout _KeyframeTracks<Value>) -> Void = { _ in }) { self.add = add }

  /// The keyframes themselves.
  public var body: _NoKeyframes<Value> { self }

  /// Adds all courses.
  public func _appendTracks(to list: inout _KeyframeTracks<Value>) { add(&list) }
}

/// The course of one property over time.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content

  /// Returns the course of a value itself.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    self.init(\.self, content: content)
  }

  /// Returns the course of a property.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    (self.keyPath, self.content) = (keyPath, content())
  }

  /// Never called: a track has no content.
  public var body: _NoKeyframes<Root> { _NoKeyframes() }

  /// Adds the course of the property.
  public func _appendTracks(to list: inout _KeyframeTracks<Root>) {
    list.add(keyPath, content)
  }
}

/// Keyframes one after the other.
public protocol KeyframeTrackContent<Value> {
  /// The type of the values.
  associatedtype Value: Animatable
  /// The type of the content of these keyframes.
  associatedtype Body: KeyframeTrackContent = _NoTrackContent<Value>

  /// The content of these keyframes.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }

  /// Adds the keyframes to others before them.
  func _appendKeyframes(to list: inout _KeyframeList<Value>)
}

extension KeyframeTrackContent where Body == _NoTrackContent<Value> {
  /// Never called: a keyframe has no content.
  public var body: Body { _NoTrackContent() }
}

extension KeyframeTrackContent where Body: KeyframeTrackContent<Value> {
  /// Adds the keyframes of this content.
  public func _appendKeyframes(to list: inout _KeyframeList<Value>) {
    body._appendKeyframes(to: &list)
  }
}

/// The empty content of a keyframe.
public struct _NoTrackContent<Value: Animatable>: KeyframeTrackContent {
  private let add: (inout _KeyframeList<Value>) -> Void

  init(_ add: @escaping (inout _KeyframeList<Value>) -> Void = { _ in }) { self.add = add }

  /// The keyframes themselves.
  public var body: _NoTrackContent<Value> { self }

  /// Adds all keyframes.
  public func _appendKeyframes(to list: inout _KeyframeList<Value>) { add(&list) }
}

// MARK: - Kinds of keyframes

/// A value that is reached evenly, or along a curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let keyframe: Keyframe<Value>

  /// Makes a keyframe with a value and its duration in seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    keyframe = Keyframe(to: to, duration: duration, course: .eased(timingCurve))
  }

  /// Adds this keyframe.
  public func _appendKeyframes(to list: inout _KeyframeList<Value>) {
    list.keyframes.append(keyframe)
  }
}

/// A keyframe with a value that a spring reaches.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let keyframe: Keyframe<Value>

  /// Makes a keyframe with a value, its duration in seconds, and the spring.
  ///
  /// - Parameters:
  ///   - duration: The duration; nil for the time until the spring stops.
  ///   - startVelocity: The velocity at the start; nil for the velocity at the end of the previous
  ///     keyframe.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    keyframe = Keyframe(
      to: to, duration: duration, course: .spring(spring), startVelocity: startVelocity)
  }

  /// Adds this keyframe.
  public func _appendKeyframes(to list: inout _KeyframeList<Value>) {
    list.keyframes.append(keyframe)
  }
}

/// A value on a smooth curve through the neighbouring keyframes.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let keyframe: Keyframe<Value>

  /// Makes a keyframe with a value and its duration in seconds.
  ///
  /// Neighbouring cubic keyframes without velocities form a Catmull-Rom spline.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    keyframe = Keyframe(
      to: to, duration: duration, course: .cubic, startVelocity: startVelocity,
      endVelocity: endVelocity)
  }

  /// Adds this keyframe.
  public func _appendKeyframes(to list: inout _KeyframeList<Value>) {
    list.keyframes.append(keyframe)
  }
}

/// A keyframe with a value that applies immediately.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let keyframe: Keyframe<Value>

  /// Makes the value.
  public init(_ to: Value) { keyframe = Keyframe(to: to, duration: 0, course: .atOnce) }

  /// Adds this keyframe.
  public func _appendKeyframes(to list: inout _KeyframeList<Value>) {
    list.keyframes.append(keyframe)
  }
}
