internal import CProcesses
internal import Foundation
internal import PlatenBase
internal import Synchronization

/// The jobs that wait for a pool's workers, and what is known of those that are done: the clients
/// take turns.
///
/// ```swift
/// queue.enter(job)
/// if let next = queue.take(thread) {
///   // It is done by the thread's process.
///   queue.end(next)
/// }
/// ```
final class WorkerQueue: Sendable {
  private let limits: WorkerLimits
  private let state = Lock(State())

  init(limits: WorkerLimits) { self.limits = limits }

  /// Puts a job into the queue, or ends it with why it is not taken.
  func enter(_ job: WorkerJob) {
    let refused = change { state in
      let refused = state.enter(job, limits)
      state.wakeOne()
      return refused
    }
    if let (job, error) = refused { job.finish(.failure(error)) }
  }

  /// Takes the job whose client's turn it is, and notes that its work begins.
  ///
  /// - Parameter thread: Who asks. If there is no job, it is woken when there may be one, or when no
  ///   more come.
  func take(_ thread: ThreadSignal) -> WorkerJob? {
    let (job, late) = change { state in
      let late = state.removeWaiting(before: .now - limits.waitingTime)
      let job = state.take(most: limits.workers)
      if job == nil { state.idle.append(thread) }
      return (job, late)
    }
    for job in late { job.finish(.failure(WorkerError.waitedTooLong)) }
    return job
  }

  /// Notes that a thread that found no job does not wait for one any more; if it was woken for one,
  /// another thread is.
  func leave(_ thread: ThreadSignal) {
    change { state in
      if let place = state.idle.firstIndex(where: { $0 === thread }) {
        state.idle.remove(at: place)
      } else {
        state.wakeOne()
      }
    }
  }

  /// Notes that the work on a job ended.
  func end(_ job: WorkerJob) {
    change { state in
      state.end(job)
      state.wakeOne()
    }
  }

  /// Puts a job back in front of its client's, whose work did not begin after all.
  func putBack(_ job: WorkerJob) {
    change { state in
      state.end(job)
      state.putBack(job)
      state.wakeOne()
    }
  }

  /// Ends the jobs that wait too long.
  func expire() {
    let late = change { $0.removeWaiting(before: .now - limits.waitingTime) }
    for job in late { job.finish(.failure(WorkerError.waitedTooLong)) }
  }

  /// Ends a job for which nobody waits any more, if its work has not begun.
  func remove(_ cancellation: RenderCancellation) {
    let job = change { $0.remove { $0.cancellation === cancellation } }.first
    job?.finish(.failure(CancellationError()))
  }

  /// Takes no more jobs; those that wait are done.
  func close() { change { $0.isClosed = true } }

  /// Whether no more jobs come, and none wait.
  var isDone: Bool { state.withLock { $0.isDone } }

  /// Changes what is known, and wakes the threads that have to look at it.
  private func change<Result>(_ body: (inout State) -> Result) -> Result {
    let (result, woken) = state.withLock { state in
      let result = body(&state)
      return (result, state.takeWoken())
    }
    for thread in woken { thread.wake() }
    return result
  }

  var load: WorkerLoad {
    state.withLock { WorkerLoad(running: $0.runningCount, waiting: $0.waitingCount) }
  }

  // MARK: - Slow jobs

  /// Notes that a job is slow and leaves its place to another.
  ///
  /// If too many are, it stays where it is; where others wait, one of those that are has to give way.
  ///
  /// - Returns: Whether it leaves its place.
  func beginSlow(_ job: WorkerJob) -> Bool {
    state.withLock { $0.beginSlow(job, most: limits.slowJobs * limits.workers) }
  }

  func endSlow(_ job: WorkerJob) { state.withLock { $0.endSlow(job) } }

  /// Returns whether a slow job has to end before its time, as others wait.
  func shouldYield(_ job: WorkerJob) -> Bool {
    state.withLock { $0.yielding === job.cancellation }
  }

  // MARK: - Processes

