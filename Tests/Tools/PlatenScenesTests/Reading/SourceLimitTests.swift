import PlatenScenes
import Testing

/// Files that ask for too much are refused before they get it.
@Suite struct SourceLimitTests {
  @Test func `Two hundred and fifty-six levels are read and one more is refused`() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(try read(yaml: nested(256)).positions.count == 256)
    #expect(try read(json: nested(256)).positions.count == 256)
    let message = "1:257 found more than 256 nested lists and mappings, expected at most 256"
    #expect(problems(yaml: nested(257)) == message)
    #expect(problems(json: nested(257)) == message)
  }

  @Test func `Lines nest as deeply as brackets`() {
    let lines = (0...300).map { String(repeating: " ", count: $0) + "a:" }.joined(separator: "\n")
    #expect(
      problems(yaml: lines)
        == "257:257 found more than 256 nested lists and mappings, expected at most 256")
  }

  @Test func `The levels inside of an alias count`() throws {
    func chained(_ links: Int) -> String {
      "- &a0 []\n" + (1...links).map { "- &a\($0) [*a\($0 - 1)]\n" }.joined()
    }
    // The list around them is one level, and the first value another.
    #expect(try read(yaml: chained(254)).positions.count > 254)
    #expect(
      problems(yaml: chained(255))
        == "256:10 found more than 256 nested lists and mappings, expected at most 256")
  }

  @Test func `Values that aliases repeat are counted and not made`() {
    // a5 stands for 597,871 values, so that its first alias makes the million full.
    var lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x]"]
    for i in 1...9 {
      let aliases = Array(repeating: "*a\(i - 1)", count: 9).joined(separator: ", ")
      lines.append("a\(i): &a\(i) [\(aliases)]")
    }
    #expect(
      problems(yaml: lines.joined(separator: "\n")) == """
        7:10 a6[0]: found more than 1000000 values, expected fewer, including all values \
        that aliases repeat
        """)
  }

  @Test func `The number of values is limited`() throws {
    var limits = SourceLimits()
    limits.nodes = 4
    // The list and three values.
    #expect(try read(yaml: "[a, b, c]", limits: limits).positions.count == 4)
    let message = """
      1:11 [3]: found more than 4 values, expected fewer, including all values that aliases repeat
      """
    #expect(problems(yaml: "[a, b, c, d]", limits: limits) == message)
    #expect(problems(json: "[1, 2, 3, 4]", limits: limits) == message)
  }

  @Test func `Many values are not deep inside of others`() throws {
    var limits = SourceLimits()
    limits.levels = 6
    // No level around the outer list, one around the inner, and two around each letter.
    #expect(try read(yaml: "[[a, b]]", limits: limits).positions.count == 4)
    #expect(
      problems(yaml: "[[a, b, c]]", limits: limits) == """
        1:9 found too many values in too many nested lists and mappings, expected fewer values, or less \
        nesting
        """)
  }

  @Test func `The length of a text is limited`() {
    var limits = SourceLimits()
    limits.bytes = 4
    #expect(problems(yaml: "é: 1", limits: limits) == "1:1 found 5 bytes, expected at most 4")
  }

  @Test func `Reading stops at the hundredth error`() {
    let names = String(repeating: "a: 1\n", count: 1_000)
    #expect(problems(yaml: names).split(separator: "\n").count == 100)
  }

  @Test func `Directives that would be compared with each other are few`() {
    let tags = (0...64).map { "%TAG !t\($0)! tag:x\n" }.joined()
    #expect(
      problems(yaml: tags + "--- a") == "1:1 found more than 64 lines with %TAG, expected fewer")
    #expect(
      problems(yaml: "a\n...\n" + tags + "--- a")
        == "1:1 found more than 64 lines with %TAG, expected fewer")
  }

  /// Each takes a moment, and would take minutes if anything in it were compared with all before.
  @Test(arguments: [
    String(repeating: "[", count: 40_000), String(repeating: "{ ", count: 40_000),
    String(repeating: "? ", count: 40_000), String(repeating: "- ", count: 40_000),
    String(repeating: "&a ", count: 40_000), String(repeating: "a: ", count: 40_000),
    String(repeating: "%FOO\n", count: 40_000),
    String(repeating: "\u{2028}", count: 40_000) + "[",
    "\"" + String(repeating: "\\", count: 40_001),
    "e" + String(repeating: "\u{301}", count: 40_000) + ": {",
    String(repeating: "{\"a\":", count: 40_000), "[" + String(repeating: "1,", count: 40_000),
    "{" + String(repeating: "\"a\":1,", count: 40_000),
  ])
  func `Long texts without sense are refused`(text: String) throws {
    for format in SourceFormat.allCases {
      #expect {
        try SourceReader().read(SceneText(name: "-", text: text), as: format)
      } throws: { error in
        // Neither a message nor a line is longer than what is read.
        String(describing: error).utf8.count < 100_000
      }
    }
  }
}
