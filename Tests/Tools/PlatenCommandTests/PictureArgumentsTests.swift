import PlatenScenes
import TestSupport
import Testing

/// How the words of a picture's line are read.
@Suite struct PictureArgumentsTests {
  private let work: Workplace

  init() throws {
    work = try Workplace()
    try work.write("Swift\t3\nHello\t1\n".utf8, to: "words.txt")
  }

  /// The command's name, and the words that name what is drawn.
  private static func start(_ kind: PictureKind) -> [String] {
    switch kind {
    case .tags, .cloud: [kind.rawValue, "words.txt", "-o", "-", "--format", "svg"]
    case .clock: [kind.rawValue, "-o", "-", "--format", "svg"]
    case .grid: [kind.rawValue, "a", "b", "-o", "-", "--format", "svg"]
    }
  }

  /// The words whose pictures are the same, or what is said of them.
  private func expectSame(_ one: [String], _ other: [String]) throws {
    let (first, second) = (try work.platen(one), try work.platen(other))
    #expect(first.exitCode == second.exitCode, "\(one) \(other)")
    #expect(first.error == second.error, "\(one) \(other)")
    #expect(first.output == second.output, "\(one) \(other)")
  }

  /// The options that a help lists, as they are typed.
  private func listedOptions(_ kind: PictureKind) throws -> [(name: String, hasValue: Bool)] {
    let help = try work.platen([kind.rawValue, "--help"], environment: ["COLUMNS": "1000"]).text
    return help.split(separator: "\n").filter { $0.hasPrefix("  -") }.flatMap { line in
      // A label may be so long that one space is behind it.
      let start = line.drop { $0 == " " }.split(separator: "  ")[0]
      let label = start.firstIndex(of: ">").map { start[...$0] } ?? start
      return label.matches(of: /-[-a-z]+/).map { String($0.0) }
        .map { (name: $0, hasValue: label.contains("<")) }
    }
  }

  // MARK: - Options

  @Test(arguments: PictureKind.allCases)
  func everyOptionOfTheHelpIsRead(_ kind: PictureKind) throws {
    let options = try listedOptions(kind)
    #expect(options.count > kind.options.count)
    for (name, hasValue) in options where !["-h", "--help", "--version"].contains(name) {
      let said = try work.platen([kind.rawValue, name] + (hasValue ? [] : ["--nothing"]))
      let expected = hasValue ? "error: Missing value for '\(name) <" : "'--nothing'"
      #expect(said.exitCode == 64 && said.error.contains(expected), "\(name): \(said.error)")
    }
  }

  @Test(arguments: PictureKind.allCases)
  func aValueStandsBehindASpaceOrAnEqualsSign(_ kind: PictureKind) throws {
    // What is drawn stands in a file, or in the line by itself.
    let others = ["tags", "words", "text", "items", "stopWords", "to"]
    for option in kind.options where !option.isSwitch && !others.contains(option.name) {
      let name = OptionSpelling.command.name(option.name)
      for value in ["12", "a=b"] {
        try expectSame(Self.start(kind) + [name, value], Self.start(kind) + ["\(name)=\(value)"])
      }
    }
  }

  @Test func ofAnOptionThatIsNoListTheLastOneCounts() throws {
    let start = Self.start(.tags)
    try expectSame(start + ["--spacing", "3", "--spacing", "9"], start + ["--spacing", "9"])
    try expectSame(start + ["--is-deletable", "--no-is-deletable"], start)
    let clock = Self.start(.clock)
    try expectSame(clock + ["--no-shows-minutes", "--shows-minutes"], clock)
  }

  @Test func partsOfAListAreOneList() throws {
    let start = Self.start(.tags)
    try expectSame(
      start + ["--select", "Swift", "--select=Hello"], start + ["--select", "Swift,Hello"])
    try work.write("Swift".utf8, to: "one")
    try work.write("Hello\n# Swift\n".utf8, to: "two")
    let cloud = try work.platen(
      ["cloud", "-", "--stop-words", "one", "--stop-words=two", "-o", "-", "--format", "svg"],
      input: "Swift Hello tree tree")
    #expect(cloud.text.contains("<title>tree</title>"), "\(cloud.error)")
  }

