import Foundation
import PlatenBase
import PlatenLayout
import TestSupport
import Testing

/// Cells over several columns, unsized axes, anchors and alignment in grids, worked out by hand.
struct GridSpanTests {
  private let tight = GridLayout(horizontalSpacing: 0, verticalSpacing: 0)
  private let hairline = GridLayout(horizontalSpacing: 1, verticalSpacing: 1)

  private func proposal(_ width: CGFloat?, _ height: CGFloat? = nil) -> ProposedViewSize {
    ProposedViewSize(width: width, height: height)
  }

  private var red: StubElement { .fixed(60, 60) }

  // MARK: Cells over several columns

  // Apple's example: the marker is in the middle of a place from 61 to 182.
  @Test func aMergedCellIsCentredInAllOfItsPlace() {
    let marker = StubElement.fixed(10, 10).cell { $0.columns = 2 }
    let stage = Stage(hairline, rows([red, red, red], [red, marker]))
    #expect(stage.frames.last == CGRect(116.5, 86, 10, 10))
  }

  @Test(arguments: [(Alignment.topLeading, 0.0, 0.0), (.bottomTrailing, 50, 50), (.top, 25, 0)])
  func aMergedCellTakesTheGridsAlignmentAsItsAnchor(
    alignment: Alignment, x: CGFloat, y: CGFloat
  ) {
    let small = StubElement.fixed(10, 10).cell { $0.columns = 2 }
    let stage = Stage(
      GridLayout(alignment: alignment, horizontalSpacing: 0, verticalSpacing: 0),
      rows([.fixed(30, 10), .fixed(30, 10)], [small, .fixed(0, 60)]))
    #expect(stage.frames[2] == CGRect(x, 10 + y, 10, 10))
  }

  @Test func aViewOutsideOfRowsIsOverAllColumns() {
    let whole = StubElement.flexible(height: 5...5)
    let elements = rows([red, red]) + [whole] + rows([red, red])
    let stage = Stage(hairline, elements, in: proposal(121, 500))
    #expect(stage.frames[2] == CGRect(0, 61, 121, 5))
    #expect(stage.frames[4] == CGRect(61, 67, 60, 60))
  }

  @Test func aWideCellWidensItsColumnsEqually() {
    let wide = StubElement.fixed(100, 5).cell { $0.columns = 2 }
    let elements = rows([.fixed(40, 5), .fixed(20, 5), .fixed(7, 5)], [wide])
    let stage = Stage(tight, elements)
    // 40 and 20 need 40 more, 20 each.
    #expect(stage.size.width == 107)
    #expect(stage.frames[2]?.minX == 100)
    #expect(stage.frames[1]?.midX == 80)
  }

  @Test func aWideCellWidensColumnsThatAreFlexibleFirst() {
    let wide = StubElement.fixed(200, 5).cell { $0.columns = 2 }
    let stage = Stage(
      tight, rows([.fixed(40, 5), .flexible(height: 5...5)], [wide]), in: proposal(100))
    #expect(stage.frames[1] == CGRect(40, 0, 160, 5))
    #expect(stage.size.width == 200)
  }

  @Test func aDividerWidensTheColumnsOfTheWholeWidth() {
    // Apple's divider: the grid fills 300 points, and its columns are equal.
    let divider = StubElement.flexible(height: 1...1)
    let elements = rows([.fixed(40, 10), .fixed(20, 10)]) + [divider]
    let stage = Stage(GridLayout(), elements, in: proposal(300))
    expectFrames(
      stage.frames, [CGRect(53, 0, 40, 10), CGRect(217, 0, 20, 10), CGRect(0, 18, 300, 1)])
  }

  @Test func aDividerBreaksNoTextThatHasRoom() {
    // 412 - 385 = 27 are left, and the narrowest column gets them: a third of 412 is 137.33, the
    // widest takes 180, half of the rest is 116, the next takes 130, and 102 remain.
    let divider = StubElement.flexible(height: 1...1)
    let elements = rows([.text(130), .text(180), .fixed(75, 20)]) + [divider]
    let stage = Stage(tight, elements, in: proposal(412))
    expectFrames(
      stage.frames,
      [
        CGRect(0, 0, 130, 20), CGRect(130, 0, 180, 20), CGRect(323.5, 0, 75, 20),
        CGRect(0, 20, 412, 1),
      ])
  }

