internal import Foundation
internal import PlatenBase
internal import PlatenLayout
internal import PlatenText

/// All that the places of a cloud's words depend on.
struct CloudConfiguration: Equatable {
  let words: [WordCloud.Word]
  let sizes: CloudSizes
  let scale: WeightScale
  let fit: CloudFit
  let repeats: Bool
  /// The least size in points of words that come again, where it is not the least of all.
  var leastOfRepeats: CGFloat?
  let orientation: CloudOrientation
  let spacing: CloudSpacing
  let nestsInLetters: Bool
  let groups: CloudGroups
  let previous: CloudArrangement?
  let starts: Int
  let seed: UInt64
  let region: CloudRegion
}

/// A word at its place in a cloud.
struct PlacedWord: Equatable {
  /// Which of the cloud's words it is.
  var word: Int
  /// The middle of its ink, in points from the region's top left.
  var center: CGPoint
  var fontSize: CGFloat
  /// How far it is turned clockwise.
  var angle: Angle
  /// Where its weight lies among all: 0 for the least, 1 for the greatest.
  var position: Double
  /// Whether the word is there already, and this one fills room that was left.
  var isRepeat = false
}

/// The words of a cloud at their places.
struct PlacedWords: Equatable {
  /// The figures that draw anything: the heaviest first, and then the ones that fill remaining
  /// space.
  var words: [PlacedWord] = []
  /// Which of the cloud's words have no room, the heaviest first.
  var leftOut: [Int] = []
}

// MARK: - Placing

extension CloudConfiguration {
  /// Places the words.
  ///
  /// - Parameter paragraphs: The words as they are set, in their order.
  func placed(_ paragraphs: [Paragraph]) -> PlacedWords {
    let figures = figures(of: paragraphs)
    let packing = packing(figures)
    guard region.size.width > 0, region.size.height > 0,
      let result = result(of: packing, figures)
    else { return PlacedWords(leftOut: figures.map(\.word)) }
    var placed = figures.indices.map { item in
      result.cells[item].map {
        word(figures[item], at: $0, on: result.grid, largest: result.scale)
      }
    }
    var filling = CloudFilling(result, of: packing)
    if fit == .fill {
      let without = figures.indices.filter { placed[$0] == nil }
      let places = filling.place(without, from: 0.9, repeating: false) { item, factor, grid in
        smaller(figures[item], factor, result.scale, grid)
      }
      for place in places {
        placed[place.item] = word(
          figures[place.item], at: place.cell, on: result.grid, largest: result.scale,
          factor: place.factor)
      }
    }
    let order = byWeight(figures)
    var words = PlacedWords(
      words: order.compactMap { placed[$0] },
      leftOut: order.filter { placed[$0] == nil }.map { figures[$0].word })
    if repeats {
      // Words that were left out must not appear as repetitions.
      let places = filling.place(
        figures.indices.filter { placed[$0] != nil }, from: Self.firstRepeat, repeating: true
      ) { item, factor, grid in
        smaller(figures[item], factor, result.scale, grid, least: leastOfRepeats)
      }
      words.words += places.map { place in
        var word = word(
          figures[place.item], at: place.cell, on: result.grid, largest: result.scale,
          factor: place.factor)
        word.isRepeat = true
        return word
      }
    }
    return words
  }

  /// How large words that are there again are at most, in sizes of their first place.
  private static let firstRepeat: CGFloat = 0.6

  private func word(
    _ figure: Figure, at cell: CloudBoard.Cell, on grid: CloudPacking.Grid, largest: CGFloat,
    factor: CGFloat = 1
  ) -> PlacedWord {
    PlacedWord(
      word: figure.word,
      center: CGPoint(x: CGFloat(cell.column) * grid.side, y: CGFloat(cell.row) * grid.side),
      fontSize: fontSize(of: figure, largest: largest, factor: factor), angle: figure.angle,
      position: figure.position)
  }

  // MARK: - Packing

  /// Returns where figures lie under the fit's rule; nil if not even one has room.
  private func result(of packing: CloudPacking, _ figures: [Figure]) -> CloudPacking.Result? {
    if fit == .scale {
      if let largest = sizes.largest {
        for start in 0..<max(1, starts) {
          let result = packing.packed(at: largest, start: start)
          if result.cells.allSatisfy({ $0 != nil }) { return result }
        }
      }
      return packing.packedAtLargestScale()
    }
    // Where one is longer than the region, all are smaller.
    let largest = largestSize(upTo: sizes.largest ?? largestByInk(figures)) { size in
      figures.allSatisfy { fits($0, at: $0.angle, largest: size) }
    }
    return fit == .drop
      ? heaviest(of: figures, packing, at: largest) : packing.packed(at: largest)
  }

  private func byWeight(_ figures: [Figure]) -> [Int] {
    figures.indices.sorted { outweighs(figures[$0], figures[$1]) }
  }

  private func packing(_ figures: [Figure]) -> CloudPacking {
    let items = figures.map { figure in
      CloudPacking.Item(
        target: figure.target, key: figure.key, region: figure.region, staysNear: figure.isKept)
    }
    var packing = CloudPacking(
      size: region.size, items: items, outside: region.outside(on:),
      extent: { extent(of: figures[$0], largest: $1) }
    ) { item, largest, grid in
      self.figure(
        figures[item], fontSize: fontSize(of: figures[item], largest: largest), grid)
    }
    packing.reach = { item, largest in
      margin(spacing.along, fontSize: fontSize(of: figures[item], largest: largest))
    }
    packing.prefersLargest = fit == .scale
    packing.starts = starts
    packing.seed = seed
    packing.leastScale = scaleBefore(figures)
    return packing
  }

