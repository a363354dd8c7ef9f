import Foundation
import Testing

@testable import PlatenText

/// Features and places on axes against what `hb-shape` makes of the same files when it is told them.
@Suite struct OpenTypeTests {
  private struct ShapedGlyph: Decodable, Equatable {
    var g: UInt32
    var ax: Int
  }

  private static let text = "Agate 10:08 1/2 \u{3B1}0"

  private static func expected(
    _ file: String, features: String? = nil, variations: String? = nil
  ) throws -> [ShapedGlyph] {
    var arguments = [
      "--font-funcs=ot", "--no-glyph-names", "--output-format=json", "--utf8-clusters",
      "--language=en", "--text=" + text,
    ]
    if let features { arguments.append("--features=\(features)") }
    if let variations { arguments.append("--variations=\(variations)") }
    let data = try Program.output(
      of: "/usr/bin/hb-shape", arguments + [BundledFonts.folder + "/" + file],
      hint: "install libharfbuzz-bin")
    return data.isEmpty ? [] : try JSONDecoder().decode([ShapedGlyph].self, from: data)
  }

  private static func glyphs(_ font: Font, in library: FontLibrary) throws -> [ShapedGlyph] {
    let shaped = try library.shape(text, font: font.resolved(for: .large))
    return shaped.runs.flatMap { run in
      run.glyphs.map {
        ShapedGlyph(g: $0.id, ax: Int(($0.advance * run.face.unitsPerEm).rounded()))
      }
    }
  }

  @Test func featuresAreThoseThatAreNamed() throws {
    let library = try BundledFonts.library()
    let cases: [(Font, String)] = [
      (.body.fontFeature("tnum"), "tnum"), (.body.monospacedDigit(), "tnum"),
      (.body.fontFeature("zero").fontFeature("ss01"), "zero,ss01"),
      (.body.fontFeature("kern", 0).fontFeature("calt", 0), "-kern,-calt"),
      (.body.fontFeature("frac", 1), "frac"),
      (.body.fontFeature("aalt", 2), "aalt=2"), (.body.fontFeature("aalt", 9_999), "aalt=9999"),
      (.body.fontFeature("tnum").fontFeature("tnum", 0), "-tnum"),
      (.body.monospacedDigit().fontFeature("tnum", -4), "-tnum"),
    ]
    let plain = try Self.glyphs(.body, in: library)
    for (font, features) in cases {
      let expected = try Self.expected("Inter.ttf", features: features)
      #expect(try Self.glyphs(font, in: library) == expected, "\(features)")
      #expect(features == "-tnum" || features == "aalt=9999" || expected != plain, "\(features)")
    }
  }

  @Test(arguments: [
    "", "tnu", "tnums", "tnüm", "tn\u{0}m", "tn\nm", "ẞtnum", "👩‍🚀", "\u{7F}num",
  ])
  func aTagThatIsNoneChangesNothing(tag: String) {
    #expect(Font.body.fontFeature(tag) == .body)
    #expect(Font.body.fontVariation(tag, 550) == .body)
  }

  @Test func axesStandWhereTheyAreToldTo() throws {
    let library = try BundledFonts.library()
    let cases: [(Font, String)] = [
      (.body.fontVariation("wght", 550), "wght=550"),
      (.body.weight(.black).fontVariation("wght", 333.5), "wght=333.5"),
      (.body.fontVariation("wght", 333.5).weight(.black), "wght=333.5"),
      (.body.fontVariation("wght", 200).fontVariation("wght", 800), "wght=800"),
      // The axis goes from 100 to 900.
      (.body.fontVariation("wght", 1e30), "wght=900"),
      (.body.fontVariation("wght", -7), "wght=100"),
      (.body.fontVariation("slnt", -10).fontVariation("GRAD", 1), "wght=400"),
      (.body.fontVariation("wght", .nan).fontVariation("wght", .infinity), "wght=400"),
    ]
    for (font, variations) in cases {
      let expected = try Self.expected("Inter.ttf", variations: variations)
      #expect(try Self.glyphs(font, in: library) == expected, "\(variations)")
    }
    #expect(
      try Self.expected("Inter.ttf", variations: "wght=550")
        != Self.expected("Inter.ttf", variations: "wght=400"))
  }

  @Test func aStaticFaceIsChosenByTheWeightAlone() throws {
    let library = try BundledFonts.library()
    let font = Font.custom("Nunito", fixedSize: 20).weight(.bold)
    let plain = try library.face(for: font.resolved(for: .large))
    let varied = font.fontVariation("wght", 300).fontVariation("wdth", 80)
    let face = try library.face(for: varied.resolved(for: .large))
    #expect(face === plain && face.variations.isEmpty)
    #expect(face.file.hasSuffix("Nunito-Bold.otf"))
  }

  @Test func aPlaceThatIsTheSameIsTheSameFace() throws {
    let library = try BundledFonts.library()
    func face(_ font: Font) throws -> FontFace {
      try library.face(for: font.resolved(for: .large))
    }
    let varied = try face(.body.fontVariation("wght", 550))
    #expect(varied.variations == [FontVariation(tag: "wght", value: 550)])
    #expect(try face(.title.fontVariation("wght", 550)) === varied)
    #expect(try face(.body) !== varied)
  }

  /// 100 is usual and a quarter less or more is condensed or expanded: OS/2's usWidthClass.
  @Test func widthsArePlacesOnTheAxisOfTheWidth() {
    func places(_ font: Font) -> [FontVariation] { font.resolved(for: .large).variations }
    func wdth(_ value: CGFloat) -> [FontVariation] { [FontVariation(tag: "wdth", value: value)] }
    #expect(places(.body).isEmpty)
    #expect(places(.body.width(.condensed)) == wdth(75))
    #expect(places(.body.width(.expanded)) == wdth(125))
    #expect(places(.body.width(.compressed)) == wdth(50))
    #expect(places(.body.fontVariation("wdth", 90).width(.expanded)) == wdth(90))
    #expect(places(.body.width(Font.Width(.nan))).isEmpty)
  }

  @Test func codeIsNotJoinedUnlessThatIsAsked() throws {
    func value(_ font: Font) -> UInt32? {
      font.resolved(for: .large).features.first { $0.tag == "calt" }?.value
    }
    #expect(value(.body.monospaced()) == 0)
    #expect(value(.body.monospaced().fontFeature("calt")) == 1)
    #expect(value(.body) == nil)
  }
}
