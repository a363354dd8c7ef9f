internal import Foundation
internal import PlatenBase
internal import PlatenLayout
internal import PlatenText

extension CloudConfiguration {
  /// A word's figure, and what decides how it lies.
  struct Figure {
    var word: Int
    var figure: WordFigure
    /// How much ink the word has, at one size, beside the others on average.
    var ink: CGFloat
    var angle: Angle
    /// Where its weight lies among all: 0 for the least, 1 for the greatest.
    var position: Double
    var key: UInt64
    /// Where it should be, as a fraction of the region's sides.
    var target: UnitPoint
    /// What it has to lie in, as a fraction of the region's sides; nil for all of it.
    var region: CGRect?
    /// Whether it was in the arrangement before.
    var isKept: Bool
  }

  /// The figures of the words that draw anything: those of the arrangement before first, then the
  /// heaviest, then by their letters.
  func figures(of paragraphs: [Paragraph]) -> [Figure] {
    let outlines = OutlineReader()
    let drawn = zip(words, paragraphs).map { word, paragraph in
      WordFigure(paragraph, outlines: outlines, isBox: word.text.count > Self.mostLetters)
    }
    // Sorted, as sums in another order may differ in their last bits.
    let areas = drawn.compactMap { $0?.area }.sorted()
    let mean = max(areas.reduce(0, +) / CGFloat(max(1, areas.count)), 1e-6)
    let positions = scale.positions(of: words.map(\.weight))
    let targets = targets
    let kept = keptWords
    let keys = keptKeys(words.indices.map { words[$0].position ?? positions[$0] })
    let middle = region.target
    var figures = words.indices.compactMap { index -> Figure? in
      guard let figure = drawn[index] else { return nil }
      let word = words[index]
      var region: CGRect?
      if case .regions(let regions) = groups, let group = word.group { region = regions[group] }
      let before = kept[keys[index]]
      return Figure(
        word: index, figure: nestsInLetters ? figure : figure.boxed, ink: figure.area / mean,
        angle: before?.angle ?? .zero, position: word.position ?? positions[index],
        key: word.text.stableHash,
        target: before?.target ?? region?.middle ?? word.group.flatMap { targets[$0] }
          ?? middle,
        region: region, isKept: before != nil)
    }
    figures.sort { precedes($0, $1) }
    spread(&figures, groups: targets)
    turn(&figures)
    return figures
  }

  /// The letters of no longer word are looked at: it is packed by its box.
  private static let mostLetters = 1000

  private func precedes(_ first: Figure, _ second: Figure) -> Bool {
    if first.isKept != second.isKept { return first.isKept }
    return outweighs(first, second)
  }

  /// Returns whether a word comes before another one if the heaviest are first; of words of one
  /// weight, the first by its letters.
  func outweighs(_ first: Figure, _ second: Figure) -> Bool {
    if first.position != second.position { return first.position > second.position }
    let (one, other) = (words[first.word], words[second.word])
    return (one.text, one.group ?? "", first.word) < (other.text, other.group ?? "", second.word)
  }

  // MARK: - Parts of the region

  /// Gives words that no arrangement before has a place for to the parts of the region, those of a group
  /// to the nearest; in a region of one part, around whose middle groups lie, the heaviest is in it.
  private func spread(_ figures: inout [Figure], groups targets: [String: UnitPoint]) {
    func isFree(_ index: Int) -> Bool { !figures[index].isKept && figures[index].region == nil }
    let parts = region.parts
    let order = figures.indices.sorted { outweighs(figures[$0], figures[$1]) }
    guard parts.count > 1 else {
      if let heaviest = order.first, isFree(heaviest) { figures[heaviest].target = region.target }
      return
    }
    let largest = sizes.largest ?? largestByInk(figures)
    let inks = figures.map { figure in
      let size = fontSize(of: figure, largest: largest)
      return Double(figure.figure.area * size * size)
    }
    var balance = CloudBalance(parts, size: region.size, ink: inks.reduce(0, +))
    for index in order where isFree(index) {
      figures[index].target = balance.target(
        ofInk: inks[index], in: extent(of: figures[index], largest: largest),
        near: words[figures[index].word].group.flatMap { targets[$0] })
    }
  }

  // MARK: - Words of the arrangement before

  /// The identity of a word across arrangements.
  private struct KeptKey: Hashable {
    var text: String
    var group: String?
    /// How many words of the same text and group are heavier.
    var rank = 0

    /// Ranks words, the heaviest of which are first.
    static func ranked(_ words: [KeptKey]) -> [KeptKey] {
      var counts: [KeptKey: Int] = [:]
      return words.map { word in
        defer { counts[word, default: 0] += 1 }
        return KeptKey(text: word.text, group: word.group, rank: counts[word] ?? 0)
      }
    }
  }

  /// Returns what tells the words, in their order.
  private func keptKeys(_ positions: [Double]) -> [KeptKey] {
    let order = words.indices.sorted { (-positions[$0], $0) < (-positions[$1], $1) }
    let ranked = KeptKey.ranked(
      order.map { KeptKey(text: words[$0].text, group: words[$0].group) })
    var keys = ranked
    for (index, key) in zip(order, ranked) { keys[index] = key }
    return keys
  }

  private static let partOfBefore: CGFloat = 0.95

