internal import ArgumentParser
internal import Platen

/// Where a picture goes, as what, and how it is coloured.
struct OutputOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write, or - for standard output.", valueName: "file"))
  var output: String?

  @Option(
    help: ArgumentHelp("svg, png or pdf; by the output's ending if not given.", valueName: "format"),
    transform: Spelling.reader(of: "--format"))
  var format: PictureFormat?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Pixels a point of a PNG.", valueName: "number"),
    transform: Numbers.positive("--scale"))
  var scale: CGFloat = 1

  @Option(
    help: ArgumentHelp(
      "What lies under the picture: #RRGGBB, a name, or none for a transparent one. By default"
        + " white or black, by the colour scheme.", valueName: "color"),
    transform: Colors.color("--background"))
  var background: Color?

  @Option(
    help: ArgumentHelp("light or dark.", valueName: "scheme"),
    transform: Spelling.reader(of: "--color-scheme"))
  var colorScheme = ColorScheme.light

  @Option(
    help: ArgumentHelp("What the picture is called, for those who cannot see it.", valueName: "text"))
  var title: String?

  @Option(
    help: ArgumentHelp("How a PNG is compressed: fast or small.", valueName: "mode"),
    transform: Spelling.reader(of: "--compression"))
  var compression = PNGOptions.Compression.fast

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The most megapixels of a PNG.", valueName: "number"),
    transform: Numbers.count("--max-megapixels"))
  var maxMegapixels = 256

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The most pixels of a PNG's side.", valueName: "number"),
    transform: Numbers.count("--max-side"))
  var maxSide = 65_535

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Render this many times in one process, into memory, and print the milliseconds of each.",
      valueName: "runs"),
    transform: Numbers.count("--benchmark"))
  var benchmark: Int?

  @OptionGroup(title: "Texts") var typeSize: TypeSizeOption
  @OptionGroup(title: "Fonts") var fonts: FontOptions
}