  /// The size in points of a word's box with what is kept free on one side.
  func extent(of figure: Figure, largest: CGFloat) -> CGSize {
    let fontSize = fontSize(of: figure, largest: largest)
    let along = figure.figure.size.width * fontSize + margin(spacing.along, fontSize: fontSize)
    let across = figure.figure.size.height * fontSize + margin(spacing.across, fontSize: fontSize)
    let (cosine, sine) = (abs(figure.angle.cellCosine), abs(figure.angle.cellSine))
    return CGSize(width: along * cosine + across * sine, height: along * sine + across * cosine)
  }

  /// A word's figure, smaller than by its weight; nil if it would be smaller than any should be.
  private func smaller(
    _ figure: Figure, _ factor: CGFloat, _ largest: CGFloat, _ grid: CloudPacking.Grid,
    least: CGFloat? = nil
  ) -> CloudPacking.Figure? {
    let fontSize = fontSize(of: figure, largest: largest, factor: factor)
    let usual = min(sizes.size(at: 0, largest: largest, ink: 1), sizes.least)
    let least = min(usual, least ?? usual)
    guard fontSize >= max(least, Self.leastOfAll) else { return nil }
    return self.figure(figure, fontSize: fontSize, grid)
  }

  /// No word that fills room is smaller, in points: it could not be read.
  private static let leastOfAll: CGFloat = 4

  private func figure(
    _ figure: Figure, fontSize: CGFloat, _ grid: CloudPacking.Grid
  ) -> CloudPacking.Figure {
    let across = margin(spacing.across, fontSize: fontSize)
    let (cosine, sine) = (abs(figure.angle.cellCosine), abs(figure.angle.cellSine))
    @Sendable func cells(_ length: CGFloat) -> Int { Int((length / grid.side).rounded(.up)) }
    return CloudPacking.Figure(
      mask: figure.figure.mask(fontSize: fontSize, angle: figure.angle, side: grid.side),
      reach: margin(spacing.along, fontSize: fontSize)
    ) { along in
      CloudPacking.Clearance(
        margin: (
          columns: cells(max(along * cosine, across * sine)),
          rows: cells(max(along * sine, across * cosine))
        ),
        ends: figure.figure.ends(
          along / fontSize, fontSize: fontSize, angle: figure.angle, side: grid.side))
    }
  }

  /// Ems in points: one at least, and no more than the text is long.
  private func margin(_ ems: CGFloat, fontSize: CGFloat) -> CGFloat {
    max(1, (ems.isFinite ? min(max(ems, 0), 10) : 0) * fontSize)
  }

  func fontSize(of figure: Figure, largest: CGFloat, factor: CGFloat = 1) -> CGFloat {
    let size = sizes.size(at: figure.position, largest: largest, ink: figure.ink)
    return factor == 1 ? size : CloudSizes.rounded(size * factor)
  }
}

// MARK: - Leaving out

extension CloudConfiguration {
  /// The words at a size without the lightest: as many of the heaviest as have room in any of the
  /// arrangements that are tried, so that none is lighter than one that is left out.
  private func heaviest(
    of figures: [Figure], _ packing: CloudPacking, at largest: CGFloat
  ) -> CloudPacking.Result {
    let order = byWeight(figures)
    let largest = sizeWithRoom(for: order.first.map { figures[$0] }, upTo: largest)
    var best = packing.packed(at: largest)
    var count = heaviestCount(best, order)
    if count < order.count {
      let others = concurrentMap(count: max(1, starts) - 1) {
        packing.packed(at: largest, start: $0 + 1)
      }
      for other in others where heaviestCount(other, order) > count {
        (best, count) = (other, heaviestCount(other, order))
      }
      // Words that stay where they were may have taken the room of heavier ones.
      if figures.contains(where: \.isKept) {
        (best, count) = withoutLightest(of: figures, best, count, order)
      }
    }
    for item in order[count...] { best.cells[item] = nil }
    return best
  }

  /// The largest size in tenths of another at which the heaviest word has room where nothing else
  /// is: without it there would be no other one either.
  private func sizeWithRoom(for heaviest: Figure?, upTo largest: CGFloat) -> CGFloat {
    guard let heaviest else { return largest }
    let alone = packing([heaviest])
    return (0..<10).lazy.map { largest * CGFloat(10 - $0) / 10 }
      .first { alone.packed(at: $0).cells != [nil] } ?? largest
  }

  /// Returns how many of the heaviest items have places before the first that has none.
  private func heaviestCount(_ result: CloudPacking.Result, _ order: [Int]) -> Int {
    order.firstIndex { result.cells[$0] == nil } ?? order.count
  }

  /// Looks for how many of the heaviest have room if none that is lighter is there.
  ///
  /// - Parameters:
  ///   - best: An arrangement in which `count` of the heaviest have room.
  ///   - order: The items, the heaviest first.
  private func withoutLightest(
    of figures: [Figure], _ best: CloudPacking.Result, _ count: Int, _ order: [Int]
  ) -> (CloudPacking.Result, Int) {
    var (best, least, most) = (best, count, order.count)
    while least + 1 < most {
      let middle = (least + most) / 2
      let items = order[..<middle].sorted()
      var result = packing(items.map { figures[$0] }).packed(at: best.scale)
      let found = result.cells
      result.cells = Array(repeating: nil, count: figures.count)
      for (item, cell) in zip(items, found) { result.cells[item] = cell }
      let placed = heaviestCount(result, order)
      if placed > least { (best, least) = (result, placed) }
      if placed < middle { most = middle }
    }
    return (best, least)
  }
}
