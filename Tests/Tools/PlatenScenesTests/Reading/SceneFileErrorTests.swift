import Foundation
import PlatenScenes
import Testing

@Suite struct SceneFileErrorTests {
  private func failure(
    _ text: String, _ line: Int, _ column: Int, path: String = "view.spacing",
    suggestion: String? = nil
  ) -> SceneFileError {
    SceneFileError(
      of: SceneText(name: "scene.yaml", text: text),
      [
        SceneError(
          at: SourcePosition(line: line, column: column), path: path, found: "\"wide\"",
          expected: "a length in points", suggestion: suggestion)
      ])
  }

  /// The line of the file and the one with the caret.
  private func excerpt(_ text: String, _ column: Int, width: Int = 100) -> String {
    failure(text, 1, column).description(width: width) { piece, _ in piece }
      .split(separator: "\n").dropFirst().joined(separator: "\n")
  }

  @Test func `An error shows its place, path, message, suggestion and line`() {
    let text = String(repeating: "\n", count: 11) + "    spacing: wide  # no\nx: 1"
    #expect(
      failure(text, 12, 14, path: "view.flow.children[2].spacing", suggestion: "8").description
        == """
        scene.yaml:12:14: view.flow.children[2].spacing: found "wide", expected a length in points; \
        did you mean "8"?
          12 |     spacing: wide  # no
             |              ^~~~
        """)
  }

  @Test func `Without a path or a line there is none`() {
    #expect(
      failure("", 1, 1, path: "").description
        == #"scene.yaml:1:1: found "wide", expected a length in points"#)
    #expect(
      failure("a", 7, 1, path: "").description
        == #"scene.yaml:7:1: found "wide", expected a length in points"#)
  }

  @Test func `The caret stands under wide, combining and emoji characters' words`() {
    #expect(excerpt("日本: 語", 5) == "  1 | 日本: 語\n    |       ^~")
    #expect(excerpt("e\u{301}: x", 5) == "  1 | e\u{301}: x\n    |    ^")
    #expect(excerpt("👩‍👩‍👧🇯🇵: x", 10) == "  1 | 👩‍👩‍👧🇯🇵: x\n    |       ^")
    #expect(excerpt("한글ｱＡ: x", 7) == "  1 | 한글ｱＡ: x\n    |          ^")
    #expect(
      excerpt("\u{1112}\u{1161}\u{11AB}: x", 6) == "  1 | \u{1112}\u{1161}\u{11AB}: x\n    |     ^")
  }

  @Test func `Tabs are spaces up to the next multiple of four`() {
    #expect(excerpt("a:\tb", 4) == "  1 | a:  b\n    |     ^")
    #expect(excerpt("\t\tb", 2) == "  1 |         b\n    |     ^~~~")
  }

  @Test(arguments: [
    ("a: \"b c\" d", 4, "^~~~~"), ("a: 'b''c'", 4, "^~~~~~"), ("a: \"b\\\"c\"", 4, "^~~~~~"),
    ("spacing: 1", 1, "^~~~~~~"), ("a b: 1", 1, "^~~"), ("[ab, c]", 2, "^~"), ("{a: bc}", 5, "^~"),
    ("[1]", 1, "^"), ("a: b c  # d", 4, "^~~"), ("a: x:y", 4, "^~~"), ("a: \"b", 4, "^"),
    ("a", 2, "^"), ("a", 90, "^"),
  ])
  func `The word at the place is underlined`(text: String, column: Int, caret: String) {
    let line = excerpt(text, column).split(separator: "\n").last ?? ""
    let blank = String(repeating: " ", count: min(column - 1, text.unicodeScalars.count))
    #expect(line == "    | \(blank)\(caret)")
  }

  @Test func `A long line is cut around the caret`() {
    let text = (0..<100).map { "\($0), " }.joined()
    // Twenty columns are left of the margin's six; the caret is in their middle.
    #expect(
      excerpt(text, 1, width: 26)
        == "  1 | 0, 1, 2, 3, 4, 5, …\n    | ^")
    #expect(excerpt(text, 201, width: 26) == "  1 | …50, 51, 52, 53, 54…\n    |            ^")
  }

  @Test func `What could steer a terminal is shown as a sign`() {
    let text = "a: \u{1B}[31m\u{7}\u{202E}\u{9B}x\u{7F}"
    #expect(excerpt(text, 4) == "  1 | a: ␛[31m␇��x␡\n    |    ^~~~~~~~~~")
    let name = SceneFileError(
      of: SceneText(name: "a\u{1B}b\n.yaml", text: ""),
      [
        SceneError(
          at: SourcePosition(line: 1, column: 1), path: "a\n.b", found: "\"\u{1B}\"", expected: "")
      ])
    #expect(name.description == "a␛b␊.yaml:1:1: a␊.b: found \"␛\"")
  }

  @Test func `Errors come in the text's order and twenty are shown`() {
    let problems = (1...23).reversed().map {
      SceneError(
        at: SourcePosition(line: $0, column: 1), path: "", found: "\($0)", expected: "")
    }
    let failure = SceneFileError(of: SceneText(name: "a", text: ""), problems)
    let lines = failure.description.split(separator: "\n")
    #expect(lines.count == 21)
    #expect(lines.first == "a:1:1: found 1")
    #expect(lines.suffix(2) == ["a:20:1: found 20", "and 3 more"])
    #expect(failure.records.count == 23)
  }

  @Test func `A caller may colour the pieces`() {
    let styled = failure("  a: wide", 1, 6, suggestion: "8").description(width: 100) {
      "<\($1) \($0)>"
    }
    #expect(
      styled == """
        <place scene.yaml:1:6:> <path view.spacing:> <message found "wide", expected a length in \
        points;> <suggestion did you mean "8"?>
        <margin   1 | ><source   a: wide>
        <margin     |      ><caret ^~~~>
        """)
  }

  @Test func `Machines read records`() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let records = failure("", 3, 4, suggestion: "8").records
    let json = try encoder.encode(records)
    #expect(
      String(decoding: json, as: UTF8.self) == #"""
        [{"column":4,"expected":"a length in points","file":"scene.yaml","found":"\"wide\"",\#
        "line":3,"path":"view.spacing","suggestion":"8"}]
        """#)
    #expect(try JSONDecoder().decode([SceneFileError.Record].self, from: json) == records)
  }
}
