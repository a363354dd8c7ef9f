import Foundation
import Testing

@testable import PlatenText

/// Metrics against the fonts' own tables, read with fontTools 4: hhea's ascender, descender and line
/// gap (which FreeType reports too), OS/2's cap height, and the advances of H, A and g in hmtx, for
/// variable fonts after fontTools' instancer has set the weight.
@Suite struct FontMetricsTests {
  private struct Row: CustomTestStringConvertible {
    var family: String
    var weight: CGFloat
    var isItalic = false
    var unitsPerEm: CGFloat = 1000
    var ascent, descent, capHeight: CGFloat
    var advances: [CGFloat]

    var testDescription: String { "\(family) \(weight)" }
  }

  private static let rows = [
    inter(100, [2072, 1736, 1644]), inter(250, [2078, 1820, 1680]), inter(400, [2084, 1904, 1716]),
    inter(700, [2101, 2106, 1783]), inter(900, [2112, 2240, 1828]),
    Row(
      family: "Nunito", weight: 400, ascent: 1011, descent: 353, capHeight: 705,
      advances: [761, 729, 586]),
    Row(
      family: "Source Serif Pro", weight: 700, ascent: 1036, descent: 335, capHeight: 670,
      advances: [765, 675, 543]),
    Row(
      family: "JetBrains Mono", weight: 400, ascent: 1020, descent: 300, capHeight: 730,
      advances: [600, 600, 600]),
    Row(
      family: "Noto Sans CJK JP", weight: 400, ascent: 1160, descent: 288, capHeight: 733,
      advances: [728, 608, 564]),
    Row(
      family: "Noto Sans Symbols", weight: 400, ascent: 1480, descent: 570, capHeight: 714,
      advances: [741, 639, 615]),
  ]

  private static func inter(_ weight: CGFloat, _ advances: [CGFloat]) -> Row {
    Row(
      family: "Inter", weight: weight, unitsPerEm: 2816, ascent: 2728, descent: 680,
      capHeight: 2048, advances: advances)
  }

  @Test(arguments: rows)
  private func metricsAndAdvancesAreTheFontsOwn(row: Row) throws {
    let library = try BundledFonts.library()
    let face = try library.face(for: .em(.named(row.family), weight: row.weight))
    #expect(face.family == row.family)
    #expect(face.unitsPerEm == row.unitsPerEm)
    let expected = [row.ascent, row.descent, 0, row.capHeight].map { $0 / row.unitsPerEm }
    let metrics = face.metrics
    let found = [metrics.ascent, metrics.descent, metrics.leading, metrics.capHeight]
    #expect(zip(found, expected).allSatisfy { abs($0 - $1) < 1e-9 }, "\(found) \(expected)")
    for (letter, advance) in zip(["H", "A", "g"] as [Unicode.Scalar], row.advances) {
      let glyph = try #require(face.glyph(for: letter))
      #expect(abs(face.advance(ofGlyph: glyph) * row.unitsPerEm - advance) <= 1)
    }
  }

  /// From post's underlinePosition and underlineThickness and OS/2's yStrikeoutPosition and
  /// yStrikeoutSize, whose places are those of the upper edges, y up.
  @Test(arguments: [
    ("Inter", 2816, [-464, 192, 922, 192]), ("JetBrains Mono", 1000, [-155, 50, 320, 50]),
    ("Nunito", 1000, [-118, 36, 292, 36]), ("Source Serif Pro", 1000, [-50, 50, 285, 50]),
    ("Noto Sans CJK JP", 1000, [-125, 50, 325, 50]),
  ])
  func linesAreWhereTheFontHasThem(family: String, em: CGFloat, units: [CGFloat]) throws {
    let library = try BundledFonts.library()
    let metrics = try library.face(for: .em(.named(family))).metrics
    let found = [
      -metrics.underline.top, metrics.underline.thickness, -metrics.strikethrough.top,
      metrics.strikethrough.thickness,
    ]
    #expect(zip(found, units).allSatisfy { abs($0 * em - $1) < 0.01 }, "\(found)")
  }

  /// Phosphor's post table has zeros; its OS/2 has 265 and 51 of 1024.
  @Test func aLineThatTheFontLacksIsLikeThatOfMostFonts() throws {
    let metrics = try BundledFonts.library().face(for: .em(.symbols)).metrics
    #expect(metrics.underline == FontMetrics.Line(top: 0.1, thickness: 0.05))
    #expect(abs(metrics.strikethrough.top * 1024 + 265) < 0.01)
  }

  @Test func aMeasuredLabelIsItsEmsTimesItsSize() throws {
    let library = try BundledFonts.library()
    let label = try library.measure("HAg", font: .custom("Nunito", fixedSize: 20))
    // hmtx has 761 + 729 + 586; Nunito kerns none of the pairs by more than a hundredth.
    #expect(abs(label.width - 20 * 2.076) < 0.2)
    #expect(abs(label.ascent - 20.22) < 1e-9)
    #expect(abs(label.descent - 7.06) < 1e-9)
    #expect(label.leading == 0 && abs(label.capHeight - 14.1) < 1e-9)
    #expect(label.text == "HAg" && label.size == 20)
  }

  /// The H of JetBrains Mono stands on the baseline, 730 units high.
  @Test func inkIsMeasuredFromTheStartOfTheBaseline() throws {
    let library = try BundledFonts.library()
    let ink = try library.measure("HH", font: .custom("JetBrains Mono", fixedSize: 10)).inkBounds
    #expect(abs(ink.minY + 7.3) < 1e-9 && abs(ink.maxY) < 1e-9)
    #expect(ink.minX > 0 && ink.maxX < 12 && abs(ink.minX - (12 - ink.maxX)) < 0.2)
    #expect(try library.measure(" ", font: .body).inkBounds == .zero)
  }

  @Test func picturesArePNGFiles() throws {
    let library = try BundledFonts.library()
    let run = try #require(try library.shape("🦋", font: .em()).runs.first)
    let picture = try #require(run.face.picture(ofGlyph: run.glyphs[0].id))
    #expect(picture.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(run.inkBounds.width > 0.9)
    #expect(try library.face(for: .em()).picture(ofGlyph: 1) == nil)
  }
}
