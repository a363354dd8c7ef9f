import Foundation
import Testing

/// What `platen measure` prints, as its description has it.
private struct Measured: Decodable {
  struct Ink: Decodable {
    var x, y, width, height: Double
  }

  struct Face: Decodable {
    var family: String
    var file: String
    var index: Int
    var variations: [String: Double]
  }

  struct Glyph: Decodable {
    var id: Int
    var cluster: Int
    var x, y, advance: Double
  }

  struct Run: Decodable {
    var text: String
    var direction: String
    var size: Double
    var font: Face
    var glyphs: [Glyph]
  }

  var width, ascent, descent, leading: Double
  var ink: Ink
  var runs: [Run]
}

/// A glyph as `hb-shape --output-format=json` prints it.
private struct Shaped: Decodable {
  var g: Int
  var cl: Int
  var ax: Double
}

@Suite struct MeasureTests {
  private let work: Workplace

  init() throws { work = try Workplace() }

  private func measure(_ text: String, _ options: [String] = []) throws -> Measured {
    let outcome = try work.platen(["measure", text] + options)
    #expect(outcome.exitCode == 0)
    return try JSONDecoder().decode(Measured.self, from: Data(outcome.output))
  }

  @Test func aMixedTextHasARunForEachFontAndItsPartsAddUp() throws {
    let label = try measure("iOS開発 🦋", ["--font", "title", "--bold"])
    #expect(label.runs.map(\.text).joined() == "iOS開発 🦋")
    #expect(Set(label.runs.map(\.font.family)).count == 3)
    let advances = label.runs.flatMap(\.glyphs).map(\.advance).reduce(0, +)
    #expect(abs(advances - label.width) < 1e-6)
    #expect(label.runs.allSatisfy { $0.size == 28 && $0.direction == "ltr" })
  }

  @Test(
    "glyphs and advances are those of hb-shape",
    arguments: [
      ("JavaScript AVATAR fi", []), ("JavaScript AVATAR fi", ["--bold"]), ("開発と設計", []),
      ("Tag, ‘WAVE’", ["--design", "serif", "--size", "31"]), ("12:45", ["--design", "rounded"]),
    ] as [(String, [String])])
  func shaping(text: String, options: [String]) throws {
    let label = try measure(text, options)
    for run in label.runs {
      let variations = run.font.variations.sorted { $0.key < $1.key }
        .map { "--variations=\($0.key)=\($0.value)" }.joined(separator: " ")
      try work.write(run.text.utf8, to: "text")
      let shaped = try work.shell(
        "hb-shape --font-size=100000 --output-format=json --no-glyph-names --utf8-clusters"
          + " --face-index=\(run.font.index) \(variations)"
          + " --font-file='\(run.font.file)' --text-file=text")
      let glyphs = try JSONDecoder().decode([Shaped].self, from: Data(shaped.output))
      #expect(run.glyphs.map(\.id) == glyphs.map(\.g))
      // Advances between a variable font's masters are whole font units, here 1/1000 em or less.
      let tolerance = run.size / 1000 / 2 + 1e-3
      for (ours, theirs) in zip(run.glyphs, glyphs) {
        #expect(abs(ours.advance - theirs.ax * run.size / 100_000) < tolerance)
      }
    }
  }

  @Test func textSizesFollowTheDynamicTypeTable() throws {
    // The platform's published table: body is 17 points, 14 at xSmall, 53 at accessibility5.
    for (size, points) in [("large", 17.0), ("xSmall", 14), ("accessibility5", 53)] {
      let label = try measure("a", ["--font", "body", "--dynamic-type-size", size])
      #expect(label.runs.map(\.size) == [points])
    }
  }

  @Test func inkIsWhereGlyphsAreAboveAndBelowTheBaseline() throws {
    let label = try measure("x", ["--size", "100"])
    #expect(abs(label.ink.y + label.ink.height) < 2)
    let descending = try measure("p", ["--size", "100"])
    #expect(descending.ink.y + descending.ink.height > 15)
    #expect(descending.ink.y + descending.ink.height < descending.descent)
  }

  @Test func aTextWithoutCharactersHasTheFontsHeightAndNoGlyphs() throws {
    let label = try measure("")
    #expect(label.width == 0)
    #expect(label.ascent > 0)
    #expect(label.runs.isEmpty)
  }
}