  /// Notes that a process was started.
  func noteStart(_ process: Int32) {
    state.withLock { state in
      state.failingSince = nil
      state.processes.insert(process)
    }
  }

  func noteEnd(_ process: Int32) { state.withLock { _ = $0.processes.remove(process) } }

  /// Notes that no process could be started.
  func noteFailure() { state.withLock { $0.failingSince = $0.failingSince ?? .now } }

  /// The numbers of the processes that are there.
  var processes: [Int32] { state.withLock { $0.processes.sorted() } }

  /// How long no process could be started; nil if the last one could.
  var failing: Duration? { state.withLock { $0.failingSince.map { .now - $0 } } }
}

/// The number of jobs that a pool has.
package struct WorkerLoad: Hashable, Sendable {
  /// Jobs that are being done.
  package var running = 0
  /// Jobs that wait for that.
  package var waiting = 0
}

/// Work for a worker, and who waits for it.
struct WorkerJob: Sendable {
  let bytes: [UInt8]
  let client: String
  /// What tells that nobody waits any more; it also tells jobs apart.
  let cancellation: RenderCancellation
  private let isWanted: @Sendable () -> Bool
  let arrival = ContinuousClock.now
  /// Whether a process ended before it had read the job.
  var wasPutBack = false
  /// Says what became of it, once.
  let finish: @Sendable (Result<WorkerAnswer, any Error>) -> Void

  init(
    bytes: [UInt8], client: String, cancellation: RenderCancellation,
    isWanted: @escaping @Sendable () -> Bool,
    finish: @escaping @Sendable (Result<WorkerAnswer, any Error>) -> Void
  ) {
    (self.bytes, self.client, self.cancellation) = (bytes, client, cancellation)
    (self.isWanted, self.finish) = (isWanted, finish)
  }

  /// Returns whether nobody waits for it any more.
  ///
  /// - Parameter slowTime: What is done within it is done, whoever waits.
  func isCancelled(_ slowTime: Duration) -> Bool {
    cancellation.isCancelled || (.now - arrival > slowTime && !isWanted())
  }
}

/// Wakes a thread that waits for a job.
final class ThreadSignal: Sendable {
  /// Can be read when the thread is to look.
  private let event = platen_event()

  deinit { Glibc.close(event) }

  func wake() {
    var one: UInt64 = 1
    Glibc.write(event, &one, 8)
  }

  /// Waits to be woken, or for something to come from a process.
  ///
  /// - Returns: Whether something came from the process.
  func wait(for process: Int32) -> Bool {
    var polls = [event, process].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while poll(&polls, 2, -1) < 0, errno == EINTR {}
    var count: UInt64 = 0
    if polls[0].revents != 0 { Glibc.read(event, &count, 8) }
    return polls[1].revents != 0
  }
}

// MARK: - Turns

