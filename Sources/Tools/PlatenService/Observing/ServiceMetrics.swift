internal import Foundation
internal import Metrics
internal import Platen
internal import PlatenBase
internal import PlatenWorkers
internal import Synchronization

/// The metrics of the service, through swift-metrics.
///
/// No label holds what a client sent, so that the number of series is bounded.
struct ServiceMetrics: Sendable {
  /// A part of the work on a picture.
  enum RenderStage: String, CaseIterable, Sendable {
    case waiting, reading, layout, drawing
  }

  /// The source of a picture.
  enum Source: String, CaseIterable, Sendable {
    /// It was made for this request.
    case made
    /// It was kept.
    case kept
    /// It was being made for another request.
    case joined
  }

  /// The levels that are read when the metrics are asked for.
  struct Levels: Sendable {
    var running = 0
    var waiting = 0
    var cacheBytes = 0
    var memoryTaken = 0
    var answerBytes = 0
    var connections = 0
    var workers = 0
    var workerBytes = 0
    /// The lines that the log has dropped since the start.
    var logLinesDropped = 0
  }

  private let factory: any MetricsFactory
  private let sources: [Source: Counter]
  private let stages: [RenderStage: Metrics.Timer]
  private let findings: [FitFinding.Kind: Counter]
  private let bytes: Counter
  private let requests = RequestSeries()
  private let waiting: Meter
  private let running: Meter
  private let cacheBytes: Meter
  private let memoryTaken: Meter
  private let answerBytes: Meter
  private let connections: Meter
  private let workers: Meter
  private let workerBytes: Meter
  private let logLinesDropped: Counter
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
      uniqueKeysWithValues: RenderStage.allCases.map {
        let dimensions = [("stage", $0.rawValue)]
        return ($0, Metrics.Timer(label: Name.stage, dimensions: dimensions, factory: factory))
      })
    func meter(_ name: String) -> Meter { Meter(label: name, factory: factory) }
    findings = Dictionary(
      uniqueKeysWithValues: FitFinding.Kind.allCases.map {
        let dimensions = [("kind", $0.rawValue)]
        return ($0, Counter(label: Name.findings, dimensions: dimensions, factory: factory))
      })
    bytes = Counter(label: Name.responseBytes, factory: factory)
    waiting = meter(Name.waiting)
    running = meter(Name.running)
    cacheBytes = meter(Name.cacheBytes)
    memoryTaken = meter(Name.memoryTaken)
    answerBytes = meter(Name.answerBytes)
    connections = meter(Name.connections)
    workers = meter(Name.workers)
    workerBytes = meter(Name.workerBytes)
    logLinesDropped = Counter(label: Name.logLinesDropped, factory: factory)
    residentBytes = meter(Name.residentBytes)
    openFiles = meter(Name.openFiles)
    meter(Name.startTime).set(Date().timeIntervalSince1970.rounded())
  }

  /// Notes how long a stage of one picture took.
  func note(_ stage: RenderStage, _ duration: Duration) {
    stages[stage]?.recordNanoseconds(Int64(duration / .nanoseconds(1)))
  }

  func countPicture(from source: Source) { sources[source]?.increment() }

  /// Counts what was found in a picture that was made.
  func count(_ found: FindingSummary) {
    for count in found.counts { findings[count.kind]?.increment(by: count.number) }
  }

  /// Counts what befalls a process that makes pictures.
  func note(_ event: WorkerEvent) {
    switch event {
    case .started: Counter(label: Name.workersStarted, factory: factory).increment()
    case .ended(let end):
      let dimensions = [("reason", end.rawValue)]
      Counter(label: Name.workersEnded, dimensions: dimensions, factory: factory).increment()
    }
  }

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
    waiting.set(levels.waiting)
    cacheBytes.set(levels.cacheBytes)
    memoryTaken.set(levels.memoryTaken)
    answerBytes.set(levels.answerBytes)
    connections.set(levels.connections)
    workers.set(levels.workers)
    workerBytes.set(levels.workerBytes)
    logLinesDropped.reset()
    logLinesDropped.increment(by: levels.logLinesDropped)
    let process = ProcessState.current
    residentBytes.set(process.residentBytes)
    openFiles.set(process.openFiles)
  }
}

