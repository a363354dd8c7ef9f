import Foundation
import PlatenBase
import Testing

@testable import PlatenText

/// Texts of sixty languages in a column 300 points wide.
@Suite struct DeclarationTests {
  private func set(
    _ sample: DeclarationTexts.Sample, lineHeight: ParagraphStyle.LineHeight? = nil
  ) throws -> Paragraph {
    var run = StyledText.Run(text: sample.text, font: .em().sized(17))
    run.language = sample.language
    var style = ParagraphStyle()
    style.lineHeight = lineHeight
    let library = try BundledFonts.library()
    return try Typesetter(library: library, grid: PixelGrid(scale: 2), style: style)
      .set(StyledText(runs: [run]), width: 300, height: nil)
  }

  @Test func thereAreSixtyLanguagesOfManyScripts() throws {
    let samples = DeclarationTexts.all
    #expect(samples.count == 60 && Set(samples.map(\.language)).count == 60)
    #expect(Set(samples.map(\.script)).count == 41)
  }

  @Test(arguments: DeclarationTexts.all)
  func everyCharacterIsDrawn(of sample: DeclarationTexts.Sample) throws {
    let runs = try set(sample).glyphs.map(\.run)
    #expect(runs.filter { $0.isMissing || $0.isIncomplete }.map(\.characters) == [])
  }

  // MARK: - Ink

  /// Whose lines lie over each other where lines are as high as the fonts ask for, and why.
  private static let overlaps = [
    "fa": "the signs over اً reach the bowl of س in the line above: plain Arabic has Inter's lines"
  ]

  @Test(arguments: DeclarationTexts.all)
  func noInkOfALineIsInAnother(of sample: DeclarationTexts.Sample) throws {
    let overlap = try set(sample).lineOverlap
    if Self.overlaps[sample.language] == nil {
      #expect(overlap == 0)
    } else {
      #expect(0 < overlap && overlap < 1.5)
    }
    #expect(try set(sample, lineHeight: .ink).lineOverlap == 0)
  }

  /// It leaves the column by as little as a letter leaves its place: signs of Arabic letters at the
  /// bottom, marks of Thaana and N'Ko at the side.
  @Test(arguments: DeclarationTexts.all)
  func noInkIsFarOutside(of sample: DeclarationTexts.Sample) throws {
    let paragraph = try set(sample)
    let ink = paragraph.inkBounds
    #expect(ink.minX > -1.6 && ink.maxX < 301.6)
    #expect(ink.minY >= 0 && ink.maxY < paragraph.size.height + 2.2)
    let roomy = try set(sample, lineHeight: .ink)
    #expect(roomy.inkBounds.minY >= -0.5 && roomy.inkBounds.maxY <= roomy.size.height + 0.5)
  }

  // MARK: - Breaks

  /// Where Pango 1.50 ends lines elsewhere, and why.
  private static let others = [
    "th": "the two have different dictionaries of words: ICU's, and libthai's",
    "lo": "Pango has no dictionary, and ends lines at spaces only",
    "km": "Pango has no dictionary, and ends lines at spaces only",
    "my": "Pango has no dictionary, and ends lines at spaces only",
    "shn": "Pango has no dictionary, and ends lines at spaces only",
    "jv": "Pango knows no rule for syllables of Javanese (LB28a, of Unicode 15.1)",
  ]

  @Test(arguments: DeclarationTexts.all)
  func linesEndWherePangoEndsThem(of sample: DeclarationTexts.Sample) throws {
    let theirs = try #require(try DeclarationTexts.pangoStarts()[sample.language])
    let paragraph = try set(sample)
    let ours = paragraph.lines.map { line in
      paragraph.glyphs(of: line).map(\.run.range.lowerBound).min()
    }
    if Self.others[sample.language] == nil {
      #expect(ours == theirs)
    } else {
      #expect(ours != theirs, "no longer an exception")
    }
  }
}

extension Paragraph {
  /// How high the highest area is, in points, that boxes around glyphs of a line have in common with
  /// those of the next one, if it is at least half a point wide.
  fileprivate var lineOverlap: CGFloat {
    zip(lines, lines.dropFirst()).reduce(0) { highest, pair in
      let below = inkBoxes(of: pair.1)
      return inkBoxes(of: pair.0).reduce(highest) { highest, box in
        below.reduce(highest) { highest, other in
          let common = box.intersection(other)
          return common.isNull || common.width < 0.5 ? highest : max(highest, common.height)
        }
      }
    }
  }
}
