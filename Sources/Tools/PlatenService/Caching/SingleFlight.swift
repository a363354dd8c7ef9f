internal import PlatenBase
internal import Synchronization

/// Hands pictures out, single-flight: of equal requests at one time one makes the picture, and the
/// others wait for it.
///
/// What is kept already is handed out at once.
final class SingleFlight: Sendable {
  private typealias Waiter = CheckedContinuation<Result<CachedResponse, any Error>, Never>

  /// The part of a caller: to make the picture, or to take the result.
  private enum Turn {
    case make
    case result(Result<CachedResponse, any Error>)
  }

  private let cache: ResponseCache
  private let metrics: ServiceMetrics
  /// Those who wait for pictures that others are making.
  private let pending = Lock<[CacheKey: [Waiter]]>([:])

  init(cache: ResponseCache, metrics: ServiceMetrics) {
    self.cache = cache
    self.metrics = metrics
  }

  /// The picture with a key, if it is kept.
  func kept(_ key: CacheKey) -> CachedResponse? {
    let picture = cache.picture(for: key)
    if picture != nil { metrics.countPicture(from: .kept) }
    return picture
  }

  /// The picture with a key.
  ///
  /// - Parameter make: Makes it; of those with the same key one runs at a time.
  /// - Throws: What `make` throws, for those who waited for it, too.
  func picture(
    for key: CacheKey, make: () async throws -> CachedResponse
  ) async throws -> CachedResponse {
    if let kept = kept(key) { return kept }
    while true {
      switch await turn(for: key) {
      case .make: return try await made(key, make)
      // Who made it left before it was done.
      case .result(.failure(is CancellationError)) where !Task.isCancelled: continue
      case .result(let result):
        metrics.countPicture(from: .joined)
        return try result.get()
      }
    }
  }

  /// Returns how many wait for a picture, the one who makes it included.
  func waiters(for key: CacheKey) -> Int {
    pending.withLock { $0[key].map { $0.count + 1 } ?? 0 }
  }

  /// Waits for a picture that is being made; returns at once if none is.
  private func turn(for key: CacheKey) async -> Turn {
    if isFirst(key) { return .make }
    let result = await withCheckedContinuation { (waiter: Waiter) in
      let isGone = pending.withLock { pending in
        pending[key]?.append(waiter)
        return pending[key] == nil
      }
      // It was made between the two looks.
      if isGone { waiter.resume(returning: .failure(CancellationError())) }
    }
    return .result(result)
  }

  private func isFirst(_ key: CacheKey) -> Bool {
    pending.withLock { pending in
      guard pending[key] == nil else { return false }
      pending[key] = []
      return true
    }
  }

  private func made(
    _ key: CacheKey, _ make: () async throws -> CachedResponse
  ) async throws -> CachedResponse {
    metrics.countPicture(from: .made)
    let result: Result<CachedResponse, any Error>
    do {
      let picture = try await make()
      cache.keep(picture)
      result = .success(picture)
    } catch {
      result = .failure(error)
    }
    let waiters = pending.withLock { $0.removeValue(forKey: key) } ?? []
    for waiter in waiters { waiter.resume(returning: result) }
    return try result.get()
  }
}
