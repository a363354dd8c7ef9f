import Foundation
import Testing

@testable import PlatenText

/// Every run is held against HarfBuzz's own `hb-shape`, given the run's font file and weight.
@Suite struct HBShapeTests {
  private struct ShapedGlyph: Decodable {
    var g: UInt32
    var cl, dx, dy, ax: Int
  }

  private static let texts = [
    "Javascript AVATAR To", "office ffi affluent", "Tag 10:08, 1,024",
    "été e\u{301}te\u{301} Ångström Ž",
    "iOS開発 🦋", "ガギグゲゴ、日本語。か\u{3099}", "👨‍👩‍👧 🇯🇵 1️⃣ 👍🏽", "Ελληνικά Кириллица", "-> != ffl =\u{338} ǐ",
    "x𞸀𞸁𞸂",
  ]

  private static let weights: [String: [CGFloat]] = [
    "Inter": [100, 250, 400, 550, 700, 900], "Nunito": [300, 400, 600, 700, 900],
    "Source Serif Pro": [400, 600, 700], "JetBrains Mono": [400, 500, 700],
    "Noto Sans CJK JP": [400, 700],
  ]

  @Test(arguments: weights.keys.sorted(), [false, true])
  func everyRunIsWhatHBShapeMakesOfIt(family: String, isItalic: Bool) throws {
    let library = try BundledFonts.library()
    for weight in try #require(Self.weights[family]) {
      for text in Self.texts {
        let shaped = try library.shape(
          text, font: .em(.named(family), weight: weight, isItalic: isItalic))
        #expect(shaped.missing.isEmpty, "\(text)")
        for run in shaped.runs { try compare(run, of: shaped) }
      }
    }
  }

  @Test func featuresReachTheFont() throws {
    let library = try BundledFonts.library()
    let font = ResolvedFont.em(features: [.tabularFigures])
    let shaped = try library.shape("10:08 111", font: font)
    for run in shaped.runs { try compare(run, of: shaped, features: "tnum") }
    let digits = shaped.runs.flatMap(\.glyphs).filter { $0.cluster >= 6 }
    #expect(Set(digits.map(\.advance)).count == 1)

    let code = try library.shape(
      "a->b", font: .em(.design(.monospaced), features: [.noContextualAlternates]))
    for run in code.runs { try compare(run, of: code, features: "-calt") }
  }

  private func compare(
    _ run: GlyphRun, of shaped: ShapedText, features: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let bytes = Array(shaped.text.utf8)
    var arguments = [
      "--font-funcs=ot", "--no-glyph-names", "--output-format=json", "--utf8-clusters",
      "--language=en", "--face-index=\(run.face.index)",
      "--text-before=" + String(decoding: bytes[..<run.range.lowerBound], as: UTF8.self),
      "--text-after=" + String(decoding: bytes[run.range.upperBound...], as: UTF8.self),
      "--text=" + BundledFonts.text(of: run, in: shaped.text),
    ]
    for variation in run.face.variations {
      arguments.append("--variations=\(variation.tag)=\(variation.value)")
    }
    if let features { arguments.append("--features=\(features)") }
    let data = try Program.output(
      of: "/usr/bin/hb-shape", arguments + [run.face.file], hint: "install libharfbuzz-bin",
      sourceLocation: sourceLocation)
    let expected = data.isEmpty ? [] : try JSONDecoder().decode([ShapedGlyph].self, from: data)

    let context: Comment = "\(shaped.text) in \(run.face.file) \(run.face.variations)"
    #expect(run.glyphs.map(\.id) == expected.map(\.g), context, sourceLocation: sourceLocation)
    #expect(
      run.glyphs.map { $0.cluster - run.range.lowerBound } == expected.map(\.cl), context,
      sourceLocation: sourceLocation)
    guard run.glyphs.count == expected.count, let first = run.glyphs.first else { return }
    let em = run.face.unitsPerEm
    var pen = first.position.x - CGFloat(expected[0].dx) / em
    for (glyph, place) in zip(run.glyphs, expected) {
      let errors = [
        glyph.advance - CGFloat(place.ax) / em,
        glyph.position.x - pen - CGFloat(place.dx) / em,
        glyph.position.y + CGFloat(place.dy) / em,
      ]
      #expect(errors.allSatisfy { abs($0) < 0.001 }, context, sourceLocation: sourceLocation)
      pen += CGFloat(place.ax) / em
    }
  }
}
