internal import Foundation

/// The results of several threads, handed over in the order in which they were begun.
///
/// No more results wait for their turn than a number that is given, so that memory has a limit however
/// many there are. All that changes is touched under its condition's lock alone.
package final class OrderedResults<Product: Sendable>: @unchecked Sendable {
  /// Guards all that varies.
  private let condition = NSCondition()
  /// How many there are in all; nil while that is not known.
  private var count: Int?
  /// How far results may be begun before the one that is taken next.
  private let ahead: Int
  private var nextToBegin = 0
  private var nextToTake = 0
  private var waiting: [Int: Product] = [:]
  private var isClosed = false

  /// - Parameters:
  ///   - count: How many results there are going to be; nil where ``end()`` tells that.
  ///   - ahead: How many may be begun and not taken.
  package init(count: Int? = nil, ahead: Int) {
    self.count = count
    self.ahead = ahead
  }

  /// The number of a result that is to be made now; nil if none is left, or nobody takes any.
  ///
  /// Waits while too many are begun and not taken.
  package func begin() -> Int? {
    condition.withLock {
      while isOpen, nextToBegin >= nextToTake + ahead { condition.wait() }
      guard isOpen else { return nil }
      nextToBegin += 1
      return nextToBegin - 1
    }
  }

  /// Whether more may be begun.
  private var isOpen: Bool { !isClosed && nextToBegin < count ?? .max }

  /// Puts down what was made.
  package func put(_ product: Product, at number: Int) {
    condition.withLock {
      waiting[number] = product
      condition.broadcast()
    }
  }

  /// Notes that no more are begun.
  package func end() {
    condition.withLock {
      count = min(count ?? .max, nextToBegin)
      condition.broadcast()
    }
  }

  /// Whether ``take()`` returns at once.
  package var isNextThere: Bool {
    condition.withLock { waiting[nextToTake] != nil || nextToTake >= count ?? .max }
  }

  /// The next result, which is waited for; nil after the last.
  package func take() -> Product? {
    condition.withLock {
      while nextToTake < count ?? .max {
        if let product = waiting.removeValue(forKey: nextToTake) {
          nextToTake += 1
          condition.broadcast()
          return product
        }
        condition.wait()
      }
      return nil
    }
  }

  /// Lets no other be begun, as nobody takes any.
  package func close() {
    condition.withLock {
      isClosed = true
      condition.broadcast()
    }
  }
}
