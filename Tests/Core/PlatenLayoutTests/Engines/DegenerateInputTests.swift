import Foundation
import PlatenBase
import PlatenLayout
import TestSupport
import Testing

/// Numbers that are not finite, lengths below 0 and nothing at all have a defined result.
struct DegenerateInputTests {
  private static let strange: [CGFloat] = [
    .nan, .infinity, -.infinity, -10, 0, 1e300, -1e300, .leastNonzeroMagnitude,
  ]

  private func elements() -> [StubElement] {
    [
      .fixed(20, 10), .fixed(0, 0), .fixed(.nan, 10), .fixed(10, .infinity), .fixed(.infinity, 5),
      .fixed(-5, -5), .flexible(), .text(500),
      StubElement.fixed(20, 10).guide(.firstTextBaseline, .nan).guide(.leading, .infinity),
      StubElement.fixed(20, 10).priority(.nan), StubElement.flexible().priority(-.infinity),
    ]
  }

  private func layouts(_ number: CGFloat) -> [(name: String, layout: AnyLayout)] {
    let angle = Angle(radians: Double(number))
    return [
      ("HStack", AnyLayout(HStackLayout(alignment: .firstTextBaseline, spacing: number))),
      ("VStack", AnyLayout(VStackLayout(alignment: .leading, spacing: number))),
      ("ZStack", AnyLayout(ZStackLayout(alignment: .leadingFirstTextBaseline))),
      ("Flow", AnyLayout(FlowLayout(alignment: .justified, spacing: number, lineSpacing: number))),
      (
        "Flow, baselines",
        AnyLayout(FlowLayout(alignment: .trailingFirstTextBaseline, spacing: 3, lineLimit: 2))
      ),
      ("Radial", AnyLayout(RadialLayout(radius: .fixed(number), startAngle: angle))),
      (
        "Radial, fit", AnyLayout(RadialLayout(radius: .fit, endAngle: angle, orientation: .outward))
      ),
      (
        "Radial, outward",
        AnyLayout(RadialLayout(radius: .fixed(number), startAngle: angle, anchor: .outward))
      ),
      (
        "Radial, outward, fit",
        AnyLayout(RadialLayout(radius: .fit, startAngle: angle, anchor: .outward))
      ),
      ("Grid", AnyLayout(AdaptiveGridLayout(spacing: number))),
      ("Grid, ideal", AnyLayout(AdaptiveGridLayout(alignment: .center, spacing: number))),
      ("Grid, ratio", AnyLayout(AdaptiveGridLayout(cellAspectRatio: number))),
    ]
  }

