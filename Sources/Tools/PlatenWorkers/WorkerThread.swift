internal import Foundation

/// A thread of a pool with its process: it takes a job, has the process do it, and takes the next.
///
/// The process is looked at while it works: it is granted more memory as it takes it, and ended if none is
/// left or if it takes too long; another one is started then.
struct WorkerThread: Sendable {
  /// How often a process is looked at that works.
  static let tick = Duration.milliseconds(25)

  let queue: WorkerQueue
  let program: WorkerProgram
  let limits: WorkerLimits
  let memory: WorkerMemory
  let note: @Sendable (WorkerEvent) -> Void

  func start() {
    let thread = Thread { [self] in run(ThreadSignal()) }
    thread.name = "worker"
    thread.start()
  }

  private func run(_ waker: ThreadSignal) {
    var isFast = true
    while isFast, !queue.isDone {
      guard let process = startProcess() else { continue }
      isFast = serve(with: process, waker)
    }
  }

  /// Starts a process; after one that did not start, waits before the next try.
  private func startProcess() -> WorkerProcess? {
    do {
      let process = try WorkerProcess.start(program) {
        queue.expire()
        return !queue.isDone
      }
      queue.noteStart(process.pid)
      note(.started)
      return process
    } catch {
      queue.noteFailure()
      note(.ended(.notStarted))
      queue.expire()
      Thread.sleep(forTimeInterval: 0.1)
      return nil
    }
  }

  /// Does jobs with a process until it ends.
  ///
  /// - Returns: Whether another process is to follow in this place.
  private func serve(with process: consuming WorkerProcess, _ waker: ThreadSignal) -> Bool {
    defer { queue.noteEnd(process.pid) }
    var number: UInt32 = 0
    // What came of the last job is told once the process has the next one: it waits less.
    var last = WorkerOutcome()
    defer { last.tell() }
    while let job = nextJob(process, waker, after: &last) {
      // The process counts its jobs, too.
      number &+= 1
      var turn = WorkerTurn(self, job, number)
      let result = turn.result(of: &process, after: &last)
      memory.end(turn.leased)
      if turn.isUnread, !job.wasPutBack {
        queue.putBack(job)
        note(.ended(.lost))
        return true
      }
      queue.end(job)
      if turn.isSlow { queue.endSlow(job) }
      last = WorkerOutcome(job, result)
      if let end = turn.end ?? retirement(process, after: number, turn) {
        note(.ended(end))
        return !turn.isSlow
      }
    }
    note(.ended(queue.isDone ? .retired : .lost))
    return true
  }

  /// Why a process does no more jobs although nothing is wrong with it; nil if it does.
  private func retirement(
    _ process: borrowing WorkerProcess, after jobs: UInt32, _ turn: WorkerTurn
  ) -> WorkerEvent.End? {
    let isDue = turn.isSlow || jobs >= limits.jobsOfProcess
    // Looking costs some microseconds.
    let isLooked = turn.leased > 0 || jobs % 64 == 0
    return isDue || (isLooked && process.hasGrown(limits.share)) ? .retired : nil
  }

  /// Waits for a job; nil if the queue is closed or the process ended.
  private func nextJob(
    _ process: borrowing WorkerProcess, _ waker: ThreadSignal, after last: inout WorkerOutcome
  ) -> WorkerJob? {
    // Nothing is to come from a process that has no job: it is gone, or not to be trusted.
    var isLost = process.frames.isReadable
    while !isLost {
      if let job = queue.take(waker) {
        guard job.isCancelled(limits.slowTime) else { return job }
        queue.end(job)
        job.finish(.failure(CancellationError()))
        continue
      }
      last.tell()
      if queue.isDone { return nil }
      isLost = waker.wait(for: process.frames.descriptor)
      if isLost { queue.leave(waker) }
    }
    return nil
  }

  // MARK: - A job

  /// One job of a process.
  struct WorkerTurn {
    private let thread: WorkerThread
    private let job: WorkerJob
    private let number: UInt32
    private let start = ContinuousClock.now
    /// When the process was told to end the job, and why.
    private var cancelled: (since: ContinuousClock.Instant, end: WorkerEvent.End)?
    /// The bytes that it was granted beside its share.
    private(set) var leased = 0
    /// What the job is refused with if it took more memory than was left.
    private var refused = WorkerError.tookTooMuchMemory(bytes: 0, left: 0)
    /// Whether the job left its place to another.
    private(set) var isSlow = false
    /// Whether the process ended before it had read the job, as when somebody ended it while it was idle.
    private(set) var isUnread = false
    /// Why the process does no more jobs; nil if it can.
    private(set) var end: WorkerEvent.End?

