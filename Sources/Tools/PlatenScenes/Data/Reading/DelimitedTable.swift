internal import PlatenBase

/// Makes a table of a CSV or TSV file.
struct DelimitedTable {
  private let reader: DataReader
  private let text: String

  init(reader: DataReader, text: String) {
    self.reader = reader
    self.text = text
  }

  /// read the rows → leave out titles and notes → find the names → tell how numbers are written.
  func table() throws(SceneError) -> DataTable {
    var lines = TableRows(reader, text)
    var lost = lines.lost
    var rows = try rows(&lines)
    if reader.hasHeader == nil { lost += TableTitles.removed(from: &rows) }
    lost += TableTitles.removedNotes(from: &rows)
    if rows.isEmpty { return DataTable(fields: FieldNames([]), records: []) }
    let isTrimmed = Self.trimEnds(&rows)
    lost += try Self.removeUneven(&rows)
    let first = rows[0]
    if reader.hasHeader == nil, let year = year(among: rows) { lost.append(year) }
    let hasHeader = reader.hasHeader ?? hasHeader(rows, isRuled: lines.isRuled)
    if reader.hasHeader == nil, !lines.isRuled, let row = repeated(first, rows, hasHeader) {
      lost.append(row)
    }
    if hasHeader { rows.removeFirst() }
    let names = FieldNames(hasHeader ? Self.names(of: first) : names(without: first))
    if hasHeader, reader.hasHeader == nil, lines.separator != nil, rows.count > 1,
      let name = Self.doubtfulName(first, above: rows)
    {
      lost.append(name)
    }
    if hasHeader, reader.hasHeader == nil { lost += TableTitles.removedSecondHeader(from: &rows) }
    var table = DataTable(fields: names, records: [])
    describeNumbers(of: &table, rows, hasSemicolons: lines.separator == UInt8(ascii: ";"))
    table.records = records(of: rows, names, table.numbers)
    table.lost = lost
    let parts = [
      lines.reading, hasHeader ? Self.renamed(first, names) : nil,
      isTrimmed ? "empty cells at the ends of lines left out" : nil,
    ].compactMap(\.self)
    table.reading = parts.isEmpty ? nil : parts.joined(separator: ", ")
    table.cellPlaces = { [self] records, column in
      places(of: names.index(of: column) ?? 0, in: records)
    }
    return table
  }

  private func rows(_ lines: inout TableRows) throws(SceneError) -> [DelimitedReader.Row] {
    var rows: [DelimitedReader.Row] = []
    let cancellation = RenderCancellation.current
    while let row = try row(&lines, isFirst: rows.isEmpty) {
      if cancellation.isCancelled { throw SceneError(cancelledAt: row.position) }
      // The first one may have the names.
      if !rows.isEmpty { try reader.limits.check(records: rows.count - 1, at: row.position) }
      rows.append(Self.withoutFormulas(row))
    }
    return rows
  }

  /// The row with the texts of cells that are formulas of a text alone, as Excel keeps digits: `="007"`.
  private static func withoutFormulas(_ row: DelimitedReader.Row) -> DelimitedReader.Row {
    guard row.fields.contains(where: { $0.hasPrefix("=\"") }) else { return row }
    var row = row
    row.fields = row.fields.map { field in
      field.hasPrefix("=\"") && field.hasSuffix("\"") && field.count > 2
        ? String(field.dropFirst(2).dropLast()).replacing("\"\"", with: "\"") : field
    }
    return row
  }

  /// Whether the first line has names: where it has numbers, that can only be told beside the others.
  private func hasHeader(_ rows: [DelimitedReader.Row], isRuled: Bool) -> Bool {
    let first = rows[0]
    if isRuled { return true }
    if first.fields.count > 2, first.fields.contains(where: isAmount) {
      return !isRecord(first, beside: Array(rows.dropFirst()))
    }
    return !isWeighed(first) || year(among: rows) != nil
  }

  /// What is said of the only cell of a first line that may be a word as well as the name of the column.
  private static func doubtfulName(
    _ row: DelimitedReader.Row, above rows: [DelimitedReader.Row]
  ) -> UnreadCell? {
    guard row.fields.count == 1, ColumnNames.rank(ofWord: row.fields[0]) == nil,
      // Below a name there may be texts to be read.
      rows.allSatisfy({ $0.fields[0].split(separator: " ").count < 4 })
    else { return nil }
    return UnreadCell(
      position: row.position, record: row.position, countsOnce: true,
      detail:
        "\(Quotation(row.fields[0])) is read as the name of the column: if it is a word, add"
        + " a name above it, such as \"word\"")
  }

