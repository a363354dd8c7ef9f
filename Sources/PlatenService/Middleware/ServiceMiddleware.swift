internal import HTTPTypes
internal import Hummingbird
internal import Logging

/// What happens to every request before and after its route: it gets a name, is let in or refused,
/// its errors become problems, its answer gets fields, and it is counted and logged.
///
/// One middleware rather than six, as each costs a request a task's step of its own.
struct ServiceMiddleware: RouterMiddleware {
  typealias Context = ServiceContext

  /// What the router calls the path of what is not there.
  private static let noRoute = "NotFound"

  private let gate: RequestAdmission
  private let crossOrigin: CrossOrigin?
  private let identities = RequestIdentities()
  private let log: AccessLog
  private let metrics: ServiceMetrics

  init(_ configuration: ServiceConfiguration, metrics: ServiceMetrics, logger: Logger) {
    gate = RequestAdmission(configuration)
    crossOrigin = CrossOrigin(configuration.allowedOrigins)
    log = AccessLog(logger)
    self.metrics = metrics
  }

  func handle(
    _ request: Request, context: ServiceContext,
    next: (Request, ServiceContext) async throws -> Response
  ) async throws -> Response {
    let start = ContinuousClock.now
    let identity = identities.identity(of: request)
    var problem: Problem?
    var response: Response
    do {
      response = try await admitted(request, context, next)
    } catch {
      let found = Problem(error)
      if found.kind == .ourFault {
        log.noteFault(error, identity: identity, target: request.head.path ?? "")
      }
      problem = found
      response = found.response(to: request)
      found.mark(&response.headers)
      // RFC 9110, 9.3.2: what follows would be taken for the next answer.
      if request.method == .head { response = response.createHeadResponse() }
    }
    crossOrigin?.mark(&response.headers, for: request)
    SecurityHeaders.mark(&response.headers)
    if let name = RequestIdentities.fieldName {
      response.headers.append(.init(name: name, value: identity))
    }
    if let problem { metrics.countRefusal(problem.kind.slug) }
    note(&response, request, context, identity, start, problem?.kind.slug)
    return response
  }

  private func admitted(
    _ request: Request, _ context: ServiceContext,
    _ next: (Request, ServiceContext) async throws -> Response
  ) async throws -> Response {
    if let response = crossOrigin?.preflight(request) { return response }
    let pass = try gate.admit(request, route: context.endpointPath, client: context.client)
    switch pass {
    case .open: return try await next(request, context)
    case .token:
      var response = try await next(request, context)
      response.headers.makePrivate()
      return response
    case .signature(let target):
      var head = request.head
      head.path = target
      return try await next(Request(head: head, body: request.body), context)
    }
  }

  /// Counts and logs a request: at once if its answer's length is known, else when it is written.
  private func note(
    _ response: inout Response, _ request: Request, _ context: ServiceContext, _ identity: String,
    _ start: ContinuousClock.Instant, _ problem: String?
  ) {
    let status = response.status.code
    if let bytes = response.body.contentLength {
      note(bytes, status, request.head, context, identity, start, problem)
    } else {
      response.body = response.body.reporting { [head = request.head] bytes in
        note(bytes, status, head, context, identity, start, problem)
      }
    }
  }

  private func note(
    _ bytes: Int, _ status: Int, _ head: HTTPRequest, _ context: ServiceContext,
    _ identity: String, _ start: ContinuousClock.Instant, _ problem: String?
  ) {
    let duration = ContinuousClock.now - start
    metrics.noteRequest(
      route: context.endpointPath.flatMap { $0 == Self.noRoute ? nil : $0 },
      method: head.method.rawValue, status: status, duration: duration, bytes: bytes)
    guard log.isOn else { return }
    log.note(
      AccessLog.Entry(
        identity: identity, method: head.method.rawValue, target: head.path ?? "", status: status,
        bytes: bytes, duration: duration, client: context.client, problem: problem))
  }
}

extension HTTPFields {
  /// Keeps the answer to who bears a token out of caches that others share.
  fileprivate mutating func makePrivate() {
    guard let value = self[.cacheControl], value.contains("public") else { return }
    self[.cacheControl] = value.replacing("public", with: "private")
  }
}
