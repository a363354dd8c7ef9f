/// A path that names a file for each frame, as `frame-%03d.png`.
///
/// Its last part has one `%d`, or `%03d` for numbers of three digits at least, as of C's `printf` and of encoders.
struct NumberedPath {
  private let head, tail: Substring
  private let digits: Int

  /// Nil for a path that names one file.
  ///
  /// - Throws: ``CommandError`` for numbers as they are not written here.
  init?(_ path: String) throws {
    let name = path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
    // What letters follow is a word: `50%days`.
    let numbers = name.matches(of: /%[0-9]*[di](?![A-Za-z])/)
    if numbers.isEmpty { return nil }
    let matches = name.matches(of: /%(?:0([1-9]))?d(?![A-Za-z])/)
    guard numbers.count == 1, let match = matches.first else {
      throw CommandError(
        .usage,
        "\"\(path)\": found \(numbers.map { "\($0.output)" }.joined(separator: ", ")), expected"
          + " one %d, or %03d for three-digit numbers")
    }
    (head, tail) = (path[..<match.range.lowerBound], path[match.range.upperBound...])
    digits = match.output.1.flatMap { Int($0) } ?? 1
  }

  /// The path of a frame.
  func path(_ number: Int) -> String {
    let digits = String(number)
    return head + String(repeating: "0", count: max(self.digits - digits.count, 0)) + digits + tail
  }
}
