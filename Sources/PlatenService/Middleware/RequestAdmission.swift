internal import Foundation
internal import HTTPTypes
internal import Hummingbird

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
  private let tokens: BearerTokens
  private let signer: TargetSigner
  private let rates: ClientRates?
  private let opensMetrics: Bool

  init(_ configuration: ServiceConfiguration) {
    targetBytes = configuration.limits.targetBytes
    tokens = BearerTokens(configuration.tokens)
    signer = TargetSigner(configuration.signingKeys)
    rates = configuration.limits.clientRate.map {
      ClientRates(rate: $0, burst: configuration.limits.clientBurst)
    }
    opensMetrics = configuration.opensMetrics
  }

  /// - Parameters:
  ///   - route: The route's path; nil if there is none.
  ///   - client: The client's address; nil where there is no network.
  /// - Throws: A ``Problem``.
  func admit(_ request: Request, route: String?, client: @autoclosure () -> String?) throws -> Pass
  {
    switch route {
    case WatchRoutes.live, WatchRoutes.ready: return .open
    case WatchRoutes.metrics where opensMetrics: return .open
    case WatchRoutes.metrics: return try pass(request)
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

  private static func detail(of refusal: TargetSigner.Refusal) -> String {
    switch refusal {
    case .form:
      "The address does not end in expires=SECONDS&key=NAME&signature=TEXT, in this order."
    case .unknownKey: "The key that the address names is not known."
    case .wrong: "The signature is not that of this address."
    case .expired: "The address is no longer valid."
    }
  }
}
