internal import HTTPTypes
internal import Hummingbird
internal import NIOCore
internal import Synchronization

/// What those ask who monitor the service: whether it lives, whether it is to be sent requests, and
/// what it counts.
struct MonitoringRoutes: Sendable {
  static let live = "/health/live"
  static let ready = "/health/ready"
  static let metrics = "/metrics"

  let shutdown: ShutdownState
  let registry: PrometheusMetrics
  let metrics: ServiceMetrics
  /// Reads what goes up and down.
  let levels: @Sendable () -> ServiceMetrics.Levels
  /// Why pictures cannot be made, such as for want of fonts; nil if they can.
  let reasonNotReady: @Sendable () -> String?

  func add(to router: Router<ServiceContext>) {
    router.get(RouterPath(Self.live)) { _, _ in Self.text("ok\n") }
    router.get(RouterPath(Self.ready)) { _, _ in
      if let reason = reasonNotReady() { throw Problem(.notReady, reason) }
      guard !shutdown.isStopping else { throw Problem(.stopping, "The service is stopping.") }
      return Self.text("ready\n")
    }
    router.get(RouterPath(Self.metrics)) { _, _ in
      metrics.note(levels())
      return Self.text(registry.text, type: PrometheusMetrics.mediaType)
    }
    for path in [Self.live, Self.ready, Self.metrics] {
      router.addOtherMethods(of: path, having: [.get])
    }
  }

  private static func text(_ text: String, type: String = "text/plain; charset=utf-8") -> Response {
    Response(
      status: .ok, headers: [.contentType: type, .cacheControl: "no-store"],
      body: .init(byteBuffer: ByteBuffer(string: text)))
  }
}

/// Whether the service is stopping, and no more requests are to be sent to it.
final class ShutdownState: Sendable {
  private let stopping = Atomic(false)

  /// Whether it was told to stop.
  var isStopping: Bool { stopping.load(ordering: .relaxed) }

  /// Notes that the service was told to stop.
  func begin() { stopping.store(true, ordering: .relaxed) }
}
