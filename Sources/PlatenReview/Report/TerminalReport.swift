package import PlatenConsole
internal import PlatenScenes

/// A report as lines of text, for a person at a terminal.
package struct TerminalReport {
  private let report: ReviewReport
  private let terminal: Terminal
  private let showsSame: Bool

  /// - Parameter showsSame: Whether snapshots are listed that are as their references.
  package init(_ report: ReviewReport, for terminal: Terminal, showsSame: Bool = false) {
    self.report = report
    self.terminal = terminal
    self.showsSame = showsSame
  }

  /// The lines, without an end after the last.
  package var text: String {
    var lines: [String] = []
    for (number, cause) in report.groups.enumerated() {
      let members = report.entries.filter { $0.group == number }
      guard members.count > 1 else {
        lines += members.map { line($0, $0.summary) }
        continue
      }
      let head = "\(members.count) snapshots: \(TerminalText.harmless(cause))"
      lines.append(terminal.styled(head, .path))
      lines += members.map { "  " + line($0, $0.summary == cause ? "" : $0.summary) }
    }
    let alone: [ReviewEntry.Status] = showsSame ? [.unused, .same] : [.unused]
    lines += report.entries.filter { alone.contains($0.status) }.map { line($0, $0.summary) }
    return (lines + [counts]).joined(separator: "\n")
  }

  /// How many snapshots there are of each kind: `3 different, 40 same`.
  package var counts: String {
    let counts = ReviewEntry.Status.allCases.reversed().compactMap { status -> String? in
      let count = report.count(status)
      return count == 0 ? nil : "\(count) \(status.rawValue)"
    }
    return counts.isEmpty ? "nothing to compare" : counts.joined(separator: ", ")
  }

  private func line(_ entry: ReviewEntry, _ summary: String) -> String {
    let status = entry.status.rawValue
    let space = String(repeating: " ", count: max(Self.statusWidth - status.count, 0) + 2)
    let head = terminal.styled(status, Self.style(of: entry.status)) + space
      + TerminalText.harmless(entry.name)
    let text = TerminalText.harmless(summary)
    return text.isEmpty ? head : head + terminal.styled(": ", .hint) + text
  }

  private static let statusWidth = ReviewEntry.Status.allCases.map(\.rawValue.count).max() ?? 0

  private static func style(of status: ReviewEntry.Status) -> TextStyle {
    switch status {
    case .same: .done
    case .different, .failed: .error
    case .missing: .warning
    case .unused: .hint
    }
  }
}
