internal import ArgumentParser
internal import Platen

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
      "What lies under the picture: #RRGGBB, a name, or none for a transparent one."
        + " (default: white or black, by the colour scheme)", valueName: "color"),
    transform: Colors.color)
  var background: Color?

  @Option(
    help: ArgumentHelp(
      "light or dark. (default: what can be read on --background, or light)", valueName: "scheme"),
    transform: Spelling.reader())
  var colorScheme: ColorScheme?

  @Option(
    help: ArgumentHelp(
      "What the picture is called, for those who cannot see it. (default: by what it shows)",
      valueName: "text"))
  var title: String?

  @Option(
    help: ArgumentHelp(
      "How a PNG is compressed: fast or small. (default: fast)", valueName: "mode"),
    transform: Spelling.reader())
  var compression = PNGOptions.Compression.fast

  @Option(
    help: ArgumentHelp(
      "What a text is in an SVG: outlines, or semantic for one that can be selected, searched and"
        + " read aloud. (default: outlines)", valueName: "text"),
    transform: Spelling.reader())
  var svg = SVGOptions.Text.outlines

  @Option(
    help: ArgumentHelp(
      "What draws a semantic text: embedded fonts for browsers, the viewer's fonts by their names,"
        + " or outlines for any viewer. (default: embedded)", valueName: "fonts"),
    transform: Spelling.reader())
  var svgFonts: SVGOptions.Fonts?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The most megapixels that a PNG may have. (default: 256)", valueName: "number"),
    transform: Numbers.count)
  var maxMegapixels = 256

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The most pixels that a PNG's side may have. (default: 65535)", valueName: "number"),
    transform: Numbers.count)
  var maxSide = 65_535

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Render this many times in one process, into memory, and print the milliseconds of each.",
      valueName: "runs"),
    transform: Numbers.count)
  var benchmark: Int?

  @OptionGroup var typeSize: TypeSizeOption
  @OptionGroup var fonts: FontOptions
  @OptionGroup var strict: StrictOption
}
