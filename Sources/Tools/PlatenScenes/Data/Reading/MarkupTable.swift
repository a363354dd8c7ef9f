/// A table of HTML, as browsers and spreadsheets copy it.
struct MarkupTable {
  private(set) var rows: [DelimitedReader.Row] = []
  /// Whether the first row has the names of the columns.
  let hasNames: Bool

  /// - Returns: Nil for a text that begins with no table, or has more than it.
  init?(_ text: String) {
    guard Self.isOne(text) else { return nil }
    let parts = text.split(
      separator: #/<tr\b[^>]*>/#.ignoresCase(), omittingEmptySubsequences: false)
    hasNames = parts.dropFirst().first?.contains(#/<th\b/#.ignoresCase()) ?? false
    var position = SourcePosition(line: 1, column: 1)
    var start = text.startIndex
    for part in parts.dropFirst() {
      position.line += text[start..<part.startIndex].count(where: \.isNewline)
      start = part.startIndex
      let cells = part.split(
        separator: #/<t[dh]\b[^>]*>/#.ignoresCase(), omittingEmptySubsequences: false
      ).dropFirst().map { cell in
        MarkupText.plainText(of: String(cell)).split(whereSeparator: \.isWhitespace)
          .joined(separator: " ")
      }
      if cells.isEmpty { continue }
      rows.append(
        DelimitedReader.Row(
          fields: Array(cells), position: position, places: cells.map { _ in position }))
    }
  }

  /// Returns whether a text begins and ends as a table does.
  static func isOne(_ text: String) -> Bool {
    let start = text.drop(while: \.isWhitespace)
    guard start.first == "<", start.prefix(6).lowercased() == "<table" else { return false }
    let end = text.reversed().drop(while: \.isWhitespace).prefix(8)
    return String(end.reversed()).lowercased() == "</table>"
  }
}
