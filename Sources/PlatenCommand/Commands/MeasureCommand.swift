internal import ArgumentParser
internal import Platen

/// `platen measure`: the true size of a text, and its glyphs.
struct MeasureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "measure", abstract: "Prints the true size of a text, and its glyphs, as JSON.",
    discussion: """
      Lengths are points; y goes down from the baseline.

      EXAMPLES
        platen measure "iOS開発" --font title --bold --dynamic-type xxLarge
        platen measure "Jav" --font body --design monospaced --weight semibold
      """)

  @Argument(help: "The text.")
  var text: String

  @Option(
    help: ArgumentHelp(
      "A text style (largeTitle, title, title2, title3, headline, body, callout, subheadline,"
        + " footnote, caption, caption2) or the name of a family.",
      valueName: "name"))
  var font = "body"

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The size in points. (default: the text style's, or 17 for a family)", valueName: "points"),
    transform: Numbers.positive)
  var size: CGFloat?

  @Option(
    help: ArgumentHelp(
      "default, serif, rounded or monospaced. (default: default)", valueName: "name"),
    transform: Spelling.reader())
  var design = Font.Design.default

  @Option(
    help: ArgumentHelp(
      "ultraLight, thin, light, regular, medium, semibold, bold, heavy or black."
        + " (default: the text style's)", valueName: "name"),
    transform: { try Spelling.value($0, among: Self.weights) })
  var weight: Font.Weight?

  @Flag(help: "Emphasise the text.")
  var bold = false

  @Flag(help: "Slant the text.")
  var italic = false

  @OptionGroup var typeSize: TypeSizeOption
  @OptionGroup var fonts: FontOptions
  @OptionGroup var strict: StrictOption

  private static let weights: [(name: String, value: Font.Weight)] = [
    ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
    ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy),
    ("black", .black),
  ]

  func run() throws {
    let library = try fonts.library()
    let label = try library.measure(
      text, font: try chosenFont(in: library), dynamicTypeSize: typeSize.size)
    try strict.report(label.missing)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    print(String(decoding: try encoder.encode(MeasuredLabelReport(label)), as: UTF8.self))
  }

  private func chosenFont(in library: FontLibrary) throws -> Font {
    var chosen: Font
    if let style = Font.TextStyle(rawValue: font) {
      chosen =
        size.map { .system(size: $0, design: design) } ?? .system(style, design: design)
    } else {
      guard library.hasFamily(font) else {
        let names = Font.TextStyle.allCases.map(\.rawValue) + library.families
        let nearest = NearestSpelling.of(font, among: names, limit: 1).first
        let hint = nearest.map { "; did you mean \"\($0)\"?" } ?? ""
        throw CommandFailure(.usage, "--font \"\(font)\" is no text style and no family\(hint)")
      }
      chosen = size.map { .custom(font, fixedSize: $0) } ?? .custom(font, size: 17)
    }
    if let weight { chosen = chosen.weight(weight) }
    if bold { chosen = chosen.bold() }
    if italic { chosen = chosen.italic() }
    return chosen
  }
}
