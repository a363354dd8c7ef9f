internal import PlatenBase
internal import Synchronization

/// Limits how often each client may ask: some requests at once, and so many a second on average.
///
/// This is the generic cell rate algorithm. For each client one moment is kept: when it will have
/// its whole burst again. Those whose moment has passed are as good as new and are forgotten; if
/// that does not make room, all whom nobody knows share one place. So memory is bounded whatever
/// addresses there are.
final class ClientRateLimiter: Sendable {
  /// The most clients that are known at once, of some 60 bytes each.
  private static let capacity = 65_536

  private struct State {
    var moments: [String: ContinuousClock.Instant] = [:]
    var lastSweep = ContinuousClock.now
  }

  private let interval: Duration
  private let slack: Duration
  private let state = Lock(State())

  /// - Parameters:
  ///   - rate: The requests a second, over zero.
  ///   - burst: The requests at once, at least one.
  init(rate: Double, burst: Int) {
    interval = .seconds(1 / rate)
    slack = interval * max(burst - 1, 0)
  }

  /// What an operator set; nil for no rate.
  convenience init?(_ limits: ServiceLimits) {
    guard let rate = limits.clientRate else { return nil }
    self.init(rate: rate, burst: limits.clientBurst)
  }

  /// Counts a request.
  ///
  /// - Returns: How long the client has to wait before it may ask; nil if it may now.
  func count(_ client: String, now: ContinuousClock.Instant) -> Duration? {
    let client = Self.network(of: client)
    return state.withLock { state in
      let place = Self.place(of: client, in: &state, now: now)
      let moment = max(state.moments[place] ?? now, now)
      let wait = moment - now - slack
      if wait > .zero { return wait }
      state.moments[place] = moment + interval
      return nil
    }
  }

  /// Counts a request that is made later if it may not be made now.
  ///
  /// - Returns: How long the client has to wait before it; zero if it need not.
  func reserve(_ client: String, now: ContinuousClock.Instant) -> Duration {
    let client = Self.network(of: client)
    return state.withLock { state in
      let place = Self.place(of: client, in: &state, now: now)
      let moment = max(state.moments[place] ?? now, now)
      state.moments[place] = moment + interval
      return max(moment - now - slack, .zero)
    }
  }

  private static func place(
    of client: String, in state: inout State, now: ContinuousClock.Instant
  ) -> String {
    guard state.moments[client] == nil, state.moments.count >= capacity else { return client }
    if now - state.lastSweep >= .seconds(1) {
      state.lastSweep = now
      state.moments = state.moments.filter { $0.value > now }
    }
    return state.moments.count < capacity ? client : ""
  }

  /// An IPv6 address without its last half, as one client has all of those; IPv4 as it is.
  static func network(of address: String) -> String {
    guard address.utf8.contains(UInt8(ascii: ":")) else { return address }
    // An IPv4-mapped address, ::ffff:192.0.2.1 (RFC 4291, 2.5.5.2).
    if let mapped = address.lastIndex(of: ":"), address[mapped...].contains(".") {
      return String(address[mapped...].dropFirst())
    }
    let halves = address.split(separator: "::", maxSplits: 1, omittingEmptySubsequences: false)
    let head = halves[0].split(separator: ":")
    let tail = halves.count > 1 ? halves[1].split(separator: ":") : []
    let zeros = Array(repeating: "0"[...], count: max(8 - head.count - tail.count, 0))
    // The first 64 bits are the network (RFC 4291, 2.5.1).
    return (head + zeros + tail).prefix(4).joined(separator: ":")
  }
}
