internal import Foundation
internal import PlatenBase
internal import PlatenLayout
internal import PlatenText

/// What decides where the words of a cloud lie.
struct CloudSetting: Equatable {
  let words: [WordCloud.Word]
  let leastSize: CGFloat
  let scale: WeightScale
  let verticalShare: Double
  let starts: Int
  let seed: UInt64
  /// The region in points.
  let size: CGSize
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
}

// MARK: - Placing

extension CloudSetting {
  /// The words that draw anything, the largest first, at the largest size at which all have room.
  ///
  /// - Parameter paragraphs: The words as they are set, in their order.
  func placed(_ paragraphs: [Paragraph]) -> [PlacedWord] {
    let figures = figures(of: paragraphs)
    let packing = packing(figures)
    guard let result = packing.packedAtLargestScale() else { return [] }
    return zip(figures, result.cells).compactMap { figure, cell in
      cell.map { cell in
        PlacedWord(
          word: figure.word,
          center: CGPoint(
            x: CGFloat(cell.column) * result.grid.side, y: CGFloat(cell.row) * result.grid.side),
          fontSize: fontSize(at: figure.position, largest: result.scale), angle: figure.angle,
          position: figure.position)
      }
    }
  }

  /// A word's figure, and what decides how it lies.
  private struct Figure {
    var word: Int
    var figure: WordFigure
    var angle: Angle
    var position: Double
    var key: UInt64
  }

  /// The figures of the words that draw anything, the heaviest first, then by their letters.
  private func figures(of paragraphs: [Paragraph]) -> [Figure] {
    let weights = words.map { $0.weight.isFinite ? $0.weight : 0 }
    guard let least = weights.min(), let greatest = weights.max() else { return [] }
    let outlines = OutlineReader()
    let figures = paragraphs.indices.compactMap { index -> Figure? in
      guard let figure = WordFigure(paragraphs[index], outlines: outlines) else { return nil }
      let key = words[index].text.stableHash
      return Figure(
        word: index, figure: figure, angle: angle(key: key),
        position: scale.position(of: weights[index], in: least...greatest), key: key)
    }
    return figures.sorted {
      ($1.position, words[$0.word].text, $0.word) < ($0.position, words[$1.word].text, $1.word)
    }
  }

  private func packing(_ figures: [Figure]) -> CloudPacking {
    let items = figures.map { CloudPacking.Item(key: $0.key) }
    @Sendable func extent(_ item: Int, _ largest: CGFloat) -> CGSize {
      let figure = figures[item]
      let fontSize = fontSize(at: figure.position, largest: largest)
      let (along, across) = (
        (figure.figure.size.width + Self.spacing) * fontSize,
        figure.figure.size.height * fontSize + Self.gap
      )
      return figure.angle == .zero
        ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
    }
    var packing = CloudPacking(size: size, items: items, extent: extent) { item, largest, grid in
      let figure = figures[item]
      let fontSize = fontSize(at: figure.position, largest: largest)
      let along = Int((fontSize * Self.spacing / grid.side).rounded(.up))
      let across = Int((Self.gap / grid.side).rounded(.up))
      let isUpright = figure.angle != .zero
      return CloudPacking.Figure(
        mask: figure.figure.mask(fontSize: fontSize, angle: figure.angle, side: grid.side),
        margin: isUpright ? (across, along) : (along, across))
    }
    packing.starts = starts
    packing.seed = seed
    return packing
  }

  /// Between words beside each other, in ems of the larger: with less, two words read as one.
  private static let spacing: CGFloat = 0.22
  /// Between words above each other, in points.
  private static let gap: CGFloat = 1

  /// A size in 64ths of a point, the same on every machine.
  private func fontSize(at position: Double, largest: CGFloat) -> CGFloat {
    let least = min(leastSize, largest)
    return max((64 * (least + (largest - least) * CGFloat(position))).rounded() / 64, 1 / 64)
  }

  private func angle(key: UInt64) -> Angle {
    let lot = Double(((key ^ seed) &* 0x9E37_79B9_7F4A_7C15) >> 11) / Double(1 << 53)
    return lot < verticalShare ? .degrees(-90) : .zero
  }
}

extension String {
  /// The same number for the same letters in every process: FNV-1a.
  fileprivate var stableHash: UInt64 {
    utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