  /// The heaviest word's size at which the words that were there before are no larger than they were; nil
  /// where there are none.
  func scaleBefore(_ figures: [Figure]) -> CGFloat? {
    guard let previous, previous.size.width > 0, previous.size.height > 0 else { return nil }
    let grown = min(
      region.size.width / previous.size.width, region.size.height / previous.size.height)
    let sizes = Dictionary(
      previous.words.map { ($0.text, $0.fontSize * grown) }, uniquingKeysWith: max)
    let kept = figures.compactMap { figure in
      figure.isKept ? sizes[words[figure.word].text].map { (figure, $0) } : nil
    }
    guard let (heaviest, size) = kept.max(by: { $0.0.position < $1.0.position }) else { return nil }
    // A little smaller, as others may have become heavier beside it.
    return largestSize(upTo: 10 * size) {
      fontSize(of: heaviest, largest: $0) <= size * Self.partOfBefore
    }
  }

  /// Where words were, by what they are; those that came again to fill room are the last of their
  /// text, so nothing follows them.
  private var keptWords: [KeptKey: (target: UnitPoint, angle: Angle)] {
    guard let previous, previous.size.width > 0, previous.size.height > 0 else { return [:] }
    let keys = KeptKey.ranked(previous.words.map { KeptKey(text: $0.text, group: $0.group) })
    let places = previous.words.map { word in
      let target = UnitPoint(
        x: word.center.x / previous.size.width, y: word.center.y / previous.size.height)
      return (target: target, angle: Angle.degrees(word.angle))
    }
    return Dictionary(
      uniqueKeysWithValues: zip(keys, places).filter { _, place in
        place.target.x.isFinite && place.target.y.isFinite && place.angle.radians.isFinite
      })
  }

  // MARK: - Groups

  /// Where the words of groups should be that lie around the middle.
  private var targets: [String: UnitPoint] {
    guard groups == .together else { return [:] }
    var weights: [String: Double] = [:]
    for word in words {
      // Not less than a little, so that a group of light words has a place, too.
      if let group = word.group {
        weights[group, default: 0] += word.weight.isFinite ? max(word.weight, 1e-9) : 1e-9
      }
    }
    return CloudGroups.targets(of: weights, around: region.middle, in: region.size)
  }

  // MARK: - Angles

  /// Turns the words that were not there before, each at random, or else by the angle at which it
  /// is the likeliest to have room.
  private func turn(_ figures: inout [Figure]) {
    guard orientation != .horizontal else { return }
    let largest = sizes.largest ?? largestByInk(figures)
    for index in figures.indices where !figures[index].isKept {
      let figure = figures[index]
      let angles = orientation.angles(fraction: fraction(of: figure.key))
      figures[index].angle =
        angles.first { fits(figure, at: $0, largest: largest) }
        ?? angles.max { room(for: figure, at: $0) < room(for: figure, at: $1) } ?? .zero
    }
  }

  private func fraction(of key: UInt64) -> Double {
    Double(((key ^ seed) &* 0x9E37_79B9_7F4A_7C15) >> 11) / Double(1 << 53)
  }

  /// The size of type in points at which a word's box is as large as what it has to lie in.
  private func room(for figure: Figure, at angle: Angle) -> CGFloat {
    let box = figure.figure.size(at: angle)
    let part = figure.region ?? CGRect(x: 0, y: 0, width: 1, height: 1)
    // A word may take a part of a cell more on each side than it covers.
    let cell = CloudPacking.Grid(size: region.size, cells: 1 << 18).side
    let (width, height) = (part.width * region.size.width, part.height * region.size.height)
    return min(
      max(width - 2 * cell, width / 2) / max(box.width, 1e-6),
      max(height - 2 * cell, height / 2) / max(box.height, 1e-6))
  }

  /// Returns whether a word would have room at an angle if there were no other.
  func fits(_ figure: Figure, at angle: Angle, largest: CGFloat) -> Bool {
    fontSize(of: figure, largest: largest) <= room(for: figure, at: angle)
  }

  // MARK: - Sizes

  /// The heaviest word's size in points at which the words have so much ink that most of them have
  /// room, three times the least size at least.
  func largestByInk(_ figures: [Figure]) -> CGFloat {
    let grid = CloudPacking.Grid(size: region.size, cells: 1 << 13)
    let outside = region.outside(on: grid)?.count ?? 0
    let inside = 1 - CGFloat(outside) / CGFloat(grid.rows * grid.columns)
    let ink = Self.inkShare * inside * region.size.width * region.size.height
    let size = largestSize(upTo: max(region.size.width, region.size.height)) { largest in
      ink
        >= figures.reduce(0) { sum, figure in
          let size = fontSize(of: figure, largest: largest)
          return sum + figure.figure.area * size * size
        }
    }
    return max(size, 3 * sizes.least)
  }

  /// How much of a region is ink where words are packed densely, by what was measured.
  private static let inkShare: CGFloat = 0.3

  /// The largest size in points up to another for which something holds that holds for less, too.
  func largestSize(upTo largest: CGFloat, where holds: (CGFloat) -> Bool) -> CGFloat {
    if holds(largest) { return largest }
    var (low, high): (CGFloat, CGFloat) = (0, largest)
    for _ in 0..<24 {
      let middle = (low + high) / 2
      if holds(middle) { low = middle } else { high = middle }
    }
    return low
  }
}

extension CGRect {
  fileprivate var middle: UnitPoint { UnitPoint(x: midX, y: midY) }
}

extension String {
  /// The same number for the same letters in every process: FNV-1a.
  fileprivate var stableHash: UInt64 {
    utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
