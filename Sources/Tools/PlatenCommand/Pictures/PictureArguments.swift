internal import Platen
internal import PlatenBase
internal import PlatenConsole
internal import PlatenScenes

/// What a line of the command asks of a picture.
struct PictureArguments {
  var kind: PictureKind
  /// What stands in the line by itself: a file's path, or the items of a grid.
  var operands: [String] = []
  /// The file of what the picture becomes; nil for a still picture.
  var to: String?
  /// How many operands stand before those of what a grid becomes; nil for a still picture.
  var startCount: Int?
  /// The options of the picture's table.
  var given = GivenOptions()
  /// Whether the file of tags is a text.
  var isText = false
  /// Whether the items of a grid are files of pictures.
  var showsImages = false
  /// Files of words that are left out of a text's.
  var stopWordFiles: [String] = []
  /// How the file's bytes stand for characters; nil for what they say themselves.
  var textEncoding: TextEncoding?
  /// The file to write; nil if none was said.
  var output: String?
  var format: LineFormat?
  var encoding = EncodingChoice()
  /// The file for where every word of a cloud lies, and the one of an earlier cloud.
  var (layout, previous): (String?, String?) = (nil, nil)
  var fonts = FontSource()
  /// Whether every finding is an error.
  var isStrict = false
  /// Whether nobody wants to hear of warnings, and of what was taken from a table.
  var isQuiet = false
  /// How often the picture is made, to measure it; nil to write it.
  var benchmark: Int?

  init(_ kind: PictureKind) { self.kind = kind }
}

// MARK: - What is drawn

extension PictureArguments {
  /// The path of the line's file.
  ///
  /// - Throws: ``CommandError`` if there is none, or if it is standard input as ``to`` is.
  func path() throws -> String {
    guard let path = operands.first else {
      throw CommandError(.usage, "no file: give one, or - for standard input")
    }
    guard path != "-" || to != "-" else {
      throw CommandError(
        .usage, "standard input can be read only once: name one of the two files")
    }
    return path
  }

  /// What the line says in another way than by options of the picture's table.
  var others: [String] { to == nil && startCount == nil ? [] : ["to"] }

  /// Returns a file, or standard input.
  ///
  /// - Throws: ``CommandError`` or `SceneFileError` for what cannot be read.
  func file(at path: String) throws -> SceneText {
    SceneText(
      name: path == "-" ? "standard input" : path,
      text: try InputFile.text(at: path, encoding: textEncoding))
  }

  /// The words of the files of stop words: one a line.
  ///
  /// - Throws: ``CommandError`` if a file is missing or a folder, `SceneFileError` at the first byte
  ///   that is no character.
  func stopWords() throws -> [String] {
    try stopWordFiles.flatMap { path in
      if path.contains(","), FileStamp(of: path, followsLinks: true) == nil {
        throw CommandError(
          .noInput, "no such file: \"\(path)\"; --stop-words takes a file with one word per line")
      }
      return try InputFile.text(at: path, encoding: textEncoding)
        .split(whereSeparator: \.isNewline)
        .map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { !$0.isEmpty && !$0.hasPrefix("#") }
    }
  }
}

// MARK: - What is written

extension PictureArguments {
  /// The paths of what the line reads, among them values of options that are not paths.
  private var inputs: [String] {
    let pictures = ["shape", "colorsFrom"].compactMap { given.text(of: $0) }
    let files = kind == .grid && !showsImages ? [] : operands
    return files + stopWordFiles + pictures + [to, previous].compactMap(\.self)
  }

  /// Draws a picture, says what was found in it and writes it where it is wanted.
  ///
  /// - Parameter reword: What is said of a finding, where the options have better words for it.
  /// - Throws: What rendering and writing throw, ``CommandError`` for options that do not go together
  ///   and for findings that forbid the picture.
  func print(
    _ scene: PictureScene, _ library: FontLibrary,
    reword: (FitFinding, FitReport) -> FitFinding = { finding, _ in finding }
  ) throws {
    try InputFile.protect(inputs, fromOutputs: [output, layout].compactMap(\.self))
    if let end = scene.end { return try print(scene, movingTo: end, library) }
    let renderer = scene.renderer(library: library)
    // What most screens have; an address is asked for it, as its pictures are for any page.
    let isSharp = given.text(of: "scale") == nil
    let named = try format.map { [try still($0)] } ?? []
    renderer.svgOptions = try encoding.svgOptions(of: named) ?? SVGOptions()
    renderer.pngOptions = try encoding.pngOptions(of: named)
    if let runs = benchmark {
      let format = try output == nil && self.format == nil ? .svg : chosenFormat()
      if isSharp, format.isPixels { renderer.scale = 2 }
      return try Stopwatch.measure(runs: runs) { _ = try renderer.data(as: format) }
    }
    let format = try chosenFormat()
    if isSharp, format.isPixels { renderer.scale = 2 }
    renderer.svgOptions = try encoding.svgOptions(of: [format]) ?? SVGOptions()
    renderer.pngOptions = try encoding.pngOptions(of: [format])
    let picture = try renderer.fittedPicture()
    var findings = scene.findings(of: picture.report).map { reword($0, picture.report) }
    if let finding = output.flatMap({ FitFinding(endingOf: $0, as: format) }) {
      findings.append(finding)
    }
    findings += FitFinding.findings(picture.list, as: [format])
    try FindingLog(isStrict: isStrict, isQuiet: isQuiet).check(findings)
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

  /// The format of a picture that stands still.
  private func still(_ format: LineFormat) throws -> PictureFormat {
    if let picture = format.picture { return picture }
    throw CommandError(
      .usage,
      "\(format.rawValue) is a format for animations: it needs"
        + " \(kind == .clock ? "--time and --to-time" : "--to")")
  }

  /// The format that is asked for, or that the output's ending names.
  private func chosenFormat() throws -> PictureFormat {
    if let format { return try still(format) }
    guard let output else {
      throw CommandError(.usage, "no output: give -o FILE, or --format and -o - for a pipe")
    }
    let ending = output.split(separator: ".").last.map { $0.lowercased() } ?? ""
    if let format = PictureFormat(ending: ending), output.contains(".") { return format }
    if let format = LineFormat(rawValue: ending), output.contains(".") { return try still(format) }
    throw CommandError(.usage, PictureFormat.unknown(in: output))
  }
}
