import Foundation
import PlatenBase
import PlatenLayout
import TestSupport
import Testing

/// The columns of lazy grids, by what objc.io found of SwiftUI's ("SwiftUI's Grid Views", 2020, and
/// the book "Thinking in SwiftUI"), worked out by hand.
struct LazyGridTests {
  private func grid(
    _ items: [GridItem], alignment: Alignment = .center, spacing: CGFloat? = nil,
    axis: Axis = .vertical
  ) -> LazyGridLayout {
    LazyGridLayout(axis: axis, items: items, alignment: alignment, spacing: spacing)
  }

  private func width(_ width: CGFloat?) -> ProposedViewSize {
    ProposedViewSize(width: width, height: nil)
  }

  private func cells(_ count: Int) -> [StubElement] {
    (0..<count).map { _ in .flexible(height: 20...20) }
  }

  /// Where the first row's cells begin and how wide they are.
  private func columns(
    _ items: [GridItem], in room: CGFloat, count: Int = 12
  ) -> [[CGFloat]] {
    Stage(grid(items), cells(count), in: width(room)).shown.filter { $0.minY == 0 }
      .map { [$0.minX, $0.width] }
  }

  // MARK: Columns

  @Test func anAdaptiveItemIsAsManyColumnsAsFitIntoWhatFixedOnesLeave() {
    // 200 - 70 - 8 = 122: two columns of 40 and a gap fit, three need 136. They are 57 wide.
    let items = [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]
    #expect(columns(items, in: 200) == [[0, 70], [78, 57], [143, 57]])
  }

  @Test func flexibleItemsThatDoNotFitAreDividedTwice() {
    // For the size: (200 - 10) / 2 = 95, then 95, but at least 120: the grid is 225 wide.
    // For placing: (225 - 10) / 2 = 107.5, then 120: over the edge, from the leading one.
    let items = [
      GridItem(.flexible(minimum: 60), spacing: 10), GridItem(.flexible(minimum: 120)),
    ]
    let stage = Stage(grid(items), cells(2), in: width(200))
    #expect(stage.size == CGSize(width: 225, height: 20))
    expectFrames(stage.frames, [CGRect(0, 0, 107.5, 20), CGRect(117.5, 0, 120, 20)])
  }

  @Test func fixedItemsAreServedFirstAndFlexibleOnesInOrder() {
    // 300 - 100 = 200: 100 within 100...200, then 100 but at most 50; objc.io's example.
    let items = [
      GridItem(.fixed(100), spacing: 0),
      GridItem(.flexible(minimum: 100, maximum: 200), spacing: 0),
      GridItem(.flexible(minimum: 10, maximum: 50), spacing: 0),
    ]
    let stage = Stage(grid(items, alignment: .leading), cells(3), in: width(300))
    #expect(stage.size.width == 300)
    expectFrames(
      stage.frames, [CGRect(0, 0, 100, 20), CGRect(100, 0, 100, 20), CGRect(200, 0, 50, 20)])
    // The other way round, what the narrow one leaves is left for the wide one: 200 - 50 = 150.
    let turned = Stage(grid([items[2], items[1], items[0]]), cells(3), in: width(300))
    expectFrames(
      turned.frames, [CGRect(0, 0, 50, 20), CGRect(50, 0, 150, 20), CGRect(200, 0, 100, 20)])
  }

