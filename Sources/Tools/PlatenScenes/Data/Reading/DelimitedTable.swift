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
    let bytes = Array(text.utf8)
    var lines = DelimitedReader(
      bytes, separator: separator(of: bytes), hasQuotes: reader.format == .csv,
      mostFields: reader.limits.fields)
    guard let first = try row(&lines) else {
      return DataTable(fields: FieldNames([]), records: [])
    }
    let hasHeader = reader.hasHeader ?? !isWeight(first)
    let names = FieldNames(hasHeader ? try Self.names(of: first) : names(without: first))
    var rows: [DelimitedReader.Row] = []
    var current = hasHeader ? try row(&lines) : first
    let cancellation = RenderCancellation.current
    while let row = current {
      if cancellation.isCancelled { throw SceneError(cancelledAt: row.position) }
      try reader.limits.check(records: rows.count, at: row.position)
      try Self.check(row, names)
      rows.append(row)
      current = try self.row(&lines)
    }
    return DataTable(fields: names, records: records(of: rows, names))
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
        return separator(semicolons, commas)
      default: break
      }
    }
    return separator(semicolons, commas)
  }

  /// The separator by how many there are in the first line; where fractions begin with commas, these
  /// separate nothing beside semicolons.
  private func separator(_ semicolons: Int, _ commas: Int) -> UInt8 {
    let least = reader.numbers.hasDecimalComma ? 0 : commas
    return (semicolons > least ? DataReader.Separator.semicolon : .comma).byte
  }

  /// Returns whether a line is a text and its weight, and so no line of names.
  private func isWeight(_ row: DelimitedReader.Row) -> Bool {
    row.fields.count == 2 && !isNumber(row.fields[0]) && isNumber(row.fields[1])
  }

  private func isNumber(_ field: String) -> Bool {
    reader.numbers.number(field) != nil || DataNumber(spelling: field) != nil
  }

  private func names(without row: DelimitedReader.Row) -> [String] {
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

  private static func check(
    _ row: DelimitedReader.Row, _ names: FieldNames
  ) throws(SceneError) {
    let expected = names.names.count
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

// MARK: - Lines and fields

/// Takes the lines of a CSV or TSV file apart into fields.
///
/// In CSV (RFC 4180) a field in quotation marks may hold separators and line ends, and a quotation
/// mark that is written twice. TSV has no quotation marks. Lines end with a line feed, a carriage
/// return, or both; blank ones are passed over.
private struct DelimitedReader {
  struct Row {
    var fields: [String]
    var position: SourcePosition
  }

  private static let quote = UInt8(ascii: "\"")
  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  private let bytes: [UInt8]
  private let separator: UInt8
  private let hasQuotes: Bool
  private let mostFields: Int
  private var next = 0
  private var line = 1
  /// Where the line begins that `next` is in.
  private var lineStart = 0

  init(_ bytes: [UInt8], separator: UInt8, hasQuotes: Bool, mostFields: Int) {
    self.bytes = bytes
    self.separator = separator
    self.hasQuotes = hasQuotes
    self.mostFields = mostFields
  }

  /// The next line that is not blank, or `nil` at the end.
  mutating func row() throws(SceneError) -> Row? {
    while next < bytes.count, isLineEnd(bytes[next]) { passLineEnd() }
    guard next < bytes.count else { return nil }
    let start = position(of: next)
    var fields: [String] = []
    while true {
      guard fields.count < mostFields else {
        throw SceneError(
          at: position(of: next), path: "", found: "more than \(mostFields) fields",
          expected: "at most \(mostFields)", exceedsLimit: true)
      }
      fields.append(try field())
      guard next < bytes.count, bytes[next] == separator else { break }
      next += 1
    }
    if next < bytes.count { passLineEnd() }
    return Row(fields: fields, position: start)
  }

  /// Reads up to the separator or line end behind a field.
  private mutating func field() throws(SceneError) -> String {
    if hasQuotes, next < bytes.count, bytes[next] == Self.quote { return try quotedField() }
    let start = next
    while next < bytes.count, bytes[next] != separator, !isLineEnd(bytes[next]) {
      if hasQuotes, bytes[next] == Self.quote {
        throw SceneError(
          at: position(of: next), path: "", found: "a quotation mark within a field",
          expected: "quotation marks around the whole field, and those within it doubled")
      }
      next += 1
    }
    return String(decoding: bytes[start..<next], as: UTF8.self)
  }

  private mutating func quotedField() throws(SceneError) -> String {
    let opening = position(of: next)
    var content: [UInt8] = []
    next += 1
    var start = next
    while next < bytes.count {
      if isLineEnd(bytes[next]) {
        passLineEnd()
      } else if bytes[next] != Self.quote {
        next += 1
      } else {
        content += bytes[start..<next]
        next += 1
        // RFC 4180, section 2, rule 7: a quotation mark in a quoted field is doubled.
        guard next < bytes.count, bytes[next] == Self.quote else {
          try checkEnd()
          return String(decoding: content, as: UTF8.self)
        }
        // The second of two is the first character of what follows.
        start = next
        next += 1
      }
    }
    throw SceneError(
      at: opening, path: "", found: "a quotation mark that opens a field",
      expected: "one that closes it before the end of the file")
  }

  private func checkEnd() throws(SceneError) {
    guard next < bytes.count, bytes[next] != separator, !isLineEnd(bytes[next]) else { return }
    throw SceneError(
      at: position(of: next), path: "", found: "text behind a closing quotation mark",
      expected: "a separator or the end of the line, or the quotation mark doubled")
  }

  private func isLineEnd(_ byte: UInt8) -> Bool {
    byte == Self.lineFeed || byte == Self.carriageReturn
  }

  private mutating func passLineEnd() {
    let isReturn = bytes[next] == Self.carriageReturn
    next += 1
    if isReturn, next < bytes.count, bytes[next] == Self.lineFeed { next += 1 }
    line += 1
    lineStart = next
  }

  private func position(of offset: Int) -> SourcePosition {
    let scalars = bytes[lineStart..<offset].reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
    return SourcePosition(line: line, column: scalars + 1)
  }
}
