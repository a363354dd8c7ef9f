internal import ArgumentParser
internal import Platen
internal import PlatenScenes

/// Where a picture goes, as what, and how it is coloured.
struct OutputOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write, or - for standard output.", valueName: "file"),
    completion: .file())
  var output: String?

  @Option(
    help: ArgumentHelp("svg, png or pdf. (default: by the output's ending)", valueName: "format"),
    transform: Spelling.reader())
  var format: PictureFormat?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Pixels a point of a PNG. (default: 1)", valueName: "number"),
    transform: Numbers.positive)
  var scale: CGFloat = 1

  @Option(
    help: ArgumentHelp(
      "The look: system, paper, ocean, meadow, candy or mono. (default: no theme)",
      valueName: "name"),
    transform: { name in
      try Spelling.value(name, among: SceneTheme.builtIn.map { ($0.name, $0) })
    })
  var theme: SceneTheme?

  @Option(
    help: ArgumentHelp(
      "What lies under the picture: #RRGGBB, a name, or none for a transparent one."
        + " (default: the theme's, or white or black by the colour scheme)", valueName: "color"),
    transform: Colors.color)
  var background: Color?

  @Option(
    help: ArgumentHelp(
      "light or dark. (default: what can be read on --background, or light)", valueName: "scheme"),
    transform: Spelling.reader())
  var colorScheme: ColorScheme?

  @Option(
    help: ArgumentHelp(
      "The language of texts as a BCP 47 tag, such as ja or ar: it decides on forms of letters, on"
        + " sorting, on times and on where lines begin. (default: en)",
      valueName: "tag"),
    transform: LanguageTag.read)
  var locale: String?

  @Option(
    help: ArgumentHelp(
      "What the picture is called, for those who cannot see it. (default: by what it shows)",
      valueName: "text"))
  var title: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Render this many times in one process, into memory, and print the milliseconds of each.",
      valueName: "runs"),
    transform: Numbers.count)
  var benchmark: Int?

  @OptionGroup var encoding: EncodingOptions
  @OptionGroup var typeSize: TypeSizeOption
  @OptionGroup var fonts: FontOptions
  @OptionGroup var strict: StrictOption
}