  @Test func columnsWithoutCellsOfTheirOwnShareEqually() {
    // Bricks of two columns, in every other row moved by one: six columns of 20.
    func brick() -> StubElement { .flexible(height: 10...10).cell { $0.columns = 2 } }
    func half() -> StubElement { .flexible(height: 10...10) }
    let stage = Stage(
      tight, rows([brick(), brick(), brick()], [half(), brick(), brick(), half()]),
      in: proposal(120))
    #expect(
      transcript(stage.frames, in: stage.size) == """
        aaaabbbbcccc
        ddeeeeffffgg
        """)
  }

  @Test func aDividerLeavesTheWidthToAColumnThatIsFlexible() {
    let divider = StubElement.flexible(height: 1...1)
    let elements = rows([.fixed(40, 10), .flexible(height: 10...10)]) + [divider]
    let stage = Stage(tight, elements, in: proposal(300))
    #expect(stage.frames[1] == CGRect(40, 0, 260, 10))
  }

  @Test(arguments: [2, 3, 1000, Int.max])
  func toCoverMoreColumnsThanThereAreIsToCoverAll(count: Int) {
    let wide = StubElement.flexible(height: 5...5).cell { $0.columns = count }
    let stage = Stage(hairline, rows([red, red], [wide]), in: proposal(121, 100))
    #expect(stage.frames[2] == CGRect(0, 61, 121, 5))
  }

  @Test(arguments: [0, -1, Int.min])
  func toCoverNoColumnIsToCoverOne(count: Int) {
    let cell = StubElement.fixed(10, 10).cell { $0.columns = count }
    let stage = Stage(tight, rows([cell, .fixed(20, 10)]))
    #expect(stage.size == CGSize(width: 30, height: 10))
  }

  // MARK: Distances

  @Test func whatFollowsACellOverTwoColumnsIsAsFarFromItAsBothPrefer() {
    // Nothing before the third column, whose cell prefers nothing; 8 points before the second.
    let wide = StubElement.fixed(28, 10).cell { $0.columns = 2 }.spacing(.zero)
    let elements = rows([wide, .fixed(10, 10).spacing(.zero)], [.fixed(10, 10), .fixed(10, 10)])
    let stage = Stage(GridLayout(), elements)
    expectFrames(
      stage.frames,
      [CGRect(0, 0, 28, 10), CGRect(28, 0, 10, 10), CGRect(0, 10, 10, 10), CGRect(18, 10, 10, 10)])
  }

  @Test func ofCellsAboveEachOtherThoseMeetThatShareAColumn() {
    // The cell over two columns meets both below it, of which the second prefers 8 points.
    let wide = StubElement.fixed(20, 10).cell { $0.columns = 2 }
    let elements = rows([wide], [.fixed(10, 10).spacing(.zero), .fixed(10, 10)])
    let stage = Stage(GridLayout(horizontalSpacing: 0), elements)
    #expect(stage.size == CGSize(width: 20, height: 28))
  }

  // MARK: Unsized axes

  @Test func anUnsizedDividerLeavesTheGridAsItIs() {
    let divider = StubElement.flexible(height: 1...1).cell { $0.unsizedAxes = .horizontal }
    let elements = rows([.fixed(40, 10), .fixed(20, 10)]) + [divider]
    let stage = Stage(GridLayout(), elements, in: proposal(300))
    expectFrames(
      stage.frames, [CGRect(0, 0, 40, 10), CGRect(48, 0, 20, 10), CGRect(0, 18, 68, 1)])
  }

  @Test func anUnsizedCellIsAsLargeAsTheOthersThereNeed() {
    let empty = StubElement.flexible().cell { $0.unsizedAxes = [.horizontal, .vertical] }
    let stage = Stage(
      tight, rows([empty, .fixed(30, 20)], [.fixed(50, 10), .fixed(10, 10)]),
      in: proposal(400, 400))
    #expect(stage.size == CGSize(width: 80, height: 30))
    #expect(stage.frames[0] == CGRect(0, 0, 50, 20))
  }

  @Test func aRowAndAColumnOfUnsizedCellsHaveNoSize() {
    let empty = StubElement.flexible().cell { $0.unsizedAxes = [.horizontal, .vertical] }
    #expect(Stage(tight, rows([empty]), in: proposal(400, 400)).size == .zero)
  }

  // MARK: Alignment

  // Apple's example: a quarter of 60 - 10 from the left, three quarters from the top.
  @Test func anAnchorGoesToTheSamePointOfItsCell() {
    let marker = StubElement.fixed(10, 10).cell { $0.anchor = UnitPoint(x: 0.25, y: 0.75) }
    let stage = Stage(hairline, rows([red, red], [red, marker]))
    #expect(stage.frames.last == CGRect(73.5, 98.5, 10, 10))
  }

  @Test func aColumnsGuideIsThatOfAllOfItsCells() {
    let first = StubElement.fixed(10, 10).cell { $0.columnAlignment = .trailing }
    let stage = Stage(
      GridLayout(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0),
      rows([first, .fixed(10, 10)], [.fixed(30, 10), .fixed(30, 10)], [.fixed(20, 10)]))
    #expect(stage.frames.map { $0?.minX } == [20, 30, 0, 30, 10])
  }

  @Test func aRowsGuideIsItsOwn() {
    let top = rows([.fixed(10, 10), .fixed(10, 30)], alignment: .top)
    let bottom = rows([.fixed(10, 10), .fixed(10, 30)])
    let layout = GridLayout(alignment: .bottom, horizontalSpacing: 0, verticalSpacing: 0)
    #expect(Stage(layout, top + bottom).frames.map { $0?.minY } == [0, 0, 50, 30])
  }

  @Test func guidesOfARowMeetOnOneLine() {
    // Baselines at 8 and 25: the first view is moved down by 17, the row ends at its end, 37.
    let stage = Stage(
      GridLayout(alignment: .leadingFirstTextBaseline, horizontalSpacing: 0),
      rows([
        .fixed(10, 20).guide(.firstTextBaseline, 8), .fixed(10, 30).guide(.firstTextBaseline, 25),
      ]))
    #expect(stage.size == CGSize(width: 20, height: 37))
    expectFrames(stage.frames, [CGRect(0, 17, 10, 20), CGRect(10, 0, 10, 30)])
  }

  @Test func guidesOfAColumnMeetOnOneLine() {
    let stage = Stage(
      GridLayout(alignment: .leading, verticalSpacing: 0),
      rows([.fixed(40, 10).guide(.leading, 15)], [.fixed(20, 10)]))
    #expect(stage.size.width == 40)
    expectFrames(stage.frames, [CGRect(0, 0, 40, 10), CGRect(15, 10, 20, 10)])
  }

  @Test func rightToLeftTheFirstColumnIsAtTheRight() {
    let stage = Stage(
      GridLayout(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 0),
      rows([.fixed(40, 10), .fixed(20, 10)], [.fixed(10, 10)]), direction: .rightToLeft)
    expectFrames(
      stage.frames, [CGRect(24, 0, 40, 10), CGRect(0, 0, 20, 10), CGRect(54, 10, 10, 10)])
  }
}
