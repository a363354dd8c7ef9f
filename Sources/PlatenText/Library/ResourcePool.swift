internal import Synchronization

/// Keeps things that one render uses at a time, such as bitmaps of glyphs, for the next render.
///
/// It holds as many as there were renders at once.
final class ResourcePool: Sendable {
  /// Something that is not shared while it is in use: it is taken out of the pool and put back.
  private struct Resource: @unchecked Sendable {
    // Unchecked, as the lock hands each object to one thread at a time.
    let object: AnyObject
  }

  private let free = Mutex<[Resource]>([])

  /// Calls `body` with a kept object, or with a new one if all are in use.
  func withResource<R: AnyObject, Result, Failure: Error>(
    make: () throws(Failure) -> R, _ body: (R) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let kept = free.withLock { $0.popLast() }
    let resource: R
    if let known = kept?.object as? R { resource = known } else { resource = try make() }
    let shared = Resource(object: resource)
    defer { free.withLock { $0.append(shared) } }
    return try body(resource)
  }
}
