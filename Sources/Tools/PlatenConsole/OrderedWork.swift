internal import Foundation

/// Runs jobs on all cores, and hands over what they make in the order of the jobs.
///
/// Each job runs on one thread, from its beginning to its end. No more results wait for their turn
/// than there are threads, twice.
package struct OrderedWork {
  /// The decision after a result: to go on or to stop.
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
    let results = OrderedResults<Result<Product, any Error>>(
      count: jobs.count, ahead: 2 * threads)
    let running = DispatchGroup()
    for _ in 0..<min(threads, jobs.count) {
      let thread = Thread {
        while let i = results.begin() { results.put(Result { try work(jobs[i]) }, at: i) }
        running.leave()
      }
      thread.stackSize = Self.stackSize
      running.enter()
      thread.start()
    }
    // Whatever happens, no thread outlives the call.
    defer {
      results.close()
      running.wait()
    }
    for i in jobs.indices {
      guard let result = results.take() else { return }
      if try deliver(i, result) == .stop { return }
    }
  }
}
