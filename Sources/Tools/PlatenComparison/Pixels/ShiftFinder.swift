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
  /// The marks of what both have, rows of the canvas.
  private let marks: UnsafePointer<UInt8>
  /// Marks from one row to the next.
  private let stride: Int

  init(_ first: PixelPart, _ second: PixelPart, marks: UnsafePointer<UInt8>, stride: Int) {
    (self.first, self.second) = (first, second)
    (self.marks, self.stride) = (marks, stride)
  }

  /// The way that most of what is found again went; nil if there is none.
  ///
  /// - Parameter pixels: Some of the pixels that differ.
  func shift(of pixels: [DifferingPixels.Pixel]) -> Shift? {
    let asked = blocks(at: pixels)
    let places = places(of: asked)
    var votes: [Shift: Int] = [:]
    var found = 0
    for block in asked {
      guard let list = places[block.hash], 1...Self.mostPlaces ~= list.count else { continue }
      found += 1
      for place in list {
        votes[Shift(x: place.x - block.place.x, y: place.y - block.place.y), default: 0] += 1
      }
    }
    // Of equal votes the shortest way is taken, so that no order of a dictionary shows.
    let best = votes.max { first, second in
      (first.value, -Self.length(first.key), first.key.x, first.key.y)
        < (second.value, -Self.length(second.key), second.key.x, second.key.y)
    }
    guard let best, best.value >= Self.fewestVotes, 3 * best.value > 2 * found,
      2 * found > asked.count
    else { return nil }
    return best.key
  }
}

// MARK: - Blocks

extension ShiftFinder {
  private struct Block {
    var hash: UInt64
    var place: Shift
  }

  /// Blocks of the reference around some of the pixels.
  private func blocks(at pixels: [DifferingPixels.Pixel]) -> [Block] {
    let found = pixels.compactMap { pixel in
      hash(first, pixel.x, pixel.y).map { Block(hash: $0, place: Shift(x: pixel.x, y: pixel.y)) }
    }
    let step = 1 + found.count / Self.mostBlocks
    return Swift.stride(from: 0, to: found.count, by: step).map { found[$0] }
  }

  /// Returns where the other picture has the blocks, between the first and the last pixel of each
  /// row that are not the same; one place more than tells anything at most.
  private func places(of blocks: [Block]) -> [UInt64: [Shift]] {
    var places: [UInt64: [Shift]] = [:]
    // Most hashes are of no block: a few bits of them tell so at once.
    var filter = [Bool](repeating: false, count: 1 << 14)
    for block in blocks {
      places[block.hash] = []
      filter[Int(block.hash >> 50)] = true
    }
    for y in 0..<second.height {
      for x in changedColumns(y) {
        guard let hash = hash(second, x, y), filter[Int(hash >> 50)], let list = places[hash],
          list.count <= Self.mostPlaces
        else { continue }
        places[hash] = list + [Shift(x: x, y: y)]
      }
    }
    return places
  }

  private func changedColumns(_ y: Int) -> Range<Int> {
    let row = marks + y &* stride
    var (left, right) = (0, second.width)
    while left < right, row[left] == PixelMarks.Mark.same.rawValue { left &+= 1 }
    while right > left, row[right &- 1] == PixelMarks.Mark.same.rawValue { right &-= 1 }
    // What moved by a pixel or two lies a little beside.
    return left == right ? 0..<0 : max(left &- 2, 0)..<min(right &+ 2, second.width)
  }

  private static func length(_ shift: Shift) -> Int { abs(shift.x) + abs(shift.y) }

  /// A number for the block around a pixel; nil where the block leaves the picture, or has one colour
  /// in every row or in every column, so that it looks the same a little further along.
  private func hash(_ picture: PixelPart, _ x: Int, _ y: Int) -> UInt64? {
    let (left, top) = (x &- 1, y &- 1)
    guard left >= 0, top >= 0, left &+ Self.blockSide <= picture.width,
      top &+ Self.blockSide <= picture.height
    else { return nil }
    let head = picture.row(top) + left
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    var (across, down): (UInt32, UInt32) = (0, 0)
    for row in 0..<Self.blockSide {
      let words = head + row &* picture.stride
      for column in 0..<Self.blockSide {
        let word = words[column]
        hash = (hash ^ UInt64(word)) &* 0x0000_0100_0000_01B3
        across |= word ^ words[0]
        down |= word ^ head[column]
      }
    }
    // The upper bits of such a product hang together with all of the words.
    return across != 0 && down != 0 ? hash &* 0x9E37_79B9_7F4A_7C15 : nil
  }
}
