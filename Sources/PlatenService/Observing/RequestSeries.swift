internal import Metrics
internal import Synchronization

/// The counters of requests, made when the first of their kind comes.
final class RequestSeries: Sendable {
  struct Key: Hashable, Sendable {
    /// The route's path with names in place of what changes.
    var route: String
    var method: String
    var status: Int
  }

  private static let methods: Set = ["GET", "HEAD", "POST", "OPTIONS", "PUT", "DELETE", "PATCH"]

  private let known = Mutex<[Key: (Counter, Metrics.Timer)]>([:])

  func series(for key: Key, _ factory: any MetricsFactory) -> (Counter, Metrics.Timer) {
    known.withLock { known in
      if let series = known[key] { return series }
      // Clients may invent methods: all of those are one.
      var key = key
      if !Self.methods.contains(key.method) { key.method = "other" }
      if let series = known[key] { return series }
      let series = Self.make(key, factory)
      known[key] = series
      return series
    }
  }

  private static func make(_ key: Key, _ factory: any MetricsFactory) -> (Counter, Metrics.Timer) {
    let route = ("route", key.route)
    let dimensions = [route, ("method", key.method), ("status", "\(key.status)")]
    return (
      Counter(
        label: ServiceMetrics.Name.requests, dimensions: dimensions, factory: factory),
      Metrics.Timer(
        label: ServiceMetrics.Name.requestSeconds, dimensions: [route], factory: factory)
    )
  }
}
