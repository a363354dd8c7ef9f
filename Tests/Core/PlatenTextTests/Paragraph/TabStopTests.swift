import Foundation
import PlatenBase
import Testing

@testable import PlatenText

/// What follows a tab stands at the next stop, of which one lies each eight figures.
///
/// Letters of JetBrains Mono at 10 points are 6 points wide, so that stops are 48 points apart.
@Suite struct TabStopTests {
  private let library: FontLibrary

  init() throws { library = try BundledFonts.library() }

  private func set(
    _ text: String, width: CGFloat? = nil, stops: [CGFloat] = [], isRightToLeft: Bool = false
  ) throws -> Paragraph {
    var style = ParagraphStyle()
    style.tabStops = stops
    style.isRightToLeft = isRightToLeft
    let typesetter = Typesetter(library: library, grid: PixelGrid(scale: 2), style: style)
    let font = ResolvedFont.em(.design(.monospaced)).sized(10)
    return try typesetter.set(text, font: font, width: width, height: nil)
  }

  /// Where the last letter of each line starts, from where the line is read from.
  private func places(_ paragraph: Paragraph) -> [CGFloat] {
    paragraph.lines.compactMap { line in
      guard let part = line.line.parts.last, let cluster = part.glyphs.glyphs.map(\.cluster).max(),
        let glyph = part.glyphs.glyphs.first(where: { $0.cluster == cluster })
      else { return nil }
      let left = part.x + glyph.position.x * 10
      let place =
        part.glyphs.isRightToLeft ? line.line.width - left - glyph.advance * 10 : left
      return (place * 1e6).rounded() / 1e6
    }
  }

  @Test func columnsOfConsecutiveLinesAlign() throws {
    #expect(places(try set("a\tx\nabc\tx\n1234567\tx")) == [48, 48, 48])
    #expect(places(try set("12345678\tx\na\tb\tx\n\t\tx")) == [96, 96, 96])
    #expect(try set("a\tx").size.width == 54)
  }

  @Test func soTheyDoFromRightToLeft() throws {
    #expect(places(try set("א\tג\nאבד\tג\n\tג", isRightToLeft: true)) == [48, 48, 48])
    #expect(places(try set("א ab\tג\nא\tג", isRightToLeft: true)) == [48, 48])
  }

  // Behind the last stop that is set, every eighth figure has one.
  @Test func stopsThatAreSetComeFirst() throws {
    #expect(places(try set("a\tx\nabc\tx\n1234567\tx", stops: [20, 100])) == [20, 20, 100])
    #expect(places(try set("\t\tx\n\t\t\tx", stops: [20, 100])) == [100, 144])
    #expect(places(try set("א\tג", stops: [20], isRightToLeft: true)) == [20])
    // What is no place counts for nothing, in any order.
    #expect(places(try set("a\tx", stops: [.nan, 50, .infinity, 30])) == [30])
  }

  @Test func linesBreakByStopsThatAreSet() throws {
    // "aa", a tab and "bb" reach to 32.
    #expect(try set("aa\tbb cc", width: 33, stops: [20]).lines.map(\.text) == ["aa\tbb", "cc"])
    #expect(try set("aa\tbb cc", width: 50, stops: [20]).lines.map(\.text) == ["aa\tbb cc"])
  }

  // "aa", a tab and "bb" reach to 60, and a space and "cc" to 78.
  @Test func linesBreakByWhereTabsLead() throws {
    #expect(try set("aa\tbb cc", width: 66).lines.map(\.text) == ["aa\tbb", "cc"])
    #expect(try set("aa\tbb cc", width: 78).lines.map(\.text) == ["aa\tbb cc"])
    let narrow = try set("aaaa\tbb", width: 50)
    #expect(narrow.lines.map(\.text) == ["aaaa", "bb"])
    #expect(narrow.lines.map { $0.line.width.rounded() } == [24, 12])
  }

  // CSS Text Level 3: a stop less than half a figure away is passed over.
  @Test func aStopThatIsTooNearIsPassedOver() {
    let stops = TabStops(figure: 6)
    #expect([0, 44, 45, 46, 48].map { stops.next(after: $0) } == [48, 48, 96, 96, 96])
    #expect(TabStops(figure: .nan).next(after: 0) == 8)
  }

  @Test func aTextOfTabsAloneEnds() throws {
    #expect(try set(String(repeating: "\t", count: 5000)).size.width == 240_000)
  }
}
