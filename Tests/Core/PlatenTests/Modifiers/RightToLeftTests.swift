import Platen
import Testing

/// What is mirrored where reading goes from right to left.
@Suite struct RightToLeftTests {
  private func expectMirrored(
    _ view: some View, width: CGFloat? = nil, height: CGFloat? = nil, _ expected: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try expectSketch(
      of: view.environment(\.layoutDirection, .rightToLeft), width: width, height: height,
      expected, sourceLocation: sourceLocation)
  }

  @Test func stacksFramesAndPadding() throws {
    try expectMirrored(
      HStack(spacing: 10) {
        box("a", 10, 10)
        box("b", 20, 10)
      }
      .padding(.leading, 10).frame(width: 80, alignment: .leading),
      "...bb.a.")
  }

  @Test func alignmentInAVerticalStack() throws {
    try expectMirrored(
      VStack(alignment: .leading, spacing: 0) {
        box("a", 10, 10)
        box("b", 30, 10)
      },
      """
      ..a
      bbb
      """)
  }

  @Test func alignmentInAZStackAndInLayers() throws {
    try expectMirrored(
      ZStack(alignment: .topTrailing) {
        box("a", 40, 20)
        box("b", 10, 10)
      }
      .overlay(alignment: .bottomLeading) { box("c", 10, 10) },
      """
      baaa
      aaac
      """)
  }

  @Test func geometryReaders() throws {
    try expectMirrored(
      GeometryReader { _ in box("a", 20, 10) }, width: 50, height: 20,
      """
      ...aa
      .....
      """)
  }

  @Test func customGuidesCountFromTheLeadingEdge() throws {
    try expectMirrored(
      VStack(alignment: .leading, spacing: 0) {
        box("a", 20, 10).alignmentGuide(.leading) { _ in 10 }
        box("b", 20, 10)
      },
      """
      .aa
      bb.
      """)
  }

  @Test func customLayouts() throws {
    try expectMirrored(
      Diagonal() {
        box("a", 10, 10)
        box("b", 10, 10)
      }, width: 40, height: 20,
      """
      ...a
      ..b.
      """)
  }

  @Test func scrollViewsAndSafeAreas() throws {
    try expectMirrored(
      ScrollView(.horizontal) { box("a", 30, 10) }
        .safeAreaInset(edge: .leading, spacing: 0) { box("b", 10, 10) },
      width: 60, "..aaab")
  }

  @Test func flippedViewsAreDrawnInAMirror() throws {
    let view = HStack(spacing: 0) {
      Color.red.frame(width: 10, height: 10)
      Color.blue.frame(width: 20, height: 10)
    }
    let mirrored = try drawn(view.flipsForRightToLeftLayoutDirection(true)) {
      $0.layoutDirection = .rightToLeft
    }
    #expect(try mirrored == drawn(view))
    #expect(
      try drawn(view.layoutDirectionBehavior(.mirrors(in: .leftToRight)))
        == drawn(view) { $0.layoutDirection = .rightToLeft })
    #expect(
      try drawn(view.layoutDirectionBehavior(.fixed)) { $0.layoutDirection = .rightToLeft }
        != drawn(view))
  }
}

/// Each view one step to the side and one down.
private struct Diagonal: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (i, subview) in subviews.enumerated() {
      let step = CGFloat(i) * 10
      subview.place(
        at: CGPoint(x: bounds.minX + step, y: bounds.minY + step), proposal: .unspecified)
    }
  }
}
