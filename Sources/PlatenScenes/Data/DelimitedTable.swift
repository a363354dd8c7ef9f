internal import PlatenBase
internal import PlatenLayout

/// Makes a table of a CSV or TSV file.
struct DelimitedTable {
  private let reader: DataReader
  private let text: String

  init(reader: DataReader, text: String) {
    self.reader = reader
    self.text = text
  }

  func table() throws(SceneError) -> DataTable {
    let bytes = Array(text.utf8)
    var lines = DelimitedReader(
      bytes, separator: separator(of: bytes), hasQuotes: reader.format == .csv,
      mostFields: reader.limits.fields)
    guard let first = try row(&lines) else {
      return DataTable(fields: FieldNames([]), records: [])
    }
    let hasHeader = reader.hasHeader ?? !Self.isWeight(first)
    let names = FieldNames(hasHeader ? try Self.names(of: first) : Self.names(without: first))
    var records: [DataRecord] = []
    var current = hasHeader ? try row(&lines) : first
    let cancellation = RenderCancellation.current
    while let row = current {
      if cancellation.isCancelled { throw SceneError(cancelledAt: row.position) }
      try reader.limits.check(records: records.count, at: row.position)
      records.append(try Self.record(row, names))
      current = try self.row(&lines)
    }
    return DataTable(fields: names, records: records)
  }

  /// The next row; in TSV without comments, so that a list of weights is one here as well.
  private func row(_ lines: inout DelimitedReader) throws(SceneError) -> DelimitedReader.Row? {
    while var row = try lines.row() {
      guard reader.format == .tsv, let first = row.fields.first else { return row }
      if first.hasPrefix("#") { continue }
      if first.hasPrefix("\\#") { row.fields[0].removeFirst() }
      return row
    }
    return nil
  }

  private func separator(of bytes: [UInt8]) -> UInt8 {
    if let separator = reader.separator { return separator.byte }
    if reader.format == .tsv { return DataReader.Separator.tab.byte }
    var isQuoted = false
    var commas = 0
    var semicolons = 0
    for byte in bytes.drop(while: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
      switch byte {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case _ where isQuoted: break
      case UInt8(ascii: ","): commas += 1
      case UInt8(ascii: ";"): semicolons += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        return (semicolons > commas ? DataReader.Separator.semicolon : .comma).byte
      default: break
      }
    }
    return (semicolons > commas ? DataReader.Separator.semicolon : .comma).byte
  }

  /// Whether a line is a text and its weight, and so no line of names.
  private static func isWeight(_ row: DelimitedReader.Row) -> Bool {
    row.fields.count == 2 && DataNumber(spelling: row.fields[0]) == nil
      && DataNumber(spelling: row.fields[1]) != nil
  }

  private static func names(without row: DelimitedReader.Row) -> [String] {
    isWeight(row) ? ["name", "weight"] : row.fields.indices.map { "column\($0 + 1)" }
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

  private static func record(
    _ row: DelimitedReader.Row, _ names: FieldNames
  ) throws(SceneError) -> DataRecord {
    let expected = names.names.count
    guard row.fields.count == expected else {
      throw SceneError(
        at: row.position, path: "", found: count(row.fields.count),
        expected: "\(count(expected)) as in the first line")
    }
    return DataRecord(
      fields: names, values: row.fields.map(DataValue.init(cell:)), at: row.position)
  }

  private static func count(_ fields: Int) -> String {
    fields == 1 ? "1 field" : "\(fields) fields"
  }
}
