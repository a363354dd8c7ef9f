import Platen
import Testing

/// Views that keep clear of edges, and those in them that do not.
@Suite struct SafeAreaTests {
  @Test func anInsetLiesAtItsEdgeAndTheViewKeepsClear() throws {
    try expectSketch(
      of: Color.red.probe("v").safeAreaInset(edge: .bottom, spacing: 10) { box("b", 20, 10) },
      width: 60, height: 50,
      """
      vvvvvv
      vvvvvv
      vvvvvv
      ......
      ..bb..
      """)
    try expectSketch(
      of: Color.red.probe("v")
        .safeAreaInset(edge: .top, alignment: .leading, spacing: 0) { box("t", 20, 10) },
      width: 40, height: 30,
      """
      tt..
      vvvv
      vvvv
      """)
    try expectSketch(
      of: Color.red.probe("v")
        .safeAreaInset(edge: .trailing, alignment: .bottom, spacing: 0) { box("s", 10, 10) },
      width: 40, height: 20,
      """
      vvv.
      vvvs
      """)
  }

  @Test func theDistanceToAnInsetIsThatOfAStack() throws {
    let frames = try Frames.of(
      Color.red.probe("v").safeAreaInset(edge: .top) { box("t", 20, 10) }, width: 40, height: 40)
    #expect(frames["v"] == CGRect(0, 18, 40, 22))
  }

  @Test func paddingOfTheSafeAreaIsSixteenOrWhatItIs() throws {
    #expect(
      try Frames.of(Color.red.probe("v").safeAreaPadding(), width: 52, height: 42)["v"]
        == CGRect(16, 16, 20, 10))
    try expectSketch(
      of: Color.red.probe("v").safeAreaPadding(.horizontal, 10), width: 40, height: 10, ".vv.")
    let insets = EdgeInsets(top: 0, leading: 20, bottom: 10, trailing: 0)
    try expectSketch(
      of: Color.red.probe("v").safeAreaPadding(insets), width: 40, height: 20,
      """
      ..vv
      ....
      """)
  }

  @Test func aViewThatIgnoresTheSafeAreaReachesTheEdgesThatItTouches() throws {
    try expectSketch(
      of: VStack(spacing: 0) {
        box("a", 10, 10)
        Color.red.probe("v").ignoresSafeArea()
      }
      .safeAreaPadding(10), width: 50, height: 50,
      """
      .....
      ..a..
      vvvvv
      vvvvv
      vvvvv
      """)
  }

  /// It goes with its corner at the top and at the leading side, as far as it touches the ends there.
  @Test(arguments: [
    (Alignment.topLeading, CGPoint(x: 0, y: 0)), (.top, CGPoint(x: 20, y: 0)),
    (.bottomTrailing, CGPoint(x: 30, y: 40)), (.center, CGPoint(x: 20, y: 25)),
  ]) func aViewOfAFixedSizeMovesIntoTheSafeAreaAsAWhole(_ corner: Alignment, _ origin: CGPoint)
    throws
  {
    let view = box("v", 10, 10).ignoresSafeArea()
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: corner)
      .safeAreaPadding(EdgeInsets(top: 10, leading: 10, bottom: 0, trailing: 10))
    let frame = try Frames.of(view, width: 50, height: 50)["v"]
    #expect(frame.size == CGSize(width: 10, height: 10))
    #expect(frame.origin == origin)
  }

  /// Apple's documentation of `background(_:ignoresSafeAreaEdges:)`: by default on all edges.
  @Test func aStyleBehindAViewContinuesBehindTheSafeAreaButNotInAScrollView() throws {
    func svg(_ view: some View) throws -> Data {
      try ImageRenderer(content: view.safeAreaPadding(10).frame(width: 60, height: 50)).svgData()
    }
    let red = Rectangle().fill(.red), view = Color.clear
    let reaching = try svg(view.background { red.ignoresSafeArea() })
    #expect(try svg(view.background(.red)) == reaching)
    #expect(try svg(view.overlay(.red)) == svg(view.overlay { red.ignoresSafeArea() }))
    #expect(
      try svg(view.background(.red, ignoresSafeAreaEdges: .top))
        == svg(view.background { red.ignoresSafeArea(edges: .top) }))
    let kept = try svg(view.background { red })
    #expect(kept != reaching)
    #expect(try svg(view.background(.red, ignoresSafeAreaEdges: [])) == kept)
    let row = view.frame(height: 20)
    #expect(
      try svg(ScrollView { row.background(.red) })
        == svg(ScrollView { row.background { red.ignoresSafeArea(edges: .horizontal) } }))
    #expect(
      try svg(ScrollView(.horizontal) { row.frame(width: 20).background(.red) })
        != svg(ScrollView(.horizontal) { row.frame(width: 20).background { red } }))
  }

  @Test func someEdgesAndRegionsCanBeKept() throws {
    try expectSketch(
      of: Color.red.probe("v").ignoresSafeArea(edges: .top).safeAreaPadding(10),
      width: 40, height: 40,
      """
      .vv.
      .vv.
      .vv.
      ....
      """)
    try expectSketch(
      of: Color.red.probe("v").edgesIgnoringSafeArea(.horizontal).safeAreaPadding(10),
      width: 40, height: 30,
      """
      ....
      vvvv
      ....
      """)
    try expectSketch(
      of: Color.red.probe("v").ignoresSafeArea(.keyboard).safeAreaPadding(10),
      width: 30, height: 30,
      """
      ...
      .v.
      ...
      """)
  }

  @Test func aBackgroundGoesOnBehindAnInset() throws {
    try expectSketch(
      of: box("a", 20, 10).frame(maxWidth: .infinity, maxHeight: .infinity)
        .background { Color.red.probe("g").ignoresSafeArea() }
        .safeAreaInset(edge: .bottom, spacing: 0) { box("b", 20, 10) },
      width: 40, height: 40,
      """
      gggg
      gaag
      gggg
      gbbg
      """)
  }
}
