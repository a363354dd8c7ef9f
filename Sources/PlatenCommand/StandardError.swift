internal import Platen

/// Where the command speaks to its user, beside what it prints.
enum StandardError {
  /// Writes one line.
  static func print(_ line: String) {
    // Nobody may be listening; that is no failure of the work.
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
  }
}
