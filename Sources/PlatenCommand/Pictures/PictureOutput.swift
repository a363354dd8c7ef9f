internal import ArgumentParser
internal import Platen
internal import PlatenConsole
internal import PlatenScenes

/// Where a picture goes, and as what.
struct PictureOutput<Picture: DrawnPicture>: ParsableArguments {
  /// What the table says of it.
  struct Words: PictureOptions {
    @Option(Picture.option("scale").leftOut(as: "2")) var scale: String?
    @Option(Picture.option("title")) var title: String?
  }

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write, or - for standard output.", valueName: "file"),
    completion: .file())
  var output: String?

  @Option(
    help: ArgumentHelp("svg, png or pdf. (default: by the output's ending)", valueName: "format"),
    completion: .names(of: PictureFormat.self), transform: Spelling.reader())
  var format: PictureFormat?

  @OptionGroup var words: Words
  @OptionGroup var encoding: EncodingOptions
}

/// What else there is to say about drawing a picture.
struct PictureSurroundings: ParsableArguments {
  @OptionGroup var fonts: FontOptions

  @Flag(help: "Fail, and write nothing, if there is anything to warn of.")
  var strict = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Render this many times in one process, into memory, and print the milliseconds of each.",
      valueName: "runs", visibility: .hidden),
    transform: Numbers.count)
  var benchmark: Int?
}

extension PictureOutput {
  /// Draws a picture, says what was found in it and writes it where it is wanted.
  ///
  /// - Parameters:
  ///   - layout: The file into which the arrangement of a packed cloud is written as well; nil for
  ///     none.
  ///   - reword: What is said of a finding, where the options have better words for it.
  /// - Throws: What rendering and writing throw, ``CommandError`` for options that do not go together
  ///   and for findings that forbid the picture.
  func print(
    _ scene: PictureScene, _ surroundings: PictureSurroundings, _ library: FontLibrary,
    layout: String? = nil,
    reword: (FitFinding, FitReport) -> FitFinding = { finding, _ in finding }
  ) throws {
    let renderer = scene.renderer(library: library)
    // What most screens have; an address is asked for it, as its pictures are for any page.
    let isSharp = words.scale == nil
    let named = format.map { [$0] } ?? []
    renderer.svgOptions = try encoding.svgOptions(of: named)
    renderer.pngOptions = try encoding.pngOptions(of: named)
    if let runs = surroundings.benchmark {
      let format = try self.format ?? (output == nil ? .svg : chosenFormat())
      if isSharp, format == .png { renderer.scale = 2 }
      return try Stopwatch.measure(runs: runs) { _ = try renderer.data(as: format) }
    }
    let format = try chosenFormat()
    if isSharp, format == .png { renderer.scale = 2 }
    renderer.svgOptions = try encoding.svgOptions(of: [format])
    renderer.pngOptions = try encoding.pngOptions(of: [format])
    let picture = try renderer.fittedPicture()
    var findings = scene.findings(of: picture.report).map { reword($0, picture.report) }
    if let finding = output.flatMap({ FitFinding(endingOf: $0, as: format) }) {
      findings.append(finding)
    }
    try FindingLog(isStrict: surroundings.strict).check(findings)
    let sink = try FileSink.output(at: output ?? "-")
    let layoutSink = try layout.map { try FileSink.output(at: $0) }
    try picture.list.print(
      as: format, options: renderer.options, svgOptions: renderer.svgOptions,
      library: renderer.library, to: sink)
    if let layoutSink, let cloud = picture.report.clouds.first {
      try layoutSink.write(Array((cloud.json + "\n").utf8))
      try layoutSink.commit()
    }
    try sink.commit()
  }

  /// The format that is asked for, or that the output's ending names.
  private func chosenFormat() throws -> PictureFormat {
    if let format { return format }
    guard let output else {
      throw CommandError(.usage, "no output: give -o FILE, or --format and -o - for a pipe")
    }
    let ending = output.split(separator: ".").last.map { $0.lowercased() } ?? ""
    if let format = PictureFormat(rawValue: ending), output.contains(".") { return format }
    throw CommandError(.usage, PictureFormat.unknown(in: output))
  }
}

extension PictureFormat {
  /// The endings of pictures that are not drawn.
  private static let others = ["jpg", "jpeg", "gif", "webp", "avif", "heic", "tif", "tiff", "bmp"]

  /// Why a path's ending names no format.
  static func unknown(in path: String) -> String {
    let ending = URL(fileURLWithPath: path).pathExtension
    if others.contains(ending.lowercased()) {
      return
        "\"\(path)\": no \(ending.uppercased()) is written, but svg, png or pdf: end it in .png"
    }
    let found = path == "-" ? "-o -" : "\"\(path)\""
    return "\(found) does not say the format: end it in .svg, .png or .pdf,"
      + " or give --format svg, png or pdf"
  }
}
