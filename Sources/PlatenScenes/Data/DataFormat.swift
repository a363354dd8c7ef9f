/// How a data file is written.
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
  /// Blank lines and those that begin with `#` are passed over; a text that begins with that sign
  /// is written with a backslash before it.
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
