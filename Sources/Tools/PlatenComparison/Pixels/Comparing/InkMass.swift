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
struct InkMass {
  let isBrightness: Bool
  let isOfOneHand: Bool
  /// How much of what is usual the threshold is, in hundredths.
  let scale: Int

  /// Marks the pixels of such groups.
  func find(in levels: LevelDifference, _ isChange: inout [Bool]) {
    let floor = (isBrightness ? 3 : 6) * scale
    var tiles = Tiles(levels)
    var pixels: [Int] = []
    for index in levels.steps.indices where 100 &* Int(abs(levels.steps[index])) > floor {
      pixels.append(index)
      tiles[index] = 0
    }
    if pixels.isEmpty { return }
    var groups = [Group](repeating: Group(), count: tiles.number())
    for index in pixels { groups[tiles[index]].add(index, levels) }
    let isSeen = groups.map { isOfOneHand && self.isSeen($0) }
    let isWeighed = groups.indices.map { !isSeen[$0] && mayBeChange(groups[$0]) }
    guard isSeen.contains(true) || isWeighed.contains(true) else { return }
    levels.old.withUnsafeBufferPointer { old in
      levels.new.withUnsafeBufferPointer { new in
        for index in pixels where isWeighed[tiles[index]] {
          let then = levels.extremes(of: old, around: index)
          let now = levels.extremes(of: new, around: index)
          groups[tiles[index]].contrast &+= Int(
            min(then.greatest &- then.least, now.greatest &- now.least))
        }
      }
    }
    let areChanges = groups.indices.map { group in
      isSeen[group] || isWeighed[group] && self.isChange(groups[group])
    }
    for index in pixels where areChanges[tiles[index]] { isChange[index] = true }
  }

  // MARK: - Weighing

  private func isSeen(_ group: Group) -> Bool {
    100 * group.total >= (isBrightness ? 100 : 200) * scale
      && 100 * group.total >= (isBrightness ? 6 : 12) * scale * group.count
  }

  private func mayBeChange(_ group: Group) -> Bool {
    let net = abs(group.net)
    return 5 * net > 4 * group.total && 100 * net >= 100 * scale
      && 100 * net >= (isBrightness ? 8 : 12) * scale * group.count
  }

  private func isChange(_ group: Group) -> Bool {
    let net = abs(group.net)
    let isLarge = 100 * net >= (isBrightness ? 400 : 800) * scale
    if isLarge, isBrightness, group.isThick, 100 * net > 17 * group.contrast { return true }
    let isMark = isBrightness && 100 * net >= 25 * scale * group.count
    return (isLarge || isMark) && 20 * net > 11 * group.contrast
  }
}

// MARK: - Groups

/// Differences that lie near each other.
private struct Group {
  /// The sum of the steps, with their signs and without.
  private(set) var net = 0
  private(set) var total = 0
  private(set) var count = 0
  /// The sum of the contrasts.
  var contrast = 0
  private var (left, right, top, bottom) = (Int.max, Int.min, Int.max, Int.min)

  mutating func add(_ index: Int, _ levels: LevelDifference) {
    let (x, y) = (index % levels.width, index / levels.width)
    let step = Int(levels.steps[index])
    net &+= step
    total &+= abs(step)
    count &+= 1
    (left, right, top, bottom) = (min(left, x), max(right, x), min(top, y), max(bottom, y))
  }

  /// Whether it has two pixels for each of its length: an edge has one.
  var isThick: Bool { count >= 2 * (max(right - left, bottom - top) + 1) }
}

/// Squares of pixels, from the picture's top left, each with its group's number.
private struct Tiles {
  private static let side = 4

  private let levels: (x: Int, y: Int, width: Int)
  private let columns: Int
  private let rows: Int
  /// -1 for those without a group.
  private var numbers: [Int]

  init(_ part: LevelDifference) {
    levels = (part.x % Self.side, part.y % Self.side, part.width)
    columns = (levels.x + part.width - 1) / Self.side + 1
    rows = (levels.y + part.height - 1) / Self.side + 1
    numbers = [Int](repeating: -1, count: columns * rows)
  }

  /// The number of the tile that has a pixel.
  subscript(index: Int) -> Int {
    get { numbers[place(index)] }
    set { numbers[place(index)] = newValue }
  }

  private func place(_ index: Int) -> Int {
    let (x, y) = (index % levels.width, index / levels.width)
    return (y &+ levels.y) / Self.side &* columns &+ (x &+ levels.x) / Self.side
  }

  /// Numbers the groups of tiles that touch, from 0.
  ///
  /// - Returns: How many there are.
  mutating func number() -> Int {
    var count = 0
    for start in numbers.indices where numbers[start] == 0 {
      count += 1
      var open = [start]
      numbers[start] = count
      while let tile = open.popLast() {
        let (x, y) = (tile % columns, tile / columns)
        for row in max(y - 1, 0)...min(y + 1, rows - 1) {
          for column in max(x - 1, 0)...min(x + 1, columns - 1)
          where numbers[row * columns + column] == 0 {
            numbers[row * columns + column] = count
            open.append(row * columns + column)
          }
        }
      }
    }
    for tile in numbers.indices { numbers[tile] -= numbers[tile] > 0 ? 1 : 0 }
    return count
  }
}
