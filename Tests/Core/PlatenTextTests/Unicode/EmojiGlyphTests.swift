import Testing

@testable import PlatenText

@Suite struct EmojiGlyphTests {
  @Test func everyFullyQualifiedSequenceIsOneColourGlyph() throws {
    let library = try BundledFonts.library()
    var wrong: [String] = []
    var count = 0
    try UnicodeDataFile("emoji/emoji-test.txt").forEachLine { line in
      let text = String(line.scalars())
      guard line.words().first == "fully-qualified" else { return }
      count += 1
      let shaped = try library.shape(text, font: .em())
      let glyphs = shaped.runs.flatMap(\.glyphs)
      let isPicture = shaped.runs.allSatisfy { $0.face.hasColour } && shaped.missing.isEmpty
      if glyphs.count != 1 || glyphs[0].id == 0 || !isPicture { wrong.append(text) }
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(20))")
    #expect(count > 3_600)
  }

  @Test func picturesAmongWordsAreOneGlyphEachToo() throws {
    let library = try BundledFonts.library()
    let shaped = try library.shape("a👨‍👩‍👧b🇯🇵🇩🇪c1️⃣2☝🏽", font: .em())
    let pictures = shaped.runs.filter { $0.face.hasColour }.flatMap(\.glyphs)
    #expect(pictures.count == 5 && shaped.missing.isEmpty)
  }
}
