import Platen
import PlatenDrawing
import Testing

/// Where letters are drawn that follow a tab.
@Suite struct TabStopRenderTests {
  /// Where the last letter of each run of glyphs begins, from the left of the picture.
  private func places(_ view: some View, width: CGFloat? = nil) throws -> [CGFloat] {
    let renderer = ImageRenderer(content: view.font(.custom("JetBrains Mono", fixedSize: 10)))
    renderer.proposedSize.width = width
    return try renderer.displayList().items.compactMap { item in
      guard case .glyphs(let glyphs) = item, let last = glyphs.run.glyphs.last else { return nil }
      return ((glyphs.origin.x + last.position.x * glyphs.size) * 1e6).rounded() / 1e6
    }
  }

  // A letter is 6 points wide, so that stops are 48 points apart unless they are set.
  @Test func lettersStandAtTheStops() throws {
    #expect(try places(Text("ab\tx")) == [48])
    #expect(try places(Text("ab\tx").tabStops([30])) == [30])
    #expect(
      try places(
        VStack(alignment: .leading) {
          Text("ab\tx"); Text("abcde\tx")
        }.tabStops([40])) == [40, 40])
    #expect(try places(Text("ab\t\tx").tabStops([30])) == [48])
  }

  // A view inside says its own.
  @Test func theInnermostStopsCount() throws {
    #expect(try places(Text("a\tx").tabStops([20]).tabStops([30])) == [20])
  }

  // The letter that stands at the stop ends there, 60 points from the right.
  @Test func stopsAreCountedFromWhereALineIsRead() throws {
    let text = Text("א\tx").tabStops([60]).frame(width: 200, alignment: .leading)
    let places = try places(text.environment(\.layoutDirection, .rightToLeft), width: 200)
    #expect(places.contains(200 - 60 - 6))
  }
}
