import Platen
import Testing

/// Frames worked out by hand from the rules of SwiftUI's layout.
@Suite struct ModifierLayoutTests {
  @Test func paddingMovesItsViewAndGrowsThePicture() throws {
    let frames = try Frames.of(box("a", 40, 20).padding(.horizontal, 5).padding(.top, 3))
    #expect(frames["a"] == CGRect(5, 3, 40, 20))
    #expect(frames["picture"].size == CGSize(width: 50, height: 23))
  }

  @Test func paddingWithoutALengthIsSixteen() throws {
    let frames = try Frames.of(box("a", 10, 10).padding())
    #expect(frames["a"] == CGRect(16, 16, 10, 10))
  }

  /// One type can stand for a guide along x and for one along y.
  private enum Hook: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  @Test func aGuideOfEachAxisHasItsOwnPlaceThoughTheirTypeIsOne() throws {
    let (across, down) = (HorizontalAlignment(Hook.self), VerticalAlignment(Hook.self))
    let hooked = box("a", 40, 20)
      .alignmentGuide(across) { _ in 3 }.alignmentGuide(down) { _ in 7 }
    var found: [CGFloat?] = []
    let stack = HStack(spacing: 0) { hooked }.frame(width: 60, height: 40, alignment: .topLeading)
      .alignmentGuide(.leading) { dimensions in
        found = [dimensions[explicit: across], dimensions[explicit: down]]
        return 0
      }
    _ = try Frames.of(VStack(alignment: .leading) { stack })
    #expect(found == [3, 7])
  }

  @Test(arguments: [
    (Alignment.topLeading, CGPoint(x: 0, y: 0)), (.center, CGPoint(x: 30, y: 15)),
    (.bottomTrailing, CGPoint(x: 60, y: 30)), (.trailing, CGPoint(x: 60, y: 15)),
  ])
  func aFrameAlignsItsView(alignment: Alignment, origin: CGPoint) throws {
    let frames = try Frames.of(box("a", 40, 20).frame(width: 100, height: 50, alignment: alignment))
    #expect(frames["a"].origin == origin)
  }

  @Test func aViewLargerThanItsFrameOverflowsItAroundTheMiddle() throws {
    let frames = try Frames.of(box("a", 100, 10).frame(width: 60))
    #expect(frames["a"] == CGRect(-20, 0, 100, 10))
    #expect(frames["picture"].width == 60)
  }

  @Test func negativeAndInfiniteFramesAreIgnored() throws {
    let frames = try Frames.of(box("a", 10, 20).frame(width: -5, height: .infinity))
    #expect(frames["picture"].size == CGSize(width: 10, height: 20))
  }

  @Test(
    arguments: [
      // proposal, minimum, ideal, maximum, expected: a child of 40 points.
      (200.0, nil, nil, Double.infinity, 200.0), (200, 100, nil, nil, 100),
      (30, 100, nil, nil, 100),
      (nil, nil, 70, nil, 70), (nil, 50, nil, nil, 50), (200, 20, nil, 150, 150),
      (10, 20, nil, 150, 20), (nil, nil, nil, 30, 30),
    ] as [(Double?, Double?, Double?, Double?, Double)])
  func aFlexibleFrameFollowsItsBounds(
    proposal: Double?, minimum: Double?, ideal: Double?, maximum: Double?, expected: Double
  ) throws {
    let view = Color.red.frame(width: 40, height: 10)
      .frame(
        minWidth: minimum.map { CGFloat($0) }, idealWidth: ideal.map { CGFloat($0) },
        maxWidth: maximum.map { CGFloat($0) }
      ).probe("frame")
    let frames = try Frames.of(view, width: proposal.map { CGFloat($0) })
    #expect(frames["frame"].width == CGFloat(expected))
  }

  @Test func aLayoutSeesTheInnermostOfSeveralValues() throws {
    // Each view is as many points wide as its value says.
    let row = ValueRow {
      Group {
        Color.red.probe("own").layoutValue(key: WidthKey.self, value: 30)
        Color.red.probe("shared")
      }
      .layoutValue(key: WidthKey.self, value: 20)
      Color.red.probe("none")
    }
    let frames = try Frames.of(row, height: 10)
    #expect(frames["own"].width == 30)
    #expect(frames["shared"].width == 20)
    #expect(frames["none"].width == 10)
  }

