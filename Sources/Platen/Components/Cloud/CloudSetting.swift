internal import Foundation
internal import PlatenBase
internal import PlatenLayout
internal import PlatenText

/// What decides where the words of a cloud lie.
struct CloudSetting: Equatable {
  let words: [WordCloud.Word]
  let sizes: CloudSizes
  let scale: WeightScale
  let fit: CloudFit
  let repeats: Bool
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
  /// Those that draw anything: the heaviest first, then those that fill room that was left.
  var words: [PlacedWord] = []
  /// Which of the cloud's words have no room, the heaviest first.
  var leftOut: [Int] = []
}

// MARK: - Placing

extension CloudSetting {
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
    var words = PlacedWords(
      words: placed.compactMap(\.self),
      leftOut: figures.indices.filter { placed[$0] == nil }.map { figures[$0].word })
    if repeats {
      let places = filling.place(
        Array(figures.indices), from: Self.firstRepeat, repeating: true
      ) { item, factor, grid in smaller(figures[item], factor, result.scale, grid) }
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

  /// Where figures lie under the fit's rule; nil if not even one has room.
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
    let largest = sizes.largest ?? largestByInk(figures)
    // Where one is longer than the region, all are smaller.
    return packing.packed(
      at: largestSize(upTo: largest) { size in
        figures.allSatisfy { fits($0, at: $0.angle, largest: size) }
      })
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
    packing.starts = starts
    packing.seed = seed
    return packing
  }

  /// The size in points of a word's box with what is kept free on one side.
  private func extent(of figure: Figure, largest: CGFloat) -> CGSize {
    let fontSize = fontSize(of: figure, largest: largest)
    let along = figure.figure.size.width * fontSize + margin(spacing.along, fontSize: fontSize)
    let across = figure.figure.size.height * fontSize + margin(spacing.across, fontSize: fontSize)
    let (cosine, sine) = (abs(figure.angle.cellCosine), abs(figure.angle.cellSine))
    return CGSize(width: along * cosine + across * sine, height: along * sine + across * cosine)
  }

  /// A word's figure, smaller than by its weight; nil if it would be smaller than any should be.
  private func smaller(
    _ figure: Figure, _ factor: CGFloat, _ largest: CGFloat, _ grid: CloudPacking.Grid
  ) -> CloudPacking.Figure? {
    let fontSize = fontSize(of: figure, largest: largest, factor: factor)
    let least = min(sizes.size(at: 0, largest: largest, ink: 1), sizes.least)
    guard fontSize >= max(least, Self.leastOfAll) else { return nil }
    return self.figure(figure, fontSize: fontSize, grid)
  }

  /// No word that fills room is smaller, in points: it could not be read.
  private static let leastOfAll: CGFloat = 4

  private func figure(
    _ figure: Figure, fontSize: CGFloat, _ grid: CloudPacking.Grid
  ) -> CloudPacking.Figure {
    let along = margin(spacing.along, fontSize: fontSize)
    let across = margin(spacing.across, fontSize: fontSize)
    let (cosine, sine) = (abs(figure.angle.cellCosine), abs(figure.angle.cellSine))
    func cells(_ length: CGFloat) -> Int { Int((length / grid.side).rounded(.up)) }
    return CloudPacking.Figure(
      mask: figure.figure.mask(fontSize: fontSize, angle: figure.angle, side: grid.side),
      margin: (
        columns: cells(max(along * cosine, across * sine)),
        rows: cells(max(along * sine, across * cosine))
      ))
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
