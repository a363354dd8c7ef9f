import Foundation
import PlatenBase
import PlatenLayout
import TestSupport
import Testing

struct RadialTests {
  private let square = ProposedViewSize(width: 240, height: 240)

  private func boxes(_ count: Int, _ width: CGFloat = 20, _ height: CGFloat = 10) -> [StubElement] {
    (0..<count).map { _ in StubElement.fixed(width, height) }
  }

  private func centers(_ stage: Stage) -> [CGPoint] {
    stage.shown.map { CGPoint(x: $0.midX, y: $0.midY) }
  }

  // MARK: The document's clock

  // Radius 240 / 3 = 80 around (120, 120); 80 · sin 30° = 40, 80 · cos 30° = 69.28203230275508.
  @Test func twelveNumbersOnAFaceOf240Points() {
    let stage = Stage(RadialLayout(), boxes(12), in: square)
    #expect(stage.size == CGSize(width: 240, height: 240))
    let (near, far): (CGFloat, CGFloat) = (40, 69.28203230275508)
    let offsets: [(CGFloat, CGFloat)] = [
      (0, -80), (near, -far), (far, -near), (80, 0), (far, near), (near, far),
      (0, 80), (-near, far), (-far, near), (-80, 0), (-far, -near), (-near, -far),
    ]
    expectFrames(
      stage.frames, offsets.map { CGRect(110 + $0.0, 115 + $0.1, 20, 10) })
  }

  @Test func theQuartersAreExact() {
    let frames = Stage(RadialLayout(), boxes(12), in: square).shown
    #expect(frames[0] == CGRect(110, 35, 20, 10))
    #expect(frames[3] == CGRect(190, 115, 20, 10))
    #expect(frames[6] == CGRect(110, 195, 20, 10))
    #expect(frames[9] == CGRect(30, 115, 20, 10))
  }

  @Test func theRadiusIsAThirdOfTheWidthWhateverTheHeightAroundTheBoundsMiddle() {
    let stage = Stage(
      RadialLayout(), boxes(2), in: square, bounds: CGRect(100, 1000, 300, 50))
    #expect(centers(stage) == [CGPoint(x: 250, y: 925), CGPoint(x: 250, y: 1125)])
  }

  @Test func anUnspecifiedSideIs10Points() {
    #expect(Stage(RadialLayout(), boxes(3)).size == CGSize(width: 10, height: 10))
  }

  @Test func noSubviewsAndOneSubview() {
    #expect(Stage(RadialLayout(), [], in: square).size == CGSize(width: 240, height: 240))
    #expect(centers(Stage(RadialLayout(), boxes(1), in: square)) == [CGPoint(x: 120, y: 40)])
  }

  // MARK: Angles

  private func degrees(_ layout: RadialLayout, _ count: Int) -> [Double] {
    layout.angles(count: count).map { ($0.degrees * 1e9).rounded() / 1e9 }
  }

