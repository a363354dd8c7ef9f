import Foundation
import PlatenLayout
import TestSupport
import Testing

struct FlowTests {
  private func boxes(_ widths: CGFloat..., height: CGFloat = 20) -> [StubElement] {
    widths.map { StubElement.fixed($0, height) }
  }

  private func width(_ width: CGFloat) -> ProposedViewSize {
    ProposedViewSize(width: width, height: nil)
  }

  // MARK: Wrapping

  // 40 + 10 + 60 = 110: the gap behind the last box of a row does not count.
  @Test func aRowThatExactlyFitsStaysWhole() {
    let flow = FlowLayout(spacing: 10, lineSpacing: 5)
    let stage = Stage(flow, boxes(40, 60, 80), in: width(110))
    #expect(stage.size == CGSize(width: 110, height: 45))
    expectFrames(
      stage.frames, [CGRect(0, 0, 40, 20), CGRect(50, 0, 60, 20), CGRect(0, 25, 80, 20)])
  }

  // 0.1 + 0.2 + 0.3 is 0.6000000000000001 in binary.
  @Test func aRowThatFitsOnPaperFits() {
    let stage = Stage(FlowLayout(spacing: 0), boxes(0.1, 0.2, 0.3, height: 1), in: width(0.6))
    #expect(stage.size.height == 1)
    let tight = Stage(FlowLayout(spacing: 0), boxes(0.1, 0.2, 0.3, height: 1), in: width(0.5999))
    #expect(tight.frames[2]?.minX == 0)
  }

  @Test func aWidthThatIsNotGivenMakesOneRow() {
    let flow = FlowLayout(spacing: 10)
    #expect(Stage(flow, boxes(40, 60, 80)).size == CGSize(width: 200, height: 20))
    #expect(
      Stage(flow, boxes(40, 60, 80), in: .infinity).size == CGSize(width: 200, height: 20))
  }

  @Test func aLabelWiderThanTheRowWrapsAndOpensNoEmptyRow() {
    let elements = [StubElement.text(250), .fixed(30, 20)]
    let stage = Stage(FlowLayout(spacing: 8, lineSpacing: 8), elements, in: width(100))
    #expect(stage.size == CGSize(width: 100, height: 88))
    expectFrames(stage.frames, [CGRect(0, 0, 100, 60), CGRect(0, 68, 30, 20)])
  }

  @Test func aLabelThatCannotShrinkKeepsItsTrueWidth() {
    let stage = Stage(FlowLayout(spacing: 8, lineSpacing: 0), boxes(20, 150, 20), in: width(100))
    #expect(stage.size == CGSize(width: 150, height: 60))
    expectFrames(
      stage.frames, [CGRect(0, 0, 20, 20), CGRect(0, 20, 150, 20), CGRect(0, 40, 20, 20)])
  }

  @Test func nothingTakesNoSpace() {
    #expect(Stage(FlowLayout(), [], in: width(100)).size == .zero)
  }

  // MARK: Distances

  @Test func distancesThatAreNotGivenAreThoseThatTheLabelsPrefer() {
    let shapes = Stage(FlowLayout(), boxes(40, 40, 40), in: width(90))
    expectFrames(
      shapes.frames, [CGRect(0, 0, 40, 20), CGRect(48, 0, 40, 20), CGRect(0, 28, 40, 20)])
    let text = ViewSpacing.text(
      ascent: 15, descent: 5, capHeight: 11, leading: 3, pixelLength: 1)
    let texts = Stage(
      FlowLayout(), (0..<3).map { _ in StubElement.text(40).spacing(text) }, in: width(90))
    #expect(texts.frames.map { $0?.minY } == [0, 0, 23])
  }

  @Test func negativeSpacingOverlapsButKeepsTheOrder() {
    let stage = Stage(FlowLayout(spacing: -5, lineSpacing: -10), boxes(20, 20, 20), in: width(35))
    expectFrames(
      stage.frames, [CGRect(0, 0, 20, 20), CGRect(15, 0, 20, 20), CGRect(0, 10, 20, 20)])
  }

  // MARK: Bounds

  @Test func rowsAreAlignedInBoundsThatAreWiderThanTheWidestRow() {
    let flow = FlowLayout(alignment: .trailing, spacing: 10, lineSpacing: 0)
    let stage = Stage(flow, boxes(40, 60, 80), in: width(110), bounds: CGRect(1000, 500, 150, 40))
    expectFrames(
      stage.frames,
      [CGRect(1040, 500, 40, 20), CGRect(1090, 500, 60, 20), CGRect(1070, 520, 80, 20)])
  }

  @Test func rowsWrapAgainInBoundsThatAreNarrowerThanTheWidestRow() {
    let stage = Stage(
      FlowLayout(spacing: 0, lineSpacing: 0), boxes(40, 40), bounds: CGRect(0, 0, 50, 40))
    expectFrames(stage.frames, [CGRect(0, 0, 40, 20), CGRect(0, 20, 40, 20)])
  }

  // MARK: Line limit

  @Test func labelsBeyondTheLineLimitAreHiddenAndCounted() {
    let flow = FlowLayout(spacing: 0, lineSpacing: 0, lineLimit: 2)
    let elements = boxes(40, 40, 40, 40, 40)
    let stage = Stage(flow, elements, in: width(80))
    #expect(stage.size == CGSize(width: 80, height: 40))
    #expect(elements.map(\.isHidden) == [false, false, false, false, true])
    let sizes = [CGSize](repeating: CGSize(width: 40, height: 20), count: 5)
    let arrangement = flow.arrangement(of: sizes, in: 80)
    #expect(arrangement.omittedCount == 1)
    #expect(arrangement.rows.map(\.items) == [0..<2, 2..<4])
  }

  @Test func aLineLimitThatIsNotReachedOmitsNothingOneBelow1KeepsARow() {
    let sizes = [CGSize](repeating: CGSize(width: 40, height: 20), count: 4)
    #expect(FlowLayout(lineLimit: 9).arrangement(of: sizes, in: 50).omittedCount == 0)
    #expect(FlowLayout(lineLimit: 0).arrangement(of: sizes, in: 50).omittedCount == 3)
    #expect(FlowLayout(lineLimit: -3).arrangement(of: [], in: 50).omittedCount == 0)
  }

  // MARK: Sizes without views

  @Test func sizesAloneAreArrangedAsViewsOfThoseSizesAre() {
    let flow = FlowLayout(alignment: .center)
    let sizes = [30, 50, 20, 70, 400, 10].map { CGSize(width: $0, height: 20) }
    let arrangement = flow.arrangement(of: sizes, in: 110)
    #expect(arrangement.rows.map(\.items) == [0..<2, 2..<4, 4..<5, 5..<6])
    #expect(
      arrangement.rows.map(\.frame) == [
        CGRect(11, 0, 88, 20), CGRect(6, 28, 98, 20), CGRect(0, 56, 110, 20),
        CGRect(50, 84, 10, 20),
      ])
    #expect(arrangement.frames[4] == CGRect(0, 56, 110, 20))
    #expect(arrangement.size == CGSize(width: 110, height: 104))
  }
}
