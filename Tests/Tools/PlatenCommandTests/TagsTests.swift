import Foundation
import Testing

@Suite struct TagsTests {
  /// The picture of a list of tags, and what was said about it.
  private func draw(
    _ list: String, _ options: [String], format: String = "png"
  ) throws -> Outcome {
    try Workplace().platen(
      ["tags", "-", "-o", "-", "--format", format, "--title", "Tags"] + options, input: list)
  }

  @Test func commentsBlankLinesByteOrderMarksAndLineEndsLeaveNoTrace() throws {
    let plain = try draw("Swift\nGo\t3\n", [])
    #expect(plain.exitCode == 0)
    let decorated = try draw("\u{FEFF}# Tags\r\n\r\n  Swift \r\n\t \r\nGo\t 3\r\n# end", [])
    // A line of blanks with a tab in it is a weight without a tag.
    #expect(decorated.exitCode == 65)
    let clean = try draw("\u{FEFF}# Tags\r\n\r\n  Swift \r\n   \r\nGo\t 3\r\n# end", [])
    #expect(clean.output == plain.output)
  }

  @Test func aBackslashBeforeANumberSignBeginsATag() throws {
    let escaped = try draw("\\#Swift\n", [], format: "svg")
    let other = try draw("Go\n#Swift\n", ["--title", "Go"], format: "svg")
    #expect(escaped.exitCode == 0)
    // A number sign more than "Swift" alone: one more glyph is drawn.
    let plain = try draw("Swift\n", [], format: "svg")
    let uses = [escaped, plain].map { $0.text.components(separatedBy: "<use ").count }
    #expect(uses[0] == uses[1] + 1)
    #expect(!other.text.contains("Swift"))
  }

  @Test func aRangeOfSizesWithoutWeightsIsAnError() throws {
    let outcome = try draw("Swift\n", ["--style", "pill", "--font-size", "12...48"])
    #expect(outcome.exitCode == 64 && outcome.isOneError)
  }

  @Test(arguments: [("black", "dark"), ("#222", "dark"), ("white", "light"), ("none", "light")])
  func theColourSchemeFollowsTheBackground(background: String, scheme: String) throws {
    let options = ["--style", "plain", "--background", background]
    let implied = try draw("Swift\n", options)
    #expect(implied.output == (try draw("Swift\n", options + ["--color-scheme", scheme])).output)
  }

  @Test func aListCanBeReadFromAPipeByItsPath() throws {
    let work = try Workplace()
    let outcome = try work.shell("cat words.txt | platen tags /dev/stdin -o new.png")
    #expect(outcome.exitCode == 0)
    #expect(try work.platen(["tags", "words.txt", "-o", "old.png"]).exitCode == 0)
    #expect(work.bytes(of: "new.png") == work.bytes(of: "old.png"))
  }

