internal import Foundation

/// Where threads fetch the numbers of jobs and put what they made, to be taken in order.
///
/// All that changes is touched under its condition's lock alone.
final class OrderedJobs<Product: Sendable>: @unchecked Sendable {
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

  func put(_ result: Result<Product, any Error>, at i: Int) {
    condition.withLock {
      waiting[i] = result
      condition.broadcast()
    }
  }

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