  @Test func aStackGivesWhatTheLeastFlexibleLeaves() throws {
    // The vector of objc.io's "How an HStack lays out its children".
    let stack = HStack(spacing: 0) {
      Color.red.frame(maxWidth: 100).probe("a")
      Color.blue.frame(minWidth: 100).probe("b")
    }
    let frames = try Frames.of(stack.frame(width: 150, height: 10))
    #expect(frames["a"].width == 75)
    #expect(frames["b"].width == 100)
    #expect(frames["a"].minX == -12.5)
  }

  @Test func overlaysAndBackgroundsAreProposedTheViewsSize() throws {
    let view = box("a", 60, 40)
      .overlay(alignment: .bottomTrailing) { box("mark", 10, 10) }
      .background { Color.blue.probe("ground") }
      .padding(4)
    let frames = try Frames.of(view)
    #expect(frames["mark"] == CGRect(54, 34, 10, 10))
    #expect(frames["ground"] == frames["a"])
  }

  @Test func anAspectRatioFitsAndFills() throws {
    let fit = Color.red.aspectRatio(2, contentMode: .fit).probe("a")
    #expect(try Frames.of(fit, width: 100, height: 100)["a"].size == CGSize(width: 100, height: 50))
    let fill = Color.red.aspectRatio(2, contentMode: .fill).probe("a")
    #expect(
      try Frames.of(fill, width: 100, height: 100)["a"].size == CGSize(width: 200, height: 100))
  }

  /// A column that scrolls offers a width alone: a picture of two to one is half as high, whether it fits or fills.
  @Test(arguments: [ContentMode.fit, .fill])
  func aRatioGoesByTheOneLengthThatIsOffered(mode: ContentMode) throws {
    let column = ScrollView { Color.red.aspectRatio(2, contentMode: mode).probe("a") }
    #expect(
      try Frames.of(column, width: 100, height: 300)["a"].size == CGSize(width: 100, height: 50))
    let row = ScrollView(.horizontal) { Color.red.aspectRatio(2, contentMode: mode).probe("a") }
    #expect(
      try Frames.of(row, width: 300, height: 100)["a"].size == CGSize(width: 200, height: 100))
  }

  @Test func aCircleTakesASquare() throws {
    let frames = try Frames.of(Circle().probe("a"), width: 30, height: 70)
    #expect(frames["a"].size == CGSize(width: 30, height: 30))
  }

  @Test func effectsAndOffsetsKeepTheSpace() throws {
    let view = HStack(spacing: 0) {
      box("a", 10, 10).offset(x: 5, y: -3)
      box("b", 10, 10).scaleEffect(3).rotationEffect(.degrees(45))
    }
    let frames = try Frames.of(view)
    #expect(frames["a"].origin == CGPoint(x: 5, y: -3))
    #expect(frames["b"] == CGRect(10, 0, 10, 10))
    #expect(frames["picture"].size == CGSize(width: 20, height: 10))
  }

  @Test func rightToLeftMirrorsStacksPaddingAndFrames() throws {
    let view = HStack(spacing: 2) {
      box("a", 10, 10)
      box("b", 20, 10)
    }
    .padding(.leading, 5)
    .frame(width: 100, alignment: .leading)
    let frames = try Frames.of(view) { $0.layoutDirection = .rightToLeft }
    #expect(frames["a"] == CGRect(85, 0, 10, 10))
    #expect(frames["b"] == CGRect(63, 0, 20, 10))
  }

  @Test func aViewThatIsNeverPlacedIsInTheMiddle() throws {
    let frames = try Frames.of(NeverPlaces() { box("a", 20, 10) }, width: 100, height: 50)
    #expect(frames["a"] == CGRect(40, 20, 20, 10))
  }

  @Test func aSpacerTakesWhatIsLeft() throws {
    let view = HStack(spacing: 0) {
      box("a", 10, 10)
      Spacer()
      box("b", 10, 10)
    }
    #expect(try Frames.of(view, width: 100)["b"].minX == 90)
    #expect(try Frames.of(view)["b"].minX == 18)
  }
}

/// A layout that leaves its views where they fall.
private struct NeverPlaces: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

private struct WidthKey: LayoutValueKey {
  static let defaultValue: CGFloat = 10
}

/// A row of views that are as wide as their values say.
private struct ValueRow: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: subviews.reduce(0) { $0 + $1[WidthKey.self] }, height: proposal.height ?? 10)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = bounds.minX
    for view in subviews {
      let width = view[WidthKey.self]
      view.place(
        at: CGPoint(x: x, y: bounds.minY), proposal: .init(width: width, height: bounds.height))
      x += width
    }
  }
}
