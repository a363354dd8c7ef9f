import Foundation
import Testing

@Suite struct ExampleTests {
  /// The commands that the project's description promises, and what each is to write.
  static let promised: [(line: String, file: String)] = [
    (
      "platen tags words.txt -o tags.svg --width 400 --alignment trailing --select Swift",
      "tags.svg"
    ),
    (
      "printf 'Swift\\t120\\nKotlin\\t80\\n' | platen tags - -o tags.png --scale 2 --weights log"
        + " --font-size 12...48", "tags.png"
    ),
    (
      "platen tags words.txt -o pills.png --width 400 --scale 2 --style pill --fill '#F2F2F7'"
        + " --background black --inset 20 --spacing 8 --padding 12x5 --radius 15 --font-size 17"
        + " --alignment center", "pills.png"
    ),
    ("platen clock -o clock.svg --size 400", "clock.svg"),
    (
      "platen clock -o clock.png --size 400 --scale 2 --time 10:08 --numerals roman --ticks",
      "clock.png"
    ),
    ("platen grid 📘 📕 📗 📙 -o grid.png --size 800x400 --alignment center", "grid.png"),
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
    let examples = Self.examples(in: try work.platen(command + ["--help"]).text)
    #expect(examples.count >= 2)
    for example in examples {
      let outcome = try work.shell(example)
      #expect(outcome.exitCode == 0, "\(example)")
      #expect(outcome.error.isEmpty, "\(example)")
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
      for option in ["--scale", "--format", "--background", "--compression", "--dynamic-type"] {
        let rest = unwrapped.components(separatedBy: option + " <").dropFirst().joined()
        #expect(rest.components(separatedBy: " --")[0].contains("(default: "), "\(option)")
      }
    }
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
