internal import PlatenBase
internal import PlatenWorkers
internal import Synchronization

/// The memory that one picture needs, as far as that is known.
final class RenderMemory: Sendable {
  /// The bytes that a picture may need without a word: the pool lets each have more than that.
  private static let free = 32 << 20

  private struct State {
    /// What reading, laying out and drawing take.
    var work = 0
    /// What pixels take.
    var pixels = 0
    /// What was granted.
    var leased = 0
  }

  private let task: WorkerTask
  /// The most bytes that all pictures together may take.
  private let total: Int
  private let state = Lock(State())

  init(_ task: WorkerTask, total: Int) {
    self.task = task
    self.total = total
  }

  /// Asks for the bytes that the work on the picture takes, if they are more than was known.
  ///
  /// - Throws: A ``Problem`` if they are more than is left for all pictures.
  func need(_ bytes: Int) throws {
    try state.withLock { state in
      state.work = max(state.work, bytes)
      try lease(&state)
    }
  }

  /// Asks for so many bytes of pixels more.
  ///
  /// - Throws: A ``Problem`` if they are more than is left for all pictures.
  func needMore(_ bytes: Int) throws {
    try state.withLock { state in
      let (sum, isTooLarge) = state.pixels.addingReportingOverflow(bytes)
      state.pixels = isTooLarge ? .max / 2 : min(sum, .max / 2)
      try lease(&state)
    }
  }

  private func lease(_ state: inout State) throws {
    let needed = min(state.work, .max / 2) + state.pixels
    guard needed <= total else { throw Problem(memory: needed, left: 0, of: total) }
    guard needed > max(Self.free, state.leased) else { return }
    do {
      try task.lease(needed - state.leased)
      state.leased = needed
    } catch let error as WorkerMemoryError {
      throw Problem(memory: needed, left: state.leased + error.left, of: total)
    }
  }
}
