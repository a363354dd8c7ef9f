internal import ArgumentParser
internal import Platen
internal import PlatenScenes

/// How pictures are written as PNG and SVG; nil for what was not said.
struct EncodingChoice: Hashable {
  var compression: PNGOptions.Compression?
  var svg: SVGOptions.Text?
  var svgFonts: SVGOptions.Fonts?
  var pixels: Int?
  var side: Int?
}

typealias EncodingOptions = LineOptions<EncodingChoice>

extension EncodingChoice: LineOptionTarget {
  static let options: [LineOption<Self>] = [
    .init(
      name: "compression", form: .text, unit: "mode",
      help: { "How a PNG is compressed: fast or small. (default: fast)" },
      completion: { .names(of: PNGOptions.Compression.self) },
      set: { $0.compression = try Spelling.named($1) }),
    .init(
      name: "svg", form: .text, unit: "text",
      help: {
        "What a text is in an SVG: outlines, or semantic for one that can be selected, searched and"
          + " read aloud. (default: outlines)"
      },
      completion: { .names(of: SVGOptions.Text.self) },
      set: { $0.svg = try Spelling.named($1) }),
    .init(
      name: "svgFonts", form: .text, unit: "fonts",
      help: {
        "What draws a semantic text: embedded fonts for browsers, the viewer's fonts by their names,"
          + " or outlines for any viewer. (default: embedded)"
      },
      completion: { .names(of: SVGOptions.Fonts.self) },
      set: { $0.svgFonts = try Spelling.named($1) }),
    .init(
      name: "pixels", form: .number, unit: "pixels",
      help: { "The most pixels that a PNG may have. (default: 256000000)" },
      set: { $0.pixels = try Numbers.count($1) }),
    .init(
      name: "side", form: .number, unit: "pixels",
      help: { "The longest side of a PNG in pixels. (default: 65535)" },
      set: { $0.side = try Numbers.count($1) }),
  ]
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
