/// A table of HTML, as browsers and spreadsheets copy it.
///
/// Of several in a page, those with the same names of columns are one; else the one with the most rows is read.
struct MarkupTable {
  let rows: [DelimitedReader.Row]
  /// Whether the first row has the names of the columns.
  let hasNames: Bool
  /// What was read, as a phrase.
  let reading: String
  /// What is said of tables that are left out.
  let lost: [UnreadCell]

  /// - Returns: Nil for a text that is no table, or has more than tables.
  init?(_ text: String) {
    guard let tables = Self.contents(of: text),
      let largest = tables.max(by: { ($0.rows.count, $1.line) < ($1.rows.count, $0.line) })
    else { return nil }
    hasNames = largest.hasNames
    let names = largest.rows.first?.fields
    if tables.count > 1, hasNames,
      tables.allSatisfy({ $0.hasNames && $0.rows.first?.fields == names })
    {
      rows = Array(tables[0].rows.prefix(1)) + tables.flatMap { $0.rows.dropFirst() }
      reading = "read as \(tables.count) tables of HTML with the same columns, one below the other"
      lost = []
      return
    }
    rows = largest.rows
    let place = tables.count > 1 ? ", the one in line \(largest.line) of \(tables.count)" : ""
    reading = "read as a table of HTML" + place
    lost = tables.filter { $0.line != largest.line || $0.start != largest.start }.map { table in
      let rows = table.rowCount == 1 ? "1 row" : "\(table.rowCount) rows"
      let position = SourcePosition(line: table.line, column: 1)
      return UnreadCell(
        row: position,
        detail:
          "a table of HTML with \(rows) is left out: the one in line \(largest.line) has \(largest.rowCount)"
      )
    }
  }

  /// The rows of all tables of a text; nil for a text that is none.
  private static func contents(of text: String) -> [Content]? {
    guard let tables = tables(in: text) else { return nil }
    var (line, place) = (1, text.startIndex)
    return tables.map { table in
      line += text[place..<table.startIndex].count(where: \.isNewline)
      place = table.startIndex
      return Content(table, in: text, line: line)
    }
  }

  /// The rows of one table.
  private struct Content {
    private(set) var rows: [DelimitedReader.Row] = []
    let hasNames: Bool
    /// The line in which it begins.
    let line: Int
    let start: String.Index

    /// How many rows it has below its names.
    var rowCount: Int { rows.count - (hasNames && !rows.isEmpty ? 1 : 0) }

    init(_ table: Substring, in text: String, line: Int) {
      let parts = table.split(
        separator: #/<tr\b[^>]*>/#.ignoresCase(), omittingEmptySubsequences: false)
      hasNames = parts.dropFirst().first?.contains(#/<th\b/#.ignoresCase()) ?? false
      var position = SourcePosition(line: line, column: 1)
      self.line = line
      start = table.startIndex
      var place = start
      var spanning = Spanning()
      for part in parts.dropFirst() {
        position.line += text[place..<part.startIndex].count(where: \.isNewline)
        place = part.startIndex
        let cells = MarkupTable.cells(of: part, &spanning)
        if cells.isEmpty { continue }
        rows.append(
          DelimitedReader.Row(
            fields: cells, position: position, places: cells.map { _ in position }))
      }
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

  /// A page of more tables has them for its layout.
  private static let mostTables = 1000

  /// The tables that a text is, alone or in a page that has nothing else; nil for any other text.
  private static func tables(in text: String) -> [Substring]? {
    let start = text.prefix(100_000)
    guard start.first(where: { !$0.isWhitespace }) == "<",
      start.contains(#/<table\b/#.ignoresCase())
    else { return nil }
    let tables = outerTables(in: text)
    guard (1...mostTables).contains(tables.count) else { return nil }
    var around: [Substring] = []
    var end = text.startIndex
    for table in tables {
      around.append(text[end..<table.startIndex])
      end = table.endIndex
    }
    let isAlone = (around + [text[end...]]).allSatisfy { part in
      // The title of a page stands in no page.
      let text = part.replacing(#/<title\b[^>]*>[^<]*<\/title>/#.ignoresCase(), with: "")
      return text.isEmpty || MarkupText.plainText(of: String(text)).allSatisfy(\.isWhitespace)
    }
    return isAlone ? tables : nil
  }

  /// The tables that are in no other one; what has no end counts to the last end.
  private static func outerTables(in text: String) -> [Substring] {
    var tables: [Substring] = []
    var (depth, start): (Int, String.Index?) = (0, nil)
    for tag in text.matches(of: #/<(\/?)table\b[^>]*>/#.ignoresCase()) {
      let isEnd = !tag.1.isEmpty
      if !isEnd, depth == 0 { start = tag.range.lowerBound }
      depth = max(depth + (isEnd ? -1 : 1), 0)
      if isEnd, depth == 0, let first = start {
        tables.append(text[first..<tag.range.upperBound])
        start = nil
      }
    }
    guard let start, let end = text.ranges(of: #/<\/table>/#.ignoresCase()).last,
      end.upperBound > start
    else { return tables }
    return tables + [text[start..<end.upperBound]]
  }
}
