/// The conditions of compilation that ask for a system, answered as on the one that is imitated.
///
/// The compiler of Linux takes `#if os(iOS)` for false, so that previews would show what is written for
/// nobody. A line keeps its length: what the compiler says has the places of the user's file.
struct PlatformConditions {
  /// What `os` is asked for where it is true.
  var system = "iOS"

  /// Returns the text with the answers in the place of the questions.
  func answered(_ text: String) -> String {
    guard asks(text) else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let start = line.drop { $0 == " " || $0 == "\t" }
      return start.hasPrefix("#if") || start.hasPrefix("#elseif") ? answered(line: line) : line
    }.joined(separator: "\n")
  }

  /// Whether a text has such conditions.
  func asks(_ text: String) -> Bool {
    text.contains(/(?m)^\s*#(?:else)?if\b[^\n]*\b(?:os|targetEnvironment)\(/)
  }

  private func answered(line: Substring) -> Substring {
    Substring(
      line.replacing(/\b(os|targetEnvironment)\(\s*(\w+)\s*\)/) { match in
        let isTrue =
          match.output.1 == "os"
          ? String(match.output.2) == system
          : match.output.2 == "simulator" && system == "iOS"
        let word = isTrue ? "true" : "false"
        return word + String(repeating: " ", count: match.output.0.count - word.count)
      })
  }
}
