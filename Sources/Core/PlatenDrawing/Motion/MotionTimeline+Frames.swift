internal import Foundation
internal import PlatenBase

extension MotionTimeline {
  /// The longest time in which movements without end come back to where they were, in seconds.
  private static let longestPeriod = 60.0

  /// How long a picture that came to rest is seen before it begins again, in seconds.
  private static let rest = 1.0

  /// For how many seconds the picture is shown: until nothing moves any more, or, if it never comes to
  /// rest, until all is as in the beginning; nil if it never is.
  package var shownDuration: Double? {
    if duration.isFinite { return duration }
    let curves = changes.flatMap { $0.motion.curves }
    let areEndless = curves.allSatisfy { !$0.duration.isFinite || $0.duration == 0 }
    guard areEndless, changes.allSatisfy({ $0.start == 0 }) else { return nil }
    return Self.period(of: curves.filter { $0.duration > 0 }.map(\.curve.period))
  }

  /// The least time that all periods go into, within a thousandth; nil if there is none.
  package static func period(of periods: [Double?]) -> Double? {
    let known = periods.compactMap(\.self)
    guard let longest = known.max(), known.count == periods.count, longest > 0 else { return nil }
    var time = longest
    while time <= longestPeriod {
      if known.allSatisfy({ abs((time / $0).rounded() - time / $0) < 0.001 }) { return time }
      time += longest
    }
    return nil
  }

  /// Returns the picture as frames, each drawn when it is wanted.
  ///
  /// - Parameters:
  ///   - rate: Frames a second.
  ///   - seconds: How long the picture is shown.
  ///   - loops: How often; 0 for ever.
  ///   - isCycle: Whether the picture is after its last frame as in its first one.
  package func frames(
    rate: Double, seconds: Double, loops: Int, isCycle: Bool
  ) -> FrameSequence {
    let steps = min((seconds * rate - 1e-6).rounded(.up), 1e6)
    return FrameSequence(
      size: size, count: max(steps > 0 ? Int(steps) : 0, isCycle ? 1 : 0) + (isCycle ? 0 : 1),
      loops: loops,
      delay: { frame in
        let isRest = loops == 0 && !isCycle && Double(frame) >= steps
        return .seconds(isRest ? Self.rest : 1 / rate)
      },
      displayList: { displayList(at: Double($0) / rate) })
  }
}

extension Motion {
  /// The courses of all that moves.
  fileprivate var curves: [MotionCurve] {
    layers.flatMap { layer in
      [
        layer.pose?.there.curve, layer.opacity?.there.curve, layer.color?.there.curve,
        layer.frame?.there.curve, layer.figure?.track.there.curve, layer.effect?.there.curve,
        layer.space?.track.there.curve, layer.clipFigure?.track.there.curve,
        layer.clip?.there.curve, layer.filter?.there.curve, layer.shape?.there.curve,
      ].compactMap(\.self)
    }
  }
}
