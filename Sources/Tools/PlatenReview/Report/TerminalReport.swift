internal import PlatenBase
internal import PlatenComparison
package import PlatenConsole

/// A report as lines of text, for a person at a terminal.
package struct TerminalReport {
  /// A line of the report.
  package struct Line {
    package var text: String
    /// The snapshot whose picture may follow: the first one of each group that has one.
    package var example: ReviewEntry?
  }

  private let report: ReviewReport
  private let terminal: Terminal
  private let showsSame: Bool

  /// - Parameter showsSame: Whether snapshots are listed that are as their references.
  package init(_ report: ReviewReport, for terminal: Terminal, showsSame: Bool = false) {
    self.report = report
    self.terminal = terminal
    self.showsSame = showsSame
  }

  /// The text, without a line's end after the last.
  package var text: String { lines.map(\.text).joined(separator: "\n") }

  /// The lines: the groups, then what belongs to none, then how many there are.
  package var lines: [Line] {
    var lines: [Line] = []
    for (number, cause) in zip(1..., report.groups) {
      let members = report.entries(inGroup: number)
      guard let first = members.first else { continue }
      if members.count == 1, first.groups.count == 1 {
        // One group needs no number: whoever means it means all.
        let end = report.groups.count > 1 ? terminal.styled(" (group \(number))", .hint) : ""
        lines.append(Line(text: line(first, first.summary) + end, example: first))
        continue
      }
      let count = members.count == 1 ? "1 snapshot" : "\(members.count) snapshots"
      let head = "group \(number), \(count): \(cause.withVisibleControls)"
      lines.append(Line(text: terminal.styled(head, .path)))
      lines += members.map { entry in
        Line(text: "  " + line(entry, own(of: entry)) + otherGroups(of: entry, than: number))
      }
      lines[lines.count - 1].example = members.first { $0.kind == .png }
    }
    let alone: [ReviewEntry.Status] = showsSame ? [.unused, .same] : [.unused]
    lines += report.entries.filter { alone.contains($0.status) }.map {
      Line(text: line($0, $0.summary))
    }
    return lines + [Line(text: counts)]
  }

  /// How many snapshots there are of each kind: `3 different, 40 same, 2 within tolerance (largest 3
  /// levels)`; those within tolerance are not among the same here.
  package var counts: String {
    let exact = report.entries.count { $0.status == .same && $0.isExact }
    var counts = ReviewEntry.Status.allCases.reversed().compactMap { status -> String? in
      let count = status == .same ? exact : report.count(status)
      return count == 0 ? nil : "\(count) \(status.rawValue)"
    }
    if let tolerated = report.tolerated { counts.append(tolerated) }
    return counts.isEmpty ? "nothing to compare" : counts.joined(separator: ", ")
  }

  /// Returns what is to be said of a snapshot beside the cause of its group.
  private func own(of entry: ReviewEntry) -> String {
    if entry.summary.hasPrefix("rejected") { return "rejected" }
    if let former = entry.formerName { return "was \(former)" }
    return entry.pixels?.summary ?? ""
  }

  /// In which groups a snapshot is as well: it is accepted only with all of them.
  private func otherGroups(of entry: ReviewEntry, than number: Int) -> String {
    let others = report.groupNumbers(of: entry).filter { $0 != number }
    if others.isEmpty { return "" }
    let numbers = ChangeSentences.enumeration(others.map(String.init))
    return terminal.styled(" (also group\(others.count == 1 ? "" : "s") \(numbers))", .hint)
  }

  private func line(_ entry: ReviewEntry, _ summary: String) -> String {
    let status = entry.status.rawValue
    let space = String(repeating: " ", count: max(Self.statusWidth - status.count, 0) + 2)
    let head =
      terminal.styled(status, Self.style(of: entry.status)) + space
      + entry.name.withVisibleControls
    let text = summary.withVisibleControls
    return text.isEmpty ? head : head + terminal.styled(": ", .hint) + text
  }

  private static let statusWidth = ReviewEntry.Status.allCases.map(\.rawValue.count).max() ?? 0

  private static func style(of status: ReviewEntry.Status) -> TextStyle {
    switch status {
    case .same: .done
    case .different, .failed: .error
    case .missing, .renamed: .warning
    case .unused: .hint
    }
  }
}
