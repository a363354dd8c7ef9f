internal import Foundation

/// The course of a change over time: which part of its way a value has gone after some seconds.
///
/// ```swift
/// AnimationCurve.eased(.easeInOut, duration: 0.35).progress(at: 0.0875)  // 0.12916
/// ```
package indirect enum AnimationCurve: Hashable, Sendable {
  /// Along a curve, for some seconds.
  case eased(Easing, duration: Double)
  /// As a spring pulls, which starts with a velocity, in distances per second.
  case spring(SpringMotion, velocity: Double)
  /// As a rule of somebody else says.
  case custom(CustomCurve)
  /// Begun some seconds later.
  case delayed(AnimationCurve, by: Double)
  /// So many times as fast.
  case faster(AnimationCurve, times: Double)
  /// Done again and again after so many seconds, each second time backwards if it reverses; without
  /// end if there is no count.
  case repeating(AnimationCurve, length: Double, count: Int?, autoreverses: Bool)

  /// A course that is done again and again, each second time backwards if it reverses; without end
  /// if there is no count.
  package static func repeated(
    _ curve: AnimationCurve, count: Int?, autoreverses: Bool
  ) -> AnimationCurve {
    .repeating(curve, length: curve.duration, count: count, autoreverses: autoreverses)
  }

  /// At once.
  package static let atOnce = AnimationCurve.eased(.linear, duration: 0)

  /// How near to its end a spring has come when it counts as at rest, as a part of the way.
  package static let restDistance = 0.001

  /// The seconds until the value is where it goes; infinite if it never is.
  package var duration: Double {
    switch self {
    case .eased(_, let duration): duration.isFinite ? max(duration, 0) : .infinity
    case .spring(let spring, let velocity):
      spring.restTime(velocity: velocity, within: Self.restDistance)
    case .custom(let curve): curve.duration
    case .delayed(let curve, let delay): max(curve.duration + delay, 0)
    case .faster(let curve, let speed): speed > 0 ? curve.duration / speed : .infinity
    case .repeating(_, let length, let count, _):
      count.map { length * Double(max($0, 1)) } ?? .infinity
    }
  }

  /// The seconds until the change counts as complete: a spring's own duration, after which its
  /// tail goes on.
  ///
  /// Apple says so of completion handlers in "Animate with springs" (WWDC 2023).
  package var logicalDuration: Double {
    switch self {
    case .spring(let spring, _): spring.response
    case .delayed(let curve, let delay): max(curve.logicalDuration + delay, 0)
    case .faster(let curve, let speed): speed > 0 ? curve.logicalDuration / speed : .infinity
    case .eased, .custom, .repeating: duration
    }
  }

  /// The seconds after which the change is as at its beginning again, if it goes on without end;
  /// nil for one that ends, or has no such time.
  package var period: Double? {
    switch self {
    case .eased, .spring, .custom, .delayed: nil
    case .faster(let curve, let speed): speed > 0 ? curve.period.map { $0 / speed } : nil
    case .repeating(_, let length, nil, let autoreverses):
      length.isFinite && length > 0 ? length * (autoreverses ? 2 : 1) : nil
    case .repeating: nil
    }
  }

  /// Returns the part of the way, 0 until the start; springs may go beyond 1, and come to it in
  /// the end.
  package func progress(at time: Double) -> Double {
    if self == .atOnce { return time < 0 ? 0 : 1 }
    if time <= 0 { return 0 }
    switch self {
    case .eased(let easing, let duration): return easing.value(at: time / duration)
    case .spring(let spring, let velocity):
      return spring.progress(at: time, velocity: velocity)
    case .custom(let curve): return curve.progress(time) ?? 1
    case .delayed(let curve, let delay): return curve.progress(at: time - delay)
    case .faster(let curve, let speed): return curve.progress(at: time * speed)
    case .repeating(let curve, let length, let count, let autoreverses):
      guard length > 0, length.isFinite else { return curve.progress(at: time) }
      let round = (time / length).rounded(.down)
      if let count, round >= Double(max(count, 1)) { return 1 }
      let inner = time - round * length
      let isBack = autoreverses && round.truncatingRemainder(dividingBy: 2) == 1
      return curve.progress(at: isBack ? length - inner : inner)
    }
  }
}

/// A course of a change by a rule that is not known here.
package struct CustomCurve: Hashable, Sendable {
  /// What makes two of them equal.
  private let identity: any Hashable & Sendable
  /// Returns the part of the way after some seconds; nil once it is over.
  package let progress: @Sendable (Double) -> Double?
  /// The seconds until it is over; infinite if that is not within an hour.
  let duration: Double

  package init(
    _ identity: any Hashable & Sendable, progress: @escaping @Sendable (Double) -> Double?
  ) {
    (self.identity, self.progress) = (identity, progress)
    duration = Self.duration(progress)
  }

  private static func duration(_ progress: (Double) -> Double?) -> Double {
    var last = 1.0 / 64
    while progress(last) != nil {
      last *= 2
      if last > 4_096 { return .infinity }
    }
    var first = last / 2
    for _ in 0..<40 {
      let middle = (first + last) / 2
      if progress(middle) != nil { first = middle } else { last = middle }
    }
    return last
  }

  package static func == (a: CustomCurve, b: CustomCurve) -> Bool {
    AnyHashable(a.identity) == AnyHashable(b.identity)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(identity)) }
}
