internal import Glibc

/// Gives memory that pictures used back to the system.
///
/// The allocator keeps what was freed between things that are still there, so that a process that
/// makes pictures of all sizes would take more and more.
struct HeapTrimmer {
  /// Looking for free pages takes some milliseconds.
  private static let pause = Duration.seconds(2)

  private var last = ContinuousClock.now

  /// Gives free pages back, unless that was done just now.
  mutating func trimNowAndThen() {
    guard ContinuousClock.now - last >= Self.pause else { return }
    malloc_trim(0)
    last = .now
  }
}
