/// A table with a line for each cell, `name: value`, as mysql (`\G`), psql (`\x`), ClickHouse
/// (`Vertical`), sqlite3 (`.mode line`) and PowerShell (`Format-List`) print it.
///
/// Lines that count the records stand before each, or blank lines between them.
struct VerticalTable {
  private(set) var rows: [DelimitedReader.Row] = []

  private typealias Line = (text: Substring, number: Int)

  /// A line of a record, taken apart.
  private struct Cell {
    var name: String
    var value: String
    var position: SourcePosition
    /// Where the line begins, and how it reads.
    var line: Line
  }

  /// - Returns: Nil for a text that is no such table.
  init?(_ text: String) {
    guard Self.mayBeOne(text) else { return nil }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated().map { (text: $1, number: $0 + 1) }
    let blocks = Self.counted(lines) ?? Self.parted(lines)
    let signs = blocks.compactMap { $0.first.flatMap(Self.sign) }
    guard let sign = signs.first, signs.count == blocks.count, signs.allSatisfy({ $0 == sign })
    else { return nil }
    read(blocks.map { $0.map { Self.cell($0, sign) } })
    if rows.isEmpty { return nil }
  }

  /// Whether a first line counts a record, or has a sign between a name and a value.
  private static func mayBeOne(_ text: String) -> Bool {
    guard let line = text.prefix(10_000).split(whereSeparator: \.isNewline).first(where: isFilled)
    else { return false }
    return isCount(line) || sign((line, 1)) != nil
  }

  private static func isFilled(_ line: Substring) -> Bool { !line.allSatisfy(\.isWhitespace) }
}

// MARK: - Records

extension VerticalTable {
  /// The lines of each record, below lines that count them; nil where the first line does not.
  private static func counted(_ lines: [Line]) -> [[Line]]? {
    var blocks: [[Line]] = []
    for line in lines where isFilled(line.text) {
      if isCount(line.text) {
        blocks.append([])
      } else if blocks.isEmpty {
        return nil
      } else if !line.text.allSatisfy({ "─- ".contains($0) }), !RuledTable.isFooter(line.text) {
        blocks[blocks.count - 1].append(line)
      }
    }
    return blocks
  }

  /// Whether a line counts a record: `*** 1. row ***`, `-[ RECORD 1 ]---`, `Row 1:`.
  private static func isCount(_ line: Substring) -> Bool {
    let words = line.split { " *[]:-+".contains($0) }
    guard words.count == 2, let first = line.first else { return false }
    switch first {
    case "*": return words[0].last == "." && Int(words[0].dropLast()) != nil && words[1] == "row"
    case "-": return words[0] == "RECORD" && Int(words[1]) != nil
    default: return words[0] == "Row" && Int(words[1]) != nil && line.last == ":"
    }
  }

  /// The lines of records between which there are blank lines: all have the same names.
  private static func parted(_ lines: [Line]) -> [[Line]] {
    let blocks = lines.split { !isFilled($0.text) }.map(Array.init)
    guard blocks.count > 1, let first = blocks.first, first.count > 1,
      let sign = first.first.flatMap(sign)
    else { return [] }
    let names = first.map { cell($0, sign).name }
    let areAlike = blocks.allSatisfy { block in
      block.count == names.count && zip(block, names).allSatisfy { cell($0, sign).name == $1 }
    }
    // Weights below their words, in groups, have no column of texts.
    let hasTexts = names.indices.contains { column in
      let values = blocks.compactMap {
        $0.indices.contains(column) ? cell($0[column], sign).value : nil
      }
      return values.count == blocks.count && values.contains { !$0.isEmpty }
        && !values.contains { AmountText($0).isAmount }
    }
    return areAlike && hasTexts && Set(names).count == names.count && !names.contains("")
      ? blocks : []
  }

  /// What stands between a name and a value in a line; nil where there is none.
  private static func sign(_ line: Line) -> Character? {
    line.text.first { ":|=".contains($0) }
  }

  /// A line without that sign goes on with the value of the line before: its name is empty.
  private static func cell(_ line: Line, _ sign: Character) -> Cell {
    let index = line.text.firstIndex(of: sign)
    let name = index.map { TextListReader.trimmed(line.text[..<$0]) } ?? ""
    let rest = index.map { line.text[line.text.index(after: $0)...] } ?? line.text
    let value = TextListReader.trimmed(rest)
    // An empty value is no part of the line, whose places it does not share.
    let start = value.isEmpty ? rest.startIndex : value.startIndex
    let before = line.text[..<start].unicodeScalars.count
    return Cell(
      name: String(name), value: String(value),
      position: SourcePosition(line: line.number, column: before + 1), line: line)
  }

  /// Makes a row of each record, and of the names one before them.
  ///
  /// What stands before a sign in less than half of the records is a part of a value that has lines.
  private mutating func read(_ blocks: [[Cell]]) {
    var counts: [String: Int] = [:]
    for block in blocks { for name in Set(block.map(\.name)) { counts[name, default: 0] += 1 } }
    var names: [String] = []
    for cell in blocks.lazy.joined()
    where !cell.name.isEmpty && (counts[cell.name] ?? 0) * 2 >= blocks.count
      && !names.contains(cell.name)
    {
      names.append(cell.name)
    }
    guard names.count > 1 else { return }
    let start = blocks.first?.first.map { SourcePosition(line: $0.line.number, column: 1) }
    guard let start else { return }
    rows = [DelimitedReader.Row(fields: names, position: start, places: names.map { _ in start })]
    for block in blocks { rows.append(Self.row(of: block, names)) }
  }

  private static func row(of cells: [Cell], _ names: [String]) -> DelimitedReader.Row {
    let position = cells.first?.position ?? SourcePosition(line: 1, column: 1)
    var row = DelimitedReader.Row(
      fields: names.map { _ in "" }, position: position, places: names.map { _ in position })
    var last: Int?
    for cell in cells {
      if let column = names.firstIndex(of: cell.name) {
        (row.fields[column], row.places[column]) = (cell.value, cell.position)
        last = column
      } else if let last {
        // psql writes a plus sign where a value goes on.
        var value = row.fields[last][...]
        if cell.name.isEmpty, value.last == "+" {
          value = TextListReader.trimmed(value.dropLast())
          row.fields[last] = value + "\n" + cell.value
        } else {
          row.fields[last] = value + "\n" + TextListReader.trimmed(cell.line.text)
        }
      }
    }
    return row
  }
}
