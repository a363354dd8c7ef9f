internal import Synchronization

/// Tells a render, from any thread, that nobody waits for it any more.
///
/// A render that is cancelled ends soon, with an error and without a picture. What its stages return
/// from then on is worth nothing: loops end early, and sizes come back at once.
package final class RenderCancellation: Sendable {
  private let flag = Atomic(false)

  package init() {}

  /// Whether the render is to end.
  package var isCancelled: Bool { flag.load(ordering: .relaxed) }

  /// Has the render end soon.
  package func cancel() { flag.store(true, ordering: .relaxed) }

  /// Ends the caller's work if the render is to end.
  ///
  /// - Throws: ``RenderCancellationError`` if it is.
  package func check() throws(RenderCancellationError) {
    if isCancelled { throw RenderCancellationError() }
  }

  /// Less than so much work is done before anybody could have waited for it.
  private static let shortWork = 1024

  @TaskLocal private static var ofTask: RenderCancellation?

  /// What can end the work that is under way on this thread; nil if nothing can.
  package static var current: RenderCancellation? { ofTask }

  /// The same for a loop over so many elements; nil for few, which are not worth the look.
  package static func current(over count: Int) -> RenderCancellation? {
    count > shortWork ? ofTask : nil
  }

  /// Calls `body` as work that `cancellation` can end; with nil, as what is under way already.
  ///
  /// - Throws: What `body` throws.
  package static func with<R>(
    _ cancellation: RenderCancellation?, _ body: () throws -> R
  ) rethrows -> R {
    guard let cancellation else { return try body() }
    return try $ofTask.withValue(cancellation, operation: body)
  }
}

extension RenderCancellation? {
  /// Whether there is a cancellation, and the render is to end.
  package var isCancelled: Bool {
    switch self {
    case .some(let cancellation): cancellation.isCancelled
    case .none: false
    }
  }

  /// Ends the caller's work if there is a cancellation, and the render is to end.
  ///
  /// - Throws: ``RenderCancellationError`` if it is.
  package func check() throws(RenderCancellationError) {
    if isCancelled { throw RenderCancellationError() }
  }
}

/// A render was cancelled before its picture was done.
package struct RenderCancellationError: Error, Hashable, Sendable, CustomStringConvertible {
  package init() {}

  package var description: String { "the render was cancelled" }
}
