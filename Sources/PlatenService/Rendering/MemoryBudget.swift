internal import CMalloc
internal import PlatenBase
internal import Synchronization

/// The memory that all pictures together may take while they are made.
final class MemoryBudget: Sendable {
  private let total: Int
  private let used = Lock(0)

  /// - Parameter total: The most bytes that may be taken.
  init(total: Int) { self.total = total }

  /// The bytes that are taken.
  var taken: Int { used.withLock { $0 } }

  /// Does work for which so many bytes are needed.
  ///
  /// - Throws: A ``Problem`` if they are more than is left, and what the work throws.
  func with<Result>(_ bytes: Int, _ work: () throws -> Result) throws -> Result {
    let left = used.withLock { used in
      defer { if bytes <= total - used { used += bytes } }
      return total - used
    }
    guard bytes <= left else { throw problem(bytes, left) }
    defer { used.withLock { $0 -= bytes } }
    return try work()
  }

  private func problem(_ bytes: Int, _ left: Int) -> Problem {
    let need = "The picture needs some \(bytes >> 20) MiB while it is made"
    guard bytes <= total else {
      return Problem(.tooLarge, "\(need), and all pictures together may take \(total >> 20) MiB.")
    }
    var problem = Problem(.memoryFull, "\(need), and \(left >> 20) MiB are left.")
    problem.retryAfter = 1
    return problem
  }
}

// MARK: - The allocator

/// The memory that the allocator holds for the process.
///
/// Pictures of all sizes leave it in pieces, between things that are still there: left to itself, a
/// process that makes them would take more and more.
package struct ProcessHeap {
  /// The size in bytes of blocks that go back to the system when they are freed.
  private static let largeBlock: Int32 = 128 << 10
  /// Looking for free pages takes some milliseconds.
  private static let pause = Duration.seconds(2)

  private var last = ContinuousClock.now

  /// Lets large blocks go back to the system, whatever is made later.
  ///
  /// By itself the allocator raises its bound to the size of the largest pixels that were freed.
  package static func returnLargeBlocks() { mallopt(M_MMAP_THRESHOLD, largeBlock) }

  /// Gives free pages back to the system, unless that was done just now.
  mutating func trimIfDue() {
    guard ContinuousClock.now - last >= Self.pause else { return }
    malloc_trim(0)
    last = .now
  }
}
