/// A table of HTML, as browsers and spreadsheets copy it.
struct MarkupTable {
  private(set) var rows: [DelimitedReader.Row] = []
  /// Whether the first row has the names of the columns.
  let hasNames: Bool

  /// - Returns: Nil for a text that is no table, or has more than it.
  init?(_ text: String) {
    guard let table = Self.table(in: text) else { return nil }
    let parts = table.split(
      separator: #/<tr\b[^>]*>/#.ignoresCase(), omittingEmptySubsequences: false)
    hasNames = parts.dropFirst().first?.contains(#/<th\b/#.ignoresCase()) ?? false
    var position = SourcePosition(line: 1, column: 1)
    position.line += text[..<table.startIndex].count(where: \.isNewline)
    var start = table.startIndex
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

  /// The table that a text is, alone or in a page that has nothing else; nil for any other text.
  private static func table(in text: String) -> Substring? {
    let start = text.prefix(100_000)
    guard start.first(where: { !$0.isWhitespace }) == "<",
      let opening = start.firstRange(of: #/<table\b/#.ignoresCase()),
      let closing = text.ranges(of: #/<\/table>/#.ignoresCase()).last,
      opening.lowerBound < closing.lowerBound
    else { return nil }
    let around = [text[..<opening.lowerBound], text[closing.upperBound...]]
    let isAlone = around.allSatisfy {
      $0.isEmpty || MarkupText.plainText(of: String($0)).allSatisfy(\.isWhitespace)
    }
    return isAlone ? text[opening.lowerBound..<closing.upperBound] : nil
  }
}
