internal import Foundation
internal import PlatenBase
internal import Synchronization

/// Processes that do jobs, so many at once, each one job at a time.
///
/// ```swift
/// let pool = WorkerPool(program, limits: limits)
/// let answer = try await pool.run(bytes, client: "192.0.2.1")
/// pool.close()
/// ```
///
/// What a job does to its process, another does not see: one that takes too long or too much memory,
/// or that crashes, is ended with its process, and a new process takes its place. Jobs wait in a queue
/// in which the clients take turns. The processes end with the pool.
package final class WorkerPool: Sendable {
  private let thread: WorkerThread
  private let hasStarted = Atomic(false)

  package let limits: WorkerLimits

  /// - Parameter note: Is told what befalls processes, on threads of the pool.
  package init(
    _ program: WorkerProgram, limits: WorkerLimits,
    note: @escaping @Sendable (WorkerEvent) -> Void = { _ in }
  ) {
    self.limits = limits
    thread = WorkerThread(
      queue: WorkerQueue(limits: limits), program: program, limits: limits,
      memory: WorkerMemory(total: limits.memoryBytes), note: note)
  }

  deinit { thread.queue.close() }

  /// Starts the processes; without it, the first job does.
  package func start() {
    guard !hasStarted.exchange(true, ordering: .relaxed) else { return }
    for _ in 0..<limits.workers { thread.start() }
  }

  /// Has a worker do a job.
  ///
  /// - Parameters:
  ///   - bytes: What the worker gets.
  ///   - client: Who asks: clients take turns, and none has more jobs done at once than there are
  ///     workers.
  ///   - isWanted: Whether somebody still waits for the answer; asked of jobs that are not done soon,
  ///     again and again, on a thread of the pool.
  /// - Throws: ``WorkerError``; `CancellationError` if the task was cancelled or nobody waits.
  package func run(
    _ bytes: [UInt8], client: String = "",
    isWanted: @escaping @Sendable () -> Bool = { true }
  ) async throws -> WorkerAnswer {
    let cancellation = RenderCancellation()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        enter(
          WorkerJob(
            bytes: bytes, client: client, cancellation: cancellation, isWanted: isWanted
          ) { continuation.resume(with: $0) })
      }
    } onCancel: {
      cancellation.cancel()
      thread.queue.remove(cancellation)
    }
  }

  /// Has a worker do a job, and does not wait for it.
  ///
  /// - Parameters:
  ///   - bytes: What the worker gets.
  ///   - finish: Is told what came of it, on a thread of the pool: the answer, or a ``WorkerError``.
  package func submit(
    _ bytes: [UInt8], finish: @escaping @Sendable (Result<WorkerAnswer, any Error>) -> Void
  ) {
    enter(
      WorkerJob(
        bytes: bytes, client: "", cancellation: RenderCancellation(), isWanted: { true },
        finish: finish))
  }

  private func enter(_ job: WorkerJob) {
    start()
    thread.queue.enter(job)
  }

  /// How many jobs there are.
  package var load: WorkerLoad { thread.queue.load }

  /// The numbers of the processes that are there.
  package var processes: [Int32] { thread.queue.processes }

  /// The bytes of memory that the processes have, what they share with others counted each time.
  package var residentBytes: Int {
    processes.reduce(0) { $0 + (ProcessMemory(pid: $1)?.resident ?? 0) }
  }

  /// The bytes of memory that jobs were granted beside their shares.
  package var memoryTaken: Int { thread.memory.taken }

  /// How long no process could be started; nil if the last one could.
  package var failing: Duration? { thread.queue.failing }

  /// Takes no more jobs; when those are done that it has, its processes end.
  package func close() { thread.queue.close() }
}

/// The memory that the jobs of a pool may take together beside their shares.
final class WorkerMemory: Sendable {
  private let total: Int
  private let used = Lock(0)

  /// - Parameter total: In bytes.
  init(total: Int) { self.total = total }

  /// The bytes that are taken.
  var taken: Int { used.withLock { $0 } }

  /// Takes so many bytes if they are left.
  ///
  /// - Returns: How many were left: they are not taken if that is less than was asked for.
  func lease(_ bytes: Int) -> Int {
    used.withLock { used in
      let left = total - used
      if bytes <= left { used += bytes }
      return left
    }
  }

  /// Gives bytes back that were taken.
  func end(_ bytes: Int) {
    if bytes > 0 { used.withLock { $0 -= bytes } }
  }
}
