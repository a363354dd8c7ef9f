import Foundation
import PlatenScenes
import Testing

@Suite struct ExampleTests {
  /// The commands that the project's description promises, and what each is to write.
  static let promised: [(line: String, file: String)] = [
    (
      "platen tags words.txt -o tags.svg --width 400 --alignment trailing --select Swift",
      "tags.svg"
    ),
    (
      "printf 'Swift\\t120\\nKotlin\\t80\\n' | platen tags - -o tags.png --scale 2 --weights logarithmic"
        + " --font-size 12...48", "tags.png"
    ),
    (
      "platen tags words.txt -o pills.png --width 400 --scale 2 --style pill --fill '#F2F2F7'"
        + " --background black --padding 20 --spacing 8 --pill-padding 12x5 --corner-radius 15 --font-size 17"
        + " --alignment center", "pills.png"
    ),
    ("platen clock -o clock.svg --diameter 400", "clock.svg"),
    (
      "platen clock -o clock.png --diameter 400 --scale 2 --time 10:08 --numerals roman --shows-ticks",
      "clock.png"
    ),
    ("platen grid 📘 📕 📗 📙 -o grid.png --width 800 --height 400 --alignment center", "grid.png"),
    ("platen grid 📘 📕 -o grid.pdf", "grid.pdf"),
  ]

  @Test("each promised command writes what its file's ending says", arguments: promised)
  func promise(line: String, file: String) throws {
    let work = try Workplace()
    let outcome = try work.shell(line)
    #expect(outcome.exitCode == 0)
    #expect(outcome.error.isEmpty)
    try expectPicture(file, in: work)
  }

  @Test(
    "every example in the help runs and writes what it names",
    arguments: [[], ["tags"], ["clock"], ["grid"], ["measure"]])
  func helpExamples(command: [String]) throws {
    let work = try Workplace()
    try work.write(
      "The river rose, the bridge fell, and the river went on.\n".utf8, to: "letter.txt")
    let examples = Self.examples(in: try work.platen(command + ["--help"]).text)
    #expect(examples.count >= 2)
    for example in examples {
      let outcome = try work.shell(example)
      #expect(outcome.exitCode == 0, "\(example)")
      // The words of the text that is tried are a list, which is said.
      let warnings = outcome.error.split(separator: "\n").filter { !$0.hasPrefix("note: ") }
      #expect(warnings.isEmpty, "\(example)")
      if let name = example.split(separator: " -o ").dropFirst().first?.split(separator: " ").first
      {
        try expectPicture(String(name), in: work)
      } else {
        #expect(outcome.text.hasPrefix("{"), "\(example)")
      }
    }
  }

  @Test("the help of every command fits a terminal of 80 columns and shows each option's default")
  func help() throws {
    let work = try Workplace()
    for command in ["tags", "clock", "grid"] {
      let help = try work.platen([command, "--help"], environment: ["COLUMNS": "80"])
      #expect(help.exitCode == 0)
      let lines = help.text.split(separator: "\n")
      #expect(lines.allSatisfy { $0.count <= 80 })
      let unwrapped = lines.map { $0.drop { $0 == " " } }.joined(separator: " ")
      for option in ["--scale", "--format", "--background", "--compression", "--theme", "--side"] {
        let rest = unwrapped.components(separatedBy: option + " <").dropFirst().joined()
        #expect(rest.components(separatedBy: " --")[0].contains("(default: "), "\(option)")
      }
    }
  }

  @Test(
    "options stand in groups, lines end at the terminal's width, and examples are whole",
    arguments: [
      "tags", "clock", "grid", "render", "measure", "sweep", "check", "layout", "fonts",
    ], [60, 80, 120])
  func groups(command: String, columns: Int) throws {
    let work = try Workplace()
    let environment = ["COLUMNS": "\(columns)"]
    let help = try work.platen([command, "--help"], environment: environment).text
    let other = try work.platen(["help", command], environment: environment).text
    #expect(help == other)
    let heads = ["\nWHAT:\n", "\nLOOK:\n", "\nOUTPUT:\n", "\nOTHER:\n"]
    let places = heads.compactMap { help.range(of: $0)?.lowerBound }
    #expect(places.count == (["sweep", "check", "layout", "fonts"].contains(command) ? 3 : 4))
    #expect(places == places.sorted())
    #expect(!help.contains("benchmark") && !help.contains("OPTIONS:"))
    let examples = help.components(separatedBy: "EXAMPLES\n").dropFirst().joined()
      .components(separatedBy: "\n\n")[0].split(separator: "\n")
    #expect(examples.count >= 2 && examples.allSatisfy { $0.hasPrefix("  ") })
    for line in help.split(separator: "\n") where !examples.contains(line) {
      #expect(line.count <= columns, "\(line)")
    }
    let wide = try work.platen([command, "--help"], environment: ["COLUMNS": "1000"]).text
    #expect(examples.allSatisfy { wide.contains("\n\($0)\n") })
  }

