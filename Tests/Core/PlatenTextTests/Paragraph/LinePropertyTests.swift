import Foundation
import PlatenBase
import TestSupport
import Testing

@testable import PlatenText

/// What holds for texts of all scripts and of none, however they are set.
@Suite struct LinePropertyTests {
  private static let families: [ResolvedFont.Family] = [
    .design(.default), .design(.serif), .design(.rounded), .design(.monospaced),
    .named("Noto Sans Arabic"), .named("Noto Sans Devanagari"), .named("Noto Sans CJK KR"),
  ]

  private let library: FontLibrary
  private let labels: [ScriptCorpus.Label]

  init() throws {
    library = try BundledFonts.library()
    labels = try ScriptCorpus().labels
  }

  private static let seeds = 0..<40

  private func font(_ random: inout SeededGenerator) -> ResolvedFont {
    .em(
      Self.families.randomElement(using: &random) ?? .design(.default),
      weight: CGFloat.random(in: 100...900, using: &random),
      isItalic: Int.random(in: 0..<5, using: &random) == 0)
  }

  @Test(arguments: seeds) func runsCoverTheTextAndGlyphsGoOneWay(seed: Int) throws {
    var random = SeededGenerator(seed: 1000 + seed)
    for _ in 0..<8 {
      let text = random.text(from: labels, pieces: 1...8)
      let shaped = try library.shape(text, font: font(&random))
      #expect(shaped.runs.map(\.range.lowerBound).first ?? 0 == 0)
      for (run, next) in zip(shaped.runs, shaped.runs.dropFirst()) {
        #expect(run.range.upperBound == next.range.lowerBound)
      }
      #expect(shaped.runs.last?.range.upperBound ?? 0 == text.utf8.count)
      for run in shaped.runs {
        let clusters = run.glyphs.map(\.cluster)
        #expect(clusters.allSatisfy(run.range.contains), "\(text.debugDescription)")
        #expect(clusters == clusters.sorted { run.isRightToLeft ? $0 > $1 : $0 < $1 })
        let width = run.glyphs.reduce(0) { $0 + $1.advance }
        #expect(abs(width - run.width) < 1e-9)
      }
      #expect(abs(shaped.lineRuns.reduce(0) { $0 + $1.run.width } - shaped.width) < 1e-9)
    }
  }

  /// A line that is cut out of a paragraph is what HarfBuzz makes of the same characters at the same
  /// place of the text.
  @Test(arguments: seeds) func aPieceIsWhatShapingItAnewGives(seed: Int) throws {
    var random = SeededGenerator(seed: 2000 + seed)
    for _ in 0..<4 {
      let text = random.text(from: labels, pieces: 1...6).filter { !$0.isNewline }
      let styled = StyledText(text, font: font(&random))
      let prepared = try PreparedText(styled, style: ParagraphStyle(), library: library)
      let paragraph = prepared.paragraphs[0]
      let offsets = text.indices.map { $0.utf16Offset(in: text) }
      for index in text.indices where !offsets.isEmpty {
        let cut = text.utf8.distance(from: text.startIndex, to: index)
        let other = text.utf8.distance(
          from: text.startIndex, to: text.indices.randomElement(using: &random) ?? index)
        for range in [0..<cut, cut..<text.utf8.count, min(cut, other)..<max(cut, other)] {
          try checkPieces(of: paragraph, in: range)
        }
      }
    }
  }

