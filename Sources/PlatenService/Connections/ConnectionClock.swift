internal import NIOCore

/// The time of one phase of a connection.
///
/// A connection that is asked often changes its phase often; its one timer is left to ring too early
/// then and is set anew, rather than made for each phase.
struct ConnectionClock {
  private var phase = ConnectionState.Phase.none
  private var timer: Scheduled<Void>?
  private var ringTime = NIODeadline.distantFuture
  private var start = NIODeadline.now()
  /// When the time of the phase is over; nil if it has none.
  private(set) var deadline: NIODeadline?
  /// Whether somebody waits for what the client sends.
  var isReadWanted = false
  /// The bytes that were still to be taken when it was last looked at.
  var bytesLeft: Int?

  /// Begins a phase, if it is another one.
  ///
  /// - Returns: Whether the timer has to be set.
  mutating func begin(_ phase: ConnectionState.Phase, time: TimeAmount?) -> Bool {
    guard phase != self.phase || phase == .taking else { return false }
    self.phase = phase
    bytesLeft = nil
    start = .now()
    deadline = time.map { .now() + $0 }
    return nextLook.map { $0 < ringTime } ?? false
  }

  /// Whether the phase has lasted so long.
  func hasLasted(_ time: TimeAmount) -> Bool { .now() - start >= time }

  /// When to look at the phase.
  var nextLook: NIODeadline? {
    guard let deadline, phase == .idle else { return deadline }
    return min(deadline, .now() + ConnectionLimits.crowdedIdle)
  }

  mutating func extend(_ time: TimeAmount?) { deadline = time.map { .now() + $0 } }

  mutating func schedule(_ timer: Scheduled<Void>, at time: NIODeadline) {
    self.timer?.cancel()
    self.timer = timer
    ringTime = time
  }

  mutating func rang() {
    timer = nil
    ringTime = .distantFuture
  }

  mutating func stop() {
    timer?.cancel()
    timer = nil
    deadline = nil
  }
}
