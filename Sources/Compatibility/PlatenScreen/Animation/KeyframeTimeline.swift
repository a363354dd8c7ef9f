public import Foundation
public import PlatenBase

/// The values of keyframes over time.
///
/// ```swift
/// let timeline = KeyframeTimeline(initialValue: 0.0) {
///   LinearKeyframe(10, duration: 1)
///   CubicKeyframe(0, duration: 0.5)
/// }
/// timeline.value(time: 0.5)  // 5
/// ```
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let tracks: _KeyframeTracks<Value>

  /// Makes the values of keyframes that begin with one.
  public init(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) {
    self.initialValue = initialValue
    var tracks = _KeyframeTracks(initialValue: initialValue)
    content()._appendTracks(to: &tracks)
    self.tracks = tracks
  }

  /// The length of the longest track, in seconds.
  public var duration: TimeInterval { tracks.duration }

  /// Returns the value after some seconds; after the last keyframe it stays.
  public func value(time: TimeInterval) -> Value {
    var value = initialValue
    tracks.courses.forEach { $0(&value, time) }
    return value
  }

  /// Returns the value after a part of the duration, 0 to 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}

/// The courses of a value's properties over time.
public struct _KeyframeTracks<Root> {
  fileprivate let initialValue: Root
  fileprivate var duration = 0.0
  /// What sets each property to its value after some seconds.
  fileprivate var courses: [(inout Root, Double) -> Void] = []

  fileprivate init(initialValue: Root) { self.initialValue = initialValue }

  /// Adds the course of a property.
  mutating func add<Content: KeyframeTrackContent>(
    _ keyPath: WritableKeyPath<Root, Content.Value>, _ content: Content
  ) {
    var list = _KeyframeList<Content.Value>()
    content._appendKeyframes(to: &list)
    let course = KeyframeCourse(
      list.keyframes, from: initialValue[keyPath: keyPath].animatableData)
    duration = max(duration, course.duration)
    courses.append { $0[keyPath: keyPath].animatableData = course.value(at: $1) }
  }
}

/// Keyframes one after the other.
public struct _KeyframeList<Value: Animatable> {
  var keyframes: [Keyframe<Value>] = []
}

/// A value, and the way to it.
struct Keyframe<Value: Animatable> {
  enum Course {
    case atOnce
    case eased(UnitCurve)
    case spring(Spring)
    case cubic
  }

  let to: Value
  /// In seconds; nil for as long as a spring takes.
  let duration: Double?
  let course: Course
  var startVelocity: Value?
  var endVelocity: Value?
}

/// The values between keyframes.
private struct KeyframeCourse<Value: Animatable> {
  typealias Data = Value.AnimatableData

  private struct Segment {
    var start, duration: Double
    var from, to: Data
    /// The velocities at both ends, a second.
    var fromVelocity, toVelocity: Data
    var course: Keyframe<Value>.Course

    func value(at time: Double) -> Data {
      switch course {
      case .atOnce: to
      case .eased(let curve): from + (to - from).scaled(curve.value(at: time / duration))
      case .spring(let spring):
        from + spring.value(target: to - from, initialVelocity: fromVelocity, time: time)
      case .cubic:
        cubic(time / duration)
      }
    }

    /// The cubic polynomial with both values and velocities, as Hermite has written it.
    private func cubic(_ x: Double) -> Data {
      let y = 1 - x
      return from.scaled(y * y * (1 + 2 * x)) + to.scaled(x * x * (3 - 2 * x))
        + fromVelocity.scaled(duration * x * y * y) - toVelocity.scaled(duration * x * x * y)
    }

    /// How fast the value is at the end by itself.
    var endVelocity: Data {
      switch course {
      case .atOnce: .zero
      case .eased(let curve): (to - from).scaled(curve.velocity(at: 1) / duration)
      case .spring(let spring):
        spring.velocity(target: to - from, initialVelocity: fromVelocity, time: duration)
      case .cubic: toVelocity
      }
    }
  }

  private let first: Data
  private var segments: [Segment] = []

  init(_ keyframes: [Keyframe<Value>], from first: Data) {
    self.first = first
    for i in keyframes.indices { append(i, of: keyframes) }
  }

  var duration: Double { segments.last.map { $0.start + $0.duration } ?? 0 }

  func value(at time: Double) -> Data {
    guard let i = segments.lastIndex(where: { $0.start <= time }) else { return first }
    let segment = segments[i]
    let passed = time - segment.start
    return passed >= segment.duration ? end(of: segment) : segment.value(at: passed)
  }

  /// The value that a segment ends with: a spring may have less time than it needs.
  private func end(of segment: Segment) -> Data {
    if case .spring = segment.course { return segment.value(at: segment.duration) }
    return segment.to
  }

  private mutating func append(_ i: Int, of keyframes: [Keyframe<Value>]) {
    let (keyframe, before) = (keyframes[i], segments.last)
    let from = before.map(end) ?? first
    let to = keyframe.to.animatableData
    let velocity =
      keyframe.startVelocity?.animatableData ?? before?.endVelocity ?? Data.zero
    var seconds = keyframe.duration ?? 0
    if case .spring(let spring) = keyframe.course, keyframe.duration == nil {
      seconds = spring.settlingDuration(
        target: to - from, initialVelocity: velocity, epsilon: 0.001)
    }
    // As long as a picture may move; nothing is divided by zero.
    seconds = min(max(seconds.isNaN ? 0 : seconds, 0), 600)
    segments.append(
      Segment(
        start: duration, duration: seconds, from: from, to: to, fromVelocity: velocity,
        toVelocity: keyframe.endVelocity?.animatableData
          ?? Self.velocity(at: i, of: keyframes, from: from, seconds),
        course: seconds > 0 ? keyframe.course : .atOnce))
  }

  /// The velocity of a spline of Catmull and Rom at a cubic keyframe: that of the straight way from the keyframe
  /// before to the one after, if that is a cubic one, too; of the way to the next, if it is even; else
  /// none.
  private static func velocity(
    at i: Int, of keyframes: [Keyframe<Value>], from: Data, _ seconds: Double
  ) -> Data {
    guard case .cubic = keyframes[i].course, i + 1 < keyframes.count,
      let next = keyframes[i + 1].duration, next > 0
    else { return .zero }
    if let velocity = keyframes[i + 1].startVelocity { return velocity.animatableData }
    let (here, there) = (keyframes[i].to.animatableData, keyframes[i + 1].to.animatableData)
    switch keyframes[i + 1].course {
    case .cubic: return (there - from).scaled(1 / (seconds + next))
    case .eased(let curve): return (there - here).scaled(curve.velocity(at: 0) / next)
    case .spring, .atOnce: return .zero
    }
  }
}

extension VectorArithmetic {
  fileprivate func scaled(_ factor: Double) -> Self {
    var copy = self
    copy.scale(by: factor)
    return copy
  }
}
