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
    var spanning: [Int: (text: String, rows: Int)] = [:]
    for part in parts.dropFirst() {
      position.line += text[start..<part.startIndex].count(where: \.isNewline)
      start = part.startIndex
      let cells = Self.cells(of: part, &spanning)
      if cells.isEmpty { continue }
      rows.append(
        DelimitedReader.Row(fields: cells, position: position, places: cells.map { _ in position }))
    }
  }

  /// The texts of a row's cells.
  ///
  /// - Parameter spanning: The cells of rows above that reach into this one, by their columns, and into how
  ///   many rows more.
  private static func cells(
    of row: Substring, _ spanning: inout [Int: (text: String, rows: Int)]
  ) -> [String] {
    var texts: [String] = []
    func addSpanning() {
      while let above = spanning[texts.count] {
        spanning[texts.count] = above.rows > 1 ? (above.text, above.rows - 1) : nil
        texts.append(above.text)
      }
    }
    let tags = row.matches(of: #/<t[dh]\b([^>]*)>/#.ignoresCase())
    for (i, tag) in tags.enumerated() {
      addSpanning()
      let end = i + 1 < tags.count ? tags[i + 1].range.lowerBound : row.endIndex
      let text = text(of: row[tag.range.upperBound..<end])
      let rows =
        tag.1.firstMatch(of: #/rowspan\s*=\s*["']?(\d{1,4})/#.ignoresCase())
        .flatMap { Int($0.1) } ?? 1
      if rows > 1 { spanning[texts.count] = (text, rows - 1) }
      texts.append(text)
    }
    addSpanning()
    return texts
  }

  /// The text of a cell without the marks of footnotes, as encyclopedias write them: `<sup>[1]</sup>`.
  private static func text(of cell: Substring) -> String {
    let plain = cell.replacing(#/<sup\b[^>]*>.*?<\/sup>/#.ignoresCase()) { mark in
      let text = MarkupText.plainText(of: String(mark.output))
      return text.contains("[") || text.allSatisfy({ "*†‡§ ".contains($0) }) ? "" : mark.output
    }
    return MarkupText.plainText(of: String(plain)).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
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
