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

  /// From the tables of JetBrains Mono.
  ///
  /// Its letters are 0.6 em wide, its line 1.32 em high and the baseline 1.02 em from the top; its
  /// lines are 0.05 em thick, 0.155 em under the baseline and 0.32 em over it. Of 20
  /// points the line is 26.4 high, 27 rounded up, and the baseline at 20.7, on pixels of half a
  /// point 20.5.
  @Test func linesAreOnWholePixelsWhereTheFontHasThem() throws {
    let text = Text("ab").underline().strikethrough().font(.custom("JetBrains Mono", fixedSize: 20))
    #expect(
      try boxes(text) == [
        CGRect(x: 0, y: 23.5, width: 24, height: 1), CGRect(x: 0, y: 14, width: 24, height: 1),
      ])
    // A tenth of a point is less than a pixel.
    let small = Text("ab").underline().font(.custom("JetBrains Mono", fixedSize: 2))
    #expect(try boxes(small).map(\.height) == [0.5])
    #expect(try boxes(small).allSatisfy { ($0.minY * 2).rounded() == $0.minY * 2 })
  }

  /// The boxes of the lines, on pixels of half a point.
  private func boxes(_ view: some View) throws -> [CGRect] {
    let renderer = ImageRenderer(content: view)
    renderer.scale = 2
    return try renderer.displayList().items.compactMap { item in
      guard case .stroke(let path, let style, _) = item else { return nil }
      return path.boundingRect.insetBy(dx: 0, dy: -style.lineWidth / 2)
    }
  }

  @Test func featuresAndPlacesOnAxesAreInheritedAndOverridden() throws {
    let heavy = Font.body.fontVariation("wght", 850)
    let tabular = Font.body.fontFeature("tnum")
    #expect(try size(Text("Wind")) != size(Text("Wind").font(heavy)))
    #expect(try size(Text("1111").fontFeature("tnum")) == size(Text("1111").font(tabular)))
    #expect(try size(Text("1111").fontFeature("tnum")) == size(Text("1111").monospacedDigit()))
    let stack = VStack {
      Text("Wind 11").fontVariation("wght", 850)
    }
    let font = heavy.fontFeature("tnum")
    #expect(
      try drawn(stack.fontVariation("wght", 200).fontFeature("tnum"))
        == drawn(Text("Wind 11").font(font)))
    #expect(
      try drawn(VStack { Text("11").fontFeature("tnum", 0) }.fontFeature("tnum"))
        == drawn(Text("11")))
    #expect(try drawn(Text("Wind").fontVariation("no", 1).fontFeature("é")) == drawn(Text("Wind")))
  }

  @Test func secondaryTextsAreSmaller() throws {
    let font = Font.system(size: 20)
    #expect(
      try drawn(Text("km").font(font).textScale(.secondary))
        == drawn(Text("km").font(.system(size: 16))))
    #expect(
      try drawn(VStack { Text("km").textScale(.default) }.textScale(.secondary))
        == drawn(Text("km")))
    #expect(try drawn(Text("km").textScale(.secondary, isEnabled: false)) == drawn(Text("km")))
  }

  @Test func manyTextsAreOneAfterTheOther() throws {
    func said(_ text: Text) throws -> String? {
      try ImageRenderer(content: text).fitReport().texts.first?.text
    }
    for count in [1, 15, 16, 17, 300] {
      let sum = (1...count).reduce(Text(verbatim: "")) { $0 + Text(verbatim: "\($1) ") }
      #expect(try said(sum) == (1...count).map { "\($0) " }.joined())
    }
    let pair = Text(verbatim: "a") + Text(verbatim: "b")
    let pairs = (1...40).reduce(pair) { sum, _ in sum + pair }
    #expect(try said(pairs) == String(repeating: "ab", count: 41))
    let long = (1...20_000).reduce(Text(verbatim: "")) { sum, _ in sum + Text(verbatim: "x") }
    #expect(try said(long.font(.system(size: 1)))?.count == 20_000)
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
