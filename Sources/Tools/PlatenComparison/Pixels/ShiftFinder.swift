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
      let columns = changedColumns(y)
      hashes(second, columns, y) { x, hash in
        guard filter[Int(hash >> 50)], let list = places[hash], list.count <= Self.mostPlaces
        else { return }
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
    var hash: UInt64?
    hashes(picture, x..<x &+ 1, y) { hash = $1 }
    return hash
  }

  /// A column of a block: a number for its words, and whether they differ, and from those of the next column.
  private struct Column {
    var hash: UInt64
    var down: UInt32
    var across: UInt32
  }

  /// Calls a function with the place and the number of each block around pixels of a row.
  @inline(__always)
  private func hashes(
    _ picture: PixelPart, _ columns: Range<Int>, _ y: Int, _ body: (Int, UInt64) -> Void
  ) {
    let top = y &- 1
    let columns = columns.clamped(to: 1..<max(picture.width &- Self.blockSide &+ 2, 1))
    guard !columns.isEmpty, top >= 0, top &+ Self.blockSide <= picture.height else { return }
    let rows = (
      picture.row(top), picture.row(top &+ 1), picture.row(top &+ 2), picture.row(top &+ 3)
    )
    func column(_ x: Int) -> Column {
      let (a, b, c, d) = (rows.0[x], rows.1[x], rows.2[x], rows.3[x])
      var hash = UInt64(a)
      hash = hash &* Self.factor ^ UInt64(b)
      hash = hash &* Self.factor ^ UInt64(c)
      hash = hash &* Self.factor ^ UInt64(d)
      var column = Column(hash: hash, down: (a ^ b) | (a ^ c) | (a ^ d), across: 0)
      guard x &+ 1 < picture.width else { return column }
      column.across =
        (a ^ rows.0[x &+ 1]) | (b ^ rows.1[x &+ 1]) | (c ^ rows.2[x &+ 1]) | (d ^ rows.3[x &+ 1])
      return column
    }
    let first = columns.lowerBound &- 1
    var (one, two, three) = (column(first), column(first &+ 1), column(first &+ 2))
    for x in columns {
      let four = column(x &+ 2)
      if one.down | two.down | three.down | four.down != 0,
        one.across | two.across | three.across != 0
      {
        var hash = one.hash
        hash = hash &* Self.factor &+ two.hash
        hash = hash &* Self.factor &+ three.hash
        hash = hash &* Self.factor &+ four.hash
        // The upper bits of such a product hang together with all of the words.
        body(x, hash &* 0x9E37_79B9_7F4A_7C15)
      }
      (one, two, three) = (two, three, four)
    }
  }

  private static let factor: UInt64 = 0x0000_0100_0000_01B3
}