  /// The positions of all placements, and the proposals that went with them.
  private func expectSound(
    _ elements: [StubElement], _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for element in elements {
      guard let placement = element.placements.last else { continue }
      #expect(
        placement.position.x.isFinite && placement.position.y.isFinite, "\(name)",
        sourceLocation: sourceLocation)
      for length in [placement.proposal.width, placement.proposal.height] {
        #expect(length.map { $0 >= 0 } ?? true, "\(name)", sourceLocation: sourceLocation)
      }
    }
  }

  @Test(arguments: strange)
  func strangeParametersPlaceEveryViewAtAFinitePosition(number: CGFloat) {
    for (name, layout) in layouts(number) {
      let elements = elements()
      let stage = Stage(layout, elements, in: ProposedViewSize(width: 200, height: 100))
      #expect(stage.size.width >= 0 && stage.size.height >= 0, "\(name)")
      expectSound(elements, name)
    }
  }

  @Test(arguments: strange, strange)
  func strangeProposalsAndBoundsPlaceEveryViewAtAFinitePosition(
    width: CGFloat, height: CGFloat
  ) {
    for (name, layout) in layouts(8) {
      let elements = elements()
      let stage = Stage(
        layout, elements, in: ProposedViewSize(width: width, height: height),
        bounds: CGRect(x: width, y: height, width: height, height: width))
      #expect(stage.size.width >= 0 && stage.size.height >= 0, "\(name)")
      expectSound(elements, name)
    }
  }

  @Test(arguments: strange)
  func noViewsAreNoProblem(number: CGFloat) {
    for (name, layout) in layouts(number) {
      let stage = Stage(layout, [], in: ProposedViewSize(width: number, height: number))
      #expect(stage.size.width >= 0 && stage.size.height >= 0, "\(name)")
    }
  }

  // MARK: Defined results

  @Test func spacingThatIsNotFiniteIs0() {
    for number in [CGFloat.nan, .infinity, -.infinity] {
      let boxes = { [StubElement.fixed(10, 10), .fixed(10, 10)] }
      #expect(Stage(HStackLayout(spacing: number), boxes()).size.width == 20)
      #expect(Stage(FlowLayout(spacing: number), boxes()).size.width == 20)
      let grid = Stage(
        AdaptiveGridLayout(spacing: number), boxes(), in: ProposedViewSize(width: 100, height: 10))
      #expect(grid.frames[1]?.minX == 50)
    }
  }

  @Test func aNegativeProposalIs0AndNaNIsUnspecified() {
    let boxes = { [StubElement.flexible(width: 5...50), .flexible(width: 5...50)] }
    let stack = HStackLayout(spacing: 0)
    #expect(Stage(stack, boxes(), in: ProposedViewSize(width: -40, height: 1)).size.width == 10)
    #expect(Stage(stack, boxes(), in: ProposedViewSize(width: .nan, height: 1)).size.width == 20)
    #expect(
      Stage(RadialLayout(), [], in: ProposedViewSize(width: -4, height: .nan)).size
        == CGSize(width: 0, height: 10))
  }

  @Test func gridCellsAre0PointsNeverLessWhereGapsTakeAllTheSpace() {
    let elements = (0..<4).map { _ in StubElement.flexible() }
    let stage = Stage(
      AdaptiveGridLayout(spacing: 50), elements, in: ProposedViewSize(width: 30, height: 30))
    expectFrames(
      stage.frames,
      [CGRect(0, 0, 0, 0), CGRect(30, 0, 0, 0), CGRect(0, 30, 0, 0), CGRect(30, 30, 0, 0)])
  }

  @Test func gridCellsOfNoIdealSizeAreSquare() {
    let elements = [StubElement.fixed(0, 0), .fixed(0, 0)]
    _ = Stage(
      AdaptiveGridLayout(alignment: .center, spacing: 0), elements,
      in: ProposedViewSize(width: 100, height: 40))
    #expect(elements[1].placements.last?.proposal == ProposedViewSize(width: 40, height: 40))
    #expect(elements[1].placements.last?.position == CGPoint(x: 50, y: 0))
  }

  @Test func anAngleThatIsNotFiniteIs12Oclock() {
    let layout = RadialLayout(startAngle: .radians(.nan), endAngle: .radians(.infinity))
    #expect(layout.angles(count: 2).map(\.degrees) == [0, 180])
  }

  @Test func anEndlessLabelInAFlowIsAsWideAsTheRowOr0WithoutOne() {
    let flow = FlowLayout(spacing: 0)
    let row = ProposedViewSize(width: 50, height: nil)
    #expect(Stage(flow, [.fixed(.infinity, 10)], in: row).size.width == 50)
    #expect(Stage(flow, [.fixed(.infinity, 10)]).size.width == 0)
    #expect(
      flow.arrangement(of: [CGSize(width: CGFloat.nan, height: 9)], in: .nan).frames
        == [CGRect(0, 0, 0, 9)])
  }

  @Test func hugeCountsAreNoProblem() {
    let sizes = [CGSize](repeating: CGSize(width: 30, height: 10), count: 100_000)
    let arrangement = FlowLayout(spacing: 10).arrangement(of: sizes, in: 390)
    #expect(arrangement.rows.count == 10_000)
  }
}
