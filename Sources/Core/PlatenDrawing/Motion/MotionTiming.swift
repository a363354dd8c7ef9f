internal import PlatenBase

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

  package init() {}

  /// The movement of what stays.
  var spring: MotionCurve { .spring(SpringMotion(duration: duration, bounce: bounce)) }

  /// Seconds as they are in a movement of half a second, in this one.
  private func seconds(_ seconds: Double) -> Double { seconds * duration / 0.5 }

  // What goes makes room before the rest moves, and what comes waits for its gap.
  var going: Double { seconds(0.15) }
  var delayAfterGoing: Double { seconds(0.1) }
  var delayOfComing: Double { seconds(0.12) }
  var coming: Double { seconds(0.2) }
  /// What changes its row is gone before it is all there again: together they are never more than one.
  var leavingRow: Double { seconds(0.2) }
  var delayOfEnteringRow: Double { seconds(0.06) }
  var enteringRow: Double { seconds(0.3) }
  /// How long one content takes to become another in the same place.
  var changing: Double { seconds(0.3) }
}
