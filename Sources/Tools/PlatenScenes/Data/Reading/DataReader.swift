package import Foundation
internal import PlatenBase

/// Reads a data file into a table.
///
/// ```swift
/// let text = SceneText(name: "tags.csv", text: "name,count\nSwift,12\nKotlin,8")
/// let table = try DataReader(.csv).table(from: text)
/// let names = table.fields
/// ```
package struct DataReader: Hashable, Sendable {
  /// The separator between the fields of a line.
  package enum Separator: String, CaseIterable, Hashable, Sendable {
    case comma, semicolon, tab, bar

    var byte: UInt8 {
      switch self {
      case .comma: UInt8(ascii: ",")
      case .semicolon: UInt8(ascii: ";")
      case .tab: UInt8(ascii: "\t")
      case .bar: UInt8(ascii: "|")
      }
    }
  }

  package var format: DataFormat
  /// How the bytes of the file stand for characters, unless a byte order mark tells it; nil for UTF-8.
  package var encoding: TextEncoding?
  /// Whether the first line of a CSV or TSV file has the names of the fields.
  ///
  /// With `nil` it has, unless it is a text and a number, or a number and a text: then the file is a
  /// list of weights, with the fields `name` and `weight`. Other fields without names are `column1`, `column2` and so on.
  package var hasHeader: Bool?
  /// The separator of a CSV or TSV file.
  ///
  /// With `nil` it is the tab in TSV, and in CSV what a first line such as `sep=;` says, or else the one
  /// of comma, semicolon, tab and bar that the first line has most of, outside of quotation marks; the
  /// comma if there are as many. Tables with rules, as psql, mysql and Markdown have them, need none.
  package var separator: Separator?
  /// How texts of a CSV, TSV or text file write numbers.
  package var numbers = NumberNotation()
  /// Where the list is within a JSON file, such as `results.items`; `nil` if it is the whole file.
  package var path: FieldPath?
  /// How a text is taken apart into words.
  package var words = WordCounter()
  package var limits = DataLimits()

  package init(_ format: DataFormat) { self.format = format }

  /// The records of a file's bytes.
  ///
  /// - Throws: The first error with its place in the file.
  package func table(from bytes: Data, name: String) throws(SceneFileError) -> DataTable {
    try table(from: SceneText(name: name, bytes: bytes, encoding: encoding))
  }

  /// The records of a file.
  ///
  /// - Throws: The first error with its place in the file.
  package func table(from text: SceneText) throws(SceneFileError) -> DataTable {
    do throws(SceneError) {
      try check(text)
      switch format {
      case .csv, .tsv: return try DelimitedTable(reader: self, text: text.text).table()
      case .text:
        return try list(from: text)
      case .words: return try words.table(of: text.text, named: text.name)
      case .json, .jsonLines: break
      }
    } catch {
      throw SceneFileError(of: text, [error])
    }
    let json = JSONTableReader(path: path, limits: limits)
    guard format == .json else { return try json.table(ofLines: text) }
    do throws(SceneFileError) {
      return try json.table(from: text)
    } catch {
      guard TypedText(text.text).hasValueInEachLine else { throw error }
      return try json.table(ofLines: text).said("JSON in each line")
    }
  }

  /// The table of a list of texts; of a file that is called YAML, that of its values.
  private func list(from text: SceneText) throws(SceneError) -> DataTable {
    guard text.name.hasSuffix(".yaml") || text.name.hasSuffix(".yml") else {
      return try TextListReader(self).table(from: text.text)
    }
    let reason: SceneError?
    do throws(SceneFileError) {
      return try TypedText(text.text).yamlTable(limits, name: text.name).said("YAML")
    } catch {
      reason = error.errors.first
    }
    var table = try TextListReader(self).table(from: text.text)
    if let reason, table.reading == nil {
      table.lost.append(
        UnreadCell(
          position: reason.position, record: reason.position, countsOnce: true,
          detail: "\(reason.unexpected.message), so the lines are read as texts and not as YAML"))
    }
    return table
  }

  /// The names of the fields that the first line of a CSV or TSV file has.
  ///
  /// - Throws: An error at the first that is there twice.
  package func names(in text: SceneText) throws(SceneFileError) -> [String] {
    do throws(SceneError) {
      return try DelimitedTable(reader: self, text: text.text).names()
    } catch {
      throw SceneFileError(of: text, [error])
    }
  }

  /// Refuses a text that is too long, or no text.
  ///
  /// - Throws: An error at a null byte, or at the beginning of what is too long.
  package func check(_ text: SceneText) throws(SceneError) {
    let count = text.text.utf8.count
    guard count <= limits.bytes else {
      throw SceneError(
        at: SourcePosition(line: 1, column: 1), path: "", found: "\(count) bytes",
        expected: "at most \(limits.bytes)", exceedsLimit: true)
    }
    // A list of texts is read line by line whatever is in it.
    guard format != .text, let zero = text.text.utf8.firstIndex(of: 0) else { return }
    throw SceneError(
      at: text.position(ofByte: text.text.utf8.distance(from: text.text.startIndex, to: zero)),
      path: "", found: "a null byte", expected: "a text")
  }
}

