internal import PlatenBase
internal import Synchronization

/// Standard error, where the command speaks to its user.
package enum StandardError {
  /// Says something, coloured and wrapped if it is said to a terminal.
  package static func print(_ message: String) {
    print(lines: Message(text: message).shown(on: .standardError))
  }

  /// Says lines as they are.
  package static func print(lines: String) {
    let isLineDrawn = Interruption.isLineDrawn.exchange(false, ordering: .relaxed)
    // What is drawn there now is drawn again below the message.
    let wipe = isLineDrawn ? "\r\u{1B}[K" : ""
    write(wipe + lines + "\n")
  }

  /// Draws a line in the place of the one that was drawn last; an empty one wipes it away.
  package static func draw(_ line: String) {
    Interruption.isLineDrawn.store(!line.isEmpty, ordering: .relaxed)
    write("\r" + line + "\u{1B}[K")
  }

  private static func write(_ text: String) {
    // Nobody may be listening; that is no failure of the work.
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}

// MARK: - Messages

/// A line that the command says to its user: an error, a warning or a note.
struct Message {
  let text: String

  /// The message as a terminal shows it: coloured, and broken between words into lines that fit.
  ///
  /// Lines after the first are indented by two. A word that is wider than the terminal is left whole,
  /// so that paths can be copied.
  func shown(on terminal: Terminal) -> String {
    var lines: [String] = []
    for (i, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let wrapped = terminal.width.map { Self.wrapped(line, to: $0) } ?? [String(line)]
      lines += terminal.hasColor ? colored(wrapped, isFirst: i == 0, terminal) : wrapped
    }
    return lines.joined(separator: "\n")
  }

  /// Colours the head, and makes what stands in double quotes bold.
  private func colored(_ lines: [String], isFirst: Bool, _ terminal: Terminal) -> [String] {
    var isQuoted = false
    return lines.enumerated().map { i, line in
      var rest = Substring(line)
      var shown = ""
      if isFirst, i == 0, let head = Self.heads.first(where: { line.hasPrefix($0.text) }) {
        shown = terminal.styled(head.text, head.style)
        rest = rest.dropFirst(head.text.count)
      }
      for (j, part) in rest.split(separator: "\"", omittingEmptySubsequences: false).enumerated() {
        if j > 0 {
          shown += "\""
          isQuoted.toggle()
        }
        shown += isQuoted ? terminal.styled(part, .path) : String(part)
      }
      return shown
    }
  }

  private static let heads: [(text: String, style: TextStyle)] = [
    ("error:", .error), ("warning:", .warning), ("note:", .hint),
  ]

  private static func wrapped(_ line: some StringProtocol, to width: Int) -> [String] {
    guard line.count > width, width >= 20 else { return [String(line)] }
    var lines: [String] = []
    var current = ""
    for word in line.split(separator: " ", omittingEmptySubsequences: false) {
      if !current.isEmpty, current.count + 1 + word.count > width {
        lines.append(current)
        current = "  " + word
      } else {
        current += (current.isEmpty && lines.isEmpty ? "" : " ") + word
      }
    }
    return lines + [current]
  }
}
