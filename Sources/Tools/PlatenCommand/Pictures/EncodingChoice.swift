internal import ArgumentParser
internal import Platen
internal import PlatenScenes

/// How pictures are written; nil for what was not said.
struct EncodingChoice: Hashable {
  var compression: PNGOptions.Compression?
  var quality: Int?
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
      help: { "The compression of a PNG: fast or small. (default: fast)" },
      completion: { .names(of: PNGOptions.Compression.self) },
      set: { $0.compression = try Spelling.named($1) }),
    .init(
      name: "quality", form: .number, unit: "number",
      help: {
        "The quality of a WebP or JPEG, 1 to 100. (default: 85 for JPEG, lossless for WebP)"
      },
      set: { $0.quality = try Numbers.quality($1) }),
    .init(
      name: "svg", form: .text, unit: "text",
      help: {
        "How an SVG contains text: as outlines, or as semantic text, which readers can select,"
          + " search and hear. (default: outlines)"
      },
      completion: { .names(of: SVGOptions.Text.self) },
      set: { $0.svg = try Spelling.named($1) }),
    .init(
      name: "svgFonts", form: .text, unit: "fonts",
      help: {
        "The fonts of semantic text: embedded (for browsers), names (the viewer's own fonts) or"
          + " outlines (for any viewer). (default: embedded)"
      },
      completion: { .names(of: SVGOptions.Fonts.self) },
      set: { $0.svgFonts = try Spelling.named($1) }),
    .init(
      name: "pixels", form: .number, unit: "pixels",
      help: { "The maximum number of pixels in a PNG, WebP, JPEG or GIF. (default: 256000000)" },
      set: { $0.pixels = try Numbers.count($1) }),
    .init(
      name: "side", form: .number, unit: "pixels",
      help: { "The maximum side of a PNG, WebP, JPEG or GIF in pixels. (default: 65535)" },
      set: { $0.side = try Numbers.count($1) }),
  ]
}

extension EncodingChoice {
  /// How pictures of pixels are written.
  ///
  /// - Parameter formats: What is written; empty where nobody knows it yet.
  /// - Throws: ``CommandError`` for an option that says nothing of those formats.
  func pngOptions(of formats: [PictureFormat]) throws -> PNGOptions {
    let pixelFormats = PictureFormat.allCases.filter(\.isPixels)
    let given: [(name: String, isGiven: Bool, formats: [PictureFormat])] = [
      ("compression", compression != nil, [.png]), ("quality", quality != nil, [.webp, .jpeg]),
      ("pixels", pixels != nil, pixelFormats), ("side", side != nil, pixelFormats),
    ]
    for option in given where option.isGiven && !formats.isEmpty {
      if option.formats.contains(where: formats.contains) { continue }
      let names = option.formats.map(\.rawValue)
      throw CommandError(
        NoEffectError(option: option.name, need: .value("format", oneOf: names)))
    }
    var options = PNGOptions()
    options.compression = compression ?? .fast
    options.quality = quality
    options.maximumPixels = pixels ?? 256_000_000
    options.maximumSide = side ?? 65_535
    return options
  }

  /// How SVGs are written; nil for as their scenes say.
  ///
  /// - Parameter formats: What is written; empty where nobody knows it yet.
  /// - Throws: ``CommandError`` for an option that says nothing of those formats.
  func svgOptions(of formats: [PictureFormat]) throws -> SVGOptions? {
    if svgFonts != nil, svg != .semantic {
      throw CommandError(
        NoEffectError(option: "svgFonts", need: .value("svg", oneOf: ["semantic"])))
    }
    if svg != nil, !formats.isEmpty, !formats.contains(.svg) {
      throw CommandError(NoEffectError(option: "svg", need: .value("format", oneOf: ["svg"])))
    }
    return svg.map { SVGOptions(text: $0, fonts: svgFonts ?? .embedded) }
  }
}
