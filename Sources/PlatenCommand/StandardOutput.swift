internal import Platen

/// Where the command prints what it was asked for.
enum StandardOutput {
  /// Writes lines.
  ///
  /// - Throws: An error if they cannot all be written.
  static func print(_ lines: String) throws {
    let sink = FileSink.standardOutput()
    try sink.write(Array((lines + "\n").utf8))
    try sink.commit()
  }
}
