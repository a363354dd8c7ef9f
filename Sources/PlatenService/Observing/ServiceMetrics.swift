internal import Foundation
internal import Metrics
internal import Synchronization

/// What the service counts, through swift-metrics.
///
/// No label holds what a client sent, so that the number of series is bounded.
struct ServiceMetrics: Sendable {
  /// A part of the work on a picture.
  enum Stage: String, CaseIterable, Sendable {
    case waiting, reading, layout, drawing
  }

  /// Where a picture came from.
  enum Source: String, CaseIterable, Sendable {
    /// It was made for this request.
    case made
    /// It was kept.
    case kept
    /// It was being made for another request.
    case joined
  }

  /// What is read when somebody looks.
  struct Levels: Sendable {
    var running = 0
    var waiting = 0
    var cacheBytes = 0
    var memoryTaken = 0
    var connections = 0
  }

  private let factory: any MetricsFactory
  private let sources: [Source: Counter]
  private let stages: [Stage: Metrics.Timer]
  private let bytes: Counter
  private let requests = RequestSeries()
  private let waitingLine: Meter
  private let running: Meter
  private let cacheBytes: Meter
  private let memoryTaken: Meter
  private let connections: Meter
  private let residentBytes: Meter
  private let openFiles: Meter

  init(factory: any MetricsFactory) {
    self.factory = factory
    sources = Dictionary(
      uniqueKeysWithValues: Source.allCases.map {
        let dimensions = [("source", $0.rawValue)]
        return ($0, Counter(label: Name.pictures, dimensions: dimensions, factory: factory))
      })
    stages = Dictionary(
      uniqueKeysWithValues: Stage.allCases.map {
        let dimensions = [("stage", $0.rawValue)]
        return ($0, Metrics.Timer(label: Name.stage, dimensions: dimensions, factory: factory))
      })
    func meter(_ name: String) -> Meter { Meter(label: name, factory: factory) }
    bytes = Counter(label: Name.responseBytes, factory: factory)
    waitingLine = meter(Name.waiting)
    running = meter(Name.running)
    cacheBytes = meter(Name.cacheBytes)
    memoryTaken = meter(Name.memoryTaken)
    connections = meter(Name.connections)
    residentBytes = meter(Name.residentBytes)
    openFiles = meter(Name.openFiles)
    meter(Name.startTime).set(Date().timeIntervalSince1970.rounded())
  }

  /// Notes how long a stage of one picture took.
  func note(_ stage: Stage, _ duration: Duration) {
    stages[stage]?.recordNanoseconds(Int64(duration / .nanoseconds(1)))
  }

  func countPicture(from source: Source) { sources[source]?.increment() }

  /// Counts a request that was refused, by the slug of its problem.
  func countRefusal(_ reason: String) {
    let dimensions = [("reason", reason)]
    Counter(label: Name.refused, dimensions: dimensions, factory: factory).increment()
  }

  /// Counts a request that was answered.
  ///
  /// - Parameters:
  ///   - route: The route's path with names in place of what changes; nil if there is none.
  ///   - bytes: The length of the answer's body.
  func noteRequest(
    route: String?, method: String, status: Int, duration: Duration, bytes: Int
  ) {
    let key = RequestSeries.Key(route: route ?? "none", method: method, status: status)
    let (counter, timer) = requests.series(for: key, factory)
    counter.increment()
    timer.recordNanoseconds(Int64(duration / .nanoseconds(1)))
    self.bytes.increment(by: bytes)
  }

  /// Notes what goes up and down, for a look at all metrics.
  func note(_ levels: Levels) {
    running.set(levels.running)
    waitingLine.set(levels.waiting)
    cacheBytes.set(levels.cacheBytes)
    memoryTaken.set(levels.memoryTaken)
    connections.set(levels.connections)
    let process = ProcessState.current
    residentBytes.set(process.residentBytes)
    openFiles.set(process.openFiles)
  }
}
