import Platen
import Testing

/// Frames, padding, ratios and fixed sizes; the reference's sections 2.3 to 2.6.
@Suite struct FrameRuleTests {
  @Test func aFixedFrameOffersItsLengthsAndAlignsItsView() throws {
    try expectSketch(
      of: Color.red.frame(height: 10).probe("a").frame(width: 30, height: 30, alignment: .bottom),
      """
      ...
      ...
      aaa
      """)
  }

  @Test func aFrameRespectsGuidesOfItsView() throws {
    // The view's trailing guide, 10 points in, meets the frame's trailing edge.
    try expectSketch(
      of: box("a", 30, 10).alignmentGuide(.trailing) { _ in 10 }
        .frame(width: 40, alignment: .trailing), "...aaa")
  }

  @Test func aFrameWithTwoBoundsIsWhatItIsOffered() throws {
    let frame = box("a", 40, 10).frame(minWidth: 0, maxWidth: .infinity).probe("f")
    #expect(try Frames.of(frame, width: 20)["f"].width == 20)
    #expect(try Frames.of(frame, width: 90)["f"].width == 90)
    #expect(try Frames.of(frame)["f"].width == 40)
  }

  @Test func aFrameWithAMaximumAloneIsAtLeastItsView() throws {
    let frame = box("a", 40, 10).frame(maxWidth: .infinity).probe("f")
    #expect(try Frames.of(frame, width: 20)["f"].width == 40)
    #expect(try Frames.of(frame, width: 90)["f"].width == 90)
  }

  @Test func aFlexibleFrameOffersItsOwnSizeWhenItPlaces() throws {
    // Offered 100, the frame takes 50, and so does the view in it.
    try expectSketch(
      of: Color.red.probe("a").frame(maxWidth: 50), width: 100, height: 10, "aaaaa")
    // With a least height alone, the frame takes the 40 that the view took of 80; then it offers
    // these, and the view in its middle takes 20.
    try expectSketch(
      of: HalfHeight() { Color.red.probe("a") }.frame(minHeight: 0), width: 10, height: 80,
      """
      .
      a
      a
      .
      """)
  }

  @Test func boundsThatContradictEachOtherAreBroughtIntoOrder() throws {
    let frame = Color.red.frame(minWidth: 50, idealWidth: 20, maxWidth: 10).probe("f")
    #expect(try Frames.of(frame)["f"].width == 50)
    #expect(try Frames.of(frame, width: 100)["f"].width == 50)
  }

  @Test func paddingIsTakenFromWhatIsOffered() throws {
    let insets = EdgeInsets(top: 10, leading: 20, bottom: 0, trailing: 10)
    try expectSketch(
      of: Color.red.probe("a").padding(insets), width: 50, height: 20,
      """
      .....
      ..aa.
      """)
    #expect(try Frames.of(Color.red.probe("a").padding(30), width: 20, height: 20)["a"].width == 0)
    #expect(
      try Frames.of(Color.red.probe("a").padding(.leading), width: 20, height: 9)["a"]
        == CGRect(16, 0, 4, 9))
    #expect(try Frames.of(Color.red.probe("a").padding())["a"] == CGRect(16, 16, 10, 10))
  }

  @Test func aRatioChangesTheProposalAndNotTheAnswer() throws {
    let fixed = box("a", 30, 30).aspectRatio(2, contentMode: .fit)
    #expect(try Frames.of(fixed, width: 100, height: 100)["picture"].size == CGSize(30, 30))
  }

  @Test func aRatioFollowsTheAxisThatIsOffered() throws {
    let view = Color.red.aspectRatio(2, contentMode: .fit).probe("a")
    #expect(try Frames.of(view, width: 100)["a"].size == CGSize(100, 50))
    #expect(try Frames.of(view, height: 30)["a"].size == CGSize(60, 30))
    #expect(try Frames.of(view)["a"].size == CGSize(10, 10))
  }

  @Test func withoutARatioTheIdealSizesCounts() throws {
    let view = Color.red.frame(idealWidth: 20, idealHeight: 10)
    #expect(
      try Frames.of(view.scaledToFit().probe("a"), width: 100, height: 100)["a"].size
        == CGSize(100, 50))
    #expect(
      try Frames.of(view.scaledToFill().probe("a"), width: 100, height: 100)["a"].size
        == CGSize(200, 100))
    let shape = Color.red.aspectRatio(CGSize(width: 3, height: 4), contentMode: .fit).probe("a")
    #expect(try Frames.of(shape, width: 100, height: 40)["a"].size == CGSize(30, 40))
  }

  @Test func aFixedSizeIsTheIdealOneOfItsAxes() throws {
    #expect(
      try Frames.of(Color.red.fixedSize().probe("a"), width: 50, height: 60)["a"].size
        == CGSize(10, 10))
    let half = Color.red.fixedSize(horizontal: true, vertical: false).probe("a")
    #expect(try Frames.of(half, width: 50, height: 60)["a"].size == CGSize(10, 60))
  }

  @Test func aFixedSizeKeepsThePriority() throws {
    try expectSketch(
      of: HStack(spacing: 0) {
        Color.red.frame(minWidth: 10).probe("a")
        Color.red.layoutPriority(1).fixedSize(horizontal: false, vertical: true).probe("b")
      }, width: 50, height: 10, "abbbb")
  }
}

/// A layout that takes half of the height that it is offered.
private struct HalfHeight: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    return CGSize(width: size.width, height: size.height / 2)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }
}
