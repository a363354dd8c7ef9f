package import PlatenBase

/// When things happen in a picture that becomes another one, and which way they go.
package struct MotionTiming: Hashable, Sendable {
  /// The ways from one place to another.
  package enum Path: String, CaseIterable, Hashable, Sendable {
    /// With the row: what changes it leaves at one row's end, and comes in at the other's.
    case rows
    /// As the crow flies.
    case straight
  }

  /// The way that things go.
  package var path = Path.rows
  /// How long the movement is perceived to last, in seconds, over zero.
  package var duration = 0.5
  /// How much things overshoot: 0 not at all, 1 without end.
  package var bounce = 0.0
  /// How long the picture stands still before it moves, in seconds.
  package var hold = 0.3

  /// The course of all changes, which begin together; nil for parts that make room for each other.
  package var curve: AnimationCurve?
  /// Whether frames are drawn from the display list alone, so that figures may have another path in each,
  /// and groups another opacity; documents say neither.
  var drawsFigures = false

  /// How what is within the part that is looked at comes and goes; nil for as all other parts do.
  var content: PartTransition?

  package init() {}

  /// Makes the timing of a change as SwiftUI animates it: all moves straight, on one curve.
  package init(_ curve: AnimationCurve) {
    (self.curve, path, hold, drawsFigures) = (curve, .straight, 0, true)
  }

  /// The movement of what stays.
  var spring: MotionCurve {
    curve.map(MotionCurve.init) ?? .spring(SpringMotion(duration: duration, bounce: bounce))
  }

  /// Seconds as they are in a movement of half a second, in this one; none where all begins together.
  private func delay(_ seconds: Double) -> Double {
    curve == nil ? seconds * duration / 0.5 : 0
  }

  /// A fade that takes so many seconds in a movement of half a second, or the one course of all.
  private func fade(_ seconds: Double) -> MotionCurve {
    curve.map(MotionCurve.init) ?? .linear(seconds * duration / 0.5)
  }

  // Items that disappear make room before the others move, and new items wait for their gaps.
  var going: MotionCurve { fade(0.15) }
  var delayAfterGoing: Double { delay(0.1) }
  var delayOfComing: Double { delay(0.12) }
  var coming: MotionCurve { fade(0.2) }
  /// What changes its row is gone before it is all there again: together they are never more than one.
  var leavingRow: MotionCurve { fade(0.2) }
  var delayOfEnteringRow: Double { delay(0.06) }
  var enteringRow: MotionCurve { fade(0.3) }
  /// One content that becomes another in the same place.
  var changing: MotionCurve { content?.insertionCurve.map(MotionCurve.init) ?? fade(0.3) }

  /// How items look when they have disappeared, and before they appear.
  var transition: PartTransition {
    if let content { return content }
    var (absent, gone) = (PartTransition.Absence(), PartTransition.Absence())
    (absent.opacity, gone.opacity) = (0, 0)
    if curve == nil { (absent.scale, gone.scale) = (0.6, 0.8) }
    return PartTransition(insertion: absent, removal: gone)
  }
}