extension WorkerQueue {
  fileprivate struct State {
    /// The clients who have jobs that wait, in the order of their turns.
    private var turns: [String] = []
    /// The jobs of each client that wait, in the order in which they came.
    private var waiting: [String: [WorkerJob]] = [:]
    /// How many jobs of each client are being done.
    private var running: [String: Int] = [:]
    private(set) var waitingCount = 0
    private(set) var runningCount = 0
    /// The jobs that have left their places, in the order in which they did.
    private var slow: [WorkerJob] = []
    /// The one of those that has to end, as others wait.
    private(set) var yielding: RenderCancellation?
    /// The threads that wait for a job; what the last one's process needs is still in the processor's
    /// caches.
    var idle: [ThreadSignal] = []
    /// Those that are to wait no longer.
    private var woken: [ThreadSignal] = []
    var processes: Set<Int32> = []
    var failingSince: ContinuousClock.Instant?
    var isClosed = false

    var isDone: Bool { isClosed && waitingCount == 0 }

    /// Adds a job.
    ///
    /// - Returns: The job that has no place, this one or another, and why.
    mutating func enter(
      _ job: WorkerJob, _ limits: WorkerLimits
    ) -> (WorkerJob, WorkerError)? {
      if isClosed { return (job, .closed) }
      if let failingSince, .now - failingSince > limits.waitingTime { return (job, .cannotStart) }
      var refused: WorkerJob?
      // Those that workers are about to take do not wait.
      if waitingCount >= limits.waiting + max(0, limits.workers - runningCount) {
        // Who has most of the places gives one up for who has none or few.
        let (client, count) = longest
        guard count > (waiting[job.client]?.count ?? 0) + 1 else {
          return (job, .queueFull(waiting: waitingCount))
        }
        refused = waiting[client]?.popLast()
        waitingCount -= 1
      }
      if waiting[job.client] == nil { turns.append(job.client) }
      waiting[job.client, default: []].append(job)
      waitingCount += 1
      return refused.map { ($0, .queueFull(waiting: limits.waiting)) }
    }

    /// The client with the most jobs that wait, the first of equals.
    private var longest: (client: String, count: Int) {
      turns.reduce(("", 0)) { most, client in
        let count = waiting[client]?.count ?? 0
        return count > most.1 ? (client, count) : most
      }
    }

    /// - Parameter most: How many jobs of one client may be done at once.
    mutating func take(most: Int) -> WorkerJob? {
      guard let i = turns.firstIndex(where: { running[$0, default: 0] < most }) else { return nil }
      let client = turns.remove(at: i)
      guard let job = waiting[client]?.removeFirst() else { return nil }
      if waiting[client]?.isEmpty == true { waiting[client] = nil } else { turns.append(client) }
      waitingCount -= 1
      running[client, default: 0] += 1
      runningCount += 1
      return job
    }

    /// Has a thread look for a job, if one waits.
    mutating func wakeOne() {
      if waitingCount > 0, let thread = idle.popLast() { woken.append(thread) }
    }

    /// Takes the threads that are to wait no longer: all if no more jobs come.
    mutating func takeWoken() -> [ThreadSignal] {
      if isDone {
        woken += idle
        idle = []
      }
      defer { if !woken.isEmpty { woken = [] } }
      return woken
    }

    mutating func end(_ job: WorkerJob) {
      runningCount -= 1
      let left = (running[job.client] ?? 1) - 1
      running[job.client] = left > 0 ? left : nil
    }

    mutating func putBack(_ job: WorkerJob) {
      var job = job
      job.wasPutBack = true
      turns.removeAll { $0 == job.client }
      turns.insert(job.client, at: 0)
      waiting[job.client, default: []].insert(job, at: 0)
      waitingCount += 1
    }

    mutating func beginSlow(_ job: WorkerJob, most: Int) -> Bool {
      guard !isClosed else { return false }
      if slow.count < most {
        slow.append(job)
        return true
      }
      if waitingCount > 0, yielding == nil {
        let counts = slow.reduce(into: [:]) { $0[$1.client, default: 0] += 1 }
        let largest = counts.values.max()
        yielding = slow.first { counts[$0.client] == largest }?.cancellation
      }
      return false
    }

    mutating func endSlow(_ job: WorkerJob) {
      slow.removeAll { $0.cancellation === job.cancellation }
      if yielding === job.cancellation { yielding = nil }
    }

    /// Takes jobs out of those that wait.
    mutating func remove(where isOut: (WorkerJob) -> Bool) -> [WorkerJob] {
      var removed: [WorkerJob] = []
      for client in turns {
        removed += waiting[client]?.filter(isOut) ?? []
        waiting[client]?.removeAll(where: isOut)
        if waiting[client]?.isEmpty == true { waiting[client] = nil }
      }
      turns.removeAll { waiting[$0] == nil }
      waitingCount -= removed.count
      return removed
    }

    mutating func removeWaiting(before moment: ContinuousClock.Instant) -> [WorkerJob] {
      guard waitingCount > 0 else { return [] }
      // Those of a client stand in the order in which they came.
      guard turns.contains(where: { waiting[$0]?.first.map { $0.arrival < moment } ?? false })
      else { return [] }
      return remove { $0.arrival < moment }
    }
  }
}
