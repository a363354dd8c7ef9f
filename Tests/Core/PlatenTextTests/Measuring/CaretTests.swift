import Foundation
import Testing

@testable import PlatenText

/// Where a cursor can stand.
///
/// Letters of JetBrains Mono at 10 points are 6 points wide.
@Suite struct CaretTests {
  private let library: FontLibrary

  init() throws { library = try BundledFonts.library() }

  private func label(_ text: String, isRightToLeft: Bool = false) throws -> MeasuredLabel {
    try library.measure(
      text, font: .system(size: 10, design: .monospaced), isRightToLeft: isRightToLeft)
  }

  private func places(_ text: String, isRightToLeft: Bool = false) throws -> [CGFloat] {
    try label(text, isRightToLeft: isRightToLeft).carets.map { ($0.x * 1e6).rounded() / 1e6 }
  }

  @Test func aLatinTextHasOneBeforeEachLetterAndOneAtTheEnd() throws {
    #expect(try places("abc") == [0, 6, 12, 18])
    #expect(try label("abc").carets.map(\.offset) == [0, 1, 2, 3])
    #expect(try places("") == [0])
  }

  @Test func aClusterHasOne() throws {
    #expect(try label("ae\u{301}b").carets.map(\.offset) == [0, 1, 4, 5])
    #expect(try places("ae\u{301}b") == [0, 6, 12, 18])
    #expect(try label("👨‍👩‍👧a").carets.map(\.offset) == [0, 18, 19])
  }

  @Test func controlsHaveOneAndNoWidth() throws {
    #expect(try places("a\u{1}b\u{200B}c") == [0, 6, 6, 12, 12, 18])
    // A tab leads to the next stop, eight figures from the start.
    #expect(try places("a\tb") == [0, 6, 48, 54])
  }

  @Test func aHebrewTextBeginsAtTheRight() throws {
    let label = try label("אבג")
    let carets = label.carets
    #expect(carets.map(\.offset) == [0, 2, 4, 6])
    #expect(carets[0].x == label.width && carets[3].x == 0)
    #expect(carets[1].x < carets[0].x && carets[2].x < carets[1].x && carets[2].x > 0)
  }

  @Test func inAMixedTextEachClusterHasItWhereItIsReadFrom() throws {
    let label = try label("ab אב")
    let carets = label.carets
    #expect(carets.map(\.offset) == [0, 1, 2, 3, 5, 7])
    #expect(carets.prefix(3).map(\.x) == [0, 6, 12])
    #expect(abs(carets[3].x - label.width) < 1e-9)
    #expect(carets[4].x > 18 && carets[4].x < label.width)
    #expect(abs(carets[5].x - label.width) < 1e-9)
  }

  @Test func numbersWithoutAStrongCharacterAreReadFromTheLeft() throws {
    #expect(try places("12", isRightToLeft: true) == [0, 6, 0])
  }

  /// Lam and alef are one glyph.
  @Test func insideALigatureItStandsBetweenTheLettersEdges() throws {
    let label = try library.measure("لا", font: .custom("Noto Sans Arabic", fixedSize: 10))
    let carets = label.carets
    #expect(label.shaped.runs[0].glyphs.count == 1)
    #expect(carets.map(\.offset) == [0, 2, 4])
    #expect(carets[0].x == label.width && carets[2].x == 0)
    #expect(carets[1].x > 0.1 * label.width && carets[1].x < 0.9 * label.width)
  }

  @Test func everyClusterOfEveryScriptHasOneInsideTheLabel() throws {
    for corpus in try ScriptCorpus().labels {
      let label = try library.measure(corpus.text, font: .body, language: corpus.language)
      var offsets: [Int] = []
      var offset = 0
      for cluster in corpus.text {
        offsets.append(offset)
        offset += cluster.utf8.count
      }
      #expect(label.carets.map(\.offset) == offsets + [offset], "\(corpus)")
      #expect(label.carets.allSatisfy { -1e-6 <= $0.x && $0.x <= label.width + 1e-6 }, "\(corpus)")
    }
  }
}
