internal import Synchronization

/// Hands pictures out: those that are kept, those that are being made for somebody else, and those
/// that have to be made.
final class PictureDesk: Sendable {
  /// A picture that is being made.
  private struct Pending {
    let task: Task<StoredPicture, any Error>
    /// How many wait for it.
    var waiters = 1
  }

  private let cache: PictureCache
  private let metrics: ServiceMetrics
  private let pending = Mutex<[PictureKey: Pending]>([:])

  init(cache: PictureCache, metrics: ServiceMetrics) {
    self.cache = cache
    self.metrics = metrics
  }

  /// The picture with a key.
  ///
  /// - Parameter make: Makes it; at most one of those with the same key runs at a time. It is
  ///   cancelled when nobody waits for it any more.
  func picture(
    for key: PictureKey, make: @escaping @Sendable () async throws -> StoredPicture
  ) async throws -> StoredPicture {
    if let kept = cache.picture(for: key) {
      metrics.countPicture(from: .kept)
      return kept
    }
    let (task, source) = join(key, make)
    metrics.countPicture(from: source)
    return try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      leave(key, task)
    }
  }

  /// How many wait for a picture that is being made.
  func waiters(for key: PictureKey) -> Int { pending.withLock { $0[key]?.waiters ?? 0 } }

  private func join(
    _ key: PictureKey, _ make: @escaping @Sendable () async throws -> StoredPicture
  ) -> (Task<StoredPicture, any Error>, ServiceMetrics.Source) {
    pending.withLock { pending in
      if let known = pending[key] {
        pending[key]?.waiters += 1
        return (known.task, .joined)
      }
      let task = Task { [self] in
        // One that was cancelled was taken out before, and another may stand in its place.
        defer { if !Task.isCancelled { self.pending.withLock { $0[key] = nil } } }
        let picture = try await make()
        cache.keep(picture)
        return picture
      }
      pending[key] = Pending(task: task)
      return (task, .made)
    }
  }

  private func leave(_ key: PictureKey, _ task: Task<StoredPicture, any Error>) {
    pending.withLock { pending in
      guard pending[key]?.task == task else { return }
      pending[key]?.waiters -= 1
      guard pending[key]?.waiters == 0 else { return }
      // Who asks now has it made anew.
      pending[key] = nil
      task.cancel()
    }
  }
}
