internal import Platen

/// Writes reports, whole or not at all.
enum ReportFile {
  /// Writes a text; `-` is standard output.
  static func write(_ text: String, to path: String) throws {
    let sink = path == "-" ? FileSink.standardOutput() : try FileSink(path: path)
    try sink.write(Array(text.utf8))
    try sink.commit()
  }
}
