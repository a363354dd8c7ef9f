import Foundation
import Platen
import Testing

/// Texts whose parts look different.
@Suite struct StyledTextTests {
  private func size(_ view: some View, width: CGFloat? = nil) throws -> CGSize {
    try Frames.of(view, width: width)["picture"].size
  }

  private func width(_ text: String, _ font: Font) throws -> CGFloat {
    try FontLibrary.shared.measure(text, font: font).width
  }

  @Test func partsStandOneAfterTheOther() throws {
    let text = Text("one ").bold() + Text("two ").font(.title) + Text("three").italic()
    let sum =
      try width("one ", .body.bold()) + width("two ", .title) + width("three", .body.italic())
    let size = try size(text)
    // The widths are rounded up to a pixel of half a point, together.
    #expect(abs(size.width - (sum * 2).rounded(.up) / 2) < 0.01)
    #expect(size.height == "x".labelSize(withFont: .title).height)
  }

  @Test func partsThatLookAlikeAreOne() throws {
    // A and V kern: set apart they would be wider.
    let whole = try size(Text("AVAVAV"))
    #expect(try size(Text("AV") + Text("AV") + Text("AV")) == whole)
    #expect(try size(Text("\("AV")AV\("AV")")) == whole)
    #expect(try size(Text("AV").bold() + Text("AV")).width != whole.width)
  }

  @Test func linesBreakWithinAndBetweenParts() throws {
    let text = Text("aaaa bbbb ") + Text("cccc dddd").bold()
    let renderer = ImageRenderer(content: text.frame(width: 60))
    let fit = try #require(try renderer.fitReport().texts.first)
    #expect(fit.lines.count > 1)
    #expect(fit.lines.joined(separator: " ") == "aaaa bbbb cccc dddd")
    #expect(!fit.isTruncated)
  }

  @Test func anOuterLookIsThatOfPartsWithoutTheirOwn() throws {
    let text = (Text("a").font(.caption) + Text("b")).font(.title)
    #expect(
      try size(text).width
        == ((width("a", .caption) + width("b", .title)) * 2).rounded(.up) / 2)
    #expect(try size(Text("ab").bold()) == size(VStack { Text("ab") }.bold()))
    #expect(
      try size(Text("ab").bold(false)) == size(VStack { Text("ab").bold(false) }.bold()))
  }

  @Test func trackingWidensEveryLetter() throws {
    let plain = try width("abc", .body)
    #expect(try size(Text("abc").tracking(4)).width == ((plain + 12) * 2).rounded(.up) / 2)
    #expect(try size(Text("abc").kerning(4)) == size(Text("abc").tracking(4)))
    #expect(try size(Text("abc")) == size(Text("abc").tracking(.nan)))
  }

  @Test func aRaisedTextMakesItsLineHigher() throws {
    let line = "x".labelSize(withFont: .body).height
    #expect(try size(Text("x") + Text("y").baselineOffset(6)).height == line + 6)
    #expect(try size(Text("x") + Text("y").baselineOffset(-6)).height == line + 6)
  }

  @Test func spaceIsReservedForLines() throws {
    let line = "x".labelSize(withFont: .body).height
    #expect(try size(Text("x").lineLimit(3, reservesSpace: true)).height == 3 * line)
    #expect(try size(Text("x").lineLimit(2...4)).height == 2 * line)
    #expect(try size(Text("x").lineLimit(3, reservesSpace: false)).height == line)
    #expect(try size(Text("x").lineLimit(...3)).height == line)
    #expect(try size(Text("a\nb\nc").lineLimit(2...)).height == 3 * line)
  }

  @Test(arguments: [
    (Text.TruncationMode.tail, "aaaa…"), (.head, "…bbbb"), (.middle, "aa…bb"),
  ])
  func theEllipsisStandsWhereItIsAsked(mode: Text.TruncationMode, line: String) throws {
    let text = Text("aaaabbbb").monospaced().lineLimit(1).truncationMode(mode)
    let letter = try width("a", .body.monospaced())
    let renderer = ImageRenderer(content: text.frame(width: 5 * letter + 0.1))
    #expect(try renderer.fitReport().texts.first?.lines == [line])
  }

  @Test func symbolsAreSetLikeLetters() throws {
    let symbol = String.labelSizeOfSymbol(systemName: "star.fill", withFont: .body)
    let text = try size(Text("ab \(Image(systemName: "star.fill")) cd"))
    let letters = try width("ab ", .body) + width(" cd", .body)
    #expect(abs(text.width - letters - symbol.width) <= 0.5)
    #expect(throws: FontError.self) { try size(Text(Image(systemName: "no.such.symbol"))) }
  }

  @Test func linesUnderAndThroughAreDrawn() throws {
    func strokes(_ view: some View) throws -> Int {
      let svg = try ImageRenderer(content: view).svgData()
      return String(decoding: svg, as: UTF8.self).components(separatedBy: "stroke=").count - 1
    }
    #expect(try strokes(Text("ab")) == 0)
    #expect(try strokes(Text("ab").underline()) == 1)
    #expect(try strokes(Text("ab").underline().strikethrough(true, color: .red)) == 2)
    #expect(try strokes(VStack { Text("ab").underline(false) }.underline()) == 0)
  }

  @Test func barsStandForWhatIsNotKnown() throws {
    func glyphs(_ view: some View) throws -> Bool {
      let svg = try ImageRenderer(content: view).svgData()
      return String(decoding: svg, as: UTF8.self).contains("<use")
    }
    let view = HStack {
      Text("ab"); Image(systemName: "star")
    }
    #expect(try glyphs(view))
    #expect(try !glyphs(view.redacted(reason: .placeholder)))
    #expect(try glyphs(view.unredacted().redacted(reason: .placeholder)))
    #expect(try glyphs(view.redacted(reason: .privacy)))
    #expect(try !glyphs(view.privacySensitive().redacted(reason: .privacy)))
    #expect(try size(view.redacted(reason: .placeholder)) == size(view))
  }
}
