internal import CMalloc
internal import Dispatch
internal import PlatenBase
internal import Synchronization

/// The memory that the allocator holds for the process.
///
/// Pictures of all sizes leave it in pieces, between things that are still there: left to itself, a
/// process that makes them would take more and more.
package enum ProcessHeap {
  /// The size in bytes of blocks that go back to the system when they are freed.
  private static let largeBlock: Int32 = 128 << 10
  /// Lets large blocks go back to the system, whatever is made later.
  ///
  /// By itself the allocator raises its bound to the size of the largest pixels that were freed.
  package static func returnLargeBlocks() { mallopt(M_MMAP_THRESHOLD, largeBlock) }

  /// Gives free pages back to the system.
  static func trim() { malloc_trim(0) }
}

// MARK: - After work

/// Gives memory back to the system some seconds after the last work, and now and then while there
/// is always some.
///
/// Where nothing is done, nothing wakes the process: a look is arranged by the work before it.
final class HeapTrimmer: Sendable {
  private struct State {
    /// When there was work last.
    var last = ContinuousClock.now
    /// When the work began that memory was not given back after; nil if there was none.
    var first: ContinuousClock.Instant?
  }

  private let quiet: Duration
  private let longest: Duration
  private let trim: @Sendable () -> Void
  private let looks = DispatchQueue(label: "platen.heap", qos: .utility)
  private let state = Lock(State())

  /// - Parameters:
  ///   - quiet: How long there must have been no work.
  ///   - longest: How long work may go on before memory is given back all the same.
  init(
    quiet: Duration = .seconds(3), longest: Duration = .seconds(30),
    trim: @escaping @Sendable () -> Void = { ProcessHeap.trim() }
  ) {
    self.quiet = quiet
    self.longest = longest
    self.trim = trim
  }

  /// Takes note that something was done that may have left free memory.
  func noteWork() {
    let now = ContinuousClock.now
    let isFirst = state.withLock { state in
      defer { state.first = state.first ?? now }
      state.last = now
      return state.first == nil
    }
    if isFirst { look(after: quiet) }
  }

  private func look(after time: Duration) {
    let nanoseconds = Int((time / .nanoseconds(1)).rounded(.up))
    looks.asyncAfter(deadline: .now() + .nanoseconds(nanoseconds)) { [weak self] in self?.look() }
  }

  private func look() {
    let now = ContinuousClock.now
    let wait = state.withLock { state -> Duration? in
      let wait = quiet - (now - state.last)
      if wait > .zero, let first = state.first, now - first < longest { return wait }
      state.first = nil
      return nil
    }
    if let wait { look(after: wait) } else { trim() }
  }
}