  /// What is said of a first line of a text and a year that is taken for names; nil for any other.
  private func year(among rows: [DelimitedReader.Row]) -> UnreadCell? {
    guard let first = rows.first, isWeighed(first),
      let column = first.fields.firstIndex(where: isAmount)
    else { return nil }
    return TableTitles.yearAmongNames(
      first.fields[column], beside: TextListReader.trimmed(first.fields[1 - column][...]),
      at: first.position,
      above: rows.dropFirst().lazy.map { $0.fields[column] })
  }

  /// What is said of a first line that is read as names, of which some stand again below in their columns, as no
  /// names do; nil for any other.
  private func repeated(
    _ first: DelimitedReader.Row, _ rows: [DelimitedReader.Row], _ hasHeader: Bool
  ) -> UnreadCell? {
    guard hasHeader, first.fields.count > 1,
      let column = first.fields.indices.first(where: { column in
        !first.fields[column].isEmpty
          && rows.dropFirst().contains { $0.fields[column] == first.fields[column] }
      })
    else { return nil }
    return UnreadCell(
      position: first.position, record: first.position, countsOnce: true,
      detail:
        "\(Quotation(first.fields[column])) is read as the name of a column, but stands again below it: if the"
        + " first line is no line of names, add one above it")
  }

  /// Finds how the table writes numbers, if nobody said.
  private func describeNumbers(
    of table: inout DataTable, _ rows: [DelimitedReader.Row], hasSemicolons: Bool
  ) {
    table.numbers = reader.numbers
    guard reader.numbers.isAssumed else { return }
    if let shown = NumberNotation.shown(
      by: rows.lazy.flatMap(\.fields), hasSemicolons: hasSemicolons)
    {
      table.numbers = shown
    } else {
      table.doubtfulSigns = hasSemicolons ? ".," : "."
    }
  }

  /// Returns whether the first line is a record as the others.
  ///
  /// It is if it has an amount where most of them have one; years may be names.
  private func isRecord(
    _ first: DelimitedReader.Row, beside rows: [DelimitedReader.Row]
  ) -> Bool {
    first.fields.indices.contains { column in
      let field = first.fields[column]
      let isYear =
        Int(TextListReader.trimmed(field[...])).map { (1000...2999).contains($0) } ?? false
      return isAmount(field) && !isYear
        && rows.count { isAmount($0.fields[column]) } * 2 > rows.count
    }
  }

  /// Where cells of a column begin, for the places of their rows.
  private func places(of column: Int, in rows: [SourcePosition]) -> [SourcePosition] {
    var places: [SourcePosition: SourcePosition] = [:]
    let asked = Set(rows)
    var lines = TableRows(reader, text, placesFields: true)
    while let row = try? lines.row() {
      guard asked.contains(row.position), row.places.indices.contains(column) else { continue }
      places[row.position] = row.places[column]
    }
    return rows.map { places[$0] ?? $0 }
  }

  /// The records of rows, whose numbers are written alike in each column.
  private func records(
    of rows: [DelimitedReader.Row], _ names: FieldNames, _ numbers: NumberNotation
  ) -> [DataRecord] {
    let columns = names.names.indices.map { column in
      numbers.fitting(rows.lazy.map { $0.fields[column] })
    }
    return rows.map { row in
      DataRecord(
        fields: names,
        values: zip(row.fields, columns).map { DataValue(cell: $0, $1) }, at: row.position)
    }
  }

  /// The names of the fields, which the first line has.
  func names() throws(SceneError) -> [String] {
    var lines = TableRows(reader, text)
    return try row(&lines, isFirst: true).map(Self.names(of:)) ?? []
  }

  /// The next row; in TSV without comments, so that a list of weights is one here as well.
  ///
  /// - Parameter isFirst: Whether it may have names, which may begin with a number sign.
  private func row(
    _ lines: inout TableRows, isFirst: Bool
  ) throws(SceneError) -> DelimitedReader.Row? {
    while var row = try lines.row() {
      guard reader.format == .tsv, let first = row.fields.first else { return row }
      if first.hasPrefix("#") {
        guard isFirst, row.fields.count > 1, !first.hasPrefix("# ") else { continue }
        if first != "#" { row.fields[0].removeFirst() }
      }
      if first.hasPrefix("\\#") { row.fields[0].removeFirst() }
      return row
    }
    return nil
  }

