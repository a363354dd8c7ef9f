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
    var spanning = Spanning()
    for part in parts.dropFirst() {
      position.line += text[start..<part.startIndex].count(where: \.isNewline)
      start = part.startIndex
      let cells = Self.cells(of: part, &spanning)
      if cells.isEmpty { continue }
      rows.append(
        DelimitedReader.Row(fields: cells, position: position, places: cells.map { _ in position }))
    }
  }

  /// The cells of rows above that reach into those below.
  private struct Spanning {
    /// By their columns, and into how many rows more.
    var cells: [Int: (text: String, rows: Int)] = [:]
    /// How many cells they may yet become: few signs may say that thousands reach into thousands of rows.
    private var left = 200_000

    /// Adds those that reach into the next columns of a row.
    mutating func add(to texts: inout [String]) {
      while left > 0, let above = cells[texts.count] {
        cells[texts.count] = above.rows > 1 ? (above.text, above.rows - 1) : nil
        texts.append(above.text)
        left -= 1
      }
    }
  }

  /// The texts of a row's cells; none for a row that has no cell of its own.
  private static func cells(of row: Substring, _ spanning: inout Spanning) -> [String] {
    var texts: [String] = []
    let tags = row.matches(of: #/<t[dh]\b([^>]*)>/#.ignoresCase())
    for (i, tag) in tags.enumerated() {
      spanning.add(to: &texts)
      let end = i + 1 < tags.count ? tags[i + 1].range.lowerBound : row.endIndex
      let text = text(of: row[tag.range.upperBound..<end])
      let rows =
        tag.1.firstMatch(of: #/rowspan\s*=\s*["']?(\d{1,4})/#.ignoresCase())
        .flatMap { Int($0.1) } ?? 1
      if rows > 1 { spanning.cells[texts.count] = (text, rows - 1) }
      texts.append(text)
      // A name over several columns is one for each of them.
      let columns =
        tag.1.firstMatch(of: #/colspan\s*=\s*["']?(\d{1,3})/#.ignoresCase())
        .flatMap { Int($0.1) } ?? 1
      let isName = row[tag.range].prefix(3).lowercased() == "<th"
      for _ in 1..<max(min(columns, 100), 1) { texts.append(isName ? text : "") }
    }
    spanning.add(to: &texts)
    return tags.isEmpty ? [] : texts
  }

  /// The text of a cell without the marks of footnotes, as encyclopedias write them: `<sup>[1]</sup>`.
  private static func text(of cell: Substring) -> String {
    var (plain, rest) = ("", cell)
    while let start = rest.firstRange(of: #/<sup\b[^<>]*>/#.ignoresCase()),
      let end = rest[start.upperBound...].firstRange(of: #/<\/sup>/#.ignoresCase())
    {
      let mark = rest[start.lowerBound..<end.upperBound]
      let text = MarkupText.plainText(of: String(mark))
      plain += rest[..<start.lowerBound]
      if !mark.contains("["), !text.allSatisfy({ "*†‡§ ".contains($0) }) { plain += mark }
      rest = rest[end.upperBound...]
    }
    return MarkupText.plainText(of: plain + rest).split(whereSeparator: \.isWhitespace)
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
    let isAlone = around.allSatisfy { part in
      // The title of a page stands in no page.
      let text = part.replacing(#/<title\b[^>]*>[^<]*<\/title>/#.ignoresCase(), with: "")
      return text.isEmpty || MarkupText.plainText(of: String(text)).allSatisfy(\.isWhitespace)
    }
    return isAlone ? text[opening.lowerBound..<closing.upperBound] : nil
  }
}
