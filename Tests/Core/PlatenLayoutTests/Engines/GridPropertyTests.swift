import Foundation
import PlatenBase
import PlatenLayout
import TestSupport
import Testing

/// What holds for every grid, whatever is in it; a failure names the seed.
struct GridPropertyTests {
  private static let seeds = 0..<150

  /// A grid drawn from a seed, at a scale: rows of fixed and flexible cells, some over several
  /// columns, and views outside of rows.
  private struct Scene {
    var layout: GridLayout
    var lazyLayout: LazyGridLayout
    var elements: [StubElement]
    var proposal: ProposedViewSize

    init(seed: Int, scale: CGFloat = 1) {
      var random = SeededGenerator(seed: seed)
      func length(_ range: ClosedRange<CGFloat>) -> CGFloat { random.length(range) * scale }
      let alignments: [Alignment] = [
        .center, .topLeading, .bottomTrailing, .leadingFirstTextBaseline,
      ]
      let alignment = alignments.randomElement(using: &random) ?? .center
      layout = GridLayout(
        alignment: alignment, horizontalSpacing: length(0...20), verticalSpacing: length(0...20))
      let sizes: [GridItem.Size] = [
        .fixed(length(0...60)), .flexible(minimum: length(0...60), maximum: length(60...200)),
        .adaptive(minimum: length(20...80), maximum: length(80...200)),
      ]
      let items = sizes.shuffled(using: &random).map { GridItem($0, spacing: length(0...10)) }
      lazyLayout = LazyGridLayout(
        axis: .vertical, items: items, alignment: alignment, spacing: length(0...20))
      elements = []
      for _ in 0..<Int.random(in: 0...8, using: &random) {
        if Int.random(in: 0..<6, using: &random) == 0 {
          elements.append(Self.flexible(0...CGFloat.infinity, 0...length(0...30)))
          continue
        }
        for index in 0..<Int.random(in: 1...6, using: &random) {
          let flexible = Int.random(in: 0..<3, using: &random) == 0
          let (width, height) = (length(0...80), length(0...50))
          let element =
            flexible
            ? Self.flexible(width...width * 3, height...height * 2)
            : StubElement.fixed(width, height)
          let columns = Int.random(in: 0..<4, using: &random) == 0 ? 2 : 1
          elements.append(
            element.cell {
              $0.row = .init(index: index, alignment: nil)
              $0.columns = columns
            })
        }
      }
      proposal = ProposedViewSize(width: length(0...600), height: length(0...600))
    }

    /// A view that is ideally as small as it can be, so that nothing in it is of a fixed size.
    private static func flexible(
      _ width: ClosedRange<CGFloat>, _ height: ClosedRange<CGFloat>
    ) -> StubElement {
      StubElement { proposal in
        CGSize(
          width: min(max(proposal.width ?? 0, width.lowerBound), width.upperBound),
          height: min(max(proposal.height ?? 0, height.lowerBound), height.upperBound))
      }
    }

    var layouts: [AnyLayout] { [AnyLayout(layout), AnyLayout(lazyLayout)] }
  }

  @Test(arguments: seeds)
  func cellsAreInTheGridAndNoTwoOverlap(seed: Int) {
    let scene = Scene(seed: seed)
    let stage = Stage(scene.layout, scene.elements, in: scene.proposal)
    let bounds = CGRect(origin: .zero, size: stage.size)
    #expect(bounds.isSound)
    #expect(stage.shown.count == scene.elements.count)
    for (index, frame) in stage.shown.enumerated() {
      #expect(frame.isSound)
      #expect(bounds.holds(frame), "\(frame) is not in \(bounds)")
      #expect(!stage.shown[..<index].contains { $0.overlaps(frame) })
    }
  }

  @Test(arguments: seeds)
  func cellsAreInReadingOrder(seed: Int) {
    let scene = Scene(seed: seed)
    let frames = Stage(scene.layout, scene.elements, in: scene.proposal).shown
    for (index, (first, second)) in zip(frames, frames.dropFirst()).enumerated() {
      let (row, next) = (
        scene.elements[index].layoutValue(for: GridCellTraits.self).row?.index,
        scene.elements[index + 1].layoutValue(for: GridCellTraits.self).row?.index
      )
      if let row, let next, next > row {
        #expect(second.minX >= first.maxX - 1e-6)
      } else {
        #expect(second.minY >= first.maxY - 1e-6)
      }
    }
  }

