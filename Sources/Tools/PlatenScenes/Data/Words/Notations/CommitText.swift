/// Takes the hashes, authors and dates out of what `git log` prints.
enum CommitText {
  /// Returns whether a text begins as `git log` does, or all its lines do as those of `git log --oneline`.
  static func isOne(_ start: Substring) -> Bool {
    let lines = start.split(whereSeparator: \.isNewline)
    guard lines.count > 1, !isHead(lines[0]) else {
      return lines.count > 1 && ["Author: ", "Merge: "].contains { lines[1].hasPrefix($0) }
    }
    // The last line may be cut off.
    return lines.count > 2
      && lines.dropLast().allSatisfy { isHash($0.prefix { $0 != " " }) && $0.contains(" ") }
      && lines.contains { $0.prefix(7).contains(where: \.isNumber) }
  }

  /// Returns the messages.
  static func plainText(of text: String) -> String {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let isLong = lines.first.map(isHead) == true
    let messages = lines.compactMap { line -> Substring? in
      if isLong { return line.hasPrefix("    ") && !isTrailer(line) ? line.dropFirst(4) : nil }
      return line.drop { $0 != " " }
    }
    return messages.joined(separator: "\n\n")
  }

  /// Returns whether a line says who took part: `    Signed-off-by: Ada <ada@example.org>`.
  private static func isTrailer(_ line: Substring) -> Bool {
    let name = line.drop { $0 == " " }.prefix { $0.isLetter || $0 == "-" }
    return name.hasSuffix("-by") && line[name.endIndex...].hasPrefix(": ")
  }

  /// Returns whether a line begins a commit: `commit 1a2b3c4…`.
  private static func isHead(_ line: Substring) -> Bool {
    line.hasPrefix("commit ") && isHash(line.dropFirst(7).prefix { $0 != " " })
  }

  private static func isHash(_ text: Substring) -> Bool {
    (7...64).contains(text.count) && text.allSatisfy { $0.isHexDigit && !$0.isUppercase }
  }
}
