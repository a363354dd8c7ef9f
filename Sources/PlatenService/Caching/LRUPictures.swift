/// Pictures in the order in which they were asked for.
///
/// The slots are linked, so that each step takes the same time whatever their number is.
struct LRUPictures: Sendable {
  private struct Slot {
    var picture: StoredPicture?
    var older: Int?
    var newer: Int?
  }

  private var slots: [Slot] = []
  private var free: [Int] = []
  private var places: [PictureKey: Int] = [:]
  private var oldest: Int?
  private var newest: Int?
  /// The bytes that all pictures take.
  private(set) var cost = 0

  /// The picture with a key, which is the newest from now on.
  mutating func take(_ key: PictureKey) -> StoredPicture? {
    guard let place = places[key] else { return nil }
    if place != newest {
      unlink(place)
      link(place)
    }
    return slots[place].picture
  }

  /// Adds a picture as the newest, in place of one with the same key.
  mutating func put(_ picture: StoredPicture) {
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
