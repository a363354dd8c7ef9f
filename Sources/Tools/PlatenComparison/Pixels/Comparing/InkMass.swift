/// Finds ink that has become more, less or another colour.
///
/// Another rasteriser makes some pixels of a word darker and others lighter, and an edge that it puts an
/// eighth of a pixel further is an eighth of its contrast. So differences that lie near each other are
/// taken together, and of those that have nearly all one sign is a change
/// - a word whose brightness differs by more than a sixth of its contrast;
/// - a word of another hue, one as thin as an edge or a mark of few pixels that differs by more than half:
///   an edge that is put half a pixel further differs by as much.
///
/// Between pictures of one hand all is that differs by six levels of brightness on average and by a
/// hundred together, or by twelve levels of a colour and two hundred.
///
/// A hue is how much more of one colour there is than of another. What is gray is gray in every rasteriser, and an
/// edge that is drawn otherwise has a part of its word's hue: so half as many levels are enough.
struct InkMass {
  /// The levels that are weighed.
  enum Channel {
    case brightness, color, hue
  }

  let channel: Channel
  let isOfOneHand: Bool
  /// How much of what is usual the threshold is, in hundredths.
  let scale: Int

  /// Marks the pixels of such groups.
  func find(in levels: inout LevelDifference, _ isChange: inout [Bool]) {
    let floor = (channel == .color ? 6 : 3) * scale / 100
    var tiles = Tiles(levels, over: floor)
    var groups = tiles.groups()
    let isSeen = groups.map { isOfOneHand && self.isSeen($0) }
    let isWeighed = groups.indices.map { !isSeen[$0] && mayBeChange(groups[$0]) }
    guard isSeen.contains(true) || isWeighed.contains(true) else { return }
    if isWeighed.contains(true) {
      let contrast = levels.contrast
      levels.forEachStep(over: floor) { x, y, index in
        groups[tiles[x, y]].weigh(x, y, contrast[index])
      }
    }
    let areChanges = groups.indices.map { group in
      isSeen[group] || isWeighed[group] && self.isChange(groups[group])
    }
    guard areChanges.contains(true) else { return }
    levels.forEachStep(over: floor) { x, y, index in
      if areChanges[tiles[x, y]] { isChange[index] = true }
    }
  }

  // MARK: - Weighing

  private func isSeen(_ group: Group) -> Bool {
    100 * Int(group.ink.total) >= (channel == .color ? 200 : 100) * scale
      && 100 * Int(group.ink.total) >= (channel == .color ? 12 : 6) * scale * Int(group.ink.count)
  }

  private func mayBeChange(_ group: Group) -> Bool {
    let net = Int(group.ink.net.magnitude)
    return 5 * net > 4 * Int(group.ink.total) && 100 * net >= 100 * scale
      && 100 * net >= (channel == .color ? 12 : channel == .hue ? 6 : 8) * scale
        * Int(group.ink.count)
  }

  private func isChange(_ group: Group) -> Bool {
    let (net, contrast) = (Int(group.ink.net.magnitude), Int(group.contrast))
    let isLarge = 100 * net >= (channel == .color ? 800 : channel == .hue ? 200 : 400) * scale
    let isBrightness = channel == .brightness
    if isLarge, isBrightness, group.isThick, 100 * net > 17 * contrast { return true }
    let isMark = isBrightness && 100 * net >= 25 * scale * Int(group.ink.count)
    return (isLarge || isMark) && 20 * net > 11 * contrast
  }
}

// MARK: - Groups

/// Differences of pixels, of up to 8 million.
private struct Ink {
  /// The sum of the steps, with their signs and without.
  private(set) var net: Int32 = 0
  private(set) var total: UInt32 = 0
  private(set) var count: Int32 = 0

  mutating func add(_ step: Int16) {
    net &+= Int32(step)
    total &+= UInt32(step.magnitude)
    count &+= 1
  }

  /// Adds those of four steps beside each other that have more levels than `least`.
  mutating func add(_ steps: SIMD4<Int16>, over least: Int16) {
    let signs = steps &>> 15
    let sizes = (steps ^ signs) &- signs
    let counted = sizes .> least
    guard any(counted) else { return }
    net &+= Int32(steps.replacing(with: 0, where: .!counted).wrappedSum())
    total &+= UInt32(sizes.replacing(with: 0, where: .!counted).wrappedSum())
    count &+= Int32(SIMD4<Int16>.one.replacing(with: 0, where: .!counted).wrappedSum())
  }

