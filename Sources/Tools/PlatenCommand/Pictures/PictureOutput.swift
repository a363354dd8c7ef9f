internal import ArgumentParser
internal import Platen
internal import PlatenBase
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

extension PictureFormat {
  /// The endings of pictures that are not drawn.
  private static let others = ["jpg", "jpeg", "gif", "webp", "avif", "heic", "tif", "tiff", "bmp"]

  /// Why a path's ending names no format.
  static func unknown(in path: String) -> String {
    let ending = path.pathEnding
    if others.contains(ending.lowercased()) {
      return
        "\"\(path)\": no \(ending.uppercased()) is written, but svg, png or pdf: end it in .png"
    }
    let found = path == "-" ? "-o -" : "\"\(path)\""
    return "\(found) does not say the format: end it in .svg, .png or .pdf,"
      + " or give --format svg, png or pdf"
  }
}
