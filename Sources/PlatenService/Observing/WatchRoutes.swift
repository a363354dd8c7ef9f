internal import HTTPTypes
internal import Hummingbird
internal import NIOCore

/// What those ask who watch the service: whether it lives, whether it is to be sent requests, and
/// what it counts.
struct WatchRoutes: Sendable {
  static let live = "/health/live"
  static let ready = "/health/ready"
  static let metrics = "/metrics"

  let life: ServiceLife
  let registry: PrometheusMetrics
  let metrics: ServiceMetrics
  /// Reads what goes up and down.
  let levels: @Sendable () -> ServiceMetrics.Levels
  /// Why pictures cannot be made, such as for want of fonts; nil if they can.
  let fault: @Sendable () -> String?

  func add(to router: Router<ServiceContext>) {
    router.get(RouterPath(Self.live)) { _, _ in Self.text("ok\n") }
    router.get(RouterPath(Self.ready)) { _, _ in
      if let fault = fault() { throw Problem(.notReady, fault) }
      guard !life.isStopping else { throw Problem(.stopping, "The service is stopping.") }
      return Self.text("ready\n")
    }
    router.get(RouterPath(Self.metrics)) { _, _ in
      metrics.note(levels())
      return Self.text(registry.text, type: PrometheusMetrics.mediaType)
    }
  }

  private static func text(_ text: String, type: String = "text/plain; charset=utf-8") -> Response {
    Response(
      status: .ok, headers: [.contentType: type, .cacheControl: "no-store"],
      body: .init(byteBuffer: ByteBuffer(string: text)))
  }
}
