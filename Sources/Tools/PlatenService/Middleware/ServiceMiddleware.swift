internal import HTTPTypes
internal import Hummingbird
internal import Logging
internal import NIOCore
internal import Synchronization
internal import Tracing

/// The middleware around every route: a request gets an ID, is let in or refused, its errors become
/// problems, its answer gets fields, and it is counted and logged.
///
/// One middleware rather than six, as each costs a request a task's step of its own.
struct ServiceMiddleware: RouterMiddleware {
  typealias Context = ServiceContext

  /// What the router calls the path of what is not there.
  private static let noRoute = "NotFound"

  private let admission: RequestAdmission
  private let settings: CurrentSettings
  private let proxies: TrustedProxies
  private let ids = RequestIDs()
  private let log: AccessLog
  private let heap: HeapTrimmer
  private let metrics: ServiceMetrics
  private let tracing = RequestTracing.bootstrapped

  private var crossOrigin: CrossOrigin? { settings.access.crossOrigin }

  init(
    _ configuration: ServiceConfiguration, _ settings: CurrentSettings, rates: ClientRateLimiter?,
    heap: HeapTrimmer, metrics: ServiceMetrics, logger: Logger
  ) {
    self.heap = heap
    admission = RequestAdmission(configuration, settings, rates: rates)
    proxies = TrustedProxies(configuration.trustedProxies)
    self.settings = settings
    log = AccessLog(logger, isOn: configuration.accessLog)
    self.metrics = metrics
  }

  func handle(
    _ request: Request, context: ServiceContext,
    next: (Request, ServiceContext) async throws -> Response
  ) async throws -> Response {
    var context = context
    if !proxies.isEmpty, let peer = context.peer {
      context.forwardedClient = proxies.client(of: request.headers, peer: peer)
    }
    guard let tracing else { return await answered(request, context, nil, next) }
    let span = tracing.begin(request, client: context.client)
    return await InstrumentationContext.$current.withValue(span.context) {
      await answered(request, context, span, next)
    }
  }

  private func answered(
    _ request: Request, _ context: ServiceContext, _ span: (any Span)?,
    _ next: (Request, ServiceContext) async throws -> Response
  ) async -> Response {
    let start = ContinuousClock.now
    let id = ids.id(of: request)
    var problem: Problem?
    var response: Response
    do {
      response = try await admitted(request, context, next)
    } catch {
      let found = Problem(error)
      if found.kind == .ourFault {
        log.noteError(error, id: id, target: request.head.path ?? "")
      }
      problem = found
      response = found.response(to: request)
      found.mark(&response.headers)
      // RFC 9110, 9.3.2: what follows would be taken for the next answer.
      if request.method == .head { response = response.createHeadResponse() }
    }
    crossOrigin?.mark(&response.headers, for: request)
    SecurityHeaders.mark(&response.headers)
    if let name = RequestIDs.fieldName {
      response.headers.append(.init(name: name, value: id))
    }
    if let problem { metrics.countRefusal(problem.kind.slug) }
    note(
      &response, request,
      RequestRecord(context: context, id: id, start: start, problem: problem?.kind.slug, span: span)
    )
    return response
  }

