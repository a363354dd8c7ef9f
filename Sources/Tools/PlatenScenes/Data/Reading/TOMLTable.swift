internal import Foundation

/// An array of tables of TOML (v1.0.0): a record below each line `[[words]]`, with `key = value` in lines.
struct TOMLTable {
  private(set) var rows: [DelimitedReader.Row] = []
  /// What was read, as a phrase.
  private(set) var reading = ""
  /// What is said of what is left out.
  private(set) var lost: [UnreadCell] = []

  private struct Record {
    var name: String
    var position: SourcePosition
    var cells: [(key: String, value: String, place: SourcePosition)] = []
  }

  /// - Returns: Nil for a text that is no such file.
  init?(_ text: String) {
    guard text.prefix(10_000).contains("[["), let records = Self.records(of: text) else {
      return nil
    }
    let names = Dictionary(grouping: records.filter { !$0.name.isEmpty }, by: \.name)
    let most = names.values.map(\.count).max() ?? 0
    guard let name = records.first(where: { names[$0.name]?.count == most })?.name,
      let read = names[name]
    else { return nil }
    var keys: [String] = []
    var known: Set<String> = []
    for cell in read.lazy.flatMap(\.cells) where known.insert(cell.key).inserted {
      keys.append(cell.key)
    }
    // A file of few lines may say that there are thousands of columns in thousands of rows.
    guard let first = read.first, (1...1000).contains(keys.count),
      keys.count * read.count <= 4_000_000
    else { return nil }
    rows = [
      DelimitedReader.Row(
        fields: keys, position: first.position, places: keys.map { _ in first.position })
    ]
    let columns = Dictionary(uniqueKeysWithValues: zip(keys, keys.indices))
    rows += read.map { Self.row(of: $0, columns) }
    reading = "read as the tables [[\(name)]] of TOML"
    lost = records.filter { $0.name != name && !$0.cells.isEmpty }.map { record in
      UnreadCell(
        row: record.position,
        detail: "this is in no table [[\(name)]], which are read: it is left out")
    }
  }

  /// The records of a text, without names above the first of them and below lines such as `[title]`; nil where
  /// a line is none of TOML.
  private static func records(of text: String) -> [Record]? {
    var records: [Record] = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (i, line) in lines.enumerated() {
      let trimmed = TextListReader.trimmed(line)
      let position = SourcePosition(line: i + 1, column: 1)
      if trimmed.isEmpty || trimmed.first == "#" { continue }
      if trimmed.first == "[" {
        guard let end = trimmed.lastIndex(of: "]") else { return nil }
        let isArray = trimmed.hasPrefix("[[") && trimmed[..<end].last == "]"
        let name = isArray ? trimmed[..<end].dropLast().dropFirst(2) : ""
        records.append(Record(name: String(TextListReader.trimmed(name)), position: position))
        continue
      }
      guard let sign = line.firstIndex(of: "="),
        let value = value(of: TextListReader.trimmed(line[sign...].dropFirst()))
      else { return nil }
      if records.isEmpty { records.append(Record(name: "", position: position)) }
      let key = TextListReader.trimmed(line[..<sign]).filter { $0 != "\"" && $0 != "'" }
      let before = line[...sign].unicodeScalars.count + 1
      records[records.count - 1].cells.append(
        (key, value, SourcePosition(line: i + 1, column: before + 1)))
    }
    return records
  }

  /// The text of a value without quotation marks and the comment behind it; nil for one that has several lines.
  private static func value(of text: Substring) -> String? {
    guard let first = text.first, !text.hasPrefix("\"\"\""), !text.hasPrefix("'''") else {
      return nil
    }
    if first == "'" {
      let inner = text.dropFirst()
      return inner.firstIndex(of: "'").map { String(inner[..<$0]) }
    }
    if first == "\"", !text.contains("\\") {
      let inner = text.dropFirst()
      return inner.firstIndex(of: "\"").map { String(inner[..<$0]) }
    }
    if first == "\"" {
      guard let match = text.prefixMatch(of: #/"(?:[^"\\]|\\.)*"/#) else { return nil }
      // The escapes of TOML are those of JSON, and one more for characters beyond the first plane.
      let texts = try? JSONDecoder().decode([String].self, from: Data("[\(match.output)]".utf8))
      return texts?.first ?? String(match.output.dropFirst().dropLast())
    }
    let plain = TextListReader.trimmed(text.prefix { $0 != "#" })
    let isNumber = plain.allSatisfy { $0.isNumber || "_+-.eE".contains($0) }
    return isNumber ? String(plain.filter { $0 != "_" }) : String(plain)
  }

  private static func row(of record: Record, _ columns: [String: Int]) -> DelimitedReader.Row {
    var row = DelimitedReader.Row(
      fields: columns.map { _ in "" }, position: record.position,
      places: columns.map { _ in record.position })
    for cell in record.cells {
      guard let column = columns[cell.key] else { continue }
      (row.fields[column], row.places[column]) = (cell.value, cell.place)
    }
    return row
  }
}