  @Test(arguments: seeds)
  func rightToLeftIsTheMirrorImage(seed: Int) {
    for index in 0..<2 {
      let (left, right) = (Scene(seed: seed), Scene(seed: seed))
      let one = Stage(left.layouts[index], left.elements, in: left.proposal)
      let other = Stage(
        right.layouts[index], right.elements, in: right.proposal, direction: .rightToLeft)
      #expect(one.size == other.size)
      for (frame, image) in zip(one.shown, other.shown) {
        let mirrored = CGRect(one.size.width - frame.maxX, frame.minY, frame.width, frame.height)
        #expect(isClose(mirrored, image, within: 1e-7))
      }
    }
  }

  @Test(arguments: seeds)
  func fourTimesTheLengthsFourTimesTheFrames(seed: Int) {
    // A power of two, so that the multiplied numbers are exact.
    let (scene, large) = (Scene(seed: seed), Scene(seed: seed, scale: 4))
    for index in 0..<2 {
      let small = Stage(scene.layouts[index], scene.elements, in: scene.proposal)
      let wide = Stage(large.layouts[index], large.elements, in: large.proposal)
      for (frame, other) in zip(small.shown, wide.shown) {
        let scaled = CGRect(frame.minX * 4, frame.minY * 4, frame.width * 4, frame.height * 4)
        #expect(isClose(scaled, other, within: 1e-7))
      }
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -30, 1e300, .greatestFiniteMagnitude])
  func badNumbersStopNothing(number: CGFloat) {
    let scene = Scene(seed: 7)
    let proposals = [ProposedViewSize(width: number, height: number), scene.proposal, .unspecified]
    let sizes: [GridItem.Size] = [
      .fixed(number), .flexible(minimum: number, maximum: number), .adaptive(minimum: number),
      .adaptive(minimum: 5, maximum: number), .adaptive(minimum: 1e-9),
    ]
    let layouts =
      [
        AnyLayout(GridLayout(horizontalSpacing: number, verticalSpacing: number)),
        AnyLayout(LazyVStackLayout(alignment: .center, spacing: number)),
      ]
      + sizes.map {
        AnyLayout(
          LazyGridLayout(
            axis: .vertical, items: [GridItem($0, spacing: number), GridItem()],
            alignment: .center, spacing: number))
      }
    for layout in layouts {
      for proposal in proposals {
        let elements = Scene(seed: 7).elements + [StubElement.fixed(number, number)]
        let stage = Stage(layout, elements, in: proposal)
        #expect(!stage.size.width.isNaN && !stage.size.height.isNaN)
        #expect(stage.size.width >= 0 && stage.size.height >= 0)
        #expect(elements.allSatisfy { $0.placements.count == 1 })
      }
    }
  }

  // MARK: Cost

  @Test(arguments: [10, 100])
  func aGridMeasuresACellAFixedNumberOfTimes(side: Int) {
    var elements: [StubElement] = []
    for row in 0..<side {
      for column in 0..<side {
        let element = StubElement.flexible(
          width: 0...CGFloat(column + 1), height: 0...CGFloat(row + 1))
        elements.append(element.cell { $0.row = .init(index: column, alignment: nil) })
      }
      elements.append(.flexible(height: 1...1))
    }
    _ = Stage(GridLayout(), elements, in: ProposedViewSize(width: 900, height: 900))
    #expect(elements.allSatisfy { $0.measurements <= 10 })
  }

  @Test(arguments: [100, 10_000])
  func aLazyGridMeasuresACellTwiceAndWhereItIsPlacedOnce(count: Int) {
    let elements = (0..<count).map { _ in StubElement.text(100) }
    let layout = LazyGridLayout(
      axis: .vertical, items: [GridItem(.adaptive(minimum: 40))], alignment: .center, spacing: nil)
    _ = Stage(layout, elements, in: ProposedViewSize(width: 900, height: nil))
    #expect(elements.allSatisfy { $0.measurements <= 4 })
  }
}
