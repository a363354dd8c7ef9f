internal import NIOCore
internal import PlatenBase
internal import Synchronization

/// An LRU cache of pictures, as many as its budget holds: those that were asked for longest ago go
/// first.
final class ResponseCache: Sendable {
  private let budget: Int
  private let pictures = Lock(LRUList())

  /// - Parameter budget: The most bytes that are kept.
  init(budget: Int) { self.budget = budget }

  /// The bytes that are kept.
  var cost: Int { pictures.withLock { $0.cost } }

  /// The picture with a key, which is then the last that was asked for.
  func picture(for key: CacheKey) -> CachedResponse? {
    pictures.withLock { $0.take(key) }
  }

  /// Keeps a picture and lets those go that were asked for longest ago.
  func keep(_ picture: CachedResponse) {
    // One that takes more than a quarter of all would drive too many others out.
    guard picture.cost <= budget / 4 else { return }
    pictures.withLock { pictures in
      pictures.put(picture)
      while pictures.cost > budget { pictures.dropOldest() }
    }
  }
}

// MARK: - The order of use

/// Pictures in the order in which they were last asked for, for an LRU cache.
///
/// A dictionary finds a slot, and the slots are linked both ways, so that each step takes the same
/// time whatever their number is.
struct LRUList: Sendable {
  private struct Slot {
    var picture: CachedResponse?
    var older: Int?
    var newer: Int?
  }

  private var slots: [Slot] = []
  private var free: [Int] = []
  private var places: [CacheKey: Int] = [:]
  private var oldest: Int?
  private var newest: Int?
  /// The bytes that all pictures take.
  private(set) var cost = 0

  /// The picture with a key, which is the newest from now on.
  mutating func take(_ key: CacheKey) -> CachedResponse? {
    guard let place = places[key] else { return nil }
    if place != newest {
      unlink(place)
      link(place)
    }
    return slots[place].picture
  }

  /// Adds a picture as the newest, in place of one with the same key.
  mutating func put(_ picture: CachedResponse) {
    if let place = places[picture.key] { remove(place) }
    let place: Int
    if let known = free.popLast() {
      place = known
      slots[place].picture = picture
    } else {
      place = slots.count
      slots.append(Slot(picture: picture))
    }
    places[picture.key] = place
    cost += picture.cost
    link(place)
  }

  /// Removes the picture that was asked for longest ago, if there is one.
  mutating func dropOldest() {
    if let oldest { remove(oldest) }
  }

  private mutating func remove(_ place: Int) {
    unlink(place)
    if let picture = slots[place].picture {
      places[picture.key] = nil
      cost -= picture.cost
    }
    slots[place] = Slot()
    free.append(place)
  }

  private mutating func link(_ place: Int) {
    slots[place].older = newest
    slots[place].newer = nil
    if let newest { slots[newest].newer = place }
    newest = place
    oldest = oldest ?? place
  }

  private mutating func unlink(_ place: Int) {
    let (older, newer) = (slots[place].older, slots[place].newer)
    if let older { slots[older].newer = newer } else { oldest = newer }
    if let newer { slots[newer].older = older } else { newest = older }
  }
}

/// A picture, or another answer, as it is kept and sent.
struct CachedResponse: Sendable {
  var key: CacheKey
  var bytes: ByteBuffer
  /// What is not in it as it was asked for.
  var findings = FindingSummary()

  /// The bytes of memory that it takes, what is kept beside it included.
  var cost: Int { bytes.storageCapacity + findings.cost + 512 }
}
