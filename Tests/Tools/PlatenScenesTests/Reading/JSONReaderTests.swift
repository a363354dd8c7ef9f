import Foundation
import PlatenScenes
import Testing

@Suite struct JSONReaderTests {
  @Test func `A file's values come as they are spelled`() throws {
    let node = try read(
      json: #" {"a": [1.50, -0, true, null, "1"], "b": {}, "": "é\n\u65e5\ud83d\ude00"} "#)
    guard case .mapping(let entries) = node.content,
      case .sequence(let items) = entries[0].value.content
    else {
      Issue.record("no mapping")
      return
    }
    #expect(entries.map(\.key) == ["a", "b", ""])
    let spellings = items.map { item in
      if case .scalar(let scalar) = item.content {
        scalar.text + (scalar.isPlain ? "" : " as text")
      } else {
        ""
      }
    }
    #expect(spellings == ["1.50", "-0", "true", "null", "1 as text"])
    #expect(entries[2].value.outline == #"text("é\n日😀")"#)
  }

  @Test func `Places are counted in characters and lines of any end`() throws {
    let node = try read(json: "{\r\n  \"日本\": [1, \"語\",\r 2],\n\"b\": null}")
    let places = node.positions.map { "\($0.line):\($0.column)" }
    #expect(places == ["1:1", "2:3", "2:9", "2:10", "2:13", "3:2", "4:1", "4:6"])
  }

  @Test(arguments: [
    ("0", "int(0)"), ("-12", "int(-12)"), ("0.5e-1", "double(0.05)"), ("1E+2", "double(100.0)"),
    ("\"x\"", #"text("x")"#), ("false", "bool(false)"), ("[]", "[]"), (" { } ", "{}"),
    (#""\"\\\/\b\f\n\r\t""#, #"text("\"\\/\u{08}\u{0C}\n\r\t")"#), (#""\u0000""#, #"text("\0")"#),
    ("18446744073709551616", "double(1.8446744073709552e+19)"), ("1e400", "notFinite"),
  ])
  func `Any value may be the whole file`(json: String, outline: String) throws {
    #expect(try read(json: json).outline == outline)
  }

  @Test func `Names of many entries are told apart`() throws {
    // 60 characters, 720, 9,000 and 48,000 of one to four digits, with the bracket and commas 62,780.
    let names = (0..<5_000).map { "\"k\($0)\":\($0)" }.joined(separator: ",")
    #expect(try read(json: "{\(names)}").positions.count == 10_001)
    #expect(
      problems(json: "{\(names),\"k3\":0}")
        == #"1:62782 k3: found the name "k3" again, expected each name once, and this one is already at 1:23"#
    )
  }
}

/// What is said of wrong JSON.
@Suite struct JSONErrorTests {
  @Test(arguments: [
    ("", "1:1 found the end of the file, expected a value"),
    ("[1, 2", #"1:6 found the end of the file, expected a comma or "]""#),
    ("[1 2]", #"1:4 found "2", expected a comma or "]""#),
    ("{\"a\": 1]", #"1:8 found "]", expected a comma or "}""#),
    ("[1,]", #"1:3 found a comma before "]", expected no comma after the last value"#),
    ("{\"a\": 1, }", #"1:8 found a comma before "}", expected no comma after the last value"#),
    ("[,1]", #"1:2 found ",", expected a value"#),
    ("[1,,2]", #"1:4 found ",", expected a value"#),
    ("{\"a\"}", #"1:5 found "}", expected a colon after the name"#),
    ("{\"a\": 1,, \"b\": 2}", #"1:9 found ",", expected a name in quotation marks"#),
    (
      "{1: 2}",
      #"1:2 found the name "1" without quotation marks, expected a name in quotation marks"#
    ),
    (
      "{a: 2}",
      #"1:2 found the name "a" without quotation marks, expected a name in quotation marks"#
    ),
    ("{[]: 2}", #"1:2 found "[", expected a name in quotation marks or "}""#),
    ("{} []", #"1:4 found "[" after the value, expected the end of the file"#),
    ("1 2", #"1:3 found "2" after the value, expected the end of the file"#),
    ("[1] // no", "1:5 found a comment, expected no comment: JSON has none, but YAML does"),
    ("{ # no\n}", "1:3 found a comment, expected no comment: JSON has none, but YAML does"),
    ("[/* no */ 1]", "1:2 found a comment, expected no comment: JSON has none, but YAML does"),
    (
      "{\"a\":1,\n \"a\":2}",
      #"2:2 a: found the name "a" again, expected each name once, and this one is already at 1:2"#
    ),
  ])
  func `Values, names and signs alternate`(json: String, message: String) {
    #expect(problems(json: json) == message)
  }

  @Test func `Places in a part of a file are those of the file`() throws {
    let text = try SceneText(
      name: "jobs.jsonl", bytes: Data(#"{"a": 1, "a": 2}"#.utf8), firstLine: 7)
    #expect {
      try SourceReader().read(text, as: .json)
    } throws: { error in
      "\(error)".hasPrefix(
        #"jobs.jsonl:7:10: a: found the name "a" again, expected each name once, and this one is already at 7:2"#
      )
    }
  }

  @Test(arguments: [
    ("NaN", #"1:1 found "NaN", expected a finite number"#),
    ("-Infinity", #"1:1 found "-Infinity", expected a finite number"#),
    ("+1", #"1:1 found the number "+1", expected a number without a plus sign"#),
    (".5", #"1:1 found the number ".5", expected a number with a digit before the point"#),
    ("5.", #"1:1 found the number "5.", expected a number such as 12, -0.5 or 1e3"#),
    ("012", #"1:1 found the number "012", expected a number without leading zeros"#),
    ("0x1F", #"1:1 found the number "0x1F", expected a decimal one"#),
    ("1_000", #"1:1 found the number "1_000", expected a number such as 12, -0.5 or 1e3"#),
    ("1e", #"1:1 found the number "1e", expected a number such as 12, -0.5 or 1e3"#),
    ("True", #"1:1 found "True", expected a value; true?"#),
    ("no", #"1:1 found "no", expected a value; false?"#),
    ("None", #"1:1 found "None", expected a value; null?"#),
    ("[bold]", #"1:2 found "bold" without quotation marks, expected a text in quotation marks"#),
    ("['a']", "1:2 found a single quotation mark, expected a double one"),
    ("{'a': 1}", "1:2 found a single quotation mark, expected a double one"),
    ("[\u{FEFF}1]", "1:2 found \"\u{FEFF}\", expected a value"),
  ])
  func `Numbers and words have one spelling`(json: String, message: String) {
    #expect(problems(json: json) == message)
  }

  @Test(arguments: [
    (
      #"["a]"#,
      "1:2 found an unmatched quotation mark, expected a closing one at the end of the text"
    ),
    (
      "[\"a\n\"]",
      #"1:4 found a line break inside a text, expected a quotation mark before it, or "\n" instead of it"#
    ),
    ("\"日\t\"", #"1:3 found a tab inside a text, expected "\t" instead of it"#),
    (
      "\"\u{1B}\"",
      #"1:2 found the character U+001B inside a text, expected its escape "\u" with four digits"#
    ),
    (
      #""\x41""#,
      #"1:2 found an escape sequence that JSON does not have, expected a valid one, or "\\" for a backslash"#
    ),
    (
      #""\u12G4""#,
      #"1:2 found an escape "\u" without its digits, expected four hexadecimal digits"#
    ),
    (#""a\ud800""#, "1:3 found one half of a surrogate pair, expected both halves"),
    (#""\ude00\ud83d""#, "1:2 found one half of a surrogate pair, expected both halves"),
    (#""\ud83d\u0041""#, "1:2 found one half of a surrogate pair, expected both halves"),
    (
      "\"a\\",
      #"1:3 found an escape sequence that JSON does not have, expected a valid one, or "\\" for a backslash"#
    ),
  ])
  func `Texts hold characters and escapes`(json: String, message: String) {
    #expect(problems(json: json) == message)
  }
}
