internal import PlatenBase

/// Makes a table of a CSV or TSV file.
struct DelimitedTable {
  private let reader: DataReader
  private let text: String

  init(reader: DataReader, text: String) {
    self.reader = reader
    self.text = text
  }

  func table() throws(SceneError) -> DataTable {
    var lines = TableRows(reader, text)
    guard let first = try row(&lines) else {
      return DataTable(fields: FieldNames([]), records: [])
    }
    // Whether the first line has names can only be told beside the others where it has numbers.
    let isOpen =
      reader.hasHeader == nil && !lines.isRuled && first.fields.count > 2
      && first.fields.contains(where: isAmount)
    var hasHeader = reader.hasHeader ?? (lines.isRuled || !isWeighed(first))
    let known = isOpen ? nil : try fieldNames(of: first, hasHeader)
    var rows = hasHeader ? [] : [first]
    let cancellation = RenderCancellation.current
    while let row = try row(&lines) {
      if cancellation.isCancelled { throw SceneError(cancelledAt: row.position) }
      try reader.limits.check(records: rows.count, at: row.position)
      try Self.check(row, first.fields.count)
      rows.append(row)
    }
    if isOpen, isRecord(first, beside: rows) {
      rows.insert(first, at: 0)
      hasHeader = false
    }
    let names = if let known { known } else { try fieldNames(of: first, hasHeader) }
    var table = DataTable(fields: names, records: records(of: rows, names))
    table.numbers = reader.numbers
    table.cellPlaces = { [self] records, column in
      places(of: names.index(of: column) ?? 0, in: records)
    }
    return table
  }

  private func fieldNames(
    of first: DelimitedReader.Row, _ hasHeader: Bool
  ) throws(SceneError) -> FieldNames {
    FieldNames(hasHeader ? try Self.names(of: first) : names(without: first))
  }

  /// Returns whether the first line is a record as the others.
  ///
  /// It is if it has an amount where most of them have one; years may be names.
  private func isRecord(
    _ first: DelimitedReader.Row, beside rows: [DelimitedReader.Row]
  ) -> Bool {
    first.fields.indices.contains { column in
      let field = first.fields[column]
      let isYear = Int(field).map { (1000...2999).contains($0) } ?? false
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
  private func records(of rows: [DelimitedReader.Row], _ names: FieldNames) -> [DataRecord] {
    let columns = names.names.indices.map { column in
      reader.numbers.fitting(rows.lazy.map { $0.fields[column] })
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
    return try row(&lines).map { (row) throws(SceneError) in try Self.names(of: row) } ?? []
  }

  /// The next row; in TSV without comments, so that a list of weights is one here as well.
  private func row(_ lines: inout TableRows) throws(SceneError) -> DelimitedReader.Row? {
    while var row = try lines.row() {
      guard reader.format == .tsv, let first = row.fields.first else { return row }
      if first.hasPrefix("#") { continue }
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
    AmountNotation(of: [field], reader.numbers).number(field) != nil
  }

  private func names(without row: DelimitedReader.Row) -> [String] {
    isWeighed(row)
      ? row.fields.map { isAmount($0) ? "weight" : "name" }
      : row.fields.indices.map { "column\($0 + 1)" }
  }

  /// The names in a line; a field without one is named by its place.
  private static func names(of row: DelimitedReader.Row) throws(SceneError) -> [String] {
    let names = row.fields.enumerated().map { index, field in
      let name = String(TextListReader.trimmed(field[...]))
      return name.isEmpty ? "column\(index + 1)" : name
    }
    var known: Set<String> = []
    if let twice = names.first(where: { !known.insert($0).inserted }) {
      throw SceneError(
        at: row.position, path: "", found: "two fields with the name \(Quotation(twice))",
        expected: "a name of its own for each field")
    }
    return names
  }

  private static func check(
    _ row: DelimitedReader.Row, _ expected: Int
  ) throws(SceneError) {
    guard row.fields.count == expected else {
      throw SceneError(
        at: row.position, path: "", found: count(row.fields.count),
        expected: "\(count(expected)) as in the first line")
    }
  }

  private static func count(_ fields: Int) -> String {
    fields == 1 ? "1 field" : "\(fields) fields"
  }
}
