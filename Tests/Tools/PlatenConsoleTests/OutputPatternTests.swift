import TestSupport
import Testing

@testable import PlatenConsole

@Suite struct OutputPatternTests {
  static let keys = ["name", "format", "scale"]

  @Test(arguments: [
    ("out/{name}.{format}", "out/tags.svg"), ("{name}@{scale}x.{format}", "tags@2x.svg"),
    ("a{{b}}.svg", "a{b}.svg"), ("{{{name}}}", "{tags}"), ("plain.svg", "plain.svg"), ("", ""),
  ])
  func aPathIsFilledIn(pattern: String, path: String) throws {
    let values = ["name": "tags", "format": "svg", "scale": "2"]
    #expect(try OutputPattern(pattern, keys: Self.keys).path(values) == path)
  }

  @Test(arguments: [
    ("a/b", "a-b"), ("..", "--"), (".", "-"), ("a\nb", "a-b"), ("日本", "日本"), ("../../x", "..-..-x"),
  ])
  func aValueStaysInItsFolder(value: String, name: String) throws {
    #expect(try OutputPattern("out/{name}", keys: Self.keys).path(["name": value]) == "out/\(name)")
  }

  @Test func anUnknownKeyNamesTheNearest() {
    #expect(throws: ConsoleError.self) { try OutputPattern("{nmae}.svg", keys: Self.keys) }
    #expect(
      says { _ = try OutputPattern("{nmae}.svg", keys: Self.keys) }.contains(
        "did you mean \"{name}\"?"))
  }

  @Test(arguments: ["{name", "name}", "{", "a}b", "{na{me}"])
  func aBraceAloneIsAnError(pattern: String) {
    #expect(throws: ConsoleError.self) { try OutputPattern(pattern, keys: Self.keys) }
  }

  @Test func aPatternKnowsItsKeys() throws {
    let pattern = try OutputPattern("{name}.svg", keys: Self.keys)
    #expect(pattern.contains("name") && !pattern.contains("format"))
    #expect(try OutputPattern("-", keys: []).isStandardOutput)
  }

  @Test func twoSourcesOfOneFileAreAnError() throws {
    var outputs = PlannedOutputs()
    try outputs.add("out/a.svg", for: "\"a.yaml\"")
    try outputs.add("out/b.svg", for: "\"b.yaml\"")
    #expect(throws: ConsoleError.self) { try outputs.add("out/./a.svg", for: "\"x/a.yaml\"") }
    #expect(
      says { try outputs.add("out/x/../b.svg", for: "\"b.yml\"") }
        .hasPrefix("\"b.yaml\" and \"b.yml\" would be written to"))
    #expect(says { try outputs.add("out/b.svg", for: "\"b.yaml\"") }.contains("two pictures"))
  }

  @Test func foldersAreMadeOnce() throws {
    let work = try TemporaryFolder()
    var outputs = PlannedOutputs()
    try outputs.add(work.path + "/new/deep/a.svg", for: "a")
    try outputs.add(work.path + "/new/deep/b.svg", for: "b")
    try outputs.createFolders()
    try outputs.createFolders()
    try work.write("", to: "new/deep/a.svg")
    try work.write("", to: "words.txt")
    var blocked = PlannedOutputs()
    try blocked.add(work.path + "/words.txt/a.svg", for: "a")
    #expect(throws: ConsoleError.self) { try blocked.createFolders() }
  }

  private func says(_ work: () throws -> Void) -> String {
    do {
      try work()
      return ""
    } catch {
      return "\(error)"
    }
  }
}
