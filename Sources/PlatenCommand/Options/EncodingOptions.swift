internal import ArgumentParser
internal import Platen

/// How pictures are written as PNG and SVG.
struct EncodingOptions: ParsableArguments {
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
}

extension EncodingOptions {
  var pngOptions: PNGOptions {
    var options = PNGOptions()
    options.compression = compression
    let (pixels, isTooMany) = maxMegapixels.multipliedReportingOverflow(by: 1_000_000)
    options.maximumPixels = isTooMany ? Int.max : pixels
    options.maximumSide = maxSide
    return options
  }

  var svgOptions: SVGOptions {
    get throws {
      if svgFonts != nil, svg != .semantic {
        throw CommandError(.usage, "--svg-fonts says nothing without --svg semantic")
      }
      return SVGOptions(text: svg, fonts: svgFonts ?? .embedded)
    }
  }
}
