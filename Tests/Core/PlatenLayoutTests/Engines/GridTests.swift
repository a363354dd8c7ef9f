import Foundation
import PlatenBase
import PlatenLayout
import TestSupport
import Testing

/// Rows and columns, worked out by hand from what Apple documents of `Grid`.
struct GridTests {
  private let tight = GridLayout(horizontalSpacing: 0, verticalSpacing: 0)

  private func proposal(_ width: CGFloat?, _ height: CGFloat? = nil) -> ProposedViewSize {
    ProposedViewSize(width: width, height: height)
  }

  // MARK: Sizes

  @Test func columnsAreAsWideAsTheirWidestCellAndRowsAsHighAsTheirHighest() {
    let stage = Stage(
      GridLayout(horizontalSpacing: 5, verticalSpacing: 7),
      rows([.fixed(40, 10), .fixed(20, 30)], [.fixed(10, 20), .fixed(60, 10)]))
    #expect(stage.size == CGSize(width: 105, height: 57))
    expectFrames(
      stage.frames,
      [
        CGRect(0, 10, 40, 10), CGRect(65, 0, 20, 30),
        CGRect(15, 37, 10, 20), CGRect(45, 42, 60, 10),
      ])
  }

  @Test func aGridOfFixedCellsIsNoLargerThanTheyNeed() {
    let stage = Stage(tight, rows([.fixed(40, 10), .fixed(20, 10)]), in: proposal(500, 500))
    #expect(stage.size == CGSize(width: 60, height: 10))
  }

  @Test func flexibleColumnsShareEquallyWhatFixedOnesLeave() {
    let stage = Stage(
      GridLayout(horizontalSpacing: 10, verticalSpacing: 0),
      rows([.fixed(50, 20), .flexible(), .flexible()]), in: proposal(300, 40))
    expectFrames(
      stage.frames, [CGRect(0, 10, 50, 20), CGRect(60, 0, 115, 40), CGRect(185, 0, 115, 40)])
  }

