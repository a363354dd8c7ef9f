internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import PlatenBase
internal import Synchronization

/// Lets requests in, or says why not.
struct RequestAdmission: Sendable {
  /// How a request came in.
  enum Pass: Hashable, Sendable {
    /// Anybody may.
    case open
    /// With a token: the answer is for who bears it.
    case token
    /// With a signature; the target without it.
    case signature(target: String)
  }

  private let targetBytes: Int
  private let settings: CurrentSettings
  private let rates: ClientRateLimiter?

  private var tokens: BearerTokens { settings.access.tokens }
  private var signer: TargetSigner { settings.access.signer }
  private var opensMetrics: Bool { settings.access.opensMetrics }

  /// - Parameters:
  ///   - settings: Who is let in now, which may change.
  ///   - rates: How often each client may ask; nil for as often as it likes.
  init(
    _ configuration: ServiceConfiguration, _ settings: CurrentSettings, rates: ClientRateLimiter?
  ) {
    targetBytes = configuration.limits.targetBytes
    self.settings = settings
    self.rates = rates
  }

  /// Lets a request in.
  ///
  /// - Parameters:
  ///   - route: The route's path; nil if there is none.
  ///   - client: The client's address; nil where there is no network.
  /// - Throws: A ``Problem`` if the request may not come in.
  func admit(_ request: Request, route: String?, client: @autoclosure () -> String?) throws -> Pass
  {
    switch route {
    case MonitoringRoutes.live, MonitoringRoutes.ready: return .open
    case MonitoringRoutes.metrics where opensMetrics: return .open
    case MonitoringRoutes.metrics: return try pass(request)
    default: break
    }
    let length = request.head.path?.utf8.count ?? 0
    guard length <= targetBytes else {
      throw Problem(
        .targetTooLong, "The address has \(length) bytes; expected at most \(targetBytes).")
    }
    let pass = try pass(request)
    if let rates, let client = client(), let wait = rates.count(client, now: .now) {
      var problem = Problem(.clientRate, "This address asks too often.")
      problem.retryAfter = max(1, Int((wait / .seconds(1)).rounded(.up)))
      throw problem
    }
    return pass
  }

  private func pass(_ request: Request) throws -> Pass {
    guard !tokens.isEmpty || !signer.isEmpty else { return .open }
    if let token = BearerTokens.token(of: request) {
      if tokens.contains(token) { return .token }
      throw Problem(.unauthorized, "The token is none of those that are known.")
    }
    let target = request.head.path ?? "/"
    let isRead = request.method == .get || request.method == .head
    if isRead, !signer.isEmpty, TargetSigner.isSigned(target) {
      let now = Int(Date().timeIntervalSince1970)
      do { return .signature(target: try signer.verify(target, now: now)) } catch {
        throw Problem(.badSignature, Self.detail(of: error))
      }
    }
    throw Problem(.unauthorized, missing(isRead: isRead))
  }

  private func missing(isRead: Bool) -> String {
    let token = "a field \"Authorization: Bearer TOKEN\""
    guard isRead, !signer.isEmpty else { return "Expected \(token)." }
    return tokens.isEmpty ? "Expected a signed address." : "Expected \(token) or a signed address."
  }

  private static func detail(of error: SignatureError) -> String {
    switch error {
    case .form:
      "The address does not end in expires=SECONDS&key=NAME&signature=TEXT, in this order."
    case .unknownKey: "The key that the address names is not known."
    case .wrong: "The signature is not that of this address."
    case .expired: "The address is no longer valid."
    }
  }
}

// MARK: - Tokens

/// The tokens that let a request in, as RFC 6750 has them.
struct BearerTokens: Sendable {
  private let tokens: [[UInt8]]

  init(_ tokens: [String]) { self.tokens = tokens.map { Array($0.utf8) } }

  var isEmpty: Bool { tokens.isEmpty }

  /// The token that a request bears; nil if it bears none.
  static func token(of request: Request) -> Substring? {
    guard let value = request.headers[.authorization] else { return nil }
    let scheme = "bearer "
    guard value.utf8.count > scheme.utf8.count,
      value.prefix(scheme.count).lowercased() == scheme
    else { return nil }
    return value.dropFirst(scheme.count).trimming { $0 == " " }
  }

  /// Whether a token is one of these.
  ///
  /// The time that it takes tells nothing but lengths.
  func contains(_ token: Substring) -> Bool {
    let found = Array(token.utf8)
    var isKnown = false
    for known in tokens where known.count == found.count {
      var difference: UInt8 = 0
      for i in known.indices { difference |= known[i] ^ found[i] }
      isKnown = difference == 0 || isKnown
    }
    return isKnown
  }
}

extension Substring {
  fileprivate func trimming(while isOut: (Character) -> Bool) -> Substring {
    var rest = drop(while: isOut)
    while let last = rest.last, isOut(last) { rest.removeLast() }
    return rest
  }
}

// MARK: - Rates

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
    if let mapped = address.lastIndex(of: ":"), address[mapped...].contains(".") {
      return String(address[mapped...].dropFirst())
    }
    let halves = address.split(separator: "::", maxSplits: 1, omittingEmptySubsequences: false)
    let head = halves[0].split(separator: ":")
    let tail = halves.count > 1 ? halves[1].split(separator: ":") : []
    let zeros = Array(repeating: "0"[...], count: max(8 - head.count - tail.count, 0))
    return (head + zeros + tail).prefix(4).joined(separator: ":")
  }
}
