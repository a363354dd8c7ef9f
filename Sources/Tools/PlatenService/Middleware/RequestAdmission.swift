internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import PlatenBase

/// Lets requests in, or says why not.
struct RequestAdmission: Sendable {
  /// The permission by which a request came in.
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
        .targetTooLong, "The URL has \(length) bytes; expected at most \(targetBytes).")
    }
    let pass = try pass(request)
    if let rates, let client = client(), let wait = rates.count(client, now: .now) {
      var problem = Problem(.clientRate, "This client sends too many requests.")
      // Seconds as a whole number (RFC 9110, 10.2.3).
      problem.retryAfter = max(1, Int((wait / .seconds(1)).rounded(.up)))
      throw problem
    }
    return pass
  }

  private func pass(_ request: Request) throws -> Pass {
    guard !tokens.isEmpty || !signer.isEmpty else { return .open }
    if let token = BearerTokens.token(of: request) {
      if tokens.contains(token) { return .token }
      throw Problem(.unauthorized, "The token is not known.")
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
    return tokens.isEmpty ? "Expected a signed URL." : "Expected \(token) or a signed URL."
  }

  private static func detail(of error: SignatureError) -> String {
    switch error {
    case .form:
      "The URL does not end in expires=SECONDS&key=NAME&signature=TEXT, in this order."
    case .unknownKey: "The key in the URL is not known."
    case .wrong: "The signature does not match this URL."
    case .expired: "The URL has expired."
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
    // Schemes are compared without case (RFC 9110, 11.1).
    guard value.utf8.count > scheme.utf8.count,
      value.prefix(scheme.count).lowercased() == scheme
    else { return nil }
    return value.dropFirst(scheme.count).trimming { $0 == " " }
  }

  /// Returns whether a token is one of these.
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