  private func admitted(
    _ request: Request, _ context: ServiceContext,
    _ next: (Request, ServiceContext) async throws -> Response
  ) async throws -> Response {
    if request.method == .options, request.head.path == "*" {
      // RFC 9110, 9.3.7: of the server as a whole.
      return Response(status: .noContent, headers: [.allow: "GET, HEAD, POST, OPTIONS"])
    }
    try Self.checkSpelling(request.head.path ?? "/")
    if let response = crossOrigin?.preflight(request) { return response }
    let pass = try admission.admit(request, route: context.endpointPath, client: context.client)
    guard HTTPRequest.Method.known.contains(request.method) else {
      // 501 for a method that the server does not know, 405 for one of another route (RFC 9110,
      // 9.1).
      throw Problem(unknownMethod: request.method.rawValue)
    }
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

  /// Refuses a path with an empty segment, which the router passes over: who closes `/metrics` in a
  /// proxy would leave `/metrics/` and `//metrics` open.
  private static func checkSpelling(_ target: String) throws {
    let path = target.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    var last: UInt8?
    let slash = UInt8(ascii: "/")
    let isDoubled = path.contains { byte in
      defer { last = byte }
      return byte == slash && last == slash
    }
    guard isDoubled || path.count > 1 && path.last == slash else { return }
    throw Problem(.notFound, "The path has an empty segment: remove a slash.")
  }

  /// The record of a request, kept until its answer is written.
  private struct RequestRecord: Sendable {
    let context: ServiceContext
    let id: String
    let start: ContinuousClock.Instant
    /// The slug of the problem that is answered.
    let problem: String?
    let span: (any Span)?
  }

  /// Counts and logs a request: at once if its answer's length is known, else when it is written.
  private func note(_ response: inout Response, _ request: Request, _ notes: RequestRecord) {
    let status = response.status.code
    if let bytes = response.body.contentLength {
      note(bytes, status, request.head, notes)
    } else {
      response.body = response.body.reporting { [head = request.head] bytes in
        note(bytes, status, head, notes)
      }
    }
  }

  private func note(_ bytes: Int, _ status: Int, _ head: HTTPRequest, _ notes: RequestRecord) {
    let duration = ContinuousClock.now - notes.start
    let method = head.method.rawValue
    let route = notes.context.endpointPath.flatMap { $0 == Self.noRoute ? nil : $0 }
    if !MonitoringRoutes.contain(route) { heap.noteWork() }
    metrics.noteRequest(
      route: route, method: method, status: status, duration: duration, bytes: bytes)
    if let span = notes.span {
      RequestTracing.end(
        span, method: method, route: route, status: status, bytes: bytes, problem: notes.problem)
    }
    guard log.isOn(for: status) else { return }
    log.note(
      AccessLog.Entry(
        id: notes.id, method: method, target: head.path ?? "", status: status, bytes: bytes,
        duration: duration, client: notes.context.client, problem: notes.problem))
  }
}

extension HTTPFields {
  /// Keeps the answer to who bears a token out of caches that others share.
  fileprivate mutating func makePrivate() {
    guard let value = self[.cacheControl], value.contains("public") else { return }
    // RFC 9111, 3.5: `public` would let shared caches keep what was asked for with a token.
    self[.cacheControl] = value.replacing("public", with: "private")
  }
}

// MARK: - IDs of requests

/// Gives requests IDs, so that what is said of one can be found.
final class RequestIDs: Sendable {
  private static let field = HTTPField.Name("X-Request-ID")
  private static let digits = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)

  private let seed = UInt64.random(in: .min ... .max)
  private let count = Atomic<UInt64>(0)

  /// The field that holds a request's ID.
  static var fieldName: HTTPField.Name? { field }

  /// The ID that a client gave its request, or else a new one.
  func id(of request: Request) -> String {
    if let name = Self.field, let given = request.headers[name], Self.isSane(given) { return given }
    return next()
  }

  /// An ID that no other request of this process has, nor probably one of another.
  private func next() -> String {
    // SplitMix64's last step: one to one, and without a trace of the count.
    var bits = seed &+ count.wrappingAdd(1, ordering: .relaxed).newValue &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    bits ^= bits >> 31
    return String(unsafeUninitializedCapacity: 13) { buffer in
      for i in 0..<13 {
        buffer[i] = Self.digits[Int(truncatingIfNeeded: bits & 31)]
        bits >>= 5
      }
      return 13
    }
  }

  /// Returns whether an ID can stand in logs and fields as it is.
  private static func isSane(_ name: String) -> Bool {
    let bytes = name.utf8
    return (1...128).contains(bytes.count)
      && bytes.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
          UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: "="), UInt8(ascii: "+"),
          UInt8(ascii: "/"), UInt8(ascii: "@"):
          true
        default: false
        }
      }
  }
}

// MARK: - Lengths of answers

extension ResponseBody {
  /// The same body, whose length is reported when it was written or could not be.
  func reporting(_ report: @escaping @Sendable (Int) -> Void) -> ResponseBody {
    return ResponseBody { writer in
      let count = ByteCount()
      defer { report(count.total) }
      try await write(
        writer.map { buffer in
          count.add(buffer.readableBytes)
          return buffer
        })
    }
  }
}

/// Counts bytes as they pass.
private final class ByteCount: Sendable {
  private let bytes = Atomic(0)

  var total: Int { bytes.load(ordering: .relaxed) }

  func add(_ count: Int) { bytes.wrappingAdd(count, ordering: .relaxed) }
}