// MARK: - Formats and limits

/// The format of a data file.
package enum DataFormat: String, CaseIterable, Hashable, Sendable {
  /// Fields with commas between them and a line of their names first (RFC 4180).
  case csv
  /// Fields with tabs between them and a line of their names first.
  case tsv
  /// A list of records or plain values.
  case json
  /// A record or plain value in each line.
  case jsonLines
  /// A text in each line, with a weight after a tab if there is one.
  ///
  /// If no line has a tab, what `uniq -c` prints is read as well, counts before their texts, and lines
  /// as `Swift,120`, `Swift: 120`, `Swift (120)`, `Swift 120` or `120 Swift`, if nearly all are such. A
  /// table in such a file is read as one: with tabs in all lines, with rules, with columns as pandas, R and
  /// sqlite3 print them, or with the names of columns first. JSON, and lists and dictionaries as Python
  /// prints them, are read as the values that they are.
  ///
  /// Blank lines and those that begin with `#` are passed over, unless all do; a text that begins with
  /// that sign is written with a backslash before it.
  case text
  /// A text that is taken apart into its words.
  case words

  /// The format that a file's name suggests by how it ends, or `nil` if it says nothing.
  ///
  /// A `.txt` file is a list of texts; that it is one to be taken apart has to be said. A `.tsv`
  /// file is a table, and so begins with the names of its fields.
  package init?(fileName: String) {
    guard let point = fileName.lastIndex(of: ".") else { return nil }
    switch fileName[fileName.index(after: point)...].lowercased() {
    case "csv": self = .csv
    case "tsv", "tab": self = .tsv
    case "json": self = .json
    case "jsonl", "ndjson": self = .jsonLines
    case "txt", "text": self = .text
    default: return nil
    }
  }
}

/// The limits of a data file, so that a wrong one fails soon.
package struct DataLimits: Hashable, Sendable {
  /// The length of a file in bytes.
  package var bytes = 16 << 20
  /// The records of a file.
  package var records = 1_000_000
  /// The fields of a line.
  package var fields = 1_000

  package init() {}
}

extension DataLimits {
  /// An error at the first record that is too many.
  func check(records count: Int, at position: SourcePosition) throws(SceneError) {
    guard count >= records else { return }
    throw SceneError(
      at: position, path: "", found: "more than \(records) records",
      expected: "at most \(records)", exceedsLimit: true)
  }
}

extension DataReader {
  /// Returns whether most lines of a text end in a number behind a tab, a space or a separator, or the
  /// text begins and ends as JSON does.
  package static func seemsToBeData(_ text: String) -> Bool {
    if TypedText(text).isSurelyJSON { return true }
    let lines = text.split(whereSeparator: \.isNewline).map { TextListReader.trimmed($0) }
      .filter { !$0.isEmpty }
    let ends = lines.count { line in
      let end = line.split { "\t ,;:|".contains($0) }.last
      return end.map { $0.count < line.count && Double($0) != nil } ?? false
    }
    return ends * 2 > lines.count
  }
}
