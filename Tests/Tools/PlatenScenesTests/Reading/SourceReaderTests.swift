import Foundation
import PlatenScenes
import Testing

@Suite struct SourceReaderTests {
  @Test func `A name's ending tells the format`() {
    #expect(SourceFormat(fileName: "a.json") == .json)
    #expect(SourceFormat(fileName: "A.JSON") == .json)
    #expect(SourceFormat(fileName: "a.yaml") == .yaml)
    #expect(SourceFormat(fileName: "b/a.yml") == .yaml)
    #expect(SourceFormat(fileName: "-") == nil)
    #expect(SourceFormat(fileName: "json") == nil)
  }

  private func problem(_ text: String, as format: SourceFormat? = nil) -> String {
    do throws(SceneFileError) {
      return try SourceReader().read(SceneText(name: "-", text: text), as: format).outline
    } catch {
      return error.description
    }
  }

  @Test func `Without an ending brackets mean JSON, if it is JSON`() {
    #expect(problem(#"  {"a": "\/"}"#) == #"{"a": text("/")}"#)
    #expect(problem("{a: b}") == #"{"a": text("b")}"#)
    #expect(problem("[1, 2] # YAML") == "[int(1), int(2)]")
    #expect(problem("a: 1") == #"{"a": int(1)}"#)
  }

  @Test func `If it is neither, the one that came further says why`() {
    // JSON stops at the name, YAML at the second comma.
    #expect(
      problem("{a: [1,, 2]}") == """
        -:1:8: found ",", expected a value
          1 | {a: [1,, 2]}
            |        ^
        """)
    // Both stop at the bracket.
    #expect(
      problem(#"{"a": [1}"#) == """
        -:1:9: found "}", expected a comma or "]"
          1 | {"a": [1}
            |         ^
        """)
  }

  @Test func `A format that is given counts`() {
    #expect(problem("{a: b}", as: .json).hasPrefix(#"-:1:2: found the name "a" without"#))
  }

  @Test func `Bytes that are not UTF-8 are pointed at`() {
    func description(_ bytes: [UInt8]) -> String {
      do throws(SceneFileError) {
        return try SceneText(name: "a.yaml", bytes: Data(bytes)).text
      } catch {
        return error.description
      }
    }
    #expect(description(Array("\u{FEFF}é: 1".utf8)) == "é: 1")
    #expect(
      description(Array("x: 1\nété, à: ".utf8) + [0xFF]) == """
        a.yaml:2:9: found a byte that is not UTF-8, expected UTF-8, as most other characters are
          2 | été, à: �
            |         ^
        """)
    #expect(
      description(Array("x: 1\nb: caf".utf8) + [0xE9]) == """
        a.yaml:2:7: found a byte that is not UTF-8, expected UTF-8 (data in latin1 \
        needs --encoding latin1, or encoding: latin1 in a scene)
          2 | b: caf�
            |       ^
        """)
    #expect(description([0xFF, 0xFE, 0x61, 0]) == "a")
  }

  @Test func `Lines are found by number`() {
    let text = SceneText(name: "", text: "a\r\nb\rc\n\nd\u{2028}e")
    #expect((1...6).map { text.line($0) } == ["a", "b", "c", "", "d\u{2028}e", nil])
  }
}
