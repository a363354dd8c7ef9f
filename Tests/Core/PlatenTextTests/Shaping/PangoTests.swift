import Foundation
import Testing

@testable import PlatenText

/// The corpus is held against Pango, which has Unicode's algorithms from elsewhere.
@Suite struct PangoTests {
  /// So large that an em's thousandths are many of Pango's units.
  private static let size = 1000

  private static func layouts(
    _ family: String
  ) throws -> [(label: ScriptCorpus.Label, line: PangoLayout.Line)] {
    let labels = try ScriptCorpus().labels
    let layout = try PangoLayout(
      labels.map { ($0.text, $0.language) }, family: family, size: size)
    try #require(layout.lines.count == labels.count)
    return Array(zip(labels, layout.lines))
  }

  @Test func everyCharacterHasTheSameLevelAndTheSamePlace() throws {
    let library = try BundledFonts.library()
    for (label, line) in try Self.layouts("Inter") {
      let shaped = try label.shaped(in: library, font: .em())
      #expect(shaped.baseLevel == (label.isRightToLeft ? 1 : 0), "\(label)")
      let count = label.text.utf8.count
      var levels = [Int](repeating: -1, count: count)
      for run in shaped.runs { for i in run.range { levels[i] = Int(run.level) } }
      var expected = [Int](repeating: -1, count: count)
      for run in line.runs {
        let start = run.offset - line.start
        for i in 0..<run.text.utf8.count { expected[start + i] = run.level }
      }
      #expect(levels == expected, "\(label)")
      #expect(Self.order(of: shaped) == Self.order(of: line), "\(label)")
    }
  }

  /// The bytes of a label in the order in which they are seen.
  private static func order(of shaped: ShapedText) -> [Int] {
    shaped.lineRuns.flatMap { run, _ in run.isRightToLeft ? run.range.reversed() : Array(run.range)
    }
  }

  private static func order(of line: PangoLayout.Line) -> [Int] {
    line.runs.flatMap { run in
      let range = run.range(in: line)
      return run.level & 1 == 1 ? range.reversed() : Array(range)
    }
  }

  /// Where Pango parts runs of the same font elsewhere, and why.
  private static let others = [
    "・スウィフト｜": "Pango gives the middle dot, which several scripts share, to the Latin before it",
    "Å ẹ́ q̣̇ ": "Pango draws x and the stroke through it in two fonts, and the x in this one",
  ]

  @Test func runsOfTheSameFontHaveTheSameGlyphs() throws {
    let library = try BundledFonts.library()
    for family in ["Inter", "Source Serif Pro"] {
      var compared = 0
      for (label, line) in try Self.layouts(family) {
        let shaped = try label.shaped(in: library, font: .em(.named(family)))
        for run in shaped.runs {
          // Spaces between fonts are of the word before here, and of either there.
          let range = run.trimmed
          let theirs = line.runs.filter { $0.range(in: line).overlaps(range) }
          guard theirs.allSatisfy({ $0.isOfFamily(run.face.family) }), !range.isEmpty else {
            continue
          }
          if theirs.count == 1, theirs[0].trimmed(in: line) == range {
            compared += 1
            compare(run, to: theirs[0], in: label, line)
          } else {
            #expect(Self.others[run.characters] != nil, "\(run.characters) of \(label)")
          }
        }
      }
      #expect(compared > 150, "\(compared)")
    }
  }

  private func compare(
    _ run: GlyphRun, to theirs: PangoLayout.Run, in label: ScriptCorpus.Label,
    _ line: PangoLayout.Line
  ) {
    let comment: Comment = "\(run.characters) of \(label) in \(run.face.file)"
    let range = run.trimmed
    let glyphs = run.glyphs.filter { range.contains($0.cluster) }
    let start = theirs.range(in: line).lowerBound
    let others = theirs.glyphs.filter { range.contains(start + $0.cluster) }
    #expect(glyphs.count == others.count, comment)
    // Pango keeps the clusters of marks apart from those of their letters.
    let starts = glyphs.map(\.cluster).sorted()
    let clusters = others.map { other in starts.last { $0 <= start + other.cluster } }
    #expect(glyphs.map(\.cluster) == clusters, comment)
    for (glyph, other) in zip(glyphs, others) {
      // It has a glyph of its own for what is not seen.
      let isEmpty = other.isEmpty && glyph.advance == 0
      #expect(Int(glyph.id) == other.id || isEmpty, comment)
      // It scales pictures by the heights of their bitmaps.
      if run.face.hasColour { continue }
      let advance = CGFloat(other.width) / 1024 / CGFloat(Self.size)
      #expect(abs(glyph.advance - advance) < 0.000_01, comment)
    }
  }
}

extension GlyphRun {
  /// The run's range without the spaces at its ends.
  fileprivate var trimmed: Range<Int> { range.trimmed(characters) }
}

extension PangoLayout.Run {
  fileprivate func range(in line: PangoLayout.Line) -> Range<Int> {
    offset - line.start..<offset - line.start + text.utf8.count
  }

  fileprivate func trimmed(in line: PangoLayout.Line) -> Range<Int> {
    range(in: line).trimmed(text)
  }

  fileprivate func isOfFamily(_ family: String) -> Bool {
    font.description.hasPrefix(family + " ")
  }
}

extension PangoLayout.Glyph {
  /// Whether it is Pango's glyph for what is not seen.
  fileprivate var isEmpty: Bool { id == 0x0FFF_FFFF && width == 0 }
}

extension Range<Int> {
  /// The range of a text without the spaces at its ends.
  fileprivate func trimmed(_ text: String) -> Range<Int> {
    let leading = text.utf8.prefix { $0 == UInt8(ascii: " ") }.count
    if leading == count { return lowerBound..<lowerBound }
    let trailing = text.utf8.reversed().prefix { $0 == UInt8(ascii: " ") }.count
    return lowerBound + leading..<upperBound - trailing
  }
}
