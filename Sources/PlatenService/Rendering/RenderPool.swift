internal import Dispatch
internal import Foundation
internal import PlatenBase
internal import PlatenLayout
internal import Synchronization

/// Makes pictures on threads of its own: so many at once, the others in a line.
///
/// Pictures keep a core busy for as long as they take, which the threads that answer requests must
/// not be.
final class RenderPool: Sendable {
  /// As much as the main thread has: views in views are calls in calls.
  private static let stackSize = 8 << 20

  private let limits: ServiceLimits
  private let line = Mutex(RenderQueue())
  /// Counts the jobs in the line, those that left it included.
  private let arrivals = DispatchSemaphore(value: 0)
  /// Wakes the watch where it has something to watch again.
  private let watchBell = DispatchSemaphore(value: 0)

  /// How many pictures are made at once.
  let size: Int

  init(limits: ServiceLimits) {
    self.limits = limits
    size = limits.renders > 0 ? limits.renders : ProcessInfo.processInfo.activeProcessorCount
    for number in 1...size { start("render \(number)") { $0.work() } }
    start("render watch") { $0.watch() }
  }

  /// Does work on one of the pool's threads.
  ///
  /// - Parameter work: Is given what tells it to end.
  /// - Throws: A ``Problem`` if the line is full, or if the work waited or took too long;
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
      line.withLock { $0.removeWaiting(cancellation) }?.finish(CancellationError())
    }
  }

  /// How many pictures are being made, and how many wait for that.
  var load: (running: Int, waiting: Int) {
    line.withLock { ($0.running.count, $0.waiting.count) }
  }

  /// Ends the pool's threads once the line is empty.
  func close() {
    line.withLock { $0.isClosed = true }
    for _ in 0..<size { arrivals.signal() }
    watchBell.signal()
  }
}

extension RenderPool {
  private func enter(_ job: RenderJob) -> Problem? {
    let (problem, wasEmpty) = line.withLock { line -> (Problem?, Bool) in
      if line.isClosed { return (Problem(.stopping, "The service is stopping."), false) }
      if line.waiting.count >= limits.waiting {
        var problem = Problem(
          .lineFull, "\(line.waiting.count) pictures wait to be made, and no more may.")
        problem.retryAfter = 1
        return (problem, false)
      }
      defer { line.add(job) }
      return (nil, line.isEmpty)
    }
    if let problem { return problem }
    arrivals.signal()
    if wasEmpty { watchBell.signal() }
    return nil
  }

  /// What work came to, after it has left the line.
  private func outcome<Result>(
    of work: (RenderCancellation) throws -> Result, _ cancellation: RenderCancellation
  ) -> Swift.Result<Result, any Error> {
    let result = Swift.Result { try work(cancellation) }
    let isLate = line.withLock { $0.end(cancellation) }
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

  private func work() {
    while true {
      arrivals.wait()
      let (job, isClosed) = line.withLock { ($0.takeFirst(), $0.isClosed) }
      if let job { job.finish(nil) } else if isClosed { return }
    }
  }

  /// Refuses what waits too long, and ends what takes too long.
  private func watch() {
    var heap = ProcessHeap()
    while true {
      let (late, isEmpty, isClosed) = line.withLock { line in
        line.cancelRunning(before: .now - limits.renderTime)
        return (
          line.removeWaiting(before: .now - limits.waitingTime), line.isEmpty, line.isClosed
        )
      }
      for job in late { job.finish(waitedTooLong) }
      if isEmpty, isClosed { return }
      heap.trimNowAndThen()
      if isEmpty { watchBell.wait() } else { Thread.sleep(forTimeInterval: 0.02) }
    }
  }
}
