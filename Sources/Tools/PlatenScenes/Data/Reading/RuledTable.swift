internal import PlatenBase

/// A table as psql, mysql, sqlite3 and Markdown draw it, with bars between cells and a rule below the
/// names.
struct RuledTable {
  private(set) var rows: [DelimitedReader.Row] = []
  /// What is said of lines that are no rows.
  private(set) var lost: [UnreadCell] = []

  /// - Returns: Nil for a text that is no such table.
  init?(_ text: String) {
    guard Self.isOne(text) else { return nil }
    var position = SourcePosition(line: 1, column: 1)
    var isAboveTypes = false
    var isMarkdown = true
    var goesOn = false
    for line in Self.lines(of: text) {
      defer { position.line += 1 }
      if rows.isEmpty, let names = Self.names(inRule: line) {
        rows.append(
          DelimitedReader.Row(
            fields: names, position: position, places: names.map { _ in position }))
        isMarkdown = false
        continue
      }
      if Self.isRule(line) {
        isMarkdown = isMarkdown && line.allSatisfy { "|-: ".contains($0) }
        // DuckDB draws the types above the rule.
        if rows.count == 2, line.contains("├"), rows[1].fields.allSatisfy(Self.types.contains) {
          rows.removeLast()
        }
        // So does Julia, beside the numbers of rows.
        if rows.count == 2, rows[0].fields.first == "Row",
          rows[1].fields.count < rows[0].fields.count
        {
          rows.removeLast()
        }
        // Below such a rule within the names polars draws the types of the columns.
        isAboveTypes = rows.count == 1 && line.contains("┆") && line.contains("-")
        continue
      }
      if Self.isFooter(line) || line.allSatisfy(\.isWhitespace) { continue }
      if rows.isEmpty, Self.hasAttributes(line) { continue }
      if rows.isEmpty, !line.contains(where: { Self.bars.contains($0) }) {
        lost.append(
          UnreadCell(
            row: position,
            detail:
              "\(Quotation(TextListReader.trimmed(line))) is a title above the columns: it is left out"
          ))
        continue
      }
      if isAboveTypes {
        isAboveTypes = false
        continue
      }
      let row = Self.row(line, at: position)
      if goesOn { join(row) } else { rows.append(row) }
      goesOn = !isMarkdown && rows.count > 1 && Self.goesOn(line)
    }
    partInnerColumns()
    removeQuotes()
    if isMarkdown {
      for i in rows.indices { rows[i].fields = rows[i].fields.map(Self.withoutMarks) }
    }
  }

  /// The names of columns that ClickHouse draws within the rule above them: `┌─word─┬─count─┐`.
  private static func names(inRule line: Substring) -> [String]? {
    let line = TextListReader.trimmed(line)
    guard let first = line.first, "┌┏╭╔╒┍".contains(first), !isRule(line) else { return nil }
    return line.dropFirst().dropLast().split { "┬┳".contains($0) }.map { name in
      String(TextListReader.trimmed(name.drop { "─━".contains($0) }.prefix { !"─━".contains($0) }))
    }
  }

  private static let types: Set<String> = [
    "bigint", "boolean", "date", "double", "float", "hugeint", "int128", "int16", "int32", "int64",
    "int8", "time", "timestamp", "uint16", "uint32", "uint64", "uint8", "uuid", "varchar",
  ]

  /// Whether cells of a line go on in the next one, as psql draws line ends in them: with a plus sign before
  /// the bar.
  private static func goesOn(_ line: Substring) -> Bool {
    line.split { bars.contains($0) }.contains { $0.count > 1 && $0.hasSuffix("+") }
  }

  /// Adds the cells of a line to those of the row that goes on in it.
  private mutating func join(_ row: DelimitedReader.Row) {
    for i in rows[rows.count - 1].fields.indices {
      let cell = rows[rows.count - 1].fields[i]
      guard cell.hasSuffix("+") else { continue }
      let start = TextListReader.trimmed(cell.dropLast())
      rows[rows.count - 1].fields[i] =
        row.fields.indices.contains(i) ? "\(start) \(row.fields[i])" : String(start)
    }
  }

  /// Removes the quotation marks that JavaScript's console and Cypher draw around all texts of a column.
  private mutating func removeQuotes() {
    for column in rows.first?.fields.indices ?? 0..<0 {
      let cells = rows.dropFirst().compactMap {
        $0.fields.indices.contains(column) ? $0.fields[column] : nil
      }
      guard !cells.isEmpty,
        ["'", "\""].contains(where: { (quote: Character) in
          cells.allSatisfy { $0.count > 2 && $0.first == quote && $0.last == quote }
        })
      else { continue }
      for i in rows.indices.dropFirst() where rows[i].fields.indices.contains(column) {
        rows[i].fields[column] = String(rows[i].fields[column].dropFirst().dropLast())
      }
    }
  }

