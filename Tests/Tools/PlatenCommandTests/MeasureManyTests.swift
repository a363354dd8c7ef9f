import Foundation
import Testing

/// What `platen measure` prints of texts in several directions, and of many texts.
private struct Measured: Decodable {
  struct Run: Decodable {
    var text, script, direction: String
    var x, width: Double
  }

  struct Caret: Decodable {
    var offset: Int
    var x: Double
  }

  struct Missing: Decodable {
    var character: String
    var codePoints: [String]
  }

  var text, direction: String
  var width: Double
  var runs: [Run]
  var carets: [Caret]
  var missing: [Missing]
}

@Suite struct MeasureManyTests {
  private let work: Workplace

  init() throws { work = try Workplace() }

  private func measure(_ arguments: [String]) throws -> Measured {
    let outcome = try work.platen(["measure"] + arguments)
    #expect(outcome.exitCode == 0)
    return try JSONDecoder().decode(Measured.self, from: Data(outcome.output))
  }

  @Test func severalTextsAreOneArrayInTheirOrder() throws {
    let outcome = try work.platen(["measure", "One", "Two", "One"])
    let labels = try JSONDecoder().decode([Measured].self, from: Data(outcome.output))
    #expect(labels.map(\.text) == ["One", "Two", "One"])
    #expect(labels[0].width == labels[2].width)
  }

  @Test func aFilesLinesAreOneObjectALine() throws {
    try work.write("One\n\n開発\n".utf8, to: "labels")
    let outcome = try work.platen(["measure", "--input", "labels", "--json-lines"])
    let lines = try outcome.text.split(separator: "\n").map {
      try JSONDecoder().decode(Measured.self, from: Data($0.utf8))
    }
    #expect(lines.map(\.text) == ["One", "", "開発"])
  }

  @Test(arguments: [["measure"], ["measure", "a", "--input", "b"]])
  func textsComeFromOnePlace(arguments: [String]) throws {
    #expect(try work.platen(arguments).exitCode == 64)
  }

  @Test(arguments: ["measure x", "measure x --json-lines", "fonts", "fonts --explain x"])
  func whatCannotBePrintedIsAFailure(command: String) throws {
    #expect(try work.shell("platen \(command) > /dev/full").exitCode == 73)
  }

  @Test(arguments: ["japanese", "", "-", "ja;x", "j4"])
  func aLanguageHasTheFormOfATag(language: String) throws {
    let outcome = try work.platen(["measure", "x", "--locale", language])
    #expect(outcome.exitCode == 64)
    #expect(outcome.error.contains("BCP 47"))
  }

  /// Every letter of JetBrains Mono is 0.6 em wide, here 6 points.
  @Test func caretsStandBeforeEachClusterAndAtTheEnd() throws {
    let label = try measure(["abé", "--design", "monospaced", "--size", "10"])
    #expect(label.carets.map(\.offset) == [0, 1, 2, 4])
    for (caret, x) in zip(label.carets, [0.0, 6, 12, 18]) { #expect(abs(caret.x - x) < 1e-9) }
  }

  @Test func whatIsReadFromTheRightHasItsFirstCaretThere() throws {
    let label = try measure(["שלום"])
    #expect(label.direction == "rtl")
    #expect(label.runs.map(\.direction) == ["rtl"])
    #expect(label.runs.map(\.script) == ["Hebr"])
    #expect(label.carets.map(\.offset) == [0, 2, 4, 6, 8])
    #expect(label.carets.first?.x == label.width && label.carets.last?.x == 0)
    #expect(label.carets.map(\.x) == label.carets.map(\.x).sorted(by: >))
  }

  /// By UAX #9 a number in Hebrew stands to the left of the words before it, its digits as they are.
  @Test func runsAreInTheOrderInWhichTheyAreSeen() throws {
    let label = try measure(["abc אבג 123"])
    #expect(label.direction == "ltr")
    #expect(
      label.runs.map { $0.text.trimmingCharacters(in: .whitespaces) } == ["abc", "123", "אבג"])
    var pen = 0.0
    for run in label.runs {
      #expect(abs(run.x - pen) < 1e-9)
      pen += run.width
    }
    #expect(abs(pen - label.width) < 1e-9)
  }

  @Test func whatNoFontHasIsNamed() throws {
    let outcome = try work.platen(["measure", "a\u{10FFFD}"])
    let label = try JSONDecoder().decode(Measured.self, from: Data(outcome.output))
    #expect(label.missing.map(\.character) == ["\u{10FFFD}"])
    #expect(label.missing.map(\.codePoints) == [["U+10FFFD"]])
    #expect(outcome.error.contains("U+10FFFD"))
  }

  /// 骨 is one of the characters that Japan and mainland China write differently.
  @Test func theLanguageChoosesTheFormOfHanCharacters() throws {
    let families = try ["ja", "zh-Hans", "zh-Hant"].map { language in
      let outcome = try work.platen(["fonts", "--explain", "骨", "--locale", language])
      return outcome.text
    }
    #expect(families[0].contains("Noto Sans CJK JP"))
    #expect(families[1].contains("Noto Sans CJK SC"))
    #expect(families[2].contains("Noto Sans CJK TC"))
  }

  @Test func aChoiceOfFontsIsExplained() throws {
    let lines = try work.platen(["fonts", "--explain", "Aあ🦋\u{10FFFD}"]).text
      .split(separator: "\n")
    #expect(lines.count == 4)
    for (line, parts) in zip(
      lines,
      [
        ["U+0041", "Latn", "Inter", "A"],
        ["U+3042", "Hira", "Noto Sans CJK JP", "あ", "not in Inter"],
        ["U+1F98B", "Noto Color Emoji", "🦋"], ["U+10FFFD", "no font"],
      ])
    {
      for part in parts { #expect(line.contains(part)) }
    }
  }
}