  @Test func wordsBehindTwoHyphensAreNoOptions() throws {
    let drawn = try work.platen(["grid", "-o", "-", "--format", "svg", "--", "-o", "--style"])
    #expect(drawn.text.contains("<title>-o, --style</title>"), "\(drawn.error)")
    try work.write("Swift\n".utf8, to: "-a")
    let tags = try work.platen(["tags", "-o", "-", "--format=svg", "--", "-a"])
    #expect(tags.exitCode == 0, "\(tags.error)")
  }

  @Test func helpComesBeforeWhatIsWrong() throws {
    let help = try work.platen(["tags", "--help"]).text
    for line in [["tags", "-h"], ["tags", "--bogus", "--help"], ["help", "tags"]] {
      #expect(try work.platen(line).text == help)
    }
    let version = try work.platen(["--version"]).text
    let said = try work.platen(["tags", "--version"]).text
    #expect(!said.isEmpty && version.hasPrefix(said.dropLast()))
  }

  // MARK: - What is wrong

  /// Numbers, colours, names of choices and paths are never empty.
  @Test(arguments: PictureKind.allCases)
  func onlyTitlesAndListsMayBeEmpty(_ kind: PictureKind) throws {
    let mayBeEmpty = ["--title", "--select", "--keep", "--group-fonts", "--arcs", "--zones"]
    for (name, hasValue) in try listedOptions(kind) where hasValue {
      let said = try work.platen(Self.start(kind) + ["\(name)="])
      if mayBeEmpty.contains(name) {
        #expect(said.exitCode == 0, "\(name): \(said.error)")
      } else {
        #expect(said.exitCode == 64 && said.error.contains(name), "\(name): \(said.error)")
      }
    }
  }

  @Test(arguments: [
    ("tags", "Missing expected argument '<file>'"),
    ("tags words.txt -o", "Missing value for '-o <file>'"),
    ("tags words.txt -oa.svg", "Unknown option '-oa.svg'"),
    ("tags words.txt --widht 3", "Unknown option '--widht'. Did you mean '--width'?"),
    ("tags words.txt --Style pill", "Unknown option '--Style'. Did you mean '--style'?"),
    ("tags words.txt --dark", "Unknown option '--dark'; write --color-scheme dark"),
    ("tags words.txt --images", "Unknown option '--images'"),
    ("tags words.txt -x", "Unknown option '-x'"),
    ("tags words.txt --style --words", "Missing value for '--style <style>'"),
    ("tags words.txt --title -x", "Missing value for '--title <text>'"),
    ("grid a --no-images", "Unknown option '--no-images'. Did you mean '--images'?"),
    ("tags words.txt --no-style pill", "Unknown option '--no-style'"),
    (
      "tags words.txt --words=1",
      "The option '--words' does not take any value, but '1' was specified."
    ),
    (
      "tags words.txt --is-deletable=true",
      "The option '--is-deletable' does not take any value, but 'true' was specified."
    ),
    (
      "tags a b",
      "Unexpected argument 'b': expected one file, or - for standard input"
    ),
    ("clock 10:08", "Unexpected argument '10:08': expected only options, such as --time 10:08"),
    (
      "tags a b c",
      "2 unexpected arguments: 'b', 'c': expected one file, or - for standard input"
    ),
    (
      "clock --format pgn",
      "The value 'pgn' is invalid for '--format <format>': expected one of: svg, png, pdf, webp, jpg,"
        + " gif, y4m, json; did you mean \"png\"?"
    ),
    (
      "clock --pixels -3",
      "The value '-3' is invalid for '--pixels <pixels>': expected a whole number over zero"
    ),
    (
      "render a.yaml --pixels 0",
      "The value '0' is invalid for '--pixels <pixels>': expected a whole number over zero"
    ),
    ("render a.yaml --svg --fonts", "Missing value for '--svg <text>'"),
    ("cloud words.txt --previous=", "Missing value for '--previous <file>'"),
    ("cloud words.txt --colors-from=", "Missing value for '--colors-from <file>'"),
    ("clock -o=", "Missing value for '-o <file>'"),
    ("render a.yaml --fonts=", "Missing value for '--fonts <folder>'"),
  ])
  func aWrongLineSaysWhatIsWrong(line: String, says: String) throws {
    let said = try work.platen(line.split(separator: " ").map(String.init))
    #expect(said.exitCode == 64)
    #expect(said.error == "error: \(says)\n")
  }
}
