import PlatenBase
import PlatenLayout
import TestSupport
import Testing

/// What holds for single engines under random input; a failure names the seed.
struct ArrangementPropertyTests {
  private static let seeds = 0..<200

  private func isInReadingOrder(_ frames: [CGRect]) -> Bool {
    zip(frames, frames.dropFirst()).allSatisfy { first, second in
      second.minX >= first.maxX - 1e-6 || second.midY > first.midY
    }
  }

  private func overlap(_ frames: [CGRect]) -> Bool {
    frames.indices.contains { index in
      frames[..<index].contains { $0.overlaps(frames[index]) }
    }
  }

  @Test(arguments: seeds)
  func aFlowKeepsOrderOverlapsNothingAndStaysInside(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let sizes = random.sizes(1...40, upTo: 150)
    let width = random.length(20...500)
    let spacing = random.length(0...16)
    for horizontal in [HorizontalAlignment.leading, .center, .trailing, .justified] {
      let flow = FlowLayout(
        alignment: Alignment(horizontal: horizontal, vertical: .bottom), spacing: spacing,
        lineSpacing: spacing)
      let arrangement = flow.arrangement(of: sizes, in: width)
      #expect(arrangement.frames.count == sizes.count)
      #expect(arrangement.rows.flatMap(\.items) == Array(sizes.indices))
      #expect(arrangement.rows.allSatisfy { !$0.items.isEmpty })
      #expect(isInReadingOrder(arrangement.frames))
      #expect(!overlap(arrangement.frames))
      let bounds = CGRect(origin: .zero, size: arrangement.size)
      #expect(arrangement.frames.allSatisfy { bounds.holds($0) })
      #expect(arrangement.size.width <= width + 1e-6)
    }
  }

  @Test(arguments: seeds)
  func aFlowBreaksARowOnlyWhereTheNextLabelDoesNotFit(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let sizes = random.sizes(1...40, upTo: 150)
    let (width, spacing) = (random.length(20...500), random.length(0...16))
    let rows = FlowLayout(spacing: spacing).arrangement(of: sizes, in: width).rows
    for (row, next) in zip(rows, rows.dropFirst()) {
      let first = min(sizes[next.items.lowerBound].width, width)
      #expect(row.frame.width + spacing + first > width)
    }
  }

  @Test(arguments: seeds)
  func aWiderFlowIsNeverHigherAndSizingAgreesWithPlacing(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let sizes = random.sizes(1...40, upTo: 100).map { CGSize(width: $0.width, height: 20) }
    let (narrow, more) = (random.length(100...400), random.length(0...200))
    let flow = FlowLayout(alignment: .trailing)
    let heights = [narrow, narrow + more].map { flow.arrangement(of: sizes, in: $0).size.height }
    #expect(heights[1] <= heights[0])
    let stage = Stage(
      flow, sizes.map { StubElement.fixed($0.width, $0.height) },
      in: ProposedViewSize(width: narrow, height: nil))
    expectFrames(stage.frames, flow.arrangement(of: sizes, in: narrow).frames)
  }

  @Test(arguments: seeds)
  func aLineLimitShowsTheFirstRowsAsTheyAreWithoutIt(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let sizes = random.sizes(1...40, upTo: 100)
    let limit = Int.random(in: 1...5, using: &random)
    let all = FlowLayout().arrangement(of: sizes, in: 200)
    let some = FlowLayout(lineLimit: limit).arrangement(of: sizes, in: 200)
    #expect(some.frames == Array(all.frames.prefix(some.frames.count)))
    #expect(some.rows.count == min(limit, all.rows.count))
    #expect(some.frames.count + some.omittedCount == sizes.count)
  }

