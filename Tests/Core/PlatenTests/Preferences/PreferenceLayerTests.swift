import Platen
import Testing

/// Views made of what the views before or behind them hand up.
@Suite struct PreferenceLayerTests {
  @Test func anOverlayIsMadeOfWhatIsHandedUp() throws {
    let view = HStack(spacing: 0) {
      bar(10); bar(30)
    }
    .overlayPreferenceValue(Widths.self) { widths in box("sum", widths.reduce(0, +), 2) }
    let frames = try Frames.of(view)
    #expect(frames["sum"] == CGRect(0, 4, 40, 2))
    #expect(frames["picture"].size == CGSize(width: 40, height: 10))
  }

  @Test func layersAreAlignedAndProposedTheViewsSize() throws {
    let view = bar(40)
      .overlayPreferenceValue(Widths.self, alignment: .bottomTrailing) { _ in box("over", 4, 2) }
      .backgroundPreferenceValue(Widths.self, alignment: .topTrailing) { _ in box("under", 6, 3) }
      .backgroundPreferenceValue(Widths.self) { _ in Color.blue.probe("ground") }
    let frames = try Frames.of(view.padding(1))
    #expect(frames["over"] == CGRect(37, 9, 4, 2))
    #expect(frames["under"] == CGRect(35, 1, 6, 3))
    #expect(frames["ground"] == CGRect(1, 1, 40, 10))
  }

  @Test func alignedLayersAreMirrored() throws {
    let view = bar(40)
      .overlayPreferenceValue(Widths.self, alignment: .trailing) { _ in box("over", 4, 2) }
    let frames = try Frames.of(view) { $0.layoutDirection = .rightToLeft }
    #expect(frames["over"].minX == 0)
  }

  @Test func severalViewsInALayerLieOverEachOther() throws {
    let view = bar(40).overlayPreferenceValue(Widths.self, alignment: .topLeading) { _ in
      box("a", 10, 4)
      box("b", 6, 4)
    }
    let frames = try Frames.of(view)
    #expect(frames["a"].origin == .zero)
    #expect(frames["b"].origin == .zero)
  }

  @Test func aLayerIsMadeOfTheDefaultWhereNothingIsHandedUp() throws {
    let view = Color.red.frame(width: 20, height: 10)
      .overlayPreferenceValue(Widths.self) { box("count", CGFloat($0.count) + 1, 2) }
    #expect(try Frames.of(view)["count"].width == 1)
  }

  @Test func anOverlayComesAfterItsViewAndABackgroundBefore() throws {
    let over = bar(1).overlayPreferenceValue(Widths.self) { _ in bar(2) }
    #expect(try handedUp(by: over) == [1, 2])
    let under = bar(1).backgroundPreferenceValue(Widths.self) { _ in bar(2) }
    #expect(try handedUp(by: under) == [2, 1])
  }

  @Test func anOverlaySeesTheOneInside() throws {
    let view = bar(1)
      .overlayPreferenceValue(Widths.self) { bar($0.reduce(1, +)) }
      .overlayPreferenceValue(Widths.self) { bar($0.reduce(1, +)) }
    // 1, then 1 + 1, then 1 + 1 + 2.
    #expect(try handedUp(by: view) == [1, 2, 4])
  }

  @Test func layersAreDrawnBeforeAndBehind() throws {
    let view = Color.red.frame(width: 4, height: 4)
      .overlayPreferenceValue(Widths.self) { _ in Color.green }
      .backgroundPreferenceValue(Widths.self) { _ in Color.blue }
    let svg = String(decoding: try ImageRenderer(content: view).svgData(), as: UTF8.self)
    let plain = Color.red.frame(width: 4, height: 4)
      .overlay { Color.green }.background { Color.blue }
    let expected = String(decoding: try ImageRenderer(content: plain).svgData(), as: UTF8.self)
    #expect(svg == expected)
  }

  @Test func stateInALayerIsKept() throws {
    let view = bar(5).overlayPreferenceValue(Widths.self, alignment: .topLeading) { _ in Grower() }
    #expect(try Frames.of(view)["grower"].width == 3)
  }

  @Test func aLayerInALayersViewIsMadeInTime() throws {
    let view = VStack(spacing: 0) {
      bar(10).overlayPreferenceValue(Widths.self) { box("inner", $0.reduce(0, +), 1) }
      bar(20)
    }
    .backgroundPreferenceValue(Widths.self) { box("outer", $0.reduce(0, +), 1) }
    let frames = try Frames.of(view)
    #expect(frames["inner"].width == 10)
    #expect(frames["outer"].width == 30)
  }

  private func handedUp(by view: some View) throws -> [CGFloat] {
    var found: [CGFloat] = []
    try renderUntilStable(view.onPreferenceChange(Widths.self) { found = $0 })
    return found
  }
}

private func bar(_ width: CGFloat) -> some View {
  Color.red.frame(width: width, height: 10).preference(key: Widths.self, value: [width])
}

private struct Grower: NonisolatedView {
  @State private var width: CGFloat = 1

  var body: some View {
    box("grower", width, 1).onChange(of: width, initial: true) { if width < 3 { width += 1 } }
  }
}

private struct Widths: PreferenceKey {
  static let defaultValue: [CGFloat] = []
  static func reduce(value: inout [CGFloat], nextValue: () -> [CGFloat]) { value += nextValue() }
}
