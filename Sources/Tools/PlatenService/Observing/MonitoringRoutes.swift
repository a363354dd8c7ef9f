internal import HTTPTypes
internal import Hummingbird
internal import NIOCore
internal import PlatenScenes
internal import Synchronization

/// The routes for those who monitor the service: liveness, readiness and metrics.
struct MonitoringRoutes: Sendable {
  static let live = "/health/live"
  static let ready = "/health/ready"
  static let metrics = "/metrics"

  /// Returns whether a route, as the router names its path, is one of these.
  static func contain(_ route: String?) -> Bool { [live, ready, metrics].contains(route) }
  /// All paths, as a phrase.
  static let paths = [live, ready, metrics].joined(separator: ", ")

  let shutdown: ShutdownState
  let registry: PrometheusMetrics
  let metrics: ServiceMetrics
  /// Reads what goes up and down.
  let levels: @Sendable () -> ServiceMetrics.Levels
  /// Why the process can make no more pictures until it is started anew; nil if it can.
  let reasonNotAlive: @Sendable () -> String?
  /// Why pictures cannot be made at the moment, such as for want of fonts or under overload; nil if
  /// they can.
  let reasonNotReady: @Sendable () -> String?

  /// Returns what is answered to a path; nil if it is none of these.
  func answer(to path: String) -> MonitoringResponse? {
    switch path {
    case Self.live: liveAnswer
    case Self.ready: readyAnswer
    case Self.metrics: metricsAnswer
    default: nil
    }
  }

  /// Adds the routes to those of pictures.
  ///
  /// - Parameter hasMetrics: Whether `/metrics` is one of them.
  func add(to router: Router<ServiceContext>, hasMetrics: Bool) {
    router.get(RouterPath(Self.live)) { _, _ in try liveAnswer.response }
    router.get(RouterPath(Self.ready)) { _, _ in try readyAnswer.response }
    if hasMetrics {
      router.get(RouterPath(Self.metrics)) { _, _ in try metricsAnswer.response }
    }
    for path in [Self.live, Self.ready] + (hasMetrics ? [Self.metrics] : []) {
      router.addOtherMethods(of: path, having: [.get])
    }
  }

  private var liveAnswer: MonitoringResponse {
    if let reason = reasonNotAlive() { return MonitoringResponse(Problem(.notAlive, reason)) }
    return MonitoringResponse(text: "ok\n")
  }

  private var readyAnswer: MonitoringResponse {
    if let reason = reasonNotAlive() ?? reasonNotReady() {
      return MonitoringResponse(Problem(.notReady, reason))
    }
    guard !shutdown.isStopping else {
      return MonitoringResponse(Problem(.stopping, "The service is stopping."))
    }
    return MonitoringResponse(text: "ready\n")
  }

  private var metricsAnswer: MonitoringResponse {
    metrics.note(levels())
    return MonitoringResponse(text: registry.text, type: PrometheusMetrics.mediaType)
  }
}

/// An answer to those who monitor the service.
struct MonitoringResponse: Sendable {
  let text: String
  /// The media type.
  let type: String
  let problem: Problem?

  /// The code of the answer's status.
  var status: Int { problem?.kind.status.code ?? 200 }

  init(text: String, type: String = "text/plain; charset=utf-8") {
    self.text = text
    self.type = type
    problem = nil
  }

  init(_ problem: Problem) {
    text = problem.json.compact + "\n"
    type = "application/problem+json"
    self.problem = problem
  }

  /// The answer of a route of pictures.
  fileprivate var response: Response {
    get throws {
      if let problem { throw problem }
      return Response(
        status: .ok, headers: [.contentType: type, .cacheControl: "no-store"],
        body: .init(byteBuffer: ByteBuffer(string: text)))
    }
  }
}

/// The state of stopping, in which no more requests are to be sent to the service.
final class ShutdownState: Sendable {
  private let stopping = Atomic(false)

  /// Whether it was told to stop.
  var isStopping: Bool { stopping.load(ordering: .relaxed) }

  /// Notes that the service was told to stop.
  func begin() { stopping.store(true, ordering: .relaxed) }
}
