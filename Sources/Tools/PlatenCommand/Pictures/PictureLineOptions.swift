internal import ArgumentParser
internal import Platen
internal import PlatenBase
internal import PlatenConsole
internal import PlatenScenes

// The options of pictures' lines that are in no table, as addresses and scenes have none like them.

extension PictureArguments {
  /// The options that stand before those of the table in the help.
  static func firstOptions(of kind: PictureKind) -> [LineOption<PictureArguments>] {
    switch kind {
    case .tags: [words, to] + destination
    case .cloud: [to] + destination
    case .clock: destination
    case .grid: [images, toItems] + destination
    }
  }

  /// The options that stand behind those of the table.
  static func lastOptions(of kind: PictureKind) -> [LineOption<PictureArguments>] {
    switch kind {
    case .tags: ofTexts + encodings + common
    case .cloud: ofTexts + encodings + arrangement + common
    case .clock, .grid: encodings + common
    }
  }

  private static let words = LineOption<PictureArguments>(
    name: "words", form: .flag, group: .what,
    help: {
      """
      Treat the file as a text, and draw its 60 most frequent words, sorted by name, in centred rows \
      of 800 points. The counts of the words set their sizes and colours. Other options can change all of \
      this.
      """
    },
    set: { line, _ in line.isText = true })

  private static let to = LineOption<PictureArguments>(
    name: "to", form: .text, unit: "file", group: .what,
    help: {
      "The file of the second picture. The output is then an animation: SVG, PNG, WebP, GIF or Y4M."
    },
    completion: { .file() }, set: { $0.to = $1 })

  private static let toItems = LineOption<PictureArguments>(
    name: "to", form: .flag, group: .what,
    help: {
      "The items after this make the second picture. The output is then an animation: SVG, PNG, WebP,"
        + " GIF or Y4M."
    },
    set: { line, _ in
      guard line.startCount == nil else { throw CommandError(.usage, "--to is given twice") }
      line.startCount = line.operands.count
    })

  private static let images = LineOption<PictureArguments>(
    name: "images", form: .flag, group: .what,
    help: { "Treat the items as names of PNG, JPEG, WebP or GIF files to show." },
    set: { line, _ in line.showsImages = true })

  private static let destination: [LineOption<PictureArguments>] = [
    .init(
      name: "output", form: .text, unit: "file", group: .output, hasLetter: true,
      help: { "The file to write, or - for standard output." },
      completion: { .file() }, set: { $0.output = $1 }),
    .init(
      name: "format", form: .text, unit: "format", group: .output,
      help: {
        "The format: \(PictureFormat.names). Animations can also be gif, y4m, or json, which lists"
          + " the movements. (default: by the output's extension)"
      },
      completion: { .names(of: LineFormat.self) },
      set: { $0.format = try Spelling.named($1) }),
  ]

  private static let ofTexts: [LineOption<PictureArguments>] = [
    .init(
      name: "stopWords", form: .list, unit: "file", group: .what,
      help: {
        """
        A file of more words to leave out, one per line. Blank lines and lines that begin with # are \
        ignored. Repeatable.
        """
      },
      completion: { .file() }, set: { $0.stopWordFiles.append($1) }),
    .init(
      name: "encoding", form: .text, unit: "encoding", group: .what,
      help: {
        """
        The encoding of the file: utf8, utf16, latin1, shift_jis, windows-1251, gb18030 or another one. \
        (default: by its byte order mark, or utf8)
        """
      },
      completion: { .names(of: TextEncoding.self) },
      set: { $0.textEncoding = try TextEncoding(label: $1) ?? Spelling.named($1) }),
  ]

  private static let encodings = EncodingChoice.options.map { option in
    option.part(of: PictureArguments.self, in: .output) { line, set in try set(&line.encoding) }
  }

  private static let arrangement: [LineOption<PictureArguments>] = [
    .init(
      name: "layout", form: .text, unit: "file", group: .output,
      help: { "Write the position of every word to this file as JSON, in points." },
      completion: { .file(extensions: ["json"]) }, set: { $0.layout = $1 }),
    .init(
      name: "previous", form: .text, unit: "file", group: .output,
      help: {
        "A file that --layout wrote. Its words keep their places where they can."
      },
      completion: { .file(extensions: ["json"]) }, set: { $0.previous = $1 }),
  ]

  private static let common =
    FontSource.options.map { option in
      option.part(of: PictureArguments.self) { line, set in try set(&line.fonts) }
    } + [
      .init(
        name: "strict", form: .flag,
        help: { "Treat warnings as errors, and write nothing if there are any." },
        set: { line, _ in line.isStrict = true }),
      .init(
        name: "quiet", form: .flag, hasLetter: true,
        help: { "Print only errors." },
        set: { line, _ in line.isQuiet = true }),
      .init(
        name: "benchmark", form: .number, unit: "runs", isHidden: true,
        help: {
          "Render this many times in memory, in one process, and print the milliseconds of each"
            + " run."
        },
        set: { $0.benchmark = try Numbers.count($1) }),
    ]
}

/// The format that a line asks for.
enum LineFormat: String, CaseIterable {
  case svg, png, pdf, webp, jpg
  /// Those of pictures that move.
  case gif, y4m, json

  /// The still picture's format; nil where there is none.
  var picture: PictureFormat? { PictureFormat(rawValue: rawValue) }
}

extension PictureFormat {
  /// The endings of pictures that are not drawn.
  private static let others = ["gif", "avif", "heic", "tif", "tiff", "bmp"]

  /// Why a path's ending names no format.
  static func unknown(in path: String) -> String {
    let ending = path.pathEnding
    if others.contains(ending.lowercased()) {
      return
        "\"\(path)\": Platen cannot write \(ending.uppercased()), only \(names): end it in .png"
    }
    if path == "-" { return "-o - does not say the format: give --format \(names)" }
    let found = "\"\(path)\""
    return
      "\(found) has no known extension: end it in .svg, .png, .pdf, .webp or .jpg, or give"
      + " --format \(names)"
  }
}