  private func checkPieces(of paragraph: PreparedParagraph, in range: Range<Int>) throws {
    let runs = paragraph.shaped.runs.filter { $0.range.overlaps(range) }
    let parts = try paragraph.parts(of: range)
    try #require(parts.count == (range.isEmpty ? 0 : runs.count))
    for (part, run) in zip(parts, runs) {
      let piece = run.range.clamped(to: range)
      let expected = try library.withWorkspace { (workspace) throws(FontError) in
        workspace.shaper.reshaped(run, to: piece, features: [], language: "en")
      }
      let comment: Comment =
        "\(run.text.debugDescription) \(piece) of \(run.range) \(run.face.file)"
      #expect(part.glyphs.range == piece, comment)
      #expect(part.glyphs.glyphs.map(\.id) == expected.glyphs.map(\.id), comment)
      #expect(part.glyphs.glyphs.map(\.cluster) == expected.glyphs.map(\.cluster), comment)
      let places = zip(part.glyphs.glyphs, expected.glyphs)
      #expect(
        places.allSatisfy {
          abs($0.position.x - $1.position.x) < 1e-9 && $0.position.y == $1.position.y
            && $0.advance == $1.advance
        }, comment)
      #expect(abs(part.glyphs.width - expected.width) < 1e-9, comment)
    }
  }

  @Test(arguments: seeds) func linesHoldTheTextSideBySide(seed: Int) throws {
    var random = SeededGenerator(seed: 3000 + seed)
    for _ in 0..<6 {
      let text = random.text(from: labels, pieces: 1...10)
      var styled = StyledText(runs: [])
      for piece in random.pieces(of: text) {
        var run = StyledText.Run(
          text: piece, font: font(&random).sized(.random(in: 5...30, using: &random)))
        if Bool.random(using: &random) { run.tracking = .random(in: -2...4, using: &random) }
        styled.runs.append(run)
      }
      var style = ParagraphStyle()
      style.isRightToLeft = Bool.random(using: &random)
      style.truncation = [.head, .middle, .tail].randomElement(using: &random) ?? .tail
      style.allowsTightening = Bool.random(using: &random)
      style.minimumScaleFactor = Bool.random(using: &random) ? 1 : 0.4
      style.lineLimit = Bool.random(using: &random) ? nil : .random(in: 1...4, using: &random)
      let typesetter = Typesetter(library: library, grid: PixelGrid(scale: 2), style: style)
      let width = CGFloat.random(in: 0...300, using: &random)
      let paragraph = try typesetter.set(styled, width: width, height: nil)
      check(paragraph, in: width, of: text)
    }
  }

  private func check(_ paragraph: Paragraph, in width: CGFloat, of text: String) {
    let comment: Comment = "\(text.debugDescription) \(width)"
    #expect(paragraph.size.width.isFinite && paragraph.size.height.isFinite, comment)
    for line in paragraph.lines.map(\.line) {
      var pen: CGFloat = 0
      for part in line.parts.sorted(by: { ($0.x, $0.width) < ($1.x, $1.width) }) {
        // What is tracked together more than it is wide lies over its neighbour.
        if line.parts.allSatisfy({ $0.width >= 0 }) { #expect(abs(part.x - pen) < 1e-6, comment) }
        pen += part.width
      }
      #expect(abs(pen - line.width) < 1e-6, comment)
      let pairs = zip(line.text, line.text.dropFirst())
      let syllables = pairs.count { !$1.continuesSyllable(of: $0) } + 1
      if syllables > 2, line.parts.allSatisfy({ $0.width >= 0 }) {
        #expect(line.width <= width + 0.01, comment)
      }
    }
    if !paragraph.isTruncated {
      func kept(_ text: String) -> [Unicode.Scalar] {
        text.unicodeScalars.filter {
          !$0.properties.isWhitespace && $0 != "-" && $0 != "\u{AD}"
        }
      }
      #expect(kept(paragraph.lines.map(\.text).joined()) == kept(text), comment)
    }
  }
}

extension SeededGenerator {
  /// A text in one to four pieces.
  fileprivate mutating func pieces(of text: String) -> [String] {
    var pieces = [""]
    for character in text {
      if pieces.count < 4, Int.random(in: 0..<12, using: &self) == 0 { pieces.append("") }
      pieces[pieces.count - 1].append(character)
    }
    return pieces
  }
}
