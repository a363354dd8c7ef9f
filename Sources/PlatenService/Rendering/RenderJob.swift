internal import PlatenBase
internal import PlatenLayout

/// Work that waits for one of the pool's threads, or that one of them does.
struct RenderJob: Sendable {
  /// What tells the work to end; it also tells jobs apart.
  let cancellation: RenderCancellation
  /// When the job came, or when its work began.
  var since = ContinuousClock.now
  /// Does the work, or, with an error, says why it is not done; one of them, once.
  let finish: @Sendable ((any Error)?) -> Void
}