  // Apple's three rows of labels and colours, at 20 points: 400 - 5 * 20 - 50 = 250 for five
  // columns, 160 - 2 * 20 = 120 for three rows.
  @Test func rowsWithFewerCellsAreEmptyAtTheEnd() {
    func row(_ count: Int) -> [StubElement] {
      [.fixed(50, 20)] + (0..<count).map { _ in .flexible() }
    }
    let stage = Stage(
      GridLayout(horizontalSpacing: 20, verticalSpacing: 20), rows(row(2), row(5), row(4)),
      in: proposal(400, 160))
    #expect(
      transcript(stage.frames, in: stage.size) == """
        ·······bbbbb··ccccc·····················
        aaaaa··bbbbb··ccccc·····················
        aaaaa··bbbbb··ccccc·····················
        ·······bbbbb··ccccc·····················
        ········································
        ········································
        ·······eeeee··fffff··ggggg··hhhhh··iiiii
        ddddd··eeeee··fffff··ggggg··hhhhh··iiiii
        ddddd··eeeee··fffff··ggggg··hhhhh··iiiii
        ·······eeeee··fffff··ggggg··hhhhh··iiiii
        ········································
        ········································
        ·······kkkkk··lllll··mmmmm··nnnnn·······
        jjjjj··kkkkk··lllll··mmmmm··nnnnn·······
        jjjjj··kkkkk··lllll··mmmmm··nnnnn·······
        ·······kkkkk··lllll··mmmmm··nnnnn·······
        """)
  }

  @Test func aFixedCellInAFlexibleColumnIsItsLeastWidth() {
    // Both columns are endless; the one that needs more is served first, with 60 of 120 points.
    let stage = Stage(
      tight, rows([.fixed(100, 10), .flexible()], [.flexible(), .fixed(10, 10)]),
      in: proposal(120, 20))
    expectFrames(
      stage.frames,
      [
        CGRect(0, 0, 100, 10), CGRect(100, 0, 20, 10),
        CGRect(0, 10, 100, 10), CGRect(105, 10, 10, 10),
      ])
  }

  @Test func textsBreakInWhatFixedColumnsLeave() {
    // 110 - 10 - 50 leaves 50 for a text of 100: two lines of 20.
    let stage = Stage(
      GridLayout(alignment: .top, horizontalSpacing: 10), rows([.text(100), .fixed(50, 10)]),
      in: proposal(110))
    #expect(stage.size == CGSize(width: 110, height: 40))
    expectFrames(stage.frames, [CGRect(0, 0, 50, 40), CGRect(60, 0, 50, 10)])
  }

  @Test func rowsShareTheHeightAsStacksDo() {
    // 100 - 30 = 70 for two endless rows.
    let stage = Stage(
      tight, rows([.flexible()], [.fixed(10, 30)], [.flexible()]), in: proposal(10, 100))
    expectFrames(
      stage.frames, [CGRect(0, 0, 10, 35), CGRect(0, 35, 10, 30), CGRect(0, 65, 10, 35)])
  }

  @Test func aColumnOfHigherPriorityIsServedFirst() {
    let stage = Stage(
      tight, rows([.flexible(), .flexible(width: 0...80).priority(1)]), in: proposal(100, 10))
    expectFrames(stage.frames, [CGRect(0, 0, 20, 10), CGRect(20, 0, 80, 10)])
  }

  @Test func aRowHasThePriorityOfItsMostImportantCell() {
    let stage = Stage(
      tight,
      rows(
        [.flexible(), .flexible()],
        [.flexible(height: 0...80), .flexible(height: 0...80).priority(1)]),
      in: proposal(20, 100))
    #expect(stage.frames.map { $0?.height } == [20, 20, 80, 80])
  }

  @Test func anOpenProposalIsAnsweredWithIdealSizes() {
    let stage = Stage(tight, rows([.flexible(), .text(70)], [.fixed(30, 5), .text(20)]))
    #expect(stage.size == CGSize(width: 100, height: 40))
  }

  @Test func noCellIsNoSize() {
    #expect(Stage(GridLayout(), [], in: proposal(100, 100)).size == .zero)
  }

  @Test func oneCellTakesWhatIsProposed() {
    let expected = CGRect(0, 0, 70, 30)
    #expect(Stage(GridLayout(), [.flexible()], in: proposal(70, 30)).shown == [expected])
    #expect(Stage(GridLayout(), rows([.flexible()]), in: proposal(70, 30)).shown == [expected])
  }

  // MARK: Distances

  @Test func shapesAre8PointsApart() {
    let stage = Stage(
      GridLayout(), rows([.fixed(10, 10), .fixed(10, 10)], [.fixed(10, 10), .fixed(10, 10)]))
    #expect(stage.size == CGSize(width: 28, height: 28))
  }

  @Test func aGapIsTheLargestThatViewsOnBothSidesPrefer() {
    let text = ViewSpacing.text(
      ascent: 8, descent: 2, capHeight: 6, leading: 0, pixelLength: 0)
    // Between texts nothing, between the shape and the text its descent and a tenth of its height.
    let texts = rows([.fixed(10, 10).spacing(text)], [.fixed(10, 10).spacing(text)])
    #expect(Stage(GridLayout(), texts).size.height == 20)
    let mixed = rows(
      [.fixed(10, 10).spacing(text), .fixed(10, 10)],
      [.fixed(10, 10).spacing(text), .fixed(10, 10).spacing(text)])
    #expect(Stage(GridLayout(), mixed).size.height == 23)
  }

  @Test func onlyTheOutermostCellsHaveASayInTheGridsOwnDistances() {
    let wide = ViewSpacing.text(
      ascent: 80, descent: 20, capHeight: 60, leading: 40, pixelLength: 0)
    let elements = rows([.fixed(1, 1)], [.fixed(1, 1).spacing(wide)], [.fixed(1, 1)])
    let subviews = LayoutSubviews(elements, layoutDirection: .leftToRight)
    var cache = GridLayout().makeCache(subviews: subviews)
    let spacing = GridLayout().spacing(subviews: subviews, cache: &cache)
    #expect(spacing.distance(to: wide, along: .vertical) == 30)
    #expect(spacing.distance(to: .leaf, along: .vertical) == 8)
  }
}
