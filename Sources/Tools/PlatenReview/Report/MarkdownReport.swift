internal import PlatenBase

/// A report as a comment on a pull request, in GitHub's Markdown.
///
/// It says nothing of where files lie, and is as short as GitHub wants comments to be: what has no
/// room is counted.
package struct MarkdownReport {
  /// The most characters of a comment.
  static let mostCharacters = 65_536
  /// Room for what ends every report.
  private static let reserve = 400
  /// So many sentences are told of a snapshot.
  private static let details = 20

  private let report: ReviewReport

  package init(_ report: ReviewReport) { self.report = report }

  /// The comment, with a line's end after it.
  package var text: String {
    var text = "## Snapshots of \(String(report.title.prefix(200)).markdownEscaped)\n\n"
    text += counts + "\n"
    let changed = report.entries.filter { $0.status != .same }
    if changed.isEmpty { return text }
    add(groups, to: &text, heading: "### What changed\n\n", rest: "groups")
    add(
      changed.filter { $0.status != .unused }.map(section), to: &text,
      heading: "\n### Snapshots\n\n", rest: "snapshots")
    let unused = changed.filter { $0.status == .unused }
    add(
      unused.map { "- `\(Self.code($0.name))`\n" }, to: &text,
      heading: "\n### Unused references\n\n", rest: "references")
    return text
  }

  private var counts: String {
    let rows = ReviewEntry.Status.allCases.filter { report.count($0) > 0 }
    if rows.isEmpty { return "Nothing was compared.\n" }
    return "| " + rows.map(\.rawValue).joined(separator: " | ") + " |\n"
      + String(repeating: "| ---: ", count: rows.count) + "|\n"
      + "| " + rows.map { "\(report.count($0))" }.joined(separator: " | ") + " |\n"
      + (report.tolerated.map { "\nOf the same: \($0).\n" } ?? "")
  }

  /// A line for each cause, the one of most snapshots first.
  private var groups: [String] {
    report.groups.enumerated().map { number, cause in
      let count = report.entries(inGroup: number + 1).count
      let amount = count == 1 ? "1 snapshot" : "\(count) snapshots"
      return "- **Group \(number + 1), \(amount)**: \(Self.cut(cause).markdownEscaped)\n"
    }
  }

  /// Returns what became of a snapshot, folded.
  private func section(_ entry: ReviewEntry) -> String {
    let name = entry.name.onOneLine.markupEscaped
    // Markdown does not count here, but people would still be called.
    let summary = Self.cut(entry.summary).onOneLine.markupEscaped.replacing("@", with: "@\u{2060}")
    let head = "<code>\(name)</code> \(entry.status.rawValue): \(summary)"
    let sentences = entry.details
    let shown = sentences.prefix(Self.details).map {
      "- \(Self.cut($0).markdownEscaped)\n"
    }
    if shown.count < 2 { return "<p>\(head)</p>\n" }
    let rest = sentences.count - shown.count
    let more = rest > 0 ? "- and \(rest) more\n" : ""
    return "<details><summary>\(head)</summary>\n\n" + shown.joined() + more + "\n</details>\n"
  }

  /// Adds as many items as have room, and says how many have none.
  private func add(_ items: [String], to text: inout String, heading: String, rest: String) {
    if items.isEmpty { return }
    var room = Self.mostCharacters - Self.reserve - Self.length(text) - Self.length(heading)
    text += heading
    for (i, item) in items.enumerated() {
      room -= Self.length(item)
      if room < 0 {
        text += "\n…and \(items.count - i) more \(rest).\n"
        return
      }
      text += item
    }
  }

  /// Characters as GitHub counts them at most: units of UTF-16.
  private static func length(_ text: String) -> Int { text.utf16.count }

  private static func cut(_ text: String) -> String {
    text.unicodeScalars.count <= 300
      ? text : String(String.UnicodeScalarView(text.unicodeScalars.prefix(299))) + "…"
  }

  /// A name between accents.
  private static func code(_ name: String) -> String { name.replacing("`", with: "'") }
}