// MARK: - Names

extension ServiceMetrics {
  /// The names of the metrics, by the conventions of Prometheus: units and what is counted at the
  /// end.
  fileprivate enum Name {
    static let requests = "platen_requests_total"
    static let requestSeconds = "platen_request_seconds"
    static let responseBytes = "platen_response_bytes_total"
    static let pictures = "platen_pictures_total"
    static let stage = "platen_stage_seconds"
    static let findings = "platen_findings_total"
    static let workersStarted = "platen_workers_started_total"
    static let workersEnded = "platen_workers_ended_total"
    static let refused = "platen_refused_total"
    static let running = "platen_renders_running"
    static let waiting = "platen_renders_waiting"
    static let cacheBytes = "platen_cache_bytes"
    static let memoryTaken = "platen_memory_taken_bytes"
    static let answerBytes = "platen_answers_bytes"
    static let connections = "platen_connections"
    static let workers = "platen_workers"
    static let workerBytes = "platen_workers_resident_bytes"
    static let logLinesDropped = "platen_log_lines_dropped_total"
    static let residentBytes = "process_resident_memory_bytes"
    static let openFiles = "process_open_fds"
    static let startTime = "process_start_time_seconds"
  }

  /// What the metrics mean, by their names.
  static let helps = [
    Name.requests: "Requests that were answered, by route, method and status.",
    Name.requestSeconds: "Seconds from a request's header to its answer, by route.",
    Name.responseBytes: "Bytes of the bodies of answers.",
    Name.pictures:
      "Pictures that were delivered: rendered, cached, or shared with another request.",
    Name.findings: "Findings in rendered pictures, by kind.",
    Name.stage: "Seconds that each stage of a picture took.",
    Name.workersStarted: "Processes that were started for rendering.",
    Name.workersEnded: "Rendering processes that ended, by reason.",
    Name.refused: "Requests that were refused or failed, by reason.",
    Name.running: "Pictures that are being rendered.",
    Name.waiting: "Pictures that wait to be rendered.",
    Name.cacheBytes: "Bytes of cached pictures.",
    Name.memoryTaken: "Bytes reserved for pictures that are being rendered.",
    Name.answerBytes: "Bytes of answers that clients have not read yet.",
    Name.connections: "Open connections.",
    Name.workers: "Rendering processes.",
    Name.workerBytes:
      "Bytes of memory of rendering processes, with shared memory counted for each.",
    Name.logLinesDropped: "Log lines that were dropped because nobody read them in time.",
    Name.residentBytes: "Bytes of memory that the process uses.",
    Name.openFiles: "Files and connections that the process has open.",
    Name.startTime: "When the service started, in seconds since 1970.",
  ]
}

// MARK: - Requests

/// The counters and timers of requests, made when the first request of their kind comes.
private final class RequestSeries: Sendable {
  struct Key: Hashable, Sendable {
    /// The route's path with names in place of what changes.
    var route: String
    var method: String
    var status: Int
  }

  private static let methods: Set = ["GET", "HEAD", "POST", "OPTIONS", "PUT", "DELETE", "PATCH"]

  private let known = Lock<[Key: (Counter, Metrics.Timer)]>([:])

  /// The counter and the timer of a kind of requests.
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

// MARK: - The process

/// The memory and the open files of this process, as the system reports them.
struct ProcessState: Sendable {
  /// The bytes of memory that it really takes.
  var residentBytes: Int
  /// The files and connections that it has open.
  var openFiles: Int

  /// The process as it is now; zeros where the system does not tell.
  static var current: ProcessState {
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?
      .split(separator: " ").dropFirst().first.flatMap { Int($0) }
    let files = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
    return ProcessState(
      residentBytes: (pages ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE))), openFiles: files ?? 0)
  }
}