  @Test func aFullTurnDoesNotPlaceTheLastOnTheFirst() {
    #expect(degrees(RadialLayout(), 4) == [0, 90, 180, 270])
    #expect(degrees(RadialLayout(endAngle: .degrees(360)), 4) == [0, 90, 180, 270])
    #expect(
      degrees(RadialLayout(startAngle: .degrees(-90), endAngle: .degrees(270)), 3)
        == [-90, 30, 150])
    #expect(degrees(RadialLayout(direction: .counterclockwise), 4) == [0, -90, -180, -270])
  }

  // The sum of six sixths of a turn is 9e-16 short of it.
  @Test(arguments: [
    Angle.radians((0..<6).reduce(0.0) { sum, _ in sum + 2 * .pi / 6 }), .degrees(-360),
    .degrees(450), .degrees(-1000),
  ])
  func aFullTurnOrMoreIsOneHoweverItIsWritten(end: Angle) {
    #expect(degrees(RadialLayout(endAngle: end), 4) == [0, 90, 180, 270])
  }

  @Test func anArcHasASubviewAtEachEnd() {
    let gauge = RadialLayout(startAngle: .degrees(-120), endAngle: .degrees(120))
    #expect(degrees(gauge, 5) == [-120, -60, 0, 60, 120])
    #expect(degrees(gauge, 1) == [-120])
    #expect(degrees(gauge, 0) == [])
  }

  @Test func anArcIsPassedInItsDirectionAcross12OclockIfNeedBe() {
    var arc = RadialLayout(startAngle: .degrees(90), endAngle: .zero)
    #expect(degrees(arc, 4) == [90, 180, 270, 360])
    arc.direction = .counterclockwise
    #expect(degrees(arc, 3) == [90, 45, 0])
    arc.endAngle = .degrees(180)
    #expect(degrees(arc, 4) == [90, 0, -90, -180])
  }

  @Test func turnedSubviewsStandAwayFromTheMiddleOrTowardsIt() {
    #expect(RadialLayout().rotations(count: 3) == [.zero, .zero, .zero])
    let outward = RadialLayout(orientation: .outward)
    #expect(outward.rotations(count: 5) == outward.angles(count: 5))
    let inward = RadialLayout(orientation: .inward).rotations(count: 4).map(\.degrees)
    #expect(zip(inward, [180, 270, 360, 450]).allSatisfy { isClose($0, $1) })
  }

  // MARK: Radius

  @Test func aRadiusInPoints() {
    let offset: CGFloat = 30
    for layout in [RadialLayout(radius: 30), .init(radius: 30.0), .init(radius: .fixed(offset))] {
      #expect(
        centers(Stage(layout, boxes(4), in: square)) == [
          CGPoint(x: 120, y: 90), CGPoint(x: 150, y: 120), CGPoint(x: 120, y: 150),
          CGPoint(x: 90, y: 120),
        ])
    }
  }

  // Two radii and one box along each axis.
  @Test func withARadiusInPointsAnUnspecifiedSideIsAsLongAsNeeded() {
    let layout = RadialLayout(radius: 30)
    #expect(Stage(layout, boxes(4)).size == CGSize(width: 80, height: 70))
    let half = ProposedViewSize(width: 100, height: nil)
    #expect(Stage(layout, boxes(4), in: half).size == CGSize(width: 100, height: 70))
  }

  // At 12 and 6 o'clock (200 - 10) / 2 = 95 are free, at 3 and 9 o'clock (200 - 20) / 2 = 90.
  @Test func fitIsTheLongestRadiusThatKeepsEverythingInside() {
    let stage = Stage(
      RadialLayout(radius: .fit), boxes(4), in: ProposedViewSize(width: 200, height: 200))
    #expect(centers(stage)[0] == CGPoint(x: 100, y: 10))
    #expect(stage.shown[1].maxX == 200)
  }

  // At 45°, the middle of a 20 x 10 box may be (300 - 20) / 2 = 140 to the side and 95 down.
  @Test func fitOnTheDiagonal() {
    let layout = RadialLayout(radius: .fit, startAngle: .degrees(45))
    let stage = Stage(layout, boxes(4), in: ProposedViewSize(width: 300, height: 200))
    expectFrames(
      stage.frames,
      [
        CGRect(235, 0, 20, 10), CGRect(235, 190, 20, 10), CGRect(45, 190, 20, 10),
        CGRect(45, 0, 20, 10),
      ])
  }

  // At 30°, half of the radius goes to the side, where (100 - 20) / 2 = 40 points are free.
  @Test func fitInNarrowBoundsIsLimitedByTheSide() {
    let layout = RadialLayout(radius: .fit, startAngle: .degrees(30))
    let stage = Stage(layout, boxes(1), in: ProposedViewSize(width: 100, height: 1000))
    expectFrames(stage.frames, [CGRect(80, 495 - 69.28203230275508, 20, 10)])
  }

  // Turned by 45°, a 20 x 10 box is 30 · cos 45° = 21.213 wide and high; the middle may be
  // (200 - 21.213) / 2 = 89.393 away along both axes, and the radius is that times √2.
  @Test func fitLooksAtTheCornersOfTurnedSubviews() {
    let layout = RadialLayout(radius: .fit, startAngle: .degrees(45), orientation: .outward)
    let stage = Stage(layout, boxes(4), in: ProposedViewSize(width: 200, height: 200))
    let away = (200 - 30 * CGFloat(0.5).squareRoot()) / 2
    #expect(isClose(centers(stage)[0].x, 100 + away))
    #expect(isClose(centers(stage)[0].y, 100 - away))
  }

  // On its side at 3 o'clock, a 20 x 10 box is 10 wide.
  @Test func fitTurnsSubviewsAtTheQuartersByExactlyAQuarter() {
    let layout = RadialLayout(radius: .fit, orientation: .outward)
    let stage = Stage(layout, boxes(4), in: ProposedViewSize(width: 200, height: 200))
    #expect(centers(stage)[1] == CGPoint(x: 195, y: 100))
  }

  @Test func fitIs0WhereASubviewIsLargerThanTheBounds() {
    let stage = Stage(
      RadialLayout(radius: .fit), boxes(3, 50, 10), in: ProposedViewSize(width: 40, height: 40))
    #expect(centers(stage).allSatisfy { $0 == CGPoint(x: 20, y: 20) })
  }

  // MARK: Around the circle

  // Radius 30 around (50, 40): below, to the left, above and to the right of the 20 x 10 boxes.
  @Test func outwardSubviewsTouchTheCircleWithTheirInnerEdges() {
    let stage = Stage(RadialLayout(radius: 30, anchor: .outward), boxes(4))
    #expect(stage.size == CGSize(width: 100, height: 80))
    expectFrames(
      stage.frames,
      [
        CGRect(40, 0, 20, 10), CGRect(80, 35, 20, 10), CGRect(40, 70, 20, 10),
        CGRect(0, 35, 20, 10),
      ])
  }

  // A square on the diagonal touches with its corner, 30 · sin 45° away along both axes.
  @Test func onTheDiagonalTheInnerCornerTouches() {
    let layout = RadialLayout(radius: 30, startAngle: .degrees(45), anchor: .outward)
    let frame = Stage(layout, boxes(1, 20, 20), in: square).shown[0]
    let away = 30 * CGFloat(0.5).squareRoot()
    #expect(isClose(frame, CGRect(120 + away, 100 - away, 20, 20)))
  }

  // Twelve names of 80 x 20 points around a circle of 100: centred on it, each would cut through
  // it and into the next one.
  @Test func longLabelsAroundARingDoNotRunIntoEachOther() {
    let layout = RadialLayout(radius: 100, anchor: .outward)
    let frames = Stage(layout, boxes(12, 80, 20)).shown
    for (i, frame) in frames.enumerated() {
      for other in frames[(i + 1)...] {
        #expect(!frame.insetBy(dx: 0.5, dy: 0.5).intersects(other))
      }
    }
  }

  // A narrow label near 12 o'clock moves by little where a corner alone would leap by half of it.
  @Test func aLabelPassesTheQuartersWithoutALeap() {
    func middle(_ degrees: Double) -> CGPoint {
      let layout = RadialLayout(radius: 100, startAngle: .degrees(degrees), anchor: .outward)
      return centers(Stage(layout, boxes(1, 80, 20), in: square))[0]
    }
    for quarter in [0.0, 90, 180, 270] {
      let (before, after) = (middle(quarter - 0.5), middle(quarter + 0.5))
      // A degree of a circle of 140 points is 2.4 points long.
      #expect(abs(before.x - after.x) < 2.5 && abs(before.y - after.y) < 2.5)
    }
  }

  // Turned, the middle of the lower edge touches: the middle is 30 + 5 away from the ring's.
  @Test(arguments: [RadialLayout.Orientation.outward, .inward])
  func turnedOutwardSubviewsTouchTheCircleWithTheirMiddles(
    orientation: RadialLayout.Orientation
  ) {
    let layout = RadialLayout(
      radius: 30, startAngle: .degrees(30), orientation: orientation, anchor: .outward)
    let center = centers(Stage(layout, boxes(1), in: square))[0]
    #expect(isClose(center.x, 120 + 17.5))
    #expect(isClose(center.y, 120 - 35 * CGFloat(0.75).squareRoot()))
  }

  // 10 points of height at both ends of 200, and 20 of width at both sides of 100.
  @Test func fitLeavesRoomForOutwardSubviews() {
    let layout = RadialLayout(radius: .fit, anchor: .outward)
    let tall = Stage(layout, boxes(4), in: ProposedViewSize(width: 100, height: 200)).shown
    #expect(isClose(tall[1], CGRect(80, 95, 20, 10)))
    let wide = Stage(layout, boxes(4), in: ProposedViewSize(width: 300, height: 200)).shown
    #expect(isClose(wide[0], CGRect(140, 0, 20, 10)))
    let none = Stage(layout, boxes(3, 50, 10), in: ProposedViewSize(width: 40, height: 40))
    #expect(none.shown.allSatisfy { $0.minX.isFinite && $0.minY.isFinite })
  }

  @Test func counterclockwiseIsTheMirrorImageOfClockwise() {
    let (left, right) = (
      Stage(RadialLayout(direction: .counterclockwise), boxes(7), in: square),
      Stage(RadialLayout(), boxes(7), in: square, direction: .rightToLeft)
    )
    expectFrames(left.frames, right.frames)
  }
}
