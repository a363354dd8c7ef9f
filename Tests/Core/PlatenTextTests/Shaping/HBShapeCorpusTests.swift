import Foundation
import Testing

@testable import PlatenText

/// Every run of the corpus is held against HarfBuzz's own `hb-shape`, given the run's font file,
/// axes, script, direction and language, and what stands around it in the text.
@Suite struct HBShapeCorpusTests {
  private struct ShapedGlyph: Decodable {
    var g: UInt32
    var cl, dx, dy, ax: Int
  }

  /// The size at which widths are compared.
  private static let size: CGFloat = 17

  private static let fonts: [ResolvedFont] = [
    .em(), .em(weight: 700), .em(.design(.serif)), .em(.design(.serif), isItalic: true),
    .em(.design(.monospaced)), .em(.design(.rounded), weight: 600),
  ]

  @Test func everyRunIsWhatHBShapeMakesOfIt() throws {
    let library = try BundledFonts.library()
    var runs: [(run: GlyphRun, label: ScriptCorpus.Label)] = []
    for label in try ScriptCorpus().labels {
      for font in Self.fonts {
        let shaped = try label.shaped(in: library, font: font)
        #expect(shaped.missing.isEmpty, "\(label.text)")
        runs += shaped.runs.map { ($0, label) }
      }
    }
    let scripts = Set(runs.map(\.run.script))
    #expect(runs.count > 600 && scripts.count >= 30, "\(scripts.map(\.code).sorted())")
    let lines = runs.map { Self.call(for: $0.run, language: $0.label.language) }
    let data = try Program.output(
      of: "/usr/bin/hb-shape", ["--batch"], input: lines.joined(separator: "\n") + "\n",
      hint: "install libharfbuzz-bin")
    let answers = data.split(separator: UInt8(ascii: "\n"))
    try #require(answers.count == runs.count)
    let decoder = JSONDecoder()
    for (answer, (run, label)) in zip(answers, runs) {
      compare(run, to: try decoder.decode([ShapedGlyph].self, from: answer), of: label)
    }
  }

  /// A line of a batch; options are parted by semicolons.
  private static func call(for run: GlyphRun, language: String) -> String {
    let bytes = Array(run.text.utf8)
    func points(_ range: Range<Int>) -> String {
      String(decoding: bytes[range], as: UTF8.self).unicodeScalars
        .map { String($0.value, radix: 16) }.joined(separator: ",")
    }
    var options = [
      run.face.file, "--font-funcs=ot", "--no-glyph-names", "--output-format=json",
      "--utf8-clusters", "--face-index=\(run.face.index)", "--language=\(language)",
      "--script=\(run.script.code)", "--direction=\(run.isRightToLeft ? "rtl" : "ltr")",
      "--unicodes=" + points(run.range),
    ]
    let before = points(0..<run.range.lowerBound)
    if !before.isEmpty { options.append("--unicodes-before=" + before) }
    let after = points(run.range.upperBound..<bytes.count)
    if !after.isEmpty { options.append("--unicodes-after=" + after) }
    for variation in run.face.variations {
      options.append("--variations=\(variation.tag)=\(variation.value)")
    }
    return options.joined(separator: ";")
  }

  private func compare(
    _ run: GlyphRun, to expected: [ShapedGlyph], of label: ScriptCorpus.Label
  ) {
    let comment: Comment = "\(run.characters) of \(label.text) in \(run.face.file)"
    #expect(run.glyphs.map(\.id) == expected.map(\.g), comment)
    #expect(run.glyphs.map { $0.cluster - run.range.lowerBound } == expected.map(\.cl), comment)
    guard run.glyphs.count == expected.count else { return }
    let em = run.face.unitsPerEm
    var pen = 0
    for (glyph, place) in zip(run.glyphs, expected) {
      let found = [
        glyph.advance * em, glyph.position.x * em - CGFloat(pen), -glyph.position.y * em,
      ]
      let errors = zip(found, [place.ax, place.dx, place.dy]).map { abs($0 - CGFloat($1)) }
      #expect(errors.allSatisfy { $0 < 0.001 }, comment)
      pen += place.ax
    }
    #expect(abs(run.width - CGFloat(pen) / em) * Self.size < 1 / 64, comment)
  }
}
