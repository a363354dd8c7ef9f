internal import ArgumentParser
internal import Platen
internal import PlatenConsole
internal import PlatenScenes

/// `platen measure`: the true sizes of texts, and their glyphs.
struct MeasureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "measure", abstract: "Prints the true sizes of texts, and their glyphs, as JSON.",
    discussion: """
      Lengths are in points, and y goes down from the baseline. Offsets count the bytes of the text in \
      UTF-8. Several texts are printed as one array, or with --json-lines as one object per line.

      EXAMPLES
        platen measure "iOS開発" --font title --bold --dynamic-type-size xxLarge
        printf 'One\\nTwo\\n' | platen measure --input - --json-lines
        platen measure "دليل Swift" --locale ar
      """)

  @Argument(help: "The texts.")
  var texts: [String] = []

  @OptionGroup(title: "What") var choice: Choice
  @OptionGroup(title: "Look") var look: Look
  @OptionGroup(title: "Output") var output: Output

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Measure all texts this many times in one process, and print the milliseconds of each run.",
      valueName: "runs", visibility: .hidden),
    transform: Numbers.count)
  var benchmark: Int?

  @Flag(help: .hidden)
  var forget = false

  @OptionGroup var fonts: FontOptions
  @OptionGroup var strict: StrictOption

  func validate() throws {
    if texts.isEmpty == (choice.input == nil) {
      throw ValidationError(
        texts.isEmpty
          ? "nothing to measure: give texts, or --input FILE" : "give texts or --input, not both")
    }
  }

  func run() throws {
    let library = try fonts.library(shapedTextBudget: forget ? 0 : nil)
    let font = try look.chosenFont(in: library)
    let texts = try choice.input.map { try Self.lines(of: InputFile.text(at: $0)) } ?? self.texts
    let (size, language) = (look.typeSize.size ?? .large, choice.locale)
    func measure(_ text: String) throws -> MeasuredLabel {
      try library.measure(text, font: font, dynamicTypeSize: size, language: language)
    }
    if let benchmark {
      try Stopwatch.measure(runs: benchmark) {
        for text in texts { _ = try measure(text) }
      }
      return
    }
    let labels = try texts.map(measure)
    try strict.report(labels.flatMap(\.missing))
    let isOne = choice.input == nil && labels.count == 1
    let form: MeasuredLabelJSON.Form = output.jsonLines ? .lines : isOne ? .one : .list
    try StandardOutput.write { try MeasuredLabelJSON.write(labels, as: form, to: $0) }
  }

  /// The lines of a text; the end of the last one begins no other.
  private static func lines(of text: String) -> [String] {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map(String.init)
  }
}

extension MeasureCommand {
  /// Which texts are measured.
  struct Choice: ParsableArguments {
    @Option(
      help: ArgumentHelp(
        "A file with one text per line, or - for standard input.", valueName: "file"),
      completion: .file())
    var input: String?

    @Option(
      help: ArgumentHelp(
        "The language and region of the texts as a BCP 47 tag, such as ja or zh-Hant. It selects"
          + " the forms of letters. (default: en)",
        valueName: "tag"), transform: LanguageTag.read)
    var locale = "en"
  }

  /// How what was measured is told.
  struct Output: ParsableArguments {
    @Flag(help: "Print one object per line.")
    var jsonLines = false
  }

  /// What the texts are set in.
  struct Look: ParsableArguments {
    @Option(
      help: ArgumentHelp(
        "A text style (largeTitle, title, title2, title3, headline, body, callout, subheadline,"
          + " footnote, caption, caption2) or the name of a font family.",
        valueName: "name"))
    var font = "body"

    @Option(
      parsing: .unconditional,
      help: ArgumentHelp(
        "The font size in points. (default: the text style's, or 17 for a family)",
        valueName: "points"),
      transform: Numbers.positive)
    var size: CGFloat?

    @Option(
      help: ArgumentHelp(
        "The font design: default, serif, rounded or monospaced. (default: default)",
        valueName: "name"),
      completion: .names(of: Font.Design.self), transform: Spelling.reader())
    var design: Font.Design?

    @Option(
      help: ArgumentHelp(
        "The font weight: ultraLight, thin, light, regular, medium, semibold, bold, heavy or"
          + " black. (default: the text style's)",
        valueName: "name"),
      completion: .list(Font.Weight.named.map(\.name)),
      transform: { try Spelling.value($0, among: Font.Weight.named) })
    var weight: Font.Weight?

    @Flag(help: "Make the text bold.")
    var bold = false

    @Flag(help: "Make the text italic.")
    var italic = false

    @OptionGroup var typeSize: TypeSizeOption

    func validate() throws {
      if bold, weight != nil { throw ValidationError(Self.noEffect("weight", beside: "bold")) }
      if size != nil, typeSize.size != nil {
        throw ValidationError(Self.noEffect("dynamicTypeSize", beside: "size"))
      }
    }

    private static func noEffect(_ option: String, beside other: String) -> String {
      NoEffectError(option: option, need: .leftOut(other)).message(.command)
    }

    /// The font that the options say.
    ///
    /// - Throws: ``CommandError`` if there is no such family, or a design of one.
    func chosenFont(in library: FontLibrary) throws -> Font {
      var chosen: Font
      if let style = Font.TextStyle(rawValue: font) {
        let design = design ?? .default
        chosen =
          size.map { .system(size: $0, design: design) } ?? .system(style, design: design)
      } else {
        guard library.hasFamily(font) else {
          let names = Font.TextStyle.allCases.map(\.rawValue) + library.families
          let nearest = NearestSpelling.of(font, among: names, limit: 1).first
          let hint = nearest.map { "; did you mean \"\($0)\"?" } ?? ""
          throw CommandError(
            .usage,
            "--font \"\(font)\" is neither a text style nor a family\(hint)")
        }
        if design != nil {
          throw CommandError(
            .usage, "--design has no effect on a family: it needs a text style as --font")
        }
        chosen = size.map { .custom(font, fixedSize: $0) } ?? .custom(font, size: 17)
      }
      if let weight { chosen = chosen.weight(weight) }
      if bold { chosen = chosen.bold() }
      if italic { chosen = chosen.italic() }
      return chosen
    }
  }
}
