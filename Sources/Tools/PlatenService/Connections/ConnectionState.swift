internal import NIOCore
internal import NIOHTTP1

/// The state of a connection.
struct ConnectionState {
  /// The part of a request that is being read.
  enum Reading {
    case nothing, header, body
  }

  /// The phase of a connection: what it waits for, with a limit of time.
  enum Phase: Equatable {
    /// For our own work.
    case none
    /// For a request.
    case idle
    case header
    case body
    /// For the rest of a request that was answered.
    case rest
    /// For an answer to be taken.
    case taking
    /// For the other end to see that we closed.
    case closing
  }

  /// A request whose answer has not ended.
  struct Pending {
    var version: HTTPVersion
    var isKeepAlive: Bool
  }

  var reading = Reading.nothing
  /// In the order of their answers; the last may still be being read.
  var pending: [Pending] = []
  /// The bytes of the header that is being read.
  var headerBytes = 0
  /// Whether the header's first line has ended.
  var hasFirstLine = false
  /// Whether all that comes is thrown away.
  var ignoresInput = false
  /// Whether our side is closed, or will be once all is written.
  var isClosing = false
  /// Whether the answer that is being written is the last.
  var endsAfterAnswer = false
  /// Whether it is closed without a wait for the other end, as others wait for its place.
  var makesRoom = false
  /// Whether the service is stopping.
  var isQuiescing = false
  /// Whether the socket takes more bytes at the moment.
  var isWritable = true
  /// What is answered after all answers that are under way.
  var refusal: Problem?

  var phase: Phase {
    if isClosing { return .closing }
    if !isWritable { return .taking }
    switch (reading, pending.count) {
    case (.body, 0): return .rest
    case (.body, 1): return ignoresInput ? .none : .body
    case (.header, 0): return .header
    case (.nothing, 0): return .idle
    default: return .none
    }
  }
}

// MARK: - Limits

/// The limits of a connection.
struct ConnectionLimits: Sendable {
  /// From the first byte of a header to its last.
  let header: TimeAmount
  /// From the end of the header to the end of the body.
  let body: TimeAmount
  /// How long nothing may be asked, or no answer be taken.
  let idle: TimeAmount
  /// The longest target of a request, in bytes.
  let targetBytes: Int
  /// The longest header of a request, its target aside, in bytes.
  let headerBytes: Int
  /// The longest body of a request, in bytes.
  let bodyBytes: Int

  /// How long the rest of a request is read that is not worth reading: a client that still sends
  /// when its connection is closed may never see its answer.
  static let linger = TimeAmount.seconds(2)
  /// How long nothing may be asked, and a header may take, where there is little room for other
  /// connections.
  static let crowdedTime = TimeAmount.seconds(2)
  /// Who takes an answer more slowly than so many bytes a second does not take it.
  static let leastRate = 1024

  init(_ limits: ServiceLimits) {
    header = Self.amount(limits.headerTime)
    body = Self.amount(limits.bodyTime)
    idle = Self.amount(limits.idleTime)
    targetBytes = limits.targetBytes
    bodyBytes = limits.bodyBytes
    headerBytes = limits.headerBytes
  }

  /// Returns how long a phase may take; nil for any time.
  func time(of phase: ConnectionState.Phase) -> TimeAmount? {
    switch phase {
    case .none: nil
    case .idle, .taking: idle
    case .header: header
    case .body: body
    case .rest, .closing: Self.linger
    }
  }

  private static func amount(_ duration: Duration) -> TimeAmount {
    .nanoseconds(Int64(duration / .nanoseconds(1)))
  }
}

// MARK: - Time

/// The time of the phase that a connection is in.
///
/// A connection that is asked often changes its phase often; its one timer is left to fire too
/// early then and is set anew, rather than made for each phase.
struct PhaseTimer {
  private var phase = ConnectionState.Phase.none
  private var scheduled: Scheduled<Void>?
  private var fireTime = NIODeadline.distantFuture
  /// When the phase began.
  private(set) var start = NIODeadline.now()
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
    return nextLook.map { $0 < fireTime } ?? false
  }

  /// Returns whether the phase has lasted so long.
  func hasLasted(_ time: TimeAmount) -> Bool { .now() - start >= time }

  /// When to look at the phase.
  var nextLook: NIODeadline? {
    guard let deadline, phase == .idle || phase == .header else { return deadline }
    // The header's time is that from its first byte, however often it is looked at.
    return min(deadline, .now() + ConnectionLimits.crowdedTime)
  }

  /// Gives the phase so much time from now on.
  mutating func extend(_ time: TimeAmount?) { deadline = time.map { .now() + $0 } }

  /// Takes the scheduled look in place of the one before.
  mutating func schedule(_ look: Scheduled<Void>, at time: NIODeadline) {
    scheduled?.cancel()
    scheduled = look
    fireTime = time
  }

  /// Notes that the timer fired.
  mutating func fired() {
    scheduled = nil
    fireTime = .distantFuture
  }

  /// Ends all times, as the connection has ended.
  mutating func stop() {
    scheduled?.cancel()
    scheduled = nil
    deadline = nil
  }
}
