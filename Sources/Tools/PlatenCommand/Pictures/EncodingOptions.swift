internal import ArgumentParser
internal import Platen
internal import PlatenScenes

/// How pictures are written as PNG and SVG.
struct EncodingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How a PNG is compressed: fast or small. (default: fast)", valueName: "mode"),
    completion: .names(of: PNGOptions.Compression.self), transform: Spelling.reader())
  var compression: PNGOptions.Compression?

  @Option(
    help: ArgumentHelp(
      "What a text is in an SVG: outlines, or semantic for one that can be selected, searched and"
        + " read aloud. (default: outlines)", valueName: "text"),
    completion: .names(of: SVGOptions.Text.self), transform: Spelling.reader())
  var svg: SVGOptions.Text?

  @Option(
    help: ArgumentHelp(
      "What draws a semantic text: embedded fonts for browsers, the viewer's fonts by their names,"
        + " or outlines for any viewer. (default: embedded)", valueName: "fonts"),
    completion: .names(of: SVGOptions.Fonts.self), transform: Spelling.reader())
  var svgFonts: SVGOptions.Fonts?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The most pixels that a PNG may have. (default: 256000000)", valueName: "pixels"),
    transform: Numbers.count)
  var pixels: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The longest side of a PNG in pixels. (default: 65535)", valueName: "pixels"),
    transform: Numbers.count)
  var side: Int?
}

extension EncodingOptions {
  var choice: EncodingChoice {
    EncodingChoice(
      compression: compression, svg: svg, svgFonts: svgFonts, pixels: pixels, side: side)
  }

  /// How PNGs are written.
  ///
  /// - Throws: As ``EncodingChoice/pngOptions(of:)``.
  func pngOptions(of formats: [PictureFormat]) throws -> PNGOptions {
    try choice.pngOptions(of: formats)
  }

  /// How SVGs are written.
  ///
  /// - Throws: As ``EncodingChoice/svgOptions(of:)``.
  func svgOptions(of formats: [PictureFormat]) throws -> SVGOptions {
    try choice.svgOptions(of: formats)
  }
}

/// What was said of how pictures are written; nil for what was not.
struct EncodingChoice: Hashable {
  var compression: PNGOptions.Compression?
  var svg: SVGOptions.Text?
  var svgFonts: SVGOptions.Fonts?
  var pixels: Int?
  var side: Int?
}

extension EncodingChoice {
  /// How PNGs are written.
  ///
  /// - Parameter formats: What is written; empty where nobody knows it yet.
  /// - Throws: ``CommandError`` for an option that says nothing of those formats.
  func pngOptions(of formats: [PictureFormat]) throws -> PNGOptions {
    let given = [
      ("compression", compression != nil), ("pixels", pixels != nil), ("side", side != nil),
    ]
    if let (name, _) = given.first(where: \.1), !formats.isEmpty, !formats.contains(.png) {
      throw CommandError(NoEffectError(option: name, need: .value("format", oneOf: ["png"])))
    }
    var options = PNGOptions()
    options.compression = compression ?? .fast
    options.maximumPixels = pixels ?? 256_000_000
    options.maximumSide = side ?? 65_535
    return options
  }

  /// How SVGs are written.
  ///
  /// - Parameter formats: What is written; empty where nobody knows it yet.
  /// - Throws: ``CommandError`` for an option that says nothing of those formats.
  func svgOptions(of formats: [PictureFormat]) throws -> SVGOptions {
    if svgFonts != nil, svg != .semantic {
      throw CommandError(
        NoEffectError(option: "svgFonts", need: .value("svg", oneOf: ["semantic"])))
    }
    if svg != nil, !formats.isEmpty, !formats.contains(.svg) {
      throw CommandError(NoEffectError(option: "svg", need: .value("format", oneOf: ["svg"])))
    }
    return SVGOptions(text: svg ?? .outlines, fonts: svgFonts ?? .embedded)
  }
}
