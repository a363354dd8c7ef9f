import Foundation
import PlatenBase
import Testing

@testable import PlatenText

/// Texts without measure, at every width and limit: that they are set at all shows that the work
/// grows with their length and no faster.
@Suite struct HostileParagraphTests {
  private let library: FontLibrary

  init() throws { library = try BundledFonts.library() }

  private func set(
    _ text: StyledText, width: CGFloat?, _ change: (inout ParagraphStyle) -> Void = { _ in }
  ) throws -> Paragraph {
    var style = ParagraphStyle()
    change(&style)
    let paragraph = try Typesetter(library: library, grid: PixelGrid(scale: 2), style: style)
      .set(text, width: width, height: nil)
    #expect(paragraph.size.width.isFinite && paragraph.size.height.isFinite)
    return paragraph
  }

  private static let texts: [(name: String, text: String)] = {
    func many(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }
    return [
      ("one letter", many("a", 20000)), ("Arabic letters that join", many("ب", 5000)),
      ("Arabic words without a space", many("لماذا", 2000)), ("spaces", many(" ", 20000)),
      ("marks on one letter", "a" + many("\u{301}", 10_000)),
      ("marks on no letter", many("\u{5B0}\u{94D}\u{E31}", 300)),
      ("zero-width spaces", many("\u{200B}", 10000)), ("joiners", many("\u{200D}", 5000)),
      ("word joiners", many("a\u{2060}", 5000)), ("soft hyphens", many("a\u{AD}", 5000)),
      ("soft hyphens alone", many("\u{AD}", 5000)),
      ("variation selectors", many("\u{FE0F}\u{FE0E}", 2000)),
      ("tag characters", "🏴" + many("\u{E0061}", 1000)), ("flags", many("🇯", 2000)),
      ("a family without end", many("👩\u{200D}", 1000)),
      ("embeddings", many("\u{202B}a\u{202A}א", 1000)),
      ("isolates", many("\u{2067}a\u{2066}א", 1000) + many("\u{2069}", 2000)),
      ("overrides", many("\u{202E}ab\u{202D}", 1000)),
      ("directions", many("aא1", 3000)), ("brackets", many("(א[", 3000)),
      ("scripts", many("aяαあ한ב", 1000)), ("boxes", many("\u{10FFFD}", 5000)),
      ("annotations", many("\u{FFF9}a\u{FFFA}b\u{FFFB}", 1000)),
      ("lines", many("a\n", 2000)), ("line ends alone", many("\u{2028}\u{2029}\u{85}", 500)),
      ("jamo", many("\u{1100}", 2000) + many("\u{1161}", 2000)),
      ("Devanagari without a vowel", many("क्", 1000)), ("Thai", many("กรุงเทพ", 500)),
      ("tabs", many("\t", 5000)), ("controls", many("\u{1}\u{1F}\u{7F}\u{9F}", 2000)),
    ]
  }()

  @Test(arguments: texts.map(\.name)) func aLongTextIsSet(name: String) throws {
    let text = try #require(Self.texts.first { $0.name == name }).text
    let styled = StyledText(text, font: ResolvedFont.em().sized(17))
    for width in [nil, 300, 0] as [CGFloat?] {
      let paragraph = try set(styled, width: width)
      #expect(!paragraph.isTruncated)
    }
    for truncation in [ParagraphStyle.Truncation.head, .middle, .tail] {
      let paragraph = try set(styled, width: 100) {
        $0.lineLimit = 1
        $0.truncation = truncation
        $0.allowsTightening = true
        $0.minimumScaleFactor = 0.5
      }
      #expect(paragraph.lines.count == 1)
    }
  }

  @Test func aTextOfManyStyledRunsIsSet() throws {
    let runs = (0..<10_000).map { i in
      var run = StyledText.Run(text: "ab\u{AD}c ", font: ResolvedFont.em().sized(10))
      run.tracking = CGFloat(i % 3)
      run.font.weight = Font.Weight(value: i % 2 == 0 ? 400 : 700)
      return run
    }
    let text = StyledText(runs: runs)
    #expect(text.text.utf8.count == 60_000)
    for width in [nil, 30, 200] as [CGFloat?] {
      let paragraph = try set(text, width: width)
      #expect(paragraph.lines.allSatisfy { !$0.text.isEmpty })
    }
    #expect(try set(text, width: 100) { $0.lineLimit = 900 }.isTruncated)
  }

  /// What is not seen stands before an ellipsis that is larger than was thought.
  @Test func anEllipsisThatDoesNotFitTakesWhatIsBeforeIt() throws {
    let large = StyledText.Run(
      text: "a" + String(repeating: "\u{200B}", count: 20_000), font: .em().sized(100))
    let small = StyledText.Run(text: String(repeating: "i", count: 5000), font: .em().sized(1))
    let paragraph = try set(StyledText(runs: [large, small]), width: 100) { $0.lineLimit = 1 }
    #expect(paragraph.isTruncated && paragraph.lines[0].line.width <= 100.01)
  }

  @Test func reportsOfManyMissingCharactersAreShort() throws {
    let scalars = (0..<5000).compactMap { Unicode.Scalar(0xF0000 + UInt32($0)) }
    let label = try library.measure(
      String(String.UnicodeScalarView(scalars)), font: .body)
    #expect(label.missing.count == 5000)
    #expect(label.missing.allSatisfy { $0.description.utf8.count < 500 })
    for (missing, i) in zip(label.missing, 0...) { #expect(missing.offset == 4 * i) }
  }

  @Test func aSpaceWithAMarkStaysAtTheEndOfALine() throws {
    let paragraph = try set(
      StyledText("abc \u{301} def", font: .em(.design(.monospaced))), width: 3.7)
    #expect(paragraph.lines.map(\.text) == ["abc \u{301}", "def"])
  }

  @Test func whatIsNotSeenPartsNoWord() throws {
    for text in ["ᠪᠠᠶᠢᠨ\u{180E}ᠠ", "של\u{AD}ום", "سلا\u{200F}م", "に\u{2060}ほん", "ไ\u{200B}ทย"] {
      #expect(try library.shape(text, font: .em()).runs.count == 1, "\(text)")
    }
  }

  @Test func marksOnATabAreNoTabs() throws {
    let tab = try library.shape("\t", font: .em()).width
    #expect(abs(try library.shape("\t\u{301}\u{302}", font: .em()).width - tab) < 0.01)
  }
}