  @Test func adaptiveColumnsGrowUpToTheirMaximum() {
    // 320: (320 + 8) / 58 = 5 columns of at most 54; they leave 18 points, half at each side.
    let items = [GridItem(.adaptive(minimum: 50, maximum: 54))]
    #expect(
      columns(items, in: 320) == [[9, 54], [71, 54], [133, 54], [195, 54], [257, 54]])
  }

  @Test func aColumnMoreFitsWhenItFitsExactly() {
    let items = [GridItem(.adaptive(minimum: 50))]
    #expect(columns(items, in: 166).count == 3)
    #expect(columns(items, in: 165.9).count == 2)
    #expect(columns([GridItem(.adaptive(minimum: 0.1), spacing: 0)], in: 0.3).count == 3)
  }

  @Test func aMinimumThatDoesNotFitIsOneColumn() {
    let stage = Stage(grid([GridItem(.adaptive(minimum: 50))]), cells(2), in: width(30))
    #expect(stage.size == CGSize(width: 50, height: 48))
  }

  @Test func anOpenWidthCountsAs10() {
    #expect(Stage(grid([GridItem(.flexible())]), cells(1)).size == CGSize(width: 10, height: 20))
    #expect(Stage(grid([GridItem(.fixed(33))]), cells(1)).size == CGSize(width: 33, height: 20))
  }

  @Test func withoutItemsThereIsOneColumn() {
    #expect(Stage(grid([]), cells(2), in: width(90)).shown.map(\.width) == [90, 90])
  }

  @Test func aGridOfNothingIsAsWideAsItIsProposed() {
    #expect(
      Stage(grid([GridItem()]), [], in: width(90)).size == CGSize(width: 90, height: 0))
  }

  // MARK: Cells

  @Test(arguments: [(HorizontalAlignment.leading, 0.0), (.center, 45), (.trailing, 90)])
  func columnsAreAlignedInAWiderGrid(alignment: HorizontalAlignment, x: CGFloat) {
    let layout = grid(
      [GridItem(.fixed(10))], alignment: Alignment(horizontal: alignment, vertical: .center))
    let stage = Stage(layout, cells(1), in: width(100))
    #expect(stage.size.width == 100)
    #expect(stage.frames[0]?.minX == x)
  }

  @Test func rowsAreAsHighAsTheirHighestCellWhichOthersAreProposed() {
    let elements: [StubElement] = [
      .fixed(10, 30), .flexible(), .fixed(10, 5), .fixed(10, 15),
    ]
    let items = [GridItem(.fixed(20)), GridItem(.fixed(20))]
    let stage = Stage(grid(items, spacing: 4), elements, in: width(48))
    #expect(stage.size == CGSize(width: 48, height: 49))
    expectFrames(
      stage.frames,
      [CGRect(5, 0, 10, 30), CGRect(28, 0, 20, 30), CGRect(5, 39, 10, 5), CGRect(33, 34, 10, 15)])
  }

  @Test func anItemAlignsItsCells() {
    let items = [GridItem(.fixed(20), alignment: .topLeading), GridItem(.fixed(20))]
    let stage = Stage(grid(items), [.fixed(10, 10), .fixed(10, 30)], in: width(48))
    expectFrames(stage.frames, [CGRect(0, 0, 10, 10), CGRect(33, 0, 10, 30)])
  }

  @Test func aHorizontalGridFillsColumns() {
    let layout = grid(
      [GridItem(.fixed(20)), GridItem(.fixed(30))], spacing: 3, axis: .horizontal)
    let elements: [StubElement] = [.fixed(10, 10), .fixed(40, 10), .fixed(20, 30)]
    let stage = Stage(layout, elements, in: ProposedViewSize(width: nil, height: 58))
    #expect(stage.size == CGSize(width: 63, height: 58))
    expectFrames(
      stage.frames, [CGRect(15, 5, 10, 10), CGRect(0, 38, 40, 10), CGRect(43, -5, 20, 30)])
  }

  @Test func headersTakeARowAndSectionsBeginOne() {
    let elements: [StubElement] =
      [.flexible(height: 5...5).part(.header, isFirst: true)]
      + [.flexible(height: 20...20).part(.content, isFirst: true)]
      + (0..<2).map { _ in .flexible(height: 20...20).part(.content) }
      + [.flexible(height: 5...5).part(.footer, isFirst: true)]
      + [.flexible(height: 20...20).part(.content, isFirst: true)]
      + cells(1)
    let items = [GridItem(spacing: 0), GridItem()]
    let stage = Stage(grid(items, spacing: 0), elements, in: width(40))
    expectFrames(
      stage.frames,
      [
        CGRect(0, 0, 40, 5), CGRect(0, 5, 20, 20), CGRect(20, 5, 20, 20), CGRect(0, 25, 20, 20),
        CGRect(0, 45, 40, 5), CGRect(0, 50, 20, 20), CGRect(0, 70, 20, 20),
      ])
  }

  @Test func rightToLeftTheFirstColumnIsAtTheRight() {
    let stage = Stage(
      grid([GridItem(.fixed(20)), GridItem(.fixed(30))]), cells(3), in: width(58),
      direction: .rightToLeft)
    expectFrames(
      stage.frames, [CGRect(38, 0, 20, 20), CGRect(0, 0, 30, 20), CGRect(38, 28, 20, 20)])
  }
}
