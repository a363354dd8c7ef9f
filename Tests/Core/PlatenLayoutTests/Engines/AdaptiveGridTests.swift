import Foundation
import PlatenBase
import PlatenLayout
import TestSupport
import Testing

struct AdaptiveGridTests {
  private func cells(_ count: Int) -> [StubElement] {
    (0..<count).map { _ in
      StubElement { $0.replacingUnspecifiedDimensions(by: CGSize(width: 40, height: 30)) }
    }
  }

  private func frames(
    _ layout: AdaptiveGridLayout, _ width: CGFloat, _ height: CGFloat, _ count: Int
  ) -> [CGRect] {
    Stage(layout, cells(count), in: ProposedViewSize(width: width, height: height)).shown
  }

  // MARK: Stretched cells

  // Shapes of four cells: 4 columns 4/1, 3 columns 3/2, 2 columns 2/2, 1 column 1/4. Nearest to
  // 800/400 = 2 is 3/2, with cells of (800 - 16) / 3 by (400 - 8) / 2.
  @Test func fourCellsIn800By400MakeThreeColumns() {
    let width: CGFloat = 784.0 / 3
    expectFrames(
      frames(AdaptiveGridLayout(), 800, 400, 4),
      [
        CGRect(0, 0, width, 196), CGRect(width + 8, 0, width, 196),
        CGRect(2 * width + 16, 0, width, 196), CGRect(0, 204, width, 196),
      ])
  }

