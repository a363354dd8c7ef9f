internal import Dispatch
internal import Foundation
internal import PlatenBase
internal import Synchronization

/// Makes pictures on threads of its own: so many at once, the others in a queue.
///
/// Pictures keep a core busy for as long as they take, which the threads that answer requests must
/// not be.
final class RenderPool: Sendable {
  /// In bytes, as much as the main thread has: views in views are calls in calls.
  private static let stackSize = 8 << 20

  private let limits: ServiceLimits
  private let queue = Lock(RenderQueue())
  /// Counts the jobs in the queue, those that left it included.
  private let arrivals = DispatchSemaphore(value: 0)
  /// Wakes the watchdog where it has something to watch again.
  private let watchdogWakes = DispatchSemaphore(value: 0)

  /// How many pictures are made at once.
  let size: Int

  init(limits: ServiceLimits) {
    self.limits = limits
    size = limits.renders > 0 ? limits.renders : ProcessInfo.processInfo.activeProcessorCount
    for number in 1...size { start("render \(number)") { $0.doJobs() } }
    start("render watch") { $0.watchTimes() }
  }

  /// Does work on one of the pool's threads.
  ///
  /// - Parameter work: Is given what tells it to end.
  /// - Throws: A ``Problem`` if the queue is full, or if the work waited or took too long;
  ///   `CancellationError` if the task was cancelled; what the work throws.
  func run<Result: Sendable>(
    _ work: @escaping @Sendable (RenderCancellation) throws -> Result
  ) async throws -> Result {
    let cancellation = RenderCancellation()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let job = RenderJob(cancellation: cancellation) { [self] error in
          if let error { return continuation.resume(throwing: error) }
          continuation.resume(with: outcome(of: work, cancellation))
        }
        if let problem = enter(job) { job.finish(problem) }
      }
    } onCancel: {
      cancellation.cancel()
      queue.withLock { $0.removeWaiting(cancellation) }?.finish(CancellationError())
    }
  }

  /// How many pictures are being made, and how many wait for that.
  var load: (running: Int, waiting: Int) {
    queue.withLock { ($0.running.count, $0.waiting.count) }
  }

  /// Ends the pool's threads once the queue is empty.
  func close() {
    queue.withLock { $0.isClosed = true }
    for _ in 0..<size { arrivals.signal() }
    watchdogWakes.signal()
  }
}

extension RenderPool {
  /// Puts a job into the queue.
  ///
  /// - Returns: Why it is not taken; nil if it is.
  private func enter(_ job: RenderJob) -> Problem? {
    let (problem, wasEmpty) = queue.withLock { queue -> (Problem?, Bool) in
      if queue.isClosed { return (Problem(.stopping, "The service is stopping."), false) }
      if queue.waiting.count >= limits.waiting {
        var problem = Problem(
          .lineFull, "\(queue.waiting.count) pictures wait to be made, and no more may.")
        problem.retryAfter = 1
        return (problem, false)
      }
      defer { queue.add(job) }
      return (nil, queue.isEmpty)
    }
    if let problem { return problem }
    arrivals.signal()
    if wasEmpty { watchdogWakes.signal() }
    return nil
  }

  /// What work came to, after it has left the queue.
  private func outcome<Result>(
    of work: (RenderCancellation) throws -> Result, _ cancellation: RenderCancellation
  ) -> Swift.Result<Result, any Error> {
    let result = Swift.Result { try work(cancellation) }
    let isLate = queue.withLock { $0.end(cancellation) }
    guard case .failure = result, cancellation.isCancelled else { return result }
    return .failure(isLate ? tookTooLong : CancellationError())
  }

  private var tookTooLong: Problem {
    var problem = Problem(
      .renderTimeout, "The picture was not made in \(limits.renderTime), which is all it may take.")
    problem.retryAfter = 30
    return problem
  }

  private var waitedTooLong: Problem {
    var problem = Problem(
      .waitedTooLong, "The picture waited for \(limits.waitingTime), which is as long as it may.")
    problem.retryAfter = 1
    return problem
  }

  // MARK: - The threads

  private func start(_ name: String, _ body: @escaping @Sendable (RenderPool) -> Void) {
    let thread = Thread { [weak self] in
      if let self { body(self) }
    }
    thread.name = name
    thread.stackSize = Self.stackSize
    thread.start()
  }

  /// What each thread does: one job after the other, until the pool is closed.
  private func doJobs() {
    while true {
      arrivals.wait()
      let (job, isClosed) = queue.withLock { ($0.takeFirst(), $0.isClosed) }
      if let job { job.finish(nil) } else if isClosed { return }
    }
  }

  /// Refuses what waits too long, and ends what takes too long.
  private func watchTimes() {
    var heap = ProcessHeap()
    while true {
      let (late, isEmpty, isClosed) = queue.withLock { queue in
        queue.cancelRunning(before: .now - limits.renderTime)
        return (
          queue.removeWaiting(before: .now - limits.waitingTime), queue.isEmpty, queue.isClosed
        )
      }
      for job in late { job.finish(waitedTooLong) }
      if isEmpty, isClosed { return }
      heap.trimIfDue()
      if isEmpty { watchdogWakes.wait() } else { Thread.sleep(forTimeInterval: 0.02) }
    }
  }
}

// MARK: - The queue

/// The jobs that a pool does, and those that wait for it: first come, first served.
private struct RenderQueue: Sendable {
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

/// Work that waits for one of the pool's threads, or that one of them does.
private struct RenderJob: Sendable {
  /// What tells the work to end; it also tells jobs apart.
  let cancellation: RenderCancellation
  /// When the job came, or when its work began.
  var since = ContinuousClock.now
  /// Does the work, or, with an error, says why it is not done; one of them, once.
  let finish: @Sendable ((any Error)?) -> Void
}
