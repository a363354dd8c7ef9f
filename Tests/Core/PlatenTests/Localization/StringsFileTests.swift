import Foundation
import PlatenReports
import Testing

@testable import PlatenViews

/// Files of strings as Apple's “Resource Programming Guide” describes them, by hand.
@Suite struct StringsFileTests {
  private func strings(_ text: String) throws -> [String: String] {
    try StringsFile(Data(text.utf8), named: "a.strings").strings
  }

  @Test func keysAndTextsStandInQuotesWithCommentsBetween() throws {
    let text = """
      /* A comment
         of two lines; "no" = "key"; */
      "hello" = "Hello";  // and one of a line
      "two words"="Two
      lines";

      plain.key-1 = word;
      "alone";
      """
    #expect(
      try strings(text) == [
        "hello": "Hello", "two words": "Two\nlines", "plain.key-1": "word", "alone": "alone",
      ])
    #expect(try strings("") == [:])
    #expect(try strings("// no end of line") == [:])
    #expect(try strings("\"a\" = \"1\"; \"a\" = \"2\";") == ["a": "2"])
  }

  @Test func escapesStandForCharacters() throws {
    #expect(
      try strings(#""a" = "\"b\"\n\t\\ \U3042\u00e9 \101 \'";"#) == ["a": "\"b\"\n\t\\ あé A '"])
    // U+1F3F7 in UTF-16.
    #expect(try strings(#""a" = "\UD83C\UDFF7";"#) == ["a": "🏷"])
    #expect(try strings(#""a" = "\UD83C";"#) == ["a": "\u{FFFD}"])
  }

  @Test func theFileMayBeInUTF16() throws {
    let text = "\"a\" = \"あ\";"
    for encoding in [String.Encoding.utf16, .utf8] {
      let data = try #require(text.data(using: encoding))
      #expect(try StringsFile(data, named: "a").strings == ["a": "あ"])
    }
    let marked = Data([0xEF, 0xBB, 0xBF]) + Data(text.utf8)
    #expect(try StringsFile(marked, named: "a").strings == ["a": "あ"])
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.binary, .xml])
  func theFileMayBeCompiled(format: PropertyListSerialization.PropertyListFormat) throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: ["a": "b"], format: format, options: 0)
    #expect(try StringsFile(data, named: "a").strings == ["a": "b"])
  }

  @Test(arguments: [
    ("\"a\" = \"b\"\n", "a.strings:2: found the end, expected \";\" after the text of \"a\""),
    ("\n\"a\" \"b\";", "a.strings:2: found \"\\\"\", expected \"=\" after the key \"a\""),
    ("\"a\" = ;", "a.strings:1: found \";\", expected a text in quotes"),
    ("= \"b\";", "a.strings:1: found \"=\", expected a key in quotes"),
    ("\"a\" = \"b;\n\n", "a.strings:1: the text that begins here does not end"),
    ("\n/* a\n*", "a.strings:2: the comment does not end"),
    ("\"a\" = \"\\U\";", "a.strings:1: found \"\\\"\", expected digits from 0 to F after \"\\U\""),
    ("\"a\" = \"\\", "a.strings:1: the text that begins here does not end"),
    ("bplist00", "a.strings: found no list of keys with a text each"),
  ])
  func whatIsWrongIsSaidWithItsLine(text: String, problem: String) {
    let error = #expect(throws: RenderError.self) { try strings(text) }
    #expect(error?.code == .strings)
    #expect(error?.description == problem)
  }

  @Test func bytesThatAreNoTextAreAnError() {
    let error = #expect(throws: RenderError.self) {
      try StringsFile(Data([0x22, 0xC3, 0x28, 0x22]), named: "a.strings")
    }
    #expect(error?.description == "a.strings: it is neither UTF-8 nor UTF-16")
  }
}
