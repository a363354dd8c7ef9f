import PlatenScenes
import TestSupport
import Testing

/// Plain lines are read without the argument parser, and do the same as those that it reads.
///
/// A line that names an option twice is none of the plain ones, and says what it says with the option
/// named once.
@Suite struct PlainLineTests {
  private let work: Workplace

  init() throws {
    work = try Workplace()
    try work.write("Swift\t3\nHello\t1\n".utf8, to: "words.txt")
  }

  /// Holds what the program does by a plain line against what it does by the argument parser.
  private func compare(_ line: [String]) throws {
    let plain = try work.platen(line + ["--format", "svg"])
    let parsed = try work.platen(line + ["--format", "svg", "--format", "svg"])
    #expect(plain.exitCode == parsed.exitCode, "\(line)")
    #expect(plain.error == parsed.error, "\(line)")
    #expect(plain.output == parsed.output, "\(line)")
  }

  /// The command's name, and the words that name what is drawn.
  private static func start(_ kind: PictureKind) -> [String] {
    switch kind {
    case .tags, .cloud: [kind.rawValue, "words.txt", "-o", "-"]
    case .clock: [kind.rawValue, "-o", "-"]
    case .grid: [kind.rawValue, "a", "b", "-o", "-"]
    }
  }

  private static func name(_ option: PictureParameter) -> String {
    OptionSpelling.command.name(option.name)
  }

  /// An option as it is set, with a value that suits many of them; others say what is wrong with it.
  private static func words(_ option: PictureParameter, _ value: String) -> [String] {
    option.isSwitch ? [name(option)] : [name(option), value]
  }

  @Test(arguments: PictureKind.allCases)
  func everyOptionIsReadAlike(_ kind: PictureKind) throws {
    for option in kind.options {
      try compare(Self.start(kind) + Self.words(option, "12"))
    }
  }

  @Test(arguments: PictureKind.allCases)
  func linesOfSomeOptionsAreReadAlike(_ kind: PictureKind) throws {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<12 {
      var line = Self.start(kind)
      for option in kind.options.shuffled(using: &generator).prefix(3) {
        let value = ["12", "red", "a=b", "-5", ""].randomElement(using: &generator) ?? ""
        var words = Self.words(option, value)
        if Bool.random(using: &generator), words.count == 2 { words = ["\(words[0])=\(words[1])"] }
        line += words
      }
      try compare(line)
    }
  }

  @Test(arguments: [
    ["tags", "words.txt", "--alignment", "trailing", "--select", "Swift", "-o", "-"],
    ["tags", "-", "--words", "-o", "-", "--scale", "2", "--theme", "paper"],
    ["tags", "--select=Swift,Hello", "--select", "c", "words.txt", "--is-deletable", "-o", "-"],
    ["cloud", "words.txt", "--stop-words", "en", "--stop-words=de", "--repeats", "--output=-"],
    ["cloud", "words.txt", "--encoding", "utf8", "--svg", "semantic", "-o", "-"],
    ["clock", "--output=-", "--no-shows-minutes", "--time", "10:08"],
    ["grid", "📘", "📕", "--svg-fonts", "none", "-o", "-", "--strict"],
    ["grid", "-o", "-"], ["tags", "-o", "-"], ["tags", "a", "b", "-o", "-"],
    ["tags", "words.txt", "--styl", "pill", "-o", "-"], ["tags", "words.txt", "-o"],
    ["tags", "words.txt", "--style", "--words"], ["tags", "words.txt", "--Style", "pill"],
    ["tags", "missing.txt", "-o", "-"], ["tags", "words.txt", "--images", "-o", "-"],
    ["clock", "a", "-o", "-"], ["clock", "--layout", "a.json"], ["grid", "-a", "-o", "-"],
  ])
  func linesOfAllKindsAreReadAlike(_ line: [String]) throws { try compare(line) }
}
