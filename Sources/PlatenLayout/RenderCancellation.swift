internal import Synchronization

/// Tells a render, from any thread, that nobody waits for it any more.
///
/// A render that is cancelled ends soon, with an error and without a picture.
package final class RenderCancellation: Sendable {
  private let flag = Atomic(false)

  package init() {}

  /// Whether the render is to end.
  package var isCancelled: Bool { flag.load(ordering: .relaxed) }

  package func cancel() { flag.store(true, ordering: .relaxed) }
}
