internal import CMalloc

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
