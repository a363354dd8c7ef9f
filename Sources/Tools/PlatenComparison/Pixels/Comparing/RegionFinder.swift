/// Finds the parts of a canvas in which differing pixels lie close together.
///
/// The canvas is laid out in tiles of 8 by 8 pixels; tiles with differing pixels that touch, at a
/// corner too, belong to one part. Where that makes too many parts, tiles of twice the side are taken,
/// until they are few enough: none is left out. Parts whose rectangles overlap, or are a few pixels
/// apart, become one at last.
struct RegionFinder {
  /// The most parts that are told apart.
  static let mostRegions = 64
  private static let tileSide = 8
  /// The fewest free pixels between the rectangles of two parts.
  private static let leastDistance = 4

  /// The differing pixels of a tile.
  private struct Tile {
    var count = 0
    var bounds = PixelRegion(x: 0, y: 0, width: 0, height: 0)

    mutating func add(_ other: Tile) {
      bounds = count == 0 ? other.bounds : bounds.union(other.bounds)
      count += other.count
    }
  }

  private var columns: Int
  private var rows: Int
  private var tiles: [Tile]

  /// The parts, those with the most pixels first; of equal ones the upper, then the left one.
  static func regions(of marks: PixelMarks) -> [DifferenceRegion] {
    var finder = RegionFinder(marks)
    var regions = finder.parts()
    while regions.count > mostRegions {
      finder.coarsen()
      regions = finder.parts()
    }
    return merged(regions).sorted { first, second in
      (-first.differingPixels, first.bounds.y, first.bounds.x)
        < (-second.differingPixels, second.bounds.y, second.bounds.x)
    }
  }

  private init(_ marks: PixelMarks) {
    columns = (marks.width + Self.tileSide - 1) / Self.tileSide
    rows = (marks.height + Self.tileSide - 1) / Self.tileSide
    tiles = Array(repeating: Tile(), count: columns * rows)
    marks.values.withUnsafeBufferPointer { values in
      tiles.withUnsafeMutableBufferPointer { tiles in
        for y in 0..<marks.height {
          let row = y / Self.tileSide * columns
          for column in 0..<columns {
            let left = column * Self.tileSide
            let right = min(left + Self.tileSide, marks.width)
            let start = y * marks.width
            if let found = Self.tile(values, start + left..<start + right, x: left, y: y) {
              tiles[row + column].add(found)
            }
          }
        }
      }
    }
  }

  /// The differing pixels of a tile's row; nil if there are none.
  private static func tile(
    _ values: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, x: Int, y: Int
  ) -> Tile? {
    // Most tiles have no marks at all.
    if range.count == tileSide, let base = values.baseAddress,
      UnsafeRawPointer(base + range.lowerBound).loadUnaligned(as: UInt64.self) == 0
    {
      return nil
    }
    var (first, last, count) = (-1, 0, 0)
    for index in range where values[index] == PixelMarks.Mark.differing.rawValue {
      if first < 0 { first = index }
      last = index
      count &+= 1
    }
    guard count > 0 else { return nil }
    return Tile(
      count: count,
      bounds: PixelRegion(
        x: x + first - range.lowerBound, y: y, width: last - first + 1, height: 1))
  }

  private static func merged(_ regions: [DifferenceRegion]) -> [DifferenceRegion] {
    var result: [DifferenceRegion] = []
    for region in regions {
      var region = region
      // What grows may reach others that it did not before.
      while let index = result.firstIndex(where: { isNear($0.bounds, region.bounds) }) {
        let other = result.remove(at: index)
        region.bounds = region.bounds.union(other.bounds)
        region.differingPixels += other.differingPixels
      }
      result.append(region)
    }
    return result
  }

  private static func isNear(_ first: PixelRegion, _ second: PixelRegion) -> Bool {
    let around = PixelRegion(
      x: first.x - leastDistance, y: first.y - leastDistance,
      width: first.width + 2 * leastDistance, height: first.height + 2 * leastDistance)
    return around.intersection(second) != nil
  }

  /// Puts every four tiles together.
  private mutating func coarsen() {
    let (width, height) = ((columns + 1) / 2, (rows + 1) / 2)
    var coarse = Array(repeating: Tile(), count: width * height)
    for y in 0..<rows {
      for x in 0..<columns where tiles[y * columns + x].count > 0 {
        coarse[y / 2 * width + x / 2].add(tiles[y * columns + x])
      }
    }
    (columns, rows, tiles) = (width, height, coarse)
  }

  /// Returns what hangs together, found from tile to tile.
  private func parts() -> [DifferenceRegion] {
    var isTaken = tiles.map { $0.count == 0 }
    var regions: [DifferenceRegion] = []
    for start in tiles.indices where !isTaken[start] {
      isTaken[start] = true
      var part = Tile()
      var waiting = [start]
      while let index = waiting.popLast() {
        part.add(tiles[index])
        let (x, y) = (index % columns, index / columns)
        for row in max(y - 1, 0)...min(y + 1, rows - 1) {
          for column in max(x - 1, 0)...min(x + 1, columns - 1)
          where !isTaken[row * columns + column] {
            isTaken[row * columns + column] = true
            waiting.append(row * columns + column)
          }
        }
      }
      regions.append(DifferenceRegion(bounds: part.bounds, differingPixels: part.count))
    }
    return regions
  }
}