  @Test func aGridAsAPicture() {
    let layout = AdaptiveGridLayout(spacing: 10)
    #expect(
      transcript(frames(layout, 110, 110, 8), in: CGSize(width: 110, height: 110)) == """
        aaa·bbb·ccc
        aaa·bbb·ccc
        aaa·bbb·ccc
        ···········
        ddd·eee·fff
        ddd·eee·fff
        ddd·eee·fff
        ···········
        ggg·hhh····
        ggg·hhh····
        ggg·hhh····
        """)
  }

  // 2 columns 2/1 and 1 column 1/2: from 5/4 both are 3/4 away.
  @Test func ofTwoEquallyNearShapesTheOneWithMoreColumnsIsTaken() {
    let row = frames(AdaptiveGridLayout(spacing: 0), 500, 400, 2)
    #expect(row == [CGRect(0, 0, 250, 400), CGRect(250, 0, 250, 400)])
  }

  @Test func oneCellFillsTheBounds() {
    #expect(frames(AdaptiveGridLayout(), 123, 45, 1) == [CGRect(0, 0, 123, 45)])
  }

  @Test func cellsAreCountedFromTheBoundsOrigin() {
    let stage = Stage(AdaptiveGridLayout(), cells(2), bounds: CGRect(100, 200, 108, 50))
    expectFrames(stage.frames, [CGRect(100, 200, 50, 50), CGRect(158, 200, 50, 50)])
  }

  // MARK: Open sides

  // The least cell is 60 by 60, as stretched cells are square. With gaps of 8, seven of them in 3 columns
  // are 196 by 196; 2 columns are 264 high and 4 columns 264 wide.
  @Test func aGridThatIsToldNoSizeIsAsSquareAsItCanBe() {
    let stage = Stage(AdaptiveGridLayout(), texts(7))
    #expect(stage.size == CGSize(width: 196, height: 196))
    #expect(stage.frames.map { $0?.minX } == [0, 68, 136, 0, 68, 136, 0])
  }

  // Of 60 by 20 each, 2 columns are 128 by 104; 1 column is 188 high, 3 columns are 196 wide.
  @Test func cellsThatKeepAProportionAreAsLargeAsTheirViews() {
    let stage = Stage(AdaptiveGridLayout(alignment: .center), texts(7))
    #expect(stage.size == CGSize(width: 128, height: 104))
    #expect(stage.frames.map { $0?.minX } == [0, 68, 0, 68, 0, 68, 0])
  }

  // In 300 points there is room for 4 of 60 with 3 gaps, 264: each is 69 wide then, and as high. In
  // two rows of 7, that is 146; a single column is offered less than it needs, and keeps 60 a row.
  @Test func aGridThatIsToldItsWidthHasAsManyColumnsAsHaveRoom() {
    func size(_ width: CGFloat) -> CGSize {
      Stage(AdaptiveGridLayout(), texts(7), in: ProposedViewSize(width: width, height: nil)).size
    }
    #expect(size(300) == CGSize(width: 300, height: 146))
    #expect(size(50) == CGSize(width: 50, height: 468))
    #expect(size(1e6) == CGSize(width: 1e6, height: (1e6 - 48) / 7))
  }

  // In 150 points there are 2 rows of 60 with a gap, so 4 columns; each is 71 high, and as wide.
  @Test func aGridThatIsToldItsHeightHasAsManyRowsAsHaveRoom() {
    let proposal = ProposedViewSize(width: nil, height: 150)
    #expect(
      Stage(AdaptiveGridLayout(), texts(7), in: proposal).size == CGSize(width: 308, height: 150))
  }

  @Test func aGridOfAsManyColumnsAsAreToldIsAsWideAsThese() {
    #expect(Stage(AdaptiveGridLayout(columns: 2), texts(3)).size == CGSize(width: 128, height: 128))
    #expect(
      Stage(AdaptiveGridLayout(alignment: .top), [], in: ProposedViewSize(width: 70, height: nil))
        .size == CGSize(width: 70, height: 0))
  }

  // What is offered the size that it answered looks as it did: in a stack, a grid is offered its own.
  @Test(arguments: 1...40)
  func theShapeOfAnOpenGridLeadsToItsColumns(count: Int) {
    for alignment in [nil, Alignment.center] {
      let layout = AdaptiveGridLayout(alignment: alignment)
      let open = Stage(layout, texts(count))
      let told = Stage(layout, texts(count), in: ProposedViewSize(open.size))
      expectFrames(told.frames, open.frames.compactMap(\.self))
      let wide = Stage(layout, texts(count), in: ProposedViewSize(width: 390, height: nil))
      expectFrames(
        Stage(layout, texts(count), in: ProposedViewSize(wide.size)).frames,
        wide.frames.compactMap(\.self))
    }
  }

  /// Views of 60 by 20 points that take what they are offered.
  private func texts(_ count: Int) -> [StubElement] {
    (0..<count).map { _ in
      StubElement {
        $0.replacingUnspecifiedDimensions(by: CGSize(width: 60, height: 20))
      }
    }
  }

  // MARK: Cells in proportion

  // Five cells of 4:3 in 300 by 600: 1 column 4/15 is nearest to 1/2 (2 columns: 8/9). The cells
  // are 113.6 high, so 151.4667 wide, which leaves 148.5333.
  @Test(arguments: [
    (Alignment.leading, 0.0), (.topLeading, 0), (.bottomLeading, 0), (.center, 74.266666666666667),
    (.top, 74.266666666666667), (.bottom, 74.266666666666667), (.trailing, 148.533333333333333),
    (.topTrailing, 148.533333333333333), (.bottomTrailing, 148.533333333333333),
  ])
  func aNarrowBlockIsAlignedAlongX(alignment: Alignment, x: CGFloat) {
    let width: CGFloat = 113.6 * 4 / 3
    expectFrames(
      frames(AdaptiveGridLayout(alignment: alignment), 300, 600, 5),
      (0..<5).map { CGRect(x, CGFloat($0) * 121.6, width, 113.6) })
  }

  // Two cells of 4:3 in 200 by 100: 2 columns are 8/3, nearer to 2 than 1 column, 2/3. They are 96
  // wide, so 72 high, which leaves 28 points.
  @Test(arguments: [
    (Alignment.topLeading, 0.0), (.top, 0), (.topTrailing, 0), (.leading, 14), (.center, 14),
    (.trailing, 14), (.bottomLeading, 28), (.bottom, 28), (.bottomTrailing, 28),
  ])
  func aFlatBlockIsAlignedAlongY(alignment: Alignment, y: CGFloat) {
    expectFrames(
      frames(AdaptiveGridLayout(alignment: alignment), 200, 100, 2),
      [CGRect(0, y, 96, 72), CGRect(104, y, 96, 72)])
  }

  @Test func theProportionIsThatOfTheWidestWidthAndTheHighestHeight() {
    let elements = [StubElement.fixed(60, 10), .fixed(20, 20)]
    let stage = Stage(
      AdaptiveGridLayout(alignment: .topLeading, spacing: 0), elements,
      in: ProposedViewSize(width: 600, height: 300))
    // 3:1, so 2 columns are 6/1 and 1 column is 3/2, the nearer to 2: cells of 450 by 150.
    #expect(stage.frames.map { $0?.origin } == [.zero, CGPoint(x: 0, y: 150)])
    #expect(elements[0].placements.last?.proposal == ProposedViewSize(width: 450, height: 150))
  }

  // A ratio of 2: 3 columns are 6/1, 2 are 4/2, 1 is 2/3, the nearest to 1. The cells are
  // (241 - 16) / 3 = 75 high, so 150 wide, which leaves 91 points, half of them on each side.
  @Test func aProportionCanBeGiven() {
    let layout = AdaptiveGridLayout(cellAspectRatio: 2)
    expectFrames(
      frames(layout, 241, 241, 3),
      [CGRect(45.5, 0, 150, 75), CGRect(45.5, 83, 150, 75), CGRect(45.5, 166, 150, 75)])
  }

  @Test func rightToLeftTheFirstCellIsAtTheRight() {
    let stage = Stage(
      AdaptiveGridLayout(spacing: 0), cells(3), in: ProposedViewSize(width: 200, height: 200),
      direction: .rightToLeft)
    expectFrames(
      stage.frames, [CGRect(100, 0, 100, 100), CGRect(0, 0, 100, 100), CGRect(100, 100, 100, 100)])
  }
}