  /// Returns whether a line is a text and its weight, in either order, and so no line of names.
  private func isWeighed(_ row: DelimitedReader.Row) -> Bool {
    row.fields.count == 2 && row.fields.count(where: isAmount) == 1
  }

  private func isAmount(_ field: String) -> Bool {
    let amount = AmountText(field)
    return amount.isUnmarkedAmount && !amount.mayBeName
  }

  private func names(without row: DelimitedReader.Row) -> [String] {
    isWeighed(row)
      ? row.fields.map { isAmount($0) ? "weight" : "name" }
      : row.fields.indices.map { "column\($0 + 1)" }
  }

  /// The names in a line; a field without one is named by its place, and a name that is there already gets a number.
  private static func names(of row: DelimitedReader.Row) -> [String] {
    let names = row.fields.enumerated().map { index, field in
      let name = String(TextListReader.trimmed(field[...]))
      return name.isEmpty ? "column\(index + 1)" : name
    }
    var known = Set(names)
    var seen: Set<String> = []
    return names.map { name in
      guard !seen.insert(name).inserted else { return name }
      var number = 2
      while !known.insert("\(name) \(number)").inserted { number += 1 }
      return "\(name) \(number)"
    }
  }

  /// Returns what is said of a column whose name another one has already; nil where there is none.
  private static func renamed(_ row: DelimitedReader.Row, _ names: FieldNames) -> String? {
    for (i, name) in names.names.enumerated() {
      let own = String(TextListReader.trimmed(row.fields[i][...]))
      guard !own.isEmpty, own != name else { continue }
      return "column \(i + 1) as \(Quotation(name)), a second \(Quotation(own))"
    }
    return nil
  }

  /// Removes empty cells at the ends of rows that are longer than the first line, or of a first line that
  /// is longer than all rows.
  ///
  /// - Returns: Whether there were any.
  private static func trimEnds(_ rows: inout [DelimitedReader.Row]) -> Bool {
    func trim(_ row: inout DelimitedReader.Row, to count: Int) -> Bool {
      guard row.fields.count > count, row.fields[count...].allSatisfy(\.isEmpty) else {
        return false
      }
      row.fields.removeLast(row.fields.count - count)
      return true
    }
    var isTrimmed = false
    if let longest = rows.dropFirst().map(\.fields.count).max(), longest > 0 {
      isTrimmed = trim(&rows[0], to: longest)
    }
    let count = rows[0].fields.count
    for i in rows.indices where trim(&rows[i], to: count) { isTrimmed = true }
    return isTrimmed
  }

  /// Fills up rows that leave the last fields away, and removes others that have more or fewer than the first
  /// line has.
  ///
  /// - Returns: What is said of them.
  /// - Throws: An error at the first one if they are more than a third and some have more fields, or one
  ///   alone: the table is none then.
  private static func removeUneven(
    _ rows: inout [DelimitedReader.Row]
  ) throws(SceneError) -> [UnreadCell] {
    let expected = rows[0].fields.count
    let uneven = rows.filter { $0.fields.count != expected }
    guard let first = uneven.first else { return [] }
    let phrase = "\(count(expected)) as in the first line"
    let short = uneven.filter { isShort($0, expected) }
    let areMany = uneven.count * 3 > rows.count
    guard short.count == uneven.count || !areMany && rows.count > 3 else {
      throw SceneError(
        at: first.position, path: "", found: count(first.fields.count), expected: phrase)
    }
    for i in rows.indices where isShort(rows[i], expected) {
      rows[i].fields += Array(repeating: "", count: expected - rows[i].fields.count)
    }
    rows.removeAll { $0.fields.count != expected }
    func said(_ row: DelimitedReader.Row, _ rest: String, isKept: Bool) -> UnreadCell {
      UnreadCell(
        position: row.position, record: row.position, countsOnce: isKept,
        detail: "found \(count(row.fields.count)), expected \(phrase): \(rest)")
    }
    if areMany {
      let rest =
        short.count == 1
        ? "the last fields count as empty"
        : "the last fields of \(short.count) rows count as empty"
      return [said(first, rest, isKept: true)]
    }
    return uneven.map { row in
      isShort(row, expected)
        ? said(row, "the last fields count as empty", isKept: true)
        : said(row, "the row is left out", isKept: false)
    }
  }

  /// Whether a row leaves the last fields away, and is no note of one field.
  private static func isShort(_ row: DelimitedReader.Row, _ expected: Int) -> Bool {
    row.fields.count > 1 && row.fields.count < expected
  }

  private static func count(_ fields: Int) -> String {
    fields == 1 ? "1 field" : "\(fields) fields"
  }
}
