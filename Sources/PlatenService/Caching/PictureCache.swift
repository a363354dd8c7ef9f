internal import Synchronization

/// Keeps the pictures that were asked for last, as many as its budget holds.
final class PictureCache: Sendable {
  private let budget: Int
  private let shelf = Mutex(LRUPictures())

  /// - Parameter budget: The most bytes that are kept.
  init(budget: Int) { self.budget = budget }

  /// The bytes that are kept.
  var cost: Int { shelf.withLock { $0.cost } }

  /// The picture with a key, which is then the last that was asked for.
  func picture(for key: PictureKey) -> StoredPicture? {
    shelf.withLock { $0.take(key) }
  }

  /// Keeps a picture and lets those go that were asked for longest ago.
  func keep(_ picture: StoredPicture) {
    // One that takes more than a quarter of all would drive too many others out.
    guard picture.cost <= budget / 4 else { return }
    shelf.withLock { shelf in
      shelf.put(picture)
      while shelf.cost > budget { shelf.dropOldest() }
    }
  }
}