  @Test(arguments: seeds)
  func gridCellsKeepOrderOverlapNothingAndStayInside(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...40, using: &random)
    let size = CGSize(width: random.length(0...500), height: random.length(0...500))
    let spacing = random.length(0...40)
    let ratio = random.length(0.1...5)
    for alignment in [nil, Alignment.topLeading, .center, .bottomTrailing] {
      let layout = AdaptiveGridLayout(
        alignment: alignment, spacing: spacing, cellAspectRatio: alignment.map { _ in ratio })
      let elements = (0..<count).map { _ in StubElement.flexible() }
      let frames = Stage(layout, elements, in: ProposedViewSize(size)).shown
      let bounds = CGRect(origin: .zero, size: size)
      #expect(frames.allSatisfy { $0.isSound && bounds.holds($0) })
      #expect(isInReadingOrder(frames))
      #expect(!overlap(frames))
      #expect(Set(frames.map { "\($0.size)" }).count == 1)
    }
  }

  @Test(arguments: seeds)
  func aFittedCircleStaysInsideAndALongerRadiusWouldNot(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...16, using: &random)
    let sizes = (0..<count).map { _ in
      CGSize(width: random.length(0...60), height: random.length(0...60))
    }
    let layout = RadialLayout(
      radius: .fit, startAngle: .radians(Double.random(in: -9...9, using: &random)),
      direction: Bool.random(using: &random) ? .clockwise : .counterclockwise,
      orientation: RadialLayout.Orientation.allCases.randomElement(using: &random) ?? .upright)
    let size = CGSize(width: random.length(130...500), height: random.length(130...500))
    let stage = Stage(
      layout, sizes.map { StubElement.fixed($0.width, $0.height) }, in: ProposedViewSize(size))
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    let rotations = layout.rotations(count: count)
    func boxes(grownBy factor: CGFloat) -> [CGRect] {
      zip(stage.shown, rotations).map { frame, rotation in
        let turned = CGRect(
          x: -frame.width / 2, y: -frame.height / 2, width: frame.width, height: frame.height
        ).applying(CGAffineTransform(rotationAngle: CGFloat(rotation.radians)))
        return turned.offsetBy(
          dx: middle.x + (frame.midX - middle.x) * factor,
          dy: middle.y + (frame.midY - middle.y) * factor)
      }
    }
    let bounds = CGRect(origin: .zero, size: size)
    #expect(boxes(grownBy: 1).allSatisfy { bounds.holds($0, slack: 1e-7) })
    #expect(!boxes(grownBy: 1.0001).allSatisfy { bounds.holds($0, slack: 1e-7) })
  }

  @Test(arguments: seeds)
  func outwardSubviewsTouchTheCircleAndAreOutsideOfIt(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...16, using: &random)
    let radius = random.length(0...200)
    let layout = RadialLayout(
      radius: .fixed(radius), startAngle: .radians(Double.random(in: -9...9, using: &random)),
      anchor: .outward)
    let elements = (0..<count).map { _ in
      StubElement.fixed(random.length(0...120), random.length(0...40))
    }
    let stage = Stage(layout, elements)
    // The size is that of the labels around the circle, whose middle is the size's.
    let middle = CGPoint(x: stage.size.width / 2, y: stage.size.height / 2)
    let bounds = CGRect(origin: .zero, size: stage.size)
    for (frame, angle) in zip(stage.shown, layout.angles(count: count)) {
      let x = max(frame.minX - middle.x, middle.x - frame.maxX, 0)
      let y = max(frame.minY - middle.y, middle.y - frame.maxY, 0)
      #expect(isClose((x * x + y * y).squareRoot(), radius, within: 1e-7))
      #expect(bounds.holds(frame, slack: 1e-7))
      // Its middle is on the side of the circle to which its spoke points.
      #expect((frame.midX - middle.x) * CGFloat(sin(angle.radians)) >= -1e-7)
      #expect((middle.y - frame.midY) * CGFloat(cos(angle.radians)) >= -1e-7)
    }
  }

  @Test(arguments: seeds)
  func aFittedCircleOfOutwardSubviewsIsTheLongest(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let sizes = (0..<Int.random(in: 1...16, using: &random)).map { _ in
      CGSize(width: random.length(0...50), height: random.length(0...50))
    }
    let start = Angle.radians(Double.random(in: -9...9, using: &random))
    let orientation =
      RadialLayout.Orientation.allCases.randomElement(using: &random) ?? .upright
    let area = CGSize(width: random.length(220...500), height: random.length(220...500))
    func stage(_ radius: RadialLayout.Radius) -> Stage {
      Stage(
        RadialLayout(
          radius: radius, startAngle: start, orientation: orientation, anchor: .outward),
        sizes.map { StubElement.fixed($0.width, $0.height) }, in: ProposedViewSize(area))
    }
    /// What circles of a radius take.
    func taken(_ radius: CGFloat) -> CGSize {
      Stage(
        RadialLayout(
          radius: .fixed(radius), startAngle: start, orientation: orientation, anchor: .outward),
        sizes.map { StubElement.fixed($0.width, $0.height) }
      ).size
    }
    // The radius that was chosen, found by comparing the places with those of known radii.
    var (short, long): (CGFloat, CGFloat) = (0, 500)
    for _ in 0..<60 {
      let middle = (short + long) / 2
      let size = taken(middle)
      if size.width <= area.width, size.height <= area.height {
        short = middle
      } else {
        long = middle
      }
    }
    for (found, expected) in zip(stage(.fit).shown, stage(.fixed(short)).shown) {
      #expect(isClose(found, expected, within: 1e-6))
    }
  }

  @Test(arguments: seeds)
  func aRowHandsOutExactlyWhatThereIsToFlexibleChildren(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...12, using: &random)
    let elements = (0..<count).map { _ in
      StubElement.flexible(width: 0...random.length(200...400))
        .priority(Double(Int.random(in: -1...1, using: &random)))
    }
    let (width, spacing) = (random.length(150...199), random.length(0...4))
    let stage = Stage(
      HStackLayout(spacing: spacing), elements, in: ProposedViewSize(width: width, height: 10))
    #expect(isClose(stage.size.width, width))
    #expect(isInReadingOrder(stage.shown))
    #expect(!overlap(stage.shown))
  }
}
