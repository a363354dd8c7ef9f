import Foundation
import Testing

/// What `platen fonts --json` prints, as its description has it.
private struct Family: Decodable, Equatable {
  struct Face: Decodable, Equatable {
    var file: String
    var index: Int
    var weights: [Double]
    var italic, monospaced: Bool
    var axes: [Axis]
    var scripts: [String]
    var coverage: [Coverage]
  }

  struct Axis: Decodable, Equatable {
    var tag: String
    var minimum, `default`, maximum: Double
  }

  struct Coverage: Decodable, Equatable {
    var script: String
    var characters, of: Int
    var share: Double
  }

  var family: String
  var faces: [Face]
}

@Suite struct FontsTests {
  private let work: Workplace

  init() throws { work = try Workplace() }

  private func families(_ arguments: String...) throws -> [Family] {
    let outcome = try work.platen(["fonts", "--json"] + arguments)
    #expect(outcome.exitCode == 0 && outcome.error.isEmpty)
    return try JSONDecoder().decode([Family].self, from: Data(outcome.output))
  }

  private func lines(_ arguments: String...) throws -> [String] {
    let outcome = try work.platen(["fonts"] + arguments)
    #expect(outcome.exitCode == 0)
    return outcome.text.split(separator: "\n").map(String.init)
  }

  @Test func theTableHasALineForEachFamilyUnderItsHeads() throws {
    let lines = try lines()
    #expect(lines[0].split(separator: " ") == ["FAMILY", "WEIGHTS", "SCRIPTS"])
    let thai = try #require(lines.first { $0.hasPrefix("Noto Sans Thai ") })
    #expect(thai.split(separator: " ") == ["Noto", "Sans", "Thai", "400,", "700", "Thai"])
    let serif = try #require(lines.first { $0.hasPrefix("Source Serif Pro ") })
    #expect(serif.contains("400, 600, 700; italic 400, 700"))
    #expect(serif.hasSuffix("Cyrl Grek Latn"))
    #expect(lines.dropFirst().sorted() == Array(lines.dropFirst()))
    #expect(lines.allSatisfy { $0.count <= 110 && !$0.hasSuffix(" ") })
    // The columns stand under each other.
    let weights = try #require(lines[0].range(of: "WEIGHTS")).lowerBound.utf16Offset(in: lines[0])
    #expect(lines.allSatisfy { Array($0)[weights - 1] == " " && Array($0)[weights] != " " })
  }

  @Test func aFamilysDetailsAreItsFilesAxesAndSharesOfScripts() throws {
    let lines = try lines("inter")
    #expect(lines[0] == "Inter (100-900; italic 100-900)")
    #expect(lines[1].contains("/Inter-Italic.ttf") && lines[1].hasSuffix("wght 100…900"))
    #expect(lines[2].contains("/Inter.ttf") && lines[2].hasSuffix("wght 100…900"))
    #expect(lines.filter { $0.hasPrefix("Latn ") }.count == 1)
    let greek = try work.platen(["fonts", "Inter", "--script", "grek"])
    #expect(greek.text.contains("\nGrek "))
    #expect(!greek.text.contains("\nLatn "))
  }

  @Test func facesThatDifferInTheirCharactersAreCountedApart() throws {
    let lines = try lines("Source Serif Pro")
    #expect(lines.filter { $0.hasPrefix("Latn ") }.count == 2)
    #expect(lines.filter { $0.hasPrefix("Cyrl ") }.count == 1)
  }

  @Test func aScriptNarrowsTheListToWhatCoversIt() throws {
    let table = try lines("--script", "Arab")
    #expect(table.count == 2)
    #expect(table[0].hasSuffix("Arab"))
    #expect(table[1].hasPrefix("Noto Sans Arabic"))
    #expect(try families("--script", "Hang").map(\.family) == ["Noto Sans CJK KR"])
    #expect(try families("--script", "Brai").map(\.family) == ["Noto Sans Symbols2"])
  }

  @Test func whereNoFamilyCoversAScriptAWarningSaysSo() throws {
    let outcome = try work.platen(["fonts", "--script", "Egyp"])
    #expect(outcome.exitCode == 0 && outcome.output.isEmpty)
    #expect(outcome.error == "warning: no family covers Egyp\n")
    #expect(try families("--script", "Egyp").isEmpty)
  }

