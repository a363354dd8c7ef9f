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
    shaped.lineRuns.flatMap { run, _ in run.isRightToLeft ? run.range.reversed() : Array(run.range) }
  }

  private static func order(of line: PangoLayout.Line) -> [Int] {
    line.runs.flatMap { run in
      let range = run.range(in: line)
      return run.level & 1 == 1 ? range.reversed() : Array(range)
    }
  }

  @Test func runsOfTheSameFontHaveTheSameGlyphs() throws {
    let library = try BundledFonts.library()
    var (same, all) = (0, 0)
    for family in ["Inter", "Source Serif Pro"] {
      for (label, line) in try Self.layouts(family) {
        let shaped = try label.shaped(in: library, font: .em(.named(family)))
        for run in shaped.runs {
          all += 1
          let theirs = line.runs.first {
            $0.range(in: line) == run.range && $0.font.description.hasPrefix(run.face.family + " ")
          }
          guard let theirs else {
            print("DIFF", label, run.face.family, run.range, run.characters, run.script.code, line.runs.map { ($0.range(in: line), $0.font.description, $0.script) }.filter { $0.0.overlaps(run.range) })
            continue
          }
          same += 1
          compare(run, to: theirs, in: label)
        }
      }
    }
    print(same, all)
  }

  private func compare(
    _ run: GlyphRun, to theirs: PangoLayout.Run, in label: ScriptCorpus.Label
  ) {
    let comment: Comment = "\(run.characters) of \(label) in \(run.face.file)"
    #expect(run.glyphs.map { Int($0.id) } == theirs.glyphs.map(\.id), comment)
    #expect(
      run.glyphs.map { $0.cluster - run.range.lowerBound } == theirs.glyphs.map(\.cluster), comment)
    // Pango scales pictures by the heights of their bitmaps.
    guard run.glyphs.count == theirs.glyphs.count, !run.face.hasColour else { return }
    for (glyph, other) in zip(run.glyphs, theirs.glyphs) {
      let advance = CGFloat(other.width) / 1024 / CGFloat(Self.size)
      #expect(abs(glyph.advance - advance) < 0.000_01, comment)
    }
  }
}

extension PangoLayout.Run {
  fileprivate func range(in line: PangoLayout.Line) -> Range<Int> {
    offset - line.start..<offset - line.start + text.utf8.count
  }
}
