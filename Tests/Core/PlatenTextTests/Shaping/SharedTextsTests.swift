import Foundation
import PlatenBase
import Synchronization
import TestSupport
import Testing

@testable import PlatenText

/// What is kept between calls and between threads never changes a result.
@Suite struct SharedTextsTests {
  /// A text's glyphs in a form that can be compared.
  private func transcript(_ text: ShapedText) -> String {
    text.runs.map(transcript).joined(separator: "\n") + " \(text.width) \(text.missing)"
  }

  private func transcript(_ run: GlyphRun) -> String {
    "\(run.face.file) \(run.range) " + run.glyphs.map { "\($0)" }.joined(separator: " ")
  }

  @Test func textsThatMeanTheSameKeepTheirOwnOffsets() throws {
    let composed = "\u{E9}t\u{E9}"
    let decomposed = "e\u{301}te\u{301}"
    for order in [[composed, decomposed], [decomposed, composed]] {
      let library = try BundledFonts.library()
      for text in order {
        let shaped = try library.shape(text, font: .em())
        #expect(shaped.text.utf8.elementsEqual(text.utf8))
        #expect(shaped.runs.last?.range.upperBound == text.utf8.count)
      }
    }
  }

  @Test func everyPartOfAFontCounts() throws {
    let library = try BundledFonts.library()
    let fonts: [ResolvedFont] = [
      .em(), .em(weight: 700), .em(isItalic: true), .em(features: [.tabularFigures]),
      .em(.design(.serif)), .em(.named("Nunito")),
    ]
    let transcripts = try fonts.map { transcript(try library.shape("To 11", font: $0)) }
    #expect(Set(transcripts).count == fonts.count)
    let large = try library.shape("To 11", font: .em().sized(40))
    #expect(transcript(large) == transcripts[0])
  }

  @Test func threadsAtOnceGetWhatOneGets() throws {
    var random = SeededGenerator(seed: 3)
    var drawn: [String] = []
    for _ in 0..<40 { drawn.append(random.text(words: 1...6)) }
    let texts = drawn
    let fonts = Font.Design.allCases.map { ResolvedFont.em(.design($0)).sized(17) }
    @Sendable func paragraph(_ i: Int, _ library: FontLibrary) throws -> String {
      let typesetter = Typesetter(library: library, grid: PixelGrid(scale: 2), style: .init())
      let font = fonts[i / texts.count % fonts.count]
      let paragraph = try typesetter.set(
        texts[i % texts.count], font: font, width: 90, height: nil)
      return "\(paragraph.size)"
        + paragraph.glyphs.map { "\($0.origin) " + transcript($0.run) }.joined()
    }
    let count = texts.count * fonts.count
    let alone = try BundledFonts.library()
    let expected = try (0..<count).map { try paragraph($0, alone) }

    let shared = try BundledFonts.library()
    let found = Lock([String?](repeating: nil, count: 3 * count))
    DispatchQueue.concurrentPerform(iterations: 3 * count) { i in
      let text = try? paragraph(i % count, shared)
      found.withLock { $0[i] = text }
    }
    #expect(found.withLock { $0 } == expected + expected + expected)
  }

  @Test func theCacheStaysWithinItsBudgetAndForgetsNothingThatMatters() throws {
    let library = try BundledFonts.library()
    var cache = ShapedTextCache(budget: 4 << 20)
    for i in 0..<40 {
      let text = "\(i) " + String(repeating: "word ", count: 4000)
      let request = ShapingRequest(text, font: .em())
      cache.keep(try library.shape(request))
      #expect(cache.byteCount <= 4 << 20)
      #expect(cache[request]?.text == text)
    }
  }

  @Test func keepingATextTwiceCountsOnce() throws {
    let shaped = try BundledFonts.library().shape("word", font: .em())
    var cache = ShapedTextCache(budget: 4096)
    cache.keep(shaped)
    let once = cache.byteCount
    cache.keep(shaped)
    #expect(cache.byteCount == once && once > 0)
  }
}
