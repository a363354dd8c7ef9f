internal import Foundation

/// Runs jobs on all cores, and hands over what they make in the order of the jobs.
///
/// Each job runs on one thread, from its beginning to its end. No more results wait for their turn
/// than there are threads, twice.
package struct OrderedWork {
  /// What comes after a result.
  package enum Decision {
    case goOn
    /// Jobs that run are waited for, and no other begins.
    case stop
  }

  /// The size in bytes of a thread's stack: views may lie as deep in each other as on the main thread,
  /// which has 8 MiB.
  private static let stackSize = 16 << 20

  private let threads: Int

  /// - Parameter threads: How many jobs run at once.
  package init(threads: Int = ProcessInfo.processInfo.activeProcessorCount) {
    self.threads = threads
  }

  /// Does the work of each job, and calls `deliver` for one after the other.
  ///
  /// - Parameters:
  ///   - work: Is called on several threads at once.
  ///   - deliver: Is called on the thread of the caller, with the job's position.
  /// - Throws: What `deliver` throws; what `work` throws is handed to it.
  package func run<Job: Sendable, Product: Sendable, Failure: Error>(
    _ jobs: [Job], work: @escaping @Sendable (Job) throws -> Product,
    deliver: (Int, Result<Product, any Error>) throws(Failure) -> Decision
  ) throws(Failure) {
    guard jobs.count > 1, threads > 1 else {
      for (i, job) in jobs.enumerated() {
        if try deliver(i, Result { try work(job) }) == .stop { return }
      }
      return
    }
    let queue = JobQueue<Product>(count: jobs.count, ahead: 2 * threads)
    for _ in 0..<min(threads, jobs.count) {
      let thread = Thread {
        while let i = queue.nextJob() { queue.put(Result { try work(jobs[i]) }, at: i) }
        queue.leave()
      }
      thread.stackSize = Self.stackSize
      queue.enter()
      thread.start()
    }
    // Whatever happens, no thread outlives the call.
    defer { queue.close() }
    for i in jobs.indices {
      if try deliver(i, queue.take(at: i)) == .stop { return }
    }
  }
}

// MARK: - Queue

/// Where threads fetch the numbers of jobs and put what they made, to be taken in order.
///
/// All that changes is touched under its condition's lock alone.
private final class JobQueue<Product: Sendable>: @unchecked Sendable {
  /// Guards all that varies.
  private let condition = NSCondition()
  private let count: Int
  /// How far jobs may begin before the one whose result is taken next.
  private let ahead: Int
  private var nextToBegin = 0
  private var nextToTake = 0
  private var waiting: [Int: Result<Product, any Error>] = [:]
  private var threads = 0
  private var isClosed = false

  init(count: Int, ahead: Int) {
    self.count = count
    self.ahead = ahead
  }

  /// Counts a thread that is about to start.
  func enter() {
    condition.withLock { threads += 1 }
  }

  /// The number of a job to be done now; nil if none is left.
  ///
  /// Waits while too many are done and not taken.
  func nextJob() -> Int? {
    condition.withLock {
      while !isClosed, nextToBegin < count, nextToBegin >= nextToTake + ahead { condition.wait() }
      guard !isClosed, nextToBegin < count else { return nil }
      nextToBegin += 1
      return nextToBegin - 1
    }
  }

  /// Puts down what a job made, or why it made nothing.
  func put(_ result: Result<Product, any Error>, at i: Int) {
    condition.withLock {
      waiting[i] = result
      condition.broadcast()
    }
  }

  /// Counts a thread that has no more to do.
  func leave() {
    condition.withLock {
      threads -= 1
      condition.broadcast()
    }
  }

  /// The result of a job, which is waited for; to be taken one after the other.
  func take(at i: Int) -> Result<Product, any Error> {
    condition.withLock {
      while true {
        if let result = waiting.removeValue(forKey: i) {
          nextToTake = i + 1
          condition.broadcast()
          return result
        }
        condition.wait()
      }
    }
  }

  /// Lets no other job begin, and waits until all threads have left.
  func close() {
    condition.withLock {
      isClosed = true
      condition.broadcast()
      while threads > 0 { condition.wait() }
    }
  }
}
