import PlatenScenes
import Testing

/// What is said of wrong YAML.
@Suite struct YAMLErrorTests {
  @Test(arguments: [
    (
      "a: 1\nb: 2\na: 3",
      #"3:1 a: found the name "a" again, expected each name once, and this one is already at 1:1"#
    ),
    (
      "v:\n  - {x: 1, x: 2}",
      #"2:12 v[0].x: found the name "x" again, expected each name once, and this one is already at 2:6"#
    ),
    (
      "<<: {}\n<<: {}",
      #"2:1 <<: found the name "<<" again, expected each name once, and this one is already at 1:1"#
    ),
    ("? [a]\n: 1", "1:3 found a list, expected a name"),
    ("a: {{b: 1}: 2}", "1:5 a: found a mapping, expected a name"),
    ("a: 1\n: 2", #"2:1 found ":", expected a name, a colon and a value"#),
    ("{? : 1}", "1:4 found nothing, expected a name"),
    ("[&x [], {*x : 1}]", "1:10 [1]: found the alias *x, expected a name"),
  ])
  func `Names are texts that stand once`(yaml: String, message: String) {
    #expect(problems(yaml: yaml) == message)
  }

  @Test(arguments: [
    (
      "a: !foo 1",
      "1:4 a: found the tag !foo, expected no tag, or one of !!str, !!int, !!float, !!bool, !!null, !!map, !!seq"
    ),
    ("a: !!int x", #"1:4 a: found the tag !!int on "x", expected a whole number"#),
    ("a: !!float x", #"1:4 a: found the tag !!float on "x", expected a number"#),
    ("a: !!bool yes", #"1:4 a: found the tag !!bool on "yes", expected true or false"#),
    ("a: !!null 0", "1:4 a: found the tag !!null on the number 0, expected null"),
    ("a: !!map []", "1:4 a: found the tag !!map on a list, expected a mapping"),
    ("a: !!seq {}", "1:4 a: found the tag !!seq on a mapping, expected a list"),
    ("a: !!map x", #"1:4 a: found the tag !!map on "x", expected a mapping"#),
    ("a: !e!x 1", "1:4 found a tag with an unknown prefix, expected a tag such as !!str"),
    (
      "- !!str, x",
      #"1:3 found a tag that cannot be read, expected quotation marks around a text that begins with "!""#
    ),
  ])
  func `Tags are those of the core schema`(yaml: String, message: String) {
    #expect(problems(yaml: yaml) == message)
  }

  @Test(arguments: [
    ("a: *x", "1:4 a: found the alias *x, expected the anchor &x before it in the file"),
    ("a: &x [*x]", "1:8 a[0]: found the alias *x, expected an anchor outside its own value"),
    (
      "text: *bold*",
      #"1:7 found a value that begins with "*", expected quotation marks around it, or the letters and digits of an alias"#
    ),
    (
      "text: & more",
      #"1:7 found a value that begins with "&", expected quotation marks around it, or the letters and digits of an anchor"#
    ),
    ("<<: 1", "1:5 <<: found the number 1, expected a mapping, or a list of mappings, to merge"),
    (
      "<<: [{}, x]",
      #"1:10 <<: found "x", expected a mapping, or a list of mappings, to merge"#
    ),
  ])
  func `Aliases need their anchors, and merge keys mappings`(yaml: String, message: String) {
    #expect(problems(yaml: yaml) == message)
  }

  @Test(arguments: [
    ("a:\n\tb: 1", "2:1 found a tab, expected spaces for indentation"),
    ("a: |\n\t x", "2:1 found a tab, expected spaces for indentation"),
    (
      "a:\n    b: 1\n  c: 2",
      "3:3 found an indentation of 2 spaces, expected 0 spaces, as in the mapping from line 1 on"
    ),
    (
      "- a\n - b\n- c: 1\n   d: 2",
      "4:5 found a colon inside the value that began above, expected a name with the same indentation as the names around it"
    ),
    (
      "- a: b\n - c",
      #"2:2 found an indentation of 1 space, expected "- " after 0 spaces, as in the list from line 1 on"#
    ),
    ("- a\nb: 1", #"2:1 found "b:", expected "- " before each value of the list"#),
    (
      "a: b: c",
      #"1:5 found a second colon in the line, expected quotation marks around a text that contains ": ""#
    ),
    ("a: 1\nb\nc: 2", #"2:1 found "b" without a colon, expected a name, a colon and a value"#),
    (
      "a: - b",
      #"1:4 found "-" where no list can begin, expected each value of the list on a separate line"#
    ),
    (
      "a: ? b",
      #"1:4 found "?" where no name can begin, expected quotation marks around a text that begins with it"#
    ),
  ])
  func `Lines are indented with spaces and hold one name`(yaml: String, message: String) {
    #expect(problems(yaml: yaml) == message)
  }

  @Test(arguments: [
    ("a: [1, 2", #"1:4 found "[" without its "]", expected the bracket that closes it"#),
    (
      "a: {b: #f00}",
      ##"1:4 found "{" without its "}", expected the bracket that closes it, "##
        + ##"or quotation marks around #f00: "#" begins a comment"##
    ),
    (
      "a: {b: 'x #123' # todo",
      #"1:4 found "{" without its "}", expected the bracket that closes it"#
    ),
    ("a: {b: 2\n\n", #"1:4 found "{" without its "}", expected the bracket that closes it"#),
    ("a: [1 2}", #"1:8 found "}", expected a comma, or "]" for the "[" at 1:4"#),
    ("a: {b: 1]", #"1:9 found "]", expected a comma, or "}" for the "{" at 1:4"#),
    ("a: [1, , 2]", #"1:8 found ",", expected a value"#),
    (
      "a: [b] c",
      #"1:8 found "c" after the end of a value, expected a new line, or one pair of quotation marks around everything"#
    ),
    (
      "\"a\" b",
      #"1:5 found "b" after the end of a value, expected a new line, or one pair of quotation marks around everything"#
    ),
    (
      "a: \"b",
      "1:4 found an unmatched quotation mark, expected a closing one at the end of the text"
    ),
    (
      "a: 'b\nc: d",
      "1:4 found an unmatched quotation mark, expected a closing one at the end of the text"
    ),
    (
      "\"a\n---\nb\"",
      "2:1 found a new document inside a text in quotation marks, expected a quotation mark before it"
    ),
    (
      #"a: "\q""#,
      #"1:5 found an escape sequence that YAML does not have, expected a valid one, or "\\" for a backslash"#
    ),
    (
      #"a: "\u12""#,
      #"1:5 found an escape sequence without its digits, expected 2 after "\x", 4 after "\u" and 8 after "\U""#
    ),
    (
      #"a: "\ud800""#,
      "1:5 found an escape sequence that is not a character, expected a Unicode scalar value"
    ),
    ("a: @b", #"1:4 found a value that begins with "@", expected quotation marks around it"#),
    ("a: %b", #"1:4 found a value that begins with "%", expected quotation marks around it"#),
    (
      "a: |b", #"1:5 found "b", expected the text on the lines below, or quotation marks around it"#
    ),
    ("a: |0\n  b", "1:5 found the indentation 0, expected 1 to 9 spaces"),
    (
      "{a:, b: c}",
      "1:3 found a colon without a space after it, expected a space, or quotation marks around the text"
    ),
  ])
  func `Brackets and quotation marks come in pairs`(yaml: String, message: String) {
    #expect(problems(yaml: yaml) == message)
  }

  @Test(arguments: [
    ("a: 1\n---\nb: 2", "2:1 found a second document, expected only one document per file"),
    ("%YAML 2.0\n--- a", "1:1 found another version, expected %YAML 1.1 or 1.2"),
    ("%YAML 1.1\n%YAML 1.1\n--- a", "2:1 found a second %YAML, expected one"),
    ("%TAG !a! b\n%TAG !a! c\n--- a", "2:1 found a second %TAG of this name, expected one"),
    (
      "%FOO\n--- a",
      #"1:1 found a directive that cannot be read, expected %YAML 1.2, or quotation marks around a text that begins with "%""#
    ),
    ("%YAML 1.1\n", "2:1 found the end of the file, expected a value"),
    (
      "a: \u{1}",
      "1:4 found the character U+0001, expected no such character, or its escape sequence in a text in quotation marks"
    ),
    (
      "日本: \"\n  \u{1B}[2J\"",
      "2:3 found the character U+001B, expected no such character, or its escape sequence in a text in quotation marks"
    ),
  ])
  func `A file is one document of characters that can be seen`(yaml: String, message: String) {
    #expect(problems(yaml: yaml) == message)
  }

  @Test func `Reading goes on behind what can be passed`() {
    #expect(
      problems(yaml: "a: !x 1\na: 2\nb: !y 3\nc: [") == """
        1:4 a: found the tag !x, expected no tag, or one of !!str, !!int, !!float, !!bool, !!null, !!map, !!seq
        2:1 a: found the name "a" again, expected each name once, and this one is already at 1:1
        3:4 b: found the tag !y, expected no tag, or one of !!str, !!int, !!float, !!bool, !!null, !!map, !!seq
        4:4 found "[" without its "]", expected the bracket that closes it
        """)
  }
}
