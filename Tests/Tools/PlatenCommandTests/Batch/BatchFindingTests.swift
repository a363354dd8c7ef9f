import Foundation
import Testing

/// What is said of lines that are drawn, and of those that are not, where pictures become files.
@Suite struct BatchFindingTests {
  private let work: Workplace

  init() throws {
    work = try Workplace()
    let scene = """
      platen: 1
      canvas: {width: 200, padding: 10}
      data: {name: Nobody}
      view: {text: "{name}"}
      """
    try work.write(scene.utf8, to: "card.yaml")
  }

  private func draw(_ lines: String, to output: String, _ options: String...) throws -> Outcome {
    try work.write(lines.utf8, to: "lines.jsonl")
    return try work.platen(["batch", "card.yaml", "lines.jsonl", "-o", output] + options)
  }

  /// No bundled font has hieroglyphs.
  private static let lines = """
    {"id":"a","name":"Ada"}
    {"id":"b","name":"\u{13000}"}

    """

  @Test(arguments: ["out/{id}.svg", "all.tar"])
  func aFindingOfALineIsSaid(output: String) throws {
    let said = try draw(Self.lines, to: output, "--verbose")
    #expect(said.exitCode == 0)
    let warnings = said.error.split(separator: "\n").filter { $0.hasPrefix("warning: ") }
    #expect(warnings.count == 1)
    #expect(warnings.first?.hasPrefix("warning: line 2: no font has ") == true, "\(warnings)")
    #expect(said.error.contains("2 pictures of 2 lines, 1 with findings in"))
    #expect(try draw(Self.lines, to: output, "--quiet").error.isEmpty)
  }

  @Test func whatRecordsTellIsNotSaidAgain() throws {
    let said = try draw(Self.lines, to: "-")
    #expect(said.error.isEmpty)
    #expect(said.text.contains("\"missingGlyph\""))
  }

  @Test func theCellOfALinesOwnTableHasThatLinesNumber() throws {
    let jobs = """
      {"id":"a","cloud":{},"data":[{"name":"tea","count":3}]}
      {"id":"b","cloud":{},"data":[{"name":"tea","count":3},{"name":"milk","count":"n/a"},{"name":"ice","count":2}]}

      """
    try work.write(jobs.utf8, to: "jobs.jsonl")
    let said = try work.platen(["batch", "jobs.jsonl", "-o", "out/{id}.svg"])
    #expect(said.error.contains("warning: line 2: jobs.jsonl:2:"), "\(said.error)")
  }

  @Test func ofManyFindingsTheFirstAreSaid() throws {
    let lines = (1...30).map { "{\"id\":\"\($0)\",\"name\":\"\u{13000}\($0)\"}\n" }.joined()
    let said = try draw(lines, to: "out/{id}.svg").error.split(separator: "\n")
    #expect(said.count == 21)
    #expect(said.last?.hasPrefix("warning: 10 more findings") == true)
  }

  @Test(arguments: ["null", "true", "false"])
  func aLineWithoutFieldsFails(line: String) throws {
    let said = try draw("{\"id\":\"a\"}\n\(line)\n", to: "out/{id}.svg")
    #expect(said.exitCode == 1)
    #expect(
      said.error.contains("lines.jsonl:2:1: found \(line), expected an object"), "\(said.error)")
  }

  @Test func aNullIsNoName() throws {
    let said = try draw("{\"id\":null}\n{\"id\":\"null\"}\n", to: "out/{id}.svg")
    #expect(said.exitCode == 0, "\(said.error)")
    #expect(work.bytes(of: "out/1.svg") != nil && work.bytes(of: "out/null.svg") != nil)
  }

  /// The second run draws what the first did not, and no line over the picture of another.
  @Test func aLineThatFailedForItsPathFailsAgain() throws {
    let lines = "{\"id\":\"a\",\"name\":\"first\"}\n{\"id\":\"a\",\"name\":\"second\"}\n"
    #expect(try draw(lines, to: "out/{id}.svg", "--resume").exitCode == 1)
    let first = work.bytes(of: "out/a.svg")
    let again = try draw(lines, to: "out/{id}.svg", "--resume")
    #expect(again.exitCode == 1)
    #expect(again.error.contains("has the picture of an earlier line"))
    #expect(work.bytes(of: "out/a.svg") == first)
    // What has changed is drawn over what it was.
    let changed = "{\"id\":\"a\",\"name\":\"changed\"}\n"
    #expect(try draw(changed, to: "out/{id}.svg", "--resume").exitCode == 0)
    #expect(work.bytes(of: "out/a.svg") != first)
  }

  @Test(arguments: ["--resume", "--durable"])
  func whatHoldsForFilesIsRefusedForOthers(option: String) throws {
    let said = try draw("{}\n", to: "all.tar", option)
    #expect(said.exitCode == 64)
    #expect(said.error.contains("\(option) has no effect"))
  }

  /// Their places differ, and what is wrong does not.
  @Test func linesThatFailForOneReasonAreKnownByIt() throws {
    let scene = "platen: 1\ndata: {size: 12}\nview: {text: a, font: {size: \"{size}\"}}"
    try work.write(scene.utf8, to: "card.yaml")
    let said = try draw(String(repeating: "{\"size\":\"big\"}\n", count: 30), to: "out/{line}.svg")
    #expect(said.exitCode == 65)
    #expect(said.error.contains("the first 20 lines all fail"), "\(said.error)")
  }

  @Test func anArchiveTakesNoNameThatNoFolderCanHave() throws {
    let long = String(repeating: "n", count: 252)
    let lines = "{\"id\":\"a\"}\n{\"id\":\"\(long)\"}\n"
    let said = try draw(lines, to: "all.tar")
    #expect(said.exitCode == 1)
    #expect(said.error.contains("too long for a file name"))
    #expect(try work.shell("tar tf all.tar").text == "a.svg\n")
  }
}
