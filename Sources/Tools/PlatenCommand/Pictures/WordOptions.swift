internal import ArgumentParser
internal import Platen
internal import PlatenConsole
internal import PlatenScenes

/// The options of how a text is counted into its words.
struct WordOptions<Picture: DrawnPicture>: PictureOptions {
  @Option(Picture.option("language")) var language: String?

  @Option(
    name: .customLong("stop-words"),
    help: ArgumentHelp(
      """
      A file of further words that are left out, one a line; blank lines and lines that begin with \
      # are passed over. May be repeated.
      """,
      valueName: "file"),
    completion: .file())
  var stopWordFiles: [StopWordFile] = []

  @Option(Picture.option("keep")) var keep: [String]
  @Flag(Picture.option("mergesInflections")) var mergesInflections: Bool?
  @Flag(Picture.option("keepsPhrases")) var keepsPhrases: Bool?
  @Option(Picture.option("minimumLength")) var minimumLength: String?
  @Option(Picture.option("minimumCount")) var minimumCount: String?
  @Flag(Picture.option("keepsNumbers")) var keepsNumbers: Bool?

  @Option(
    help: ArgumentHelp(
      """
      How the file's bytes stand for characters: utf8, utf16, utf16LE, utf16BE or latin1. \
      (default: by its byte order mark, or utf8)
      """,
      valueName: "encoding"),
    completion: .names(of: TextEncoding.self), transform: Spelling.reader())
  var encoding: TextEncoding?
}

/// A file with a word a line.
struct StopWordFile: ExpressibleByArgument, Hashable {
  var path: String

  init(argument: String) { path = argument }

  /// - Throws: ``CommandError`` if the file is missing or a folder, `SceneFileError` at the first byte
  ///   that is no character.
  func words(encoding: TextEncoding?) throws -> [String] {
    try InputFile.text(at: path, encoding: encoding).split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("#") }
  }
}
