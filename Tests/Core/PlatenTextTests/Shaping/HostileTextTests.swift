import Foundation
import TestSupport
import Testing

@testable import PlatenText

/// Texts that no one writes, and that come all the same.
@Suite struct HostileTextTests {
  private let library: FontLibrary

  init() throws { library = try BundledFonts.library() }

  private func shape(_ text: String) throws -> ShapedText {
    try library.shape(text, font: .em())
  }

  @Test func anEmptyTextHasNoRunsAndNoWidth() throws {
    let shaped = try shape("")
    #expect(shaped.runs.isEmpty && shaped.width == 0 && shaped.inkBounds == .zero)
    #expect(shaped.missing.isEmpty)
  }

  @Test func spacesHaveWidthAndNoInk() throws {
    let shaped = try shape("   ")
    // Inter's space is 792 of 2816 units, by its hmtx table.
    #expect(abs(shaped.width - 3 * 792 / 2816) < 1e-9)
    #expect(shaped.inkBounds == .zero)
  }

  @Test(arguments: [
    "\n", "\r\n", "\u{0}", "\u{1B}", "\u{7F}", "\u{80}", "\u{85}", "\u{9F}",
    "\u{2028}", "\u{2029}", "\u{200B}", "\u{FEFF}", "\u{2060}", "\u{AD}", "\u{200D}", "\u{FE0F}",
    "\u{202E}", "\u{E0041}",
    "\u{3164}", "\u{115F}", "\u{FFA0}", "\u{180F}", "\u{1BCA0}",
  ])
  func controlsDrawNothingAndTakeNoSpace(control: String) throws {
    let width = try shape("ab").width
    for text in [control, "\u{10FFFD}" + control, control + "開"] {
      #expect(try shape(text).missing.allSatisfy { $0.character.unicodeScalars.first != "\n" })
    }
    let shaped = try shape("a" + control + "b")
    #expect(abs(shaped.width - width) < 0.02)
    #expect(shaped.missing.isEmpty)
    #expect(shaped.runs.flatMap(\.glyphs).allSatisfy { $0.id != 0 })
  }

  /// Noto Sans Symbols 2 has glyphs of these; no letter is set in it for their sake, and none is seen.
  @Test(arguments: ["\u{80}", "\u{9F}"])
  func controlsOfLatin1AreNotTheGlyphsThatAFontHasOfThem(control: String) throws {
    #expect(try shape("a\(control)b").runs.count == 1)
    let label = try library.measure(
      control, font: .custom("Noto Sans Symbols2", fixedSize: 10))
    #expect(label.shaped.runs.map(\.face.family) == ["Noto Sans Symbols2"])
    #expect(label.shaped.width == 0 && label.shaped.inkBounds == .zero)
  }

  @Test func aTabIsFourSpacesWide() throws {
    let tab = try shape("\t").width
    #expect(abs(tab - 4 * (try shape(" ").width)) < 1e-9)
    #expect(try shape("開\t").runs.count == 1)
    #expect(try shape("\t").missing.isEmpty)
    #expect(try shape("\t").inkBounds == .zero)
  }

  @Test(arguments: ["\u{2002}", "\u{2009}", "\u{202F}", "\u{3000}", "\u{205F}", "\u{2011}"])
  func fixedSpacesAndHyphensAreNeverMissing(character: String) throws {
    for design in Font.Design.allCases {
      let shaped = try library.shape("a" + character + "b", font: .em(.design(design)))
      #expect(shaped.missing.isEmpty)
      #expect(shaped.runs.flatMap(\.glyphs).allSatisfy { $0.id != 0 })
    }
  }

  @Test func thousandsOfMarksOnOneLetterAreOneCluster() throws {
    let shaped = try shape("a" + String(repeating: "\u{301}", count: 10_000))
    #expect(Set(shaped.runs.flatMap(\.glyphs).map(\.cluster)) == [0])
    #expect(shaped.missing.isEmpty)
  }

  @Test func everyGlyphIsOfAClusterOfItsRunAndEveryNumberIsFinite() throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<60 {
      let scalars = (0..<40).compactMap { _ in
        Unicode.Scalar(UInt32.random(in: 0...0x2FFFF, using: &random))
      }
      let shaped = try shape(String(String.UnicodeScalarView(scalars)))
      var end = 0
      for run in shaped.runs {
        #expect(run.range.lowerBound == end && !run.range.isEmpty)
        end = run.range.upperBound
        #expect(run.glyphs.allSatisfy { run.range.contains($0.cluster) })
        #expect(run.glyphs.allSatisfy { $0.position.x.isFinite && $0.advance.isFinite })
      }
      #expect(end == shaped.text.utf8.count)
    }
  }

  @Test func aBoxStandsWhereAndOnlyWhereAGlyphIsMissing() throws {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<40 {
      let text = random.text(words: 0...20)
      let shaped = try shape(text)
      let boxes = shaped.runs.flatMap(\.glyphs).filter { $0.id == 0 }
      #expect(boxes.count == text.filter { shaped.missing.map(\.character).contains($0) }.count)
    }
  }

  @Test func aVeryLongLineIsShapedWhole() throws {
    let shaped = try shape(String(repeating: "word 語🦋 ", count: 10_000))
    #expect(shaped.runs.last?.range.upperBound == 130_000)
    #expect(abs(shaped.width / 10_000 - (try shape("word 語🦋 ").width)) < 0.01)
  }
}
