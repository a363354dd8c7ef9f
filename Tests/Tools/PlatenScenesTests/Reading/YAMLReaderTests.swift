import PlatenScenes
import Testing

@Suite struct YAMLReaderTests {
  @Test func `A scene's values come in the order of the text`() throws {
    let node = try read(
      yaml: """
        platen: 1
        canvas: {size: fit, scale: 2}
        view:
          flow:
            children:
              - text: "Hello {name}"
              - bold
        """)
    guard case .mapping(let entries) = node.content else {
      Issue.record("no mapping")
      return
    }
    #expect(entries.map(\.key) == ["platen", "canvas", "view"])
    #expect(
      node.outline == #"""
        {"canvas": {"scale": int(2), "size": text("fit")}, "platen": int(1), "view": {"flow": \#
        {"children": [{"text": text("Hello {name}")}, text("bold")]}}}
        """#)
  }

  @Test func `Places are the first characters of names and values`() throws {
    let node = try read(
      yaml: """
        # a comment
        a: 1
        b:
          - "x"
          -   日本: [語, y]
        """)
    let places = node.positions.map { "\($0.line):\($0.column)" }
    // The root, a, 1, b, its list, "x", the mapping, its name, its list, 語 and y.
    #expect(
      places == [
        "2:1", "2:1", "2:4", "3:1", "4:3", "4:5", "5:7", "5:7", "5:11", "5:12", "5:15",
      ])
  }

  @Test func `Lines end where editors end them`() throws {
    // NEL, LS and PS end a line in YAML 1.1 and libyaml, but in no editor.
    let node = try read(yaml: "a: \"x\u{2028}y\u{85}\"\r\nb:\r  - c\r\n")
    let places = node.positions.map { "\($0.line):\($0.column)" }
    #expect(places == ["1:1", "1:1", "1:4", "2:1", "3:3", "3:5"])
  }

  @Test func `A byte order mark is no character`() throws {
    let node = try read(yaml: "\u{FEFF}a: 1")
    #expect(node.position == SourcePosition(line: 1, column: 1))
    #expect(node.outline == #"{"a": int(1)}"#)
  }

  @Test(arguments: [
    ("12", true), ("yes", true), ("\"12\"", false), ("'12'", false), ("|\n  12", false),
    (">\n  12", false), ("!!str 12", false), ("! 12", false), ("!!int \"12\"", true),
  ])
  func `Only scalars without quotation marks are plain`(yaml: String, isPlain: Bool) throws {
    guard case .scalar(let scalar) = try read(yaml: yaml).content else {
      Issue.record("no scalar")
      return
    }
    #expect(scalar.isPlain == isPlain)
  }

  @Test func `Tags of the core schema are allowed where they fit`() throws {
    let node = try read(
      yaml: "{a: !!int 1, b: !!float 1, c: !!bool true, d: !!null ~, e: !!seq [], f: !!map {}}")
    #expect(
      node.outline
        == #"{"a": int(1), "b": int(1), "c": bool(true), "d": null, "e": [], "f": {}}"#)
  }

  @Test(arguments: ["", "# nothing\n", "---\n", "...\n"].prefix(3))
  func `An empty file is nothing`(yaml: String) throws {
    #expect(try read(yaml: yaml).outline == "null")
  }
}

@Suite struct YAMLAliasTests {
  @Test func `An alias repeats a value, which keeps its place`() throws {
    let node = try read(yaml: "a: &x [1]\nb: *x\n&k c: 3\nd: {*k : 4}")
    #expect(
      node.outline == #"{"a": [int(1)], "b": [int(1)], "c": int(3), "d": {"c": int(4)}}"#)
    guard case .mapping(let entries) = node.content else {
      Issue.record("no mapping")
      return
    }
    #expect(entries[1].value.position == SourcePosition(line: 1, column: 4))
    #expect(entries[1].position == SourcePosition(line: 2, column: 1))
  }

  @Test func `The newest anchor of a name is meant`() throws {
    #expect(
      try read(yaml: "[&x 1, *x, &x 2, *x]").outline == "[int(1), int(1), int(2), int(2)]")
  }

  @Test func `A mapping's own names win over merged ones`() throws {
    let node = try read(
      yaml: """
        base: &base {a: 1, b: 2}
        more: &more {b: 3, c: 4}
        one: {b: 0, <<: *base}
        two: {<<: [*base, *more], d: 5}
        quoted: {"<<": 1}
        """)
    #expect(
      node.outline == #"""
        {"base": {"a": int(1), "b": int(2)}, "more": {"b": int(3), "c": int(4)}, \#
        "one": {"a": int(1), "b": int(0)}, "quoted": {"<<": int(1)}, \#
        "two": {"a": int(1), "b": int(2), "c": int(4), "d": int(5)}}
        """#)
  }

  @Test func `Merged names stand behind the mapping's own`() throws {
    guard case .mapping(let entries) = try read(yaml: "<<: {a: 1, b: 2}\nc: 3\nb: 4").content
    else {
      Issue.record("no mapping")
      return
    }
    #expect(entries.map(\.key) == ["c", "b", "a"])
  }
}
