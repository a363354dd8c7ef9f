/// Finds by how much something moved from one picture to another.
struct ShiftFinder {
  /// A way in pixels.
  struct Shift: Hashable {
    var x: Int
    var y: Int
  }

  private static let blockSide = 4
  /// The most blocks of the reference that are looked for.
  private static let mostBlocks = 1024
  /// Blocks that are found more often than this tell nothing.
  private static let mostPlaces = 4
  /// The fewest blocks that have to agree.
  private static let fewestVotes = 4

  private let first: PixelPart
  private let second: PixelPart

  init(_ first: PixelPart, _ second: PixelPart) {
    (self.first, self.second) = (first, second)
  }

  /// The way that most of what is found again went; nil if there is none, or all stayed.
  func shift(of pixels: [DifferingPixels.Pixel]) -> Shift? {
    var places: [UInt64: [Shift]] = [:]
    for pixel in pixels {
      guard let block = block(second, pixel.x, pixel.y) else { continue }
      var list = places[block, default: []]
      if list.count > Self.mostPlaces { continue }
      list.append(Shift(x: pixel.x, y: pixel.y))
      places[block] = list
    }
    var votes: [Shift: Int] = [:]
    var (asked, found) = (0, 0)
    for pixel in pixels.enumerated() where isAsked(pixel.offset, of: pixels.count) {
      guard let block = block(first, pixel.element.x, pixel.element.y) else { continue }
      asked += 1
      guard let list = places[block], list.count <= Self.mostPlaces else { continue }
      found += 1
      for place in list {
        votes[Shift(x: place.x - pixel.element.x, y: place.y - pixel.element.y), default: 0] += 1
      }
    }
    // Of equal votes the shortest way is taken, so that no order of a dictionary shows.
    let best = votes.max { first, second in
      (first.value, -Self.length(first.key), first.key.x, first.key.y)
        < (second.value, -Self.length(second.key), second.key.x, second.key.y)
    }
    guard let best, best.value >= Self.fewestVotes, 2 * best.value > found, 3 * found > asked else {
      return nil
    }
    return best.key
  }

  private func isAsked(_ index: Int, of count: Int) -> Bool {
    index % (1 + count / Self.mostBlocks / 4) == 0
  }

  private static func length(_ shift: Shift) -> Int { abs(shift.x) + abs(shift.y) }

  /// A number for the block around a pixel; nil where the block leaves the picture, has one colour, or
  /// is a line that looks the same a little further along.
  private func block(_ picture: PixelPart, _ x: Int, _ y: Int) -> UInt64? {
    let (left, top) = (x - 1, y - 1)
    guard left >= 0, top >= 0, left + Self.blockSide <= picture.width,
      top + Self.blockSide <= picture.height
    else { return nil }
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    var (variesAcross, variesDown) = (false, false)
    for row in top..<top + Self.blockSide {
      let words = picture.row(row) + left
      for column in 0..<Self.blockSide {
        hash = (hash ^ UInt64(words[column])) &* 0x0000_0100_0000_01B3
        if words[column] != words[0] { variesAcross = true }
        if row > top, words[column] != picture.row(top)[left + column] { variesDown = true }
      }
    }
    return variesAcross && variesDown ? hash : nil
  }
}