  /// The text of a cell of Markdown without the signs around it: `**bold**`, `[text](address)`.
  private static func withoutMarks(_ cell: String) -> String {
    if cell.contains("<br") || cell.contains("<BR") {
      let plain = cell.replacing(#/<br\s*\/?>/#.ignoresCase()) { _ in " " }
      let words = plain.split { $0 == " " || $0 == "\t" }.joined(separator: " ")
      if plain != cell { return withoutMarks(words) }
    }
    if cell.hasPrefix("[["), cell.hasSuffix("]]") {
      return withoutMarks(String(cell.dropFirst(2).dropLast(2)))
    }
    if cell.first == "[", cell.last == ")", let end = cell.firstRange(of: "](") {
      return withoutMarks(String(cell[..<end.lowerBound].dropFirst()))
    }
    for mark in ["**", "__", "~~", "*", "`"] where cell.count > 2 * mark.count {
      if cell.hasPrefix(mark), cell.hasSuffix(mark) {
        return withoutMarks(String(cell.dropFirst(mark.count).dropLast(mark.count)))
      }
    }
    return cell
  }

  /// Parts the cells of a column that has columns of its own, between which there are spaces alone, as
  /// Stata draws them: most rows have as many as there are names.
  private mutating func partInnerColumns() {
    for column in (0..<(rows.first?.fields.count ?? 0)).reversed() {
      let cells = rows.map {
        $0.fields.indices.contains(column) ? SpacedTable.cells(of: $0.fields[column]) : []
      }
      guard let count = cells.first?.count, count > 1,
        cells.count(where: { $0.count == count }) * 2 > cells.count
      else { continue }
      for i in rows.indices where rows[i].fields.indices.contains(column) {
        let place = rows[i].places[column]
        let missing = Array(repeating: "", count: max(count - cells[i].count, 0))
        rows[i].fields.replaceSubrange(column...column, with: cells[i] + missing)
        rows[i].places.replaceSubrange(
          column...column, with: rows[i].fields[column...].prefix(count).map { _ in place })
      }
    }
  }

  /// Whether one of a text's first lines is a rule with joints, and a line above or below it has bars.
  private static func isOne(_ text: String) -> Bool {
    guard mayBeOne(text) else { return false }
    let first = lines(of: text.prefix(100_000)).lazy.filter { !$0.allSatisfy(\.isWhitespace) }
      .prefix(4)
    return first.contains {
      isRule($0) && $0.contains { joints.contains($0) } || names(inRule: $0) != nil
    }
      && first.contains {
        !isRule($0) && names(inRule: $0) == nil && $0.contains { bars.contains($0) }
      }
  }

  /// Whether one of the first lines has a bar: most texts have none.
  private static func mayBeOne(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var lines = 0
      for byte in bytes.prefix(100_000) where lines < 8 {
        // Bars of other signs begin with this byte.
        if byte == UInt8(ascii: "|") || byte == 0xE2 { return true }
        if byte == UInt8(ascii: "\n") { lines += 1 }
      }
      return false
    }
  }

  private static func lines(of text: some StringProtocol) -> [Substring] {
    Substring(text).split(omittingEmptySubsequences: false) {
      $0 == "\n" || $0 == "\r\n" || $0 == "\r"
    }
  }

  private static let bars: Set<Character> = ["|", "│", "┃", "║", "┆"]
  /// The plus sign, and what Unicode has for corners and crossings of lines: thin, heavy, double, mixed
  /// and round ones.
  private static let joints = bars.union("+").union(
    (0x250C...0x254B).compactMap(character) + (0x2552...0x2570).compactMap(character))
  private static let dashes: Set<Character> = ["-", "=", "─", "━", "═"]

  private static func character(_ value: UInt32) -> Character? {
    Unicode.Scalar(value).map(Character.init)
  }

  private static func isRule(_ line: Substring) -> Bool {
    line.contains { dashes.contains($0) }
      && line.allSatisfy { dashes.contains($0) || joints.contains($0) || $0 == ":" || $0 == " " }
  }

  /// Whether a line has the attributes of a table of AsciiDoc: `[cols="<11,>9",options="header"]`.
  private static func hasAttributes(_ line: Substring) -> Bool {
    line.hasPrefix("[") && line.hasSuffix("]") && line.contains("=")
  }

  /// Whether a line tells how many rows there are: `(2 rows)`, `2 rows in set (0.00 sec)`, `shape: (2, 2)`.
  static func isFooter(_ line: Substring) -> Bool {
    let words = line.split { " ()".contains($0) }
    return words.count >= 2
      && (Int(words[0]) != nil && ["row", "rows"].contains(words[1]) || words[0] == "shape:")
      && !line.contains { bars.contains($0) }
  }

  private static func row(_ whole: Substring, at position: SourcePosition) -> DelimitedReader.Row {
    // ClickHouse and Stata number the rows before their edge.
    let number = whole.prefix { $0.isNumber || $0 == " " }
    let rest = whole[number.endIndex...]
    let line = rest.hasPrefix(". │") || rest.hasPrefix(". |") ? rest.dropFirst() : whole
    // In Markdown a bar of a cell has a backslash before it.
    var isEscaped = false
    var cells = line.split(omittingEmptySubsequences: false) { character in
      defer { isEscaped = character == "\\" }
      return bars.contains(character) && !isEscaped
    }
    let hasEdges = TextListReader.trimmed(line).first.map { bars.contains($0) } ?? false
    if hasEdges {
      cells.removeFirst()
      if let last = cells.last, last.allSatisfy(\.isWhitespace) { cells.removeLast() }
    }
    let places = cells.map { cell in
      let start = cell.firstIndex { !$0.isWhitespace } ?? cell.startIndex
      let before = whole[..<start].unicodeScalars.count
      return SourcePosition(line: position.line, column: before + 1)
    }
    return DelimitedReader.Row(
      fields: cells.map { String(TextListReader.trimmed($0)).replacing("\\|", with: "|") },
      position: position, places: places)
  }
}
