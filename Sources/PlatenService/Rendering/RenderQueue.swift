internal import PlatenBase
internal import PlatenLayout

/// The jobs that a pool does, and those that wait for it.
struct RenderQueue: Sendable {
  private(set) var running: [RenderJob] = []
  private(set) var waiting: [RenderJob] = []
  /// The jobs that were told to end as they took too long.
  private var late: [RenderCancellation] = []
  /// Whether the pool's threads are to end.
  var isClosed = false

  var isEmpty: Bool { running.isEmpty && waiting.isEmpty }

  mutating func add(_ job: RenderJob) { waiting.append(job) }

  /// Takes the job that waited longest and notes that its work begins.
  mutating func takeFirst() -> RenderJob? {
    guard !waiting.isEmpty else { return nil }
    var job = waiting.removeFirst()
    job.since = .now
    running.append(job)
    return job
  }

  /// Takes a job out of those that wait; nil if it does not.
  mutating func removeWaiting(_ cancellation: RenderCancellation) -> RenderJob? {
    guard let i = waiting.firstIndex(where: { $0.cancellation === cancellation }) else {
      return nil
    }
    return waiting.remove(at: i)
  }

  /// Takes those out that came before a moment; they stand in the order in which they came.
  mutating func removeWaiting(before moment: ContinuousClock.Instant) -> [RenderJob] {
    let count = waiting.firstIndex { $0.since >= moment } ?? waiting.count
    defer { waiting.removeFirst(count) }
    return Array(waiting.prefix(count))
  }

  /// Tells the work to end that began before a moment.
  mutating func cancelRunning(before moment: ContinuousClock.Instant) {
    for job in running where job.since < moment && !job.cancellation.isCancelled {
      late.append(job.cancellation)
      job.cancellation.cancel()
    }
  }

  /// Notes that a job's work ended.
  ///
  /// - Returns: Whether it was told to end as it took too long.
  mutating func end(_ cancellation: RenderCancellation) -> Bool {
    running.removeAll { $0.cancellation === cancellation }
    guard let i = late.firstIndex(where: { $0 === cancellation }) else { return false }
    late.remove(at: i)
    return true
  }
}
