internal import Foundation
internal import PlatenBase

/// How much of its way a value has gone after some seconds.
struct MotionCurve: Hashable, Sendable {
  let curve: AnimationCurve
  /// Seconds until the value is where it goes, of a spring but for a thousandth of the way.
  let duration: Double

  /// A constant speed.
  static func linear(_ duration: Double) -> MotionCurve {
    MotionCurve(.eased(.linear, duration: duration))
  }

  /// A spring, until a thousandth of the way is left: seconds are rounded up to hundredths.
  static func spring(_ spring: SpringMotion) -> MotionCurve {
    MotionCurve(.spring(spring, velocity: 0))
  }

  /// A curve of any kind; where a spring has come to rest, seconds are rounded up to hundredths.
  init(_ curve: AnimationCurve) {
    self.curve = curve
    guard case .spring = curve else {
      duration = curve.duration
      return
    }
    duration = (curve.duration * 100).rounded(.up) / 100
  }

  /// Whether it is a constant speed.
  var isLinear: Bool { if case .eased(.linear, _) = curve { true } else { false } }

  /// Returns the part of the way, 0 until the start and 1 after the end; springs may go beyond.
  func progress(at time: Double) -> Double {
    if time >= duration, time > 0 { return 1 }
    return curve.progress(at: time)
  }
}

// MARK: - Stops

extension MotionCurve {
  /// A point of a line of straight parts that is nearly the curve.
  struct Stop: Hashable {
    /// The part of the time, in thousandths.
    var time: Int
    /// The part of the way, in thousandths.
    var progress: Int
  }

  /// The most that the line is beside the curve, as a part of the way.
  static let tolerance = 0.002

  /// The fewest stops in between whose line stays within ``tolerance``, with the start and the end.
  ///
  /// Each part of the line is as long as it can be.
  var stops: [Stop] {
    if isLinear { return [stop(0), stop(1_000)] }
    var stops = [stop(0)]
    while let last = stops.last, last.time < 1_000 {
      var end = last.time + 1
      while end < 1_000, isNear(from: last, to: stop(end + 1)) { end += 1 }
      stops.append(stop(end))
    }
    return stops
  }

  private func stop(_ time: Int) -> Stop {
    let value = value(time)
    let bounded = value.isNaN ? 1 : min(max(value, -1_000), 1_000)
    return Stop(time: time, progress: Int((bounded * 1_000).rounded()))
  }

  private func value(_ time: Int) -> Double { progress(at: duration * Double(time) / 1_000) }

  private func isNear(from start: Stop, to end: Stop) -> Bool {
    let slope = Double(end.progress - start.progress) / Double(end.time - start.time)
    return (start.time...end.time).allSatisfy { time in
      let line = Double(start.progress) + slope * Double(time - start.time)
      return abs(line / 1_000 - value(time)) <= Self.tolerance
    }
  }
}