  /// The count of characters is fontconfig's: `fc-query` prints the font's characters as ranges.
  @Test func theJSONHasTheCoverageOfEachFace() throws {
    let arabic = try #require(try families("Noto Sans Arabic").first)
    #expect(arabic.faces.map(\.weights) == [[700, 700], [400, 400]])
    #expect(arabic.faces.allSatisfy { $0.scripts == ["Arab"] && !$0.italic && $0.index == 0 })
    let ranges = try work.shell("fc-query -f '%{charset}' '\(arabic.faces[1].file)'")
    let count = ranges.text.split(separator: " ").map { item in
      let ends = item.split(separator: "-").compactMap { Int($0, radix: 16) }
      return ends[ends.count - 1] - ends[0] + 1
    }.reduce(0, +)
    // A control character or two is of no script.
    let counted = arabic.faces[1].coverage.map(\.characters).reduce(0, +)
    #expect(abs(counted - count) <= 3)
    for part in arabic.faces.flatMap(\.coverage) {
      #expect(part.characters <= part.of)
      #expect(abs(part.share - Double(part.characters) / Double(part.of)) < 0.0001)
    }
    let inter = try #require(try families("Inter").first)
    let axis = Family.Axis(tag: "wght", minimum: 100, default: 400, maximum: 900)
    #expect(inter.faces.map(\.axes) == [[axis], [axis]])
  }

  @Test func theExamplesOfTheHelpRun() throws {
    let help = try work.platen(["fonts", "--help"]).text
    let examples = help.split(separator: "\n").map { $0.drop { $0 == " " } }
      .filter { $0.hasPrefix("platen fonts") }
    #expect(examples.count == 5)
    for example in examples {
      let outcome = try work.shell(String(example))
      #expect(outcome.exitCode == 0 && outcome.error.isEmpty && !outcome.output.isEmpty)
    }
  }

  @Test func aFolderWithoutAnIndexIsListedAlike() throws {
    let source = try families("Inter")[0].faces[1].file
    #expect(try work.shell("mkdir fonts && cp '\(source)' fonts").exitCode == 0)
    let lines = try lines("--fonts", "fonts", "--only-fonts")
    #expect(lines.count == 2 && lines[1].hasSuffix("Cyrl Grek Latn"))
  }

  @Test func theMachinesFontsAreListedToo() throws {
    let listed = try Set(families("--system-fonts").flatMap(\.faces).map(\.file))
    let installed = try work.shell("fc-list : file fontformat").text.split(separator: "\n")
      .filter { $0.contains("fontformat=TrueType") }
      .compactMap { $0.split(separator: ":").first.map(String.init) }
    #expect(Set(installed).subtracting(listed) == [])
  }

  @Test func aFamilyOfTheMachineAloneIsDrawnWithItsFonts() throws {
    let own = Set(try families().map(\.family))
    let installed = try work.shell("fc-list :lang=en family").text.split(separator: "\n")
      .compactMap { $0.split(separator: ",").first.map(String.init) }.sorted()
    // A machine without further fonts has nothing to draw with.
    guard let family = installed.first(where: { !own.contains($0) }) else { return }
    let line = ["grid", "a", "--font", family, "-o", "-", "--format", "svg"]
    let names = ["--svg", "semantic", "--svg-fonts", "names", "--system-fonts"]
    let outcome = try work.platen(line + names)
    #expect(outcome.exitCode == 0, "\(outcome.error)")
    #expect(outcome.text.contains(family))
    let without = try work.platen(line)
    #expect(without.exitCode == 64 && without.error.contains("--system-fonts"))
  }

  // MARK: - --strict

  @Test(arguments: [
    ("grid a ᬅ -o new.svg", "error"), ("grid ᬅ ᬅᬅ -o new.png", "error"),
    ("tags missing.tags -o new.pdf", "error"), ("grid ᬅ -o - --format svg", "error"),
    ("measure ᬅᬅ", "warning"),
  ])
  func strictMakesAMissingGlyphAnErrorAndWritesNothing(line: String, word: String) throws {
    try work.write("a\nbᬅ\nᬅᬅ\n".utf8, to: "missing.tags")
    let before = try work.names()
    let strict = try work.shell("platen \(line) --strict")
    #expect(strict.exitCode == 1)
    #expect(strict.output.isEmpty)
    let lines = strict.error.split(separator: "\n")
    #expect(lines.count == (word == "error" ? 1 : 2))
    #expect(lines.first?.hasPrefix("\(word): no font has \"ᬅ\" (U+1B05)") == true)
    #expect(lines.first?.contains("fonts-noto-core") == true)
    #expect(lines.last?.hasPrefix("error: no font has") == true)
    #expect(try work.names() == before)

    let lenient = try work.shell("platen \(line)")
    #expect(lenient.exitCode == 0)
    #expect(lenient.error.split(separator: "\n").count == 1)
  }

  @Test func strictSaysNothingWhereNothingIsMissing() throws {
    let outcome = try work.platen(["grid", "a", "あ", "🦋", "-o", "new.svg", "--strict"])
    #expect(outcome.exitCode == 0 && outcome.error.isEmpty)
    let several = try work.platen(["measure", "ᬅᬆ", "--strict"])
    #expect(several.error.contains("error: no font has 2 characters, and"))
  }
}