  /// Names, units, defaults and sentences are those of the pictures' table.
  @Test(arguments: PictureKind.allCases)
  func theOptionsOfAPictureAreItsTable(kind: PictureKind) throws {
    let help = try Workplace().platen([kind.rawValue, "--help"], environment: ["COLUMNS": "1000"])
    let lines = help.text.split(separator: "\n").map(String.init)
    // Tables and stop words are those of files here, and said elsewhere.
    let others = ["tags", "words", "text", "table", "items", "stopWords", "to"]
    for option in kind.options where !others.contains(option.name) {
      let name = OptionSpelling.command.name(option.name)
      let value = option.isSwitch ? "/--no-" + name.dropFirst(2) : " <\(option.words.unit)>"
      let label = "  " + name + value
      let start = try #require(lines.firstIndex { $0.hasPrefix(label) }, "\(label)")
      // A long label has its sentence on the next line.
      let whole = lines[start] + " " + lines[start + 1]
      let said = option.name == "scale" ? option.leftOut(as: "2") : option
      #expect(whole.contains(said.help), "\(label)")
    }
  }

  @Test(arguments: PictureKind.allCases)
  func theOptionsOfAPictureStandUnderTheHeadingOfTheirGroup(kind: PictureKind) throws {
    let help = try Workplace().platen([kind.rawValue, "--help"], environment: ["COLUMNS": "1000"])
    let lines = help.text.split(separator: "\n").map(String.init)
    let headings: [OptionWords.Group: String] = [
      .what: "WHAT:", .look: "LOOK:", .canvas: "LOOK:", .output: "OUTPUT:",
    ]
    // Tables and stop words are those of files here, and said elsewhere.
    let others = ["tags", "words", "text", "table", "items", "stopWords", "to"]
    for option in kind.options where !others.contains(option.name) {
      let label = "  " + OptionSpelling.command.name(option.name)
      let line = try #require(
        lines.firstIndex { $0.hasPrefix(label + " ") || $0.hasPrefix(label + "/") }, "\(label)")
      let heading = lines[..<line].last { !$0.hasPrefix(" ") && $0.hasSuffix(":") }
      #expect(heading == headings[option.words.group], "\(label)")
    }
  }

  @Test(arguments: ["render", "sweep", "check", "layout", "fonts", "snapshot list"])
  func whatIsPrintedForProgramsStandsUnderOutput(command: String) throws {
    let arguments = command.split(separator: " ").map(String.init) + ["--help"]
    let help = try Workplace().platen(arguments, environment: ["COLUMNS": "1000"]).text
    let output = help.components(separatedBy: "\nOUTPUT:").dropFirst().joined()
    #expect(output.components(separatedBy: "\nOTHER:")[0].contains("\n  --json "))
  }

  @Test("files and folders have one word each in all helps")
  func valueNames() throws {
    let manual = try Workplace().platen(["manual"]).text
    for line in [
      ".SS \"platen layout scene\"", ".SS \"platen sweep scene\"",
      ".SS \"platen index\\-fonts folder\"",
      "\\fB\\-\\-fonts\\fR \\fIfolder\\fR",
    ] {
      #expect(manual.contains(line), "\(line)")
    }
    #expect(!manual.contains("\\fIdir\\fR"))
    #expect(try Workplace().platen(["render", "--help"]).text.contains("--output <file>"))
  }

  @Test("a terminal that is narrower than the help's columns gets its words on shorter lines")
  func narrowHelp() throws {
    let work = try Workplace()
    for (columns, start) in [
      ("20", "OVERVIEW: Draws a\nclock face, or\nclocks for several\ntime zones.\n"),
      ("10", "OVERVIEW:\nDraws a\nclock\nface, or\nclocks for\nseveral\ntime\nzones.\n"),
    ] {
      for arguments in [["clock", "--help"], ["help", "clock"]] {
        let help = try work.platen(arguments, environment: ["COLUMNS": columns])
        #expect(help.exitCode == 0 && !help.isCrash, "\(help.error)")
        #expect(help.text.hasPrefix(start), "\(help.text.prefix(100))")
      }
      let wrong = try work.platen(["clock", "--widht", "3"], environment: ["COLUMNS": columns])
      #expect(wrong.exitCode == 64 && wrong.isOneError, "\(wrong.error)")
      #expect(try work.platen(["--help"], environment: ["COLUMNS": columns]).exitCode == 0)
    }
  }

  @Test func theSameWordsStandInTheHelpAtEveryWidth() throws {
    let work = try Workplace()
    let texts = try [60, 80, 120].map { columns in
      try work.platen(["tags", "--help"], environment: ["COLUMNS": "\(columns)"]).text
        .split(whereSeparator: \.isWhitespace)
    }
    #expect(texts[0] == texts[1] && texts[1] == texts[2])
  }

  @Test func withoutArgumentsTheCommandShowsItsHelp() throws {
    let outcome = try Workplace().platen([])
    #expect(outcome.exitCode == 0)
    #expect(outcome.text.contains("SUBCOMMANDS:"))
  }
}

extension ExampleTests {
  /// The commands below "EXAMPLES", each in one line.
  private static func examples(in help: String) -> [String] {
    let part = help.components(separatedBy: "EXAMPLES\n").dropFirst().joined()
    let lines = part.components(separatedBy: "\n\n")[0]
    return lines.replacing("\\\n", with: " ").split(separator: "\n").map(String.init)
  }

  /// Other programs must be able to read the file.
  private func expectPicture(_ name: String, in work: Workplace) throws {
    let picture = Picture(work.bytes(of: name))
    switch name.split(separator: ".").last {
    case "svg":
      #expect(picture == .svg)
      #expect(try work.shell("rsvg-convert \(name) > /dev/null").exitCode == 0)
    case "pdf":
      #expect(picture == .pdf)
      #expect(try work.shell("pdfinfo \(name)").text.contains("Pages:           1"))
    default:
      #expect(picture?.size != nil)
    }
  }
}