  mutating func add(_ other: Ink) {
    net &+= other.net
    total &+= other.total
    count &+= other.count
  }
}

/// Differences that lie near each other.
private struct Group {
  var ink = Ink()
  /// The sum of the contrasts, and where the pixels lie, once they are weighed.
  private(set) var contrast: Int32 = 0
  private var (left, right): (Int32, Int32) = (.max, .min)
  private var (top, bottom): (Int32, Int32) = (.max, .min)

  /// Adds the contrast and the place of a pixel.
  mutating func weigh(_ x: Int, _ y: Int, _ contrast: Int16) {
    self.contrast &+= Int32(contrast)
    let (x, y) = (Int32(truncatingIfNeeded: x), Int32(truncatingIfNeeded: y))
    (left, right, top, bottom) = (min(left, x), max(right, x), min(top, y), max(bottom, y))
  }

  /// Whether it has two pixels for each of its length: an edge has one.
  var isThick: Bool { ink.count >= 2 * (max(right - left, bottom - top) + 1) }
}

/// Squares of pixels, from the picture's top left, each with the differences in it.
private struct Tiles {
  private static let side = 4
  /// The bits of a place that tell where in a tile it is.
  private static let shift = 2

  /// The part's place in the tile that begins it.
  private let (left, top): (Int, Int)
  private let columns: Int
  private let rows: Int
  private var tiles: [Ink]
  /// The numbers of their groups; -1 for those without one.
  private var numbers: [Int32]

  /// - Parameter least: Steps of more levels count.
  init(_ part: LevelDifference, over least: Int) {
    let (left, top) = (part.x % Self.side, part.y % Self.side)
    let columns = (left + part.width - 1) / Self.side + 1
    rows = (top + part.height - 1) / Self.side + 1
    tiles = [Ink](repeating: Ink(), count: columns * rows)
    let (floor, least) = (UInt16(clamping: least), Int16(clamping: max(least, 0)))
    tiles.withUnsafeMutableBufferPointer { tiles in
      part.steps.withUnsafeBufferPointer { steps in
        for y in 0..<part.height {
          let row = UnsafeBufferPointer(
            rebasing: steps[(y &* part.width)..<(y &* part.width &+ part.width)])
          let words = UnsafeRawBufferPointer(row)
          var tile = (y &+ top) &>> Self.shift &* columns
          // The first tile may begin outside of the part.
          var (x, next) = (0, min(Self.side - left, part.width))
          while x < part.width {
            // Nearly everywhere two pictures are the same.
            if next == x &+ Self.side {
              let steps = words.loadUnaligned(fromByteOffset: 2 &* x, as: SIMD4<Int16>.self)
              if steps != .zero { tiles[tile].add(steps, over: least) }
            } else {
              for x in x..<next where row[x].magnitude > floor { tiles[tile].add(row[x]) }
            }
            x = next
            tile &+= 1
            next = min(next &+ Self.side, part.width)
          }
        }
      }
    }
    numbers = tiles.map { $0.count > 0 ? 0 : -1 }
    (self.left, self.top, self.columns) = (left, top, columns)
  }

  /// The number of the group that a pixel is in.
  subscript(x: Int, y: Int) -> Int {
    Int(numbers[(y &+ top) &>> Self.shift &* columns &+ (x &+ left) &>> Self.shift])
  }

  /// Numbers the groups of tiles that touch, from 0.
  ///
  /// - Returns: The groups.
  mutating func groups() -> [Group] {
    var groups: [Group] = []
    var open: [Int] = []
    for start in numbers.indices where numbers[start] == 0 {
      var group = Group()
      let number = Int32(groups.count + 1)
      numbers[start] = number
      open.append(start)
      while let tile = open.popLast() {
        group.ink.add(tiles[tile])
        let (x, y) = (tile % columns, tile / columns)
        for row in max(y - 1, 0)...min(y + 1, rows - 1) {
          for column in max(x - 1, 0)...min(x + 1, columns - 1)
          where numbers[row * columns + column] == 0 {
            numbers[row * columns + column] = number
            open.append(row * columns + column)
          }
        }
      }
      groups.append(group)
    }
    for tile in numbers.indices { numbers[tile] -= numbers[tile] > 0 ? 1 : 0 }
    return groups
  }
}