  @Test("a list without tags is no picture", arguments: ["", "\n\n", "# nothing\n"])
  func emptyList(list: String) throws {
    let outcome = try draw(list, ["--width", "300", "--padding", "20"])
    #expect(outcome.exitCode == 1)
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.error == """
        warning: standard input:1:1: the list is empty
        error: nothing is drawn: the picture is blank

        """)
  }

  @Test(arguments: [[], ["--background", "red"]])
  func aGridWithoutItemsIsNoPicture(options: [String]) throws {
    let outcome = try Workplace().platen(
      ["grid", "-o", "-", "--format", "png", "--width", "30", "--height", "20"] + options)
    #expect(outcome.exitCode == 64)
    #expect(outcome.error.hasPrefix("error: no items: give letters, emoji or words"))
    #expect(outcome.output.isEmpty)
  }

  @Test(arguments: ["cell", "pill", "plain"])
  func tenThousandTagsWork(style: String) throws {
    let list = (0..<10_000).map { "tag \($0)" }.joined(separator: "\n")
    let outcome = try draw(list, ["--style", style, "--width", "1600"], format: "svg")
    #expect(outcome.exitCode == 0)
    #expect(outcome.error.isEmpty)
    #expect(Picture(outcome.output) == .svg)
  }

  @Test(arguments: ["cell", "pill", "plain"])
  func aTagOf100000CharactersIsCutToItsRow(style: String) throws {
    let outcome = try draw(String(repeating: "word ", count: 20_000), ["--style", style])
    #expect(outcome.exitCode == 0)
    let size = try #require(Picture(outcome.output)?.size)
    // At two pixels a point.
    #expect(size.width == 800)
    #expect(size.height < 200)
  }

  @Test func aLineLimitSaysWhatItLeavesOutAndDrawsTheRestAsIfItWereAll() throws {
    let words = ["Swift", "Kotlin", "Objective-C", "JavaScript", "Rust", "Haskell", "Go", "Python"]
    let limited = try draw(words.joined(separator: "\n"), ["--line-limit", "2"])
    #expect(limited.exitCode == 0)
    let count = try #require(Int(limited.error.split(separator: " ").dropFirst().first ?? ""))
    #expect(
      limited.error == "warning: \(count) of 8 tags left out by --line-limit 2\n")
    let rest = try draw(words.dropLast(count).joined(separator: "\n"), [])
    #expect(rest.output == limited.output)
    let more = try draw(words.dropLast(count - 1).joined(separator: "\n"), [])
    let heights = try [rest, more].map { try #require(Picture($0.output)?.size).height }
    #expect(heights[0] < heights[1])
  }

  @Test func aLineLimitThatIsNotReachedSaysNothing() throws {
    let outcome = try draw("Swift\nGo\n", ["--line-limit", "2"])
    #expect(outcome.error.isEmpty)
    #expect(outcome.output == (try draw("Swift\nGo\n", [])).output)
  }

  @Test func selectingATagChangesThePictureButNotItsSize() throws {
    let plain = try draw("Swift\nGo\n", [])
    let selected = try draw("Swift\nGo\n", ["--select", "Go"])
    #expect(selected.output != plain.output)
    #expect(Picture(selected.output) == Picture(plain.output))
  }

  @Test func aCharacterThatNoFontHasIsReportedOnceAndDrawnAllTheSame() throws {
    let outcome = try draw("a\u{10FFFD}\u{10FFFD}\nb\u{10FFFD}\n", [])
    #expect(outcome.exitCode == 0)
    #expect(outcome.error.hasPrefix("warning: "))
    #expect(outcome.error.contains("U+10FFFD"))
    #expect(outcome.error.split(separator: "\n").count == 1)
  }

  @Test(arguments: ["cell", "pill", "plain"])
  func tagsGrowWithDynamicTypeUnlessTheirSizeIsGiven(style: String) throws {
    func height(_ options: [String]) throws -> Int? {
      Picture(try draw("Swift\n", ["--style", style] + options).output)?.size?.height
    }
    let normal = try #require(try height([]))
    let large = try #require(try height(["--dynamic-type-size", "accessibility1"]))
    // Body type grows from 17 to 28 points.
    #expect(large - normal >= 11)
    guard style != "cell" else { return }
    #expect(try height(["--font-size", "17"]) == normal)
    let fixed = try draw(
      "Swift\n",
      ["--style", style, "--font-size", "17", "--dynamic-type-size", "accessibility1"])
    #expect(fixed.exitCode == 64 && fixed.error.contains("with --font-size"))
  }

  @Test func largeTypeAndSmallScalesMakePictures() throws {
    let large = try draw("Swift\nGo\n", ["--style", "plain", "--font-size", "1000"])
    #expect(large.exitCode == 0)
    let small = try draw("Swift\nGo\n", ["--scale", "0.01"])
    #expect(small.exitCode == 0)
    #expect(Picture(small.output)?.size?.width == 4)
  }
}
