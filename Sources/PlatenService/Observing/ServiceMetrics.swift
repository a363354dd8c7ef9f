internal import Metrics

/// What the service counts, through swift-metrics.
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

  private let factory: any MetricsFactory
  private let sources: [Source: Counter]
  private let stages: [Stage: Metrics.Timer]
  private let waitingLine: Meter
  private let running: Meter

  init(factory: any MetricsFactory) {
    self.factory = factory
    sources = Dictionary(
      uniqueKeysWithValues: Source.allCases.map {
        (
          $0,
          Counter(label: "platen_pictures", dimensions: [("source", $0.rawValue)], factory: factory)
        )
      })
    stages = Dictionary(
      uniqueKeysWithValues: Stage.allCases.map {
        (
          $0,
          Metrics.Timer(
            label: "platen_stage_seconds", dimensions: [("stage", $0.rawValue)], factory: factory)
        )
      })
    waitingLine = Meter(label: "platen_renders_waiting", factory: factory)
    running = Meter(label: "platen_renders_running", factory: factory)
  }

  /// Notes how long a stage of one picture took.
  func note(_ stage: Stage, _ duration: Duration) {
    stages[stage]?.recordNanoseconds(Int64(duration / .nanoseconds(1)))
  }

  func countPicture(from source: Source) { sources[source]?.increment() }

  /// Notes how many pictures are being made, and how many wait.
  func noteLoad(running: Int, waiting: Int) {
    self.running.set(running)
    waitingLine.set(waiting)
  }

  /// Counts a request that was refused, by the slug of its problem.
  func countRefusal(_ reason: String) {
    Counter(
      label: "platen_refused", dimensions: [("reason", reason)], factory: factory
    ).increment()
  }
}
