import Foundation
import PlatenBase
import PlatenLayout
import TestSupport
import Testing

/// What is sized is drawn: views that were measured at their ideal lengths get these in their places.
struct IdealLengthTests {
  /// A text that is as wide as its range ideally, in lines of 20 points for less.
  private func text(_ width: ClosedRange<CGFloat>) -> StubElement {
    StubElement { proposal in
      let taken = min(max(proposal.width ?? .infinity, width.lowerBound), width.upperBound)
      return CGSize(width: taken, height: taken < width.upperBound ? 40 : 20)
    }
  }

  private func widths(_ elements: [StubElement], in width: CGFloat) -> [CGFloat?] {
    let proposal = ProposedViewSize(width: width, height: 50)
    return Stage(HStackLayout(spacing: 10), elements, in: proposal).frames.map { $0?.width }
  }

  // 96 + 10 + 90: half of 186 is 93, and the first one, which gives way least, would be cut.
  @Test func aRowOfItsIdealWidthLeavesEachTextItsOwn() {
    #expect(widths([text(70...96), text(6...90)], in: 196) == [96, 90])
    #expect(widths([text(70...96), text(6...90)], in: 195) == [92.5, 90])
    #expect(widths([text(70...96), text(6...90)], in: 400) == [96, 90])
  }

  // Of 230 each gets 70 at first; what takes all there is, is offered a third of it as in SwiftUI.
  @Test func besideViewsThatTakeAllThereIsSharesAreEqual() {
    let elements = [text(20...96), .flexible(), .flexible()]
    #expect(widths(elements, in: 230) == [70, 70, 70])
  }

  @Test func idealsAreKeptBesideThoseWhereThatIsAskedFor() {
    func lay(_ axes: Axis.Set) -> (widths: [CGFloat?], isNeeded: Bool) {
      let elements = [text(20...96), StubElement.flexible(), .flexible()]
      let keeping = IdealKeeping(along: axes)
      let subviews = LayoutSubviews(elements, layoutDirection: .leftToRight, keeping: keeping)
      let (stack, proposal) = (HStackLayout(spacing: 10), ProposedViewSize(width: 230, height: 50))
      var cache = stack.makeCache(subviews: subviews)
      let size = stack.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
      stack.placeSubviews(
        in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: subviews, cache: &cache
      )
      return (elements.map { $0.frame?.width }, keeping.isNeeded)
    }
    // 230 - 20 - 96 leaves 57 for each of the others.
    #expect(lay([.horizontal, .vertical]) == ([96, 57, 57], true))
    #expect(lay(.vertical) == ([70, 70, 70], false))
  }

  // With its height open the circle is 10 across; in a row as high as the text, it is 40: 40 + 8 + 50. A
  // column that is wider centres what is drawn, not what was measured.
  @Test func aRowIsSizedWithWhatFillsItWhereItsHeightIsOpen() {
    let circle = StubElement {
      let size = $0.replacingUnspecifiedDimensions()
      let side = min(size.width, size.height)
      return CGSize(width: side, height: side)
    }
    let elements = [circle, StubElement.fixed(50, 40)]
    let subviews = LayoutSubviews(
      elements, layoutDirection: .leftToRight, keeping: IdealKeeping(along: .vertical))
    let stack = HStackLayout(spacing: 8)
    for width: CGFloat in [300, CGFloat.infinity] {
      var cache = stack.makeCache(subviews: subviews)
      let proposal = ProposedViewSize(width: width, height: nil)
      let size = stack.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
      #expect(size == CGSize(width: 98, height: 40))
    }
  }

  // A view of up to 300 points that is 30 wide ideally would take all but the least of the text.
  @Test func aHigherPriorityLeavesTheOthersTheirIdealLengths() {
    let wide = StubElement { CGSize(width: min($0.width ?? 30, 300), height: 20) }
    #expect(widths([wide.priority(1), text(10...90)], in: 200) == [100, 90])
    // Where the ideals do not fit, the text gets its least length.
    #expect(widths([wide.priority(1), text(10...90)], in: 120) == [100, 10])
  }

  @Test func whatMadeAColumnAsWideAsItIsStaysOpen() {
    let elements = [text(20...96), text(20...50)]
    let stage = Stage(VStackLayout(spacing: 0), elements)
    #expect(stage.size.width == 96)
    #expect(elements.map { $0.placements.last?.proposal.width } == [nil, 96])
  }

  // The circle grows to the row's height; the text stays as it was measured, though it is more flexible.
  @Test func whatMadeARowAsHighAsItIsKeepsItsLengthToo() {
    let circle = StubElement { proposal in
      let side = min(proposal.width ?? 10, proposal.height ?? 10)
      return CGSize(width: side, height: side)
    }
    let elements = [circle, text(10...100)]
    let proposal = ProposedViewSize(width: 90, height: nil)
    let stage = Stage(HStackLayout(spacing: 0), elements, in: proposal)
    #expect(stage.size == CGSize(width: 90, height: 40))
    #expect(
      stage.frames.map { $0?.size } == [
        CGSize(width: 10, height: 10), CGSize(width: 80, height: 40),
      ])
  }

  @Test func layersStayOpenAlongTheSidesThatTheyMade() {
    let elements = [StubElement.fixed(40, 10), .fixed(20, 30), .flexible(), .fixed(5, 5)]
    _ = Stage(ZStackLayout(), elements)
    let proposals = elements.map { $0.placements.last?.proposal }
    #expect(
      proposals == [
        ProposedViewSize(width: nil, height: 30), ProposedViewSize(width: 40, height: nil),
        ProposedViewSize(width: 40, height: 30), ProposedViewSize(width: 40, height: 30),
      ])
  }

  // A view of twice its height: with its width open, 30 points of height make it 60 wide.
  @Test func aLayerThatKeepsItsProportionsIsOfferedBothSides() {
    let broad = StubElement { proposal in
      let width = min(proposal.width ?? .infinity, 2 * (proposal.height ?? .infinity))
      return width == .infinity
        ? CGSize(width: 20, height: 10) : CGSize(width: width, height: width / 2)
    }
    let stage = Stage(ZStackLayout(), [broad, .fixed(10, 30)])
    #expect(stage.size == CGSize(width: 20, height: 30))
    #expect(stage.frames[0]?.size == CGSize(width: 20, height: 10))
  }

  @Test func cellsStayOpenAlongTheRowsThatTheyMade() {
    let elements = rows([StubElement.fixed(40, 10), .fixed(20, 30)])
    _ = Stage(GridLayout(), elements)
    #expect(elements.map { $0.placements.last?.proposal.height } == [30, nil])
    let lazy = [StubElement.fixed(40, 10), .fixed(20, 30)]
    let grid = LazyGridLayout(
      axis: .vertical, items: [GridItem(.fixed(50)), GridItem(.fixed(50))], alignment: .center,
      spacing: 0)
    _ = Stage(grid, lazy)
    #expect(lazy.map { $0.placements.last?.proposal.height } == [30, nil])
  }

  @Test func columnsOfAGridKeepTheirIdealWidths() {
    let elements = rows([text(70...96), text(6...90)])
    let grid = GridLayout(horizontalSpacing: 10)
    let stage = Stage(grid, elements, in: ProposedViewSize(width: 196, height: nil))
    #expect(stage.frames.map { $0?.width } == [96, 90])
  }
}
