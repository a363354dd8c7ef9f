internal import NIOCore
internal import NIOHTTP1

/// What is going on on a connection.
struct ConnectionState {
  /// What of a request is being read.
  enum Reading {
    case nothing, header, body
  }

  /// What the connection waits for, and may not for ever.
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
  /// Whether nothing that comes is listened to any more.
  var isDeaf = false
  /// Whether our side is closed, or will be once all is written.
  var isClosing = false
  /// Whether the answer that is being written is the last.
  var endsAfterAnswer = false
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
    case (.body, 1): return isDeaf ? .none : .body
    case (.header, 0): return .header
    case (.nothing, 0): return .idle
    default: return .none
    }
  }
}

extension ConnectionLimits {
  /// How long a phase may take; nil for any time.
  func time(of phase: ConnectionState.Phase) -> TimeAmount? {
    switch phase {
    case .none: nil
    case .idle, .taking: idle
    case .header: header
    case .body: body
    case .rest, .closing: Self.linger
    }
  }
}
