import Platen
import Testing

/// Effects that depend on where a view lies are the ordinary ones with numbers worked out by hand.
@Suite struct VisualEffectTests {
  @Test func anOffsetMayDependOnTheGeometry() throws {
    let view = box("a", 10, 20).visualEffect { content, geometry in
      content.offset(x: geometry.size.width, y: geometry.frame(in: .global).minY / 2)
    }
    .padding(6)
    let frames = try Frames.of(view)
    #expect(frames["a"] == CGRect(16, 9, 10, 20))
    #expect(frames["picture"].size == CGSize(width: 22, height: 32))
  }

  @Test func effectsAreDrawnAsTheOrdinaryOnesInTheirOrder() throws {
    let tile = Color.red.frame(width: 10, height: 20)
    let effect = tile.visualEffect { content, geometry in
      content.opacity(Double(geometry.size.width) / 20).scaleEffect(0.5, anchor: .top)
        .rotationEffect(.degrees(30)).offset(CGSize(width: 1, height: 2))
    }
    let plain = tile.opacity(0.5).scaleEffect(0.5, anchor: .top).rotationEffect(.degrees(30))
      .offset(CGSize(width: 1, height: 2))
    let data = try ImageRenderer(content: effect.padding(9)).svgData()
    #expect(data == (try ImageRenderer(content: plain.padding(9)).svgData()))
  }

  @Test func whatIsInsideAppearsOnceAndIsHeard() throws {
    let log = Recorder()
    let view = GeometryReader { geometry in
      Color.red.preference(key: Height.self, value: geometry.size.height)
        .onAppear { log.add("appear") }
    }
    .visualEffect { content, _ in content.opacity(0.5) }
    .onPreferenceChange(Height.self) { log.add("height \($0)") }
    try renderUntilStable(view, width: 4, height: 7)
    #expect(log.entries.sorted() == ["appear", "height 7.0"])
  }
}

private struct Height: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {}
}