    init(_ thread: WorkerThread, _ job: WorkerJob, _ number: UInt32) {
      self.thread = thread
      self.job = job
      self.number = number
    }

    /// Has a process do the job, and tells what came of the last one meanwhile.
    mutating func result(
      of process: inout WorkerProcess, after last: inout WorkerOutcome
    ) -> Result<WorkerAnswer, any Error> {
      process.allow(thread.limits.share)
      do throws(FrameError) {
        try process.frames.send(.job, job.bytes, until: start + thread.limits.jobTime)
        last.tell()
        while end == nil {
          guard let frame = try process.frames.receive(until: .now + WorkerThread.tick) else {
            look(at: &process)
            continue
          }
          if let answer = try take(frame, process: &process) { return answer }
        }
      } catch {
        end = .lost
        isUnread = error.isUnread && !isSlow
      }
      return .failure(error(of: end ?? .lost))
    }

    private mutating func take(
      _ frame: Frame, process: inout WorkerProcess
    ) throws(FrameError) -> Result<WorkerAnswer, any Error>? {
      switch frame.kind {
      case .answer:
        // What was told to end may answer anything.
        if let cancelled { return .failure(error(of: cancelled.end)) }
        return .success(WorkerAnswer(bytes: frame.bytes, waited: start - job.arrival))
      case .lease:
        var reader = WireReader(frame.bytes)
        guard let bytes = try? reader.int(), bytes >= 0 else { throw FrameError() }
        let left = lease(bytes, for: &process)
        var writer = WireWriter()
        writer.write(left)
        try process.frames.send(.grant, writer.bytes, until: start + thread.limits.jobTime)
        return nil
      case .greeting, .ready, .job, .grant: throw FrameError()
      }
    }

    /// Lets a process have so many bytes of memory more, if they are left.
    ///
    /// - Returns: How many were left: none are granted if that is less.
    private mutating func lease(_ bytes: Int, for process: inout WorkerProcess) -> Int {
      let left = thread.memory.lease(bytes)
      if left >= bytes {
        leased += bytes
        process.allow(thread.limits.share + leased)
      }
      return left
    }

    /// Lets a process have what it took without asking, and as much again as a job may take so.
    ///
    /// - Returns: Whether that is left.
    private mutating func grantExcess(of process: inout WorkerProcess) -> Bool {
      let excess = process.excess
      let more = excess + thread.limits.share
      guard excess > 0, lease(more, for: &process) < more else { return true }
      let left = lease(excess, for: &process)
      if left >= excess { return true }
      refused = .tookTooMuchMemory(bytes: thread.limits.share + leased + excess, left: left)
      return false
    }

    /// Looks at what a process does that has a job.
    private mutating func look(at process: inout WorkerProcess) {
      thread.queue.expire()
      guard grantExcess(of: &process) else { return end = .memory }
      let time = ContinuousClock.now - start
      if let cancelled {
        if .now - cancelled.since > thread.limits.graceTime { end = cancelled.end }
      } else if job.isCancelled(thread.limits.slowTime) {
        cancel(process, .cancelled)
      } else if time > thread.limits.jobTime {
        cancel(process, .late)
      } else if isSlow, thread.queue.shouldYield(job) {
        cancel(process, .crowded)
      }
      if time > thread.limits.slowTime, !isSlow, thread.queue.beginSlow(job) {
        isSlow = true
        process.lowerPriority()
        thread.start()
      }
    }

    private mutating func cancel(
      _ process: borrowing WorkerProcess, _ reason: WorkerEvent.End
    ) {
      cancelled = (.now, reason)
      process.cancel(number)
    }

    private func error(of end: WorkerEvent.End) -> any Error {
      switch end {
      case .late: WorkerError.tookTooLong
      case .crowded: WorkerError.yielded
      case .memory: refused
      case .cancelled: CancellationError()
      case .lost, .retired, .notStarted: WorkerError.lost
      }
    }
  }
}

/// The outcome of a job, handed once to the caller that waits for it.
struct WorkerOutcome {
  private var told: (job: WorkerJob, result: Result<WorkerAnswer, any Error>)?

  /// Of no job.
  init() {}

  init(_ job: WorkerJob, _ result: Result<WorkerAnswer, any Error>) { told = (job, result) }

  mutating func tell() {
    guard let (job, result) = told else { return }
    told = nil
    job.finish(result)
  }
}
