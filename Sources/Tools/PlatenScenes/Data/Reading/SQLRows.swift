internal import PlatenBase

/// The rows that the statements of a dump put into one table, as YAML in which each row stays in its line.
///
/// mysqldump and sqlite3 write `INSERT INTO words VALUES ('tea', 3);`, and pg_dump writes
/// `COPY words (word, n) FROM stdin;` above lines with tabs.
struct SQLRows {
  private struct Table {
    var columns: [String]?
    var rows: [(line: Int, values: [String])] = []
    /// Whether the dump ends within the rows.
    var isCut = false
  }

  let text: String
  /// What the text was taken for.
  let phrase: String

  /// - Returns: Nil for a text that has other lines than statements, or no rows.
  init?(_ text: String) {
    guard Self.mayBeOne(text) else { return nil }
    let bytes = Array(text.utf8)
    let isOfMySQL = bytes.contains(UInt8(ascii: "`"))
    guard
      let tables = Self.tables(bytes, hasEscapes: isOfMySQL)
        ?? Self.tables(bytes, hasEscapes: !isOfMySQL),
      let longest = tables.map(\.value.rows.count).max(), longest > 0,
      let (name, table) = tables.first(where: { $0.value.rows.count == longest })
    else { return nil }
    let count = tables.count { !$0.value.rows.isEmpty }
    self.text = Self.yaml(table)
    let rows =
      count == 1 ? "the rows of SQL" : "the rows of \(Quotation(name)), 1 of \(count) tables of SQL"
    phrase = table.isCut ? "\(rows) without their end" : rows
  }

  private static func mayBeOne(_ text: String) -> Bool {
    // Most texts begin with a word; before a statement there may be comments.
    let first = text.utf8.first { $0 > 0x20 } ?? 0x20
    let isWord = first | 0x20 >= 0x61 && first | 0x20 <= 0x7A
    guard isWord || "-/#\\;".utf8.contains(first) else { return false }
    let start = text.utf8.prefix(isWord ? 200 : 20_000)
    var scanner = SQLScanner(Array(start), hasEscapes: false)
    while true {
      if scanner.skip("\\") { scanner.skipLine() } else if !scanner.skip(";") { break }
    }
    return scanner.word().map(keywords.contains) == true
  }

  /// Words with which statements of dumps begin.
  private static let keywords: Set<String> = [
    "ALTER", "ANALYZE", "BEGIN", "COMMENT", "COMMIT", "COPY", "CREATE", "DELETE", "DROP", "END",
    "GO", "GRANT", "INSERT", "LOCK", "ON", "PRAGMA", "REPLACE", "RETURNING", "REVOKE", "SELECT",
    "SET", "START", "TRUNCATE", "UNLOCK", "UPDATE", "USE",
  ]

  /// The tables by their names, in order; nil for what is no SQL.
  private static func tables(
    _ bytes: [UInt8], hasEscapes: Bool
  ) -> [(key: String, value: Table)]? {
    var scanner = SQLScanner(bytes, hasEscapes: hasEscapes)
    var (names, tables) = ([String](), [String: Table]())
    func change(_ name: String, _ body: (inout Table) -> Void) {
      if tables[name] == nil { names.append(name) }
      body(&tables[name, default: Table()])
    }
    while !scanner.isAtEnd() {
      if scanner.skip(";") { continue }
      if scanner.skip("\\") {
        scanner.skipLine()
        continue
      }
      guard let word = scanner.word(), keywords.contains(word) else { return nil }
      switch word {
      case "INSERT", "REPLACE":
        guard let (name, inserted) = insertion(&scanner) else { return nil }
        change(name) { table in
          table.columns = inserted.columns ?? table.columns
          table.rows += inserted.rows
        }
      case "COPY":
        guard let (name, copied) = copy(&scanner) else { return nil }
        change(name) { table in
          table.columns = copied.columns ?? table.columns
          table.rows += copied.rows
          table.isCut = copied.isCut
        }
      case "CREATE":
        if let (name, columns) = columns(&scanner) { change(name) { $0.columns = columns } }
        scanner.skipStatement()
      case "GO": break
      default: scanner.skipStatement()
      }
    }
    let areEven = tables.values.allSatisfy { table in
      table.rows.allSatisfy { $0.values.count == table.rows[0].values.count }
    }
    return areEven ? names.map { ($0, tables[$0] ?? Table()) } : nil
  }

  /// The rows of a statement behind its first word: none where they are not values.
  private static func insertion(_ scanner: inout SQLScanner) -> (String, Table)? {
    var start = scanner
    // `INSERT OR IGNORE INTO`, `INSERT [dbo].[words]`
    while let word = start.word(), word != "INTO", ["OR", "IGNORE", "REPLACE"].contains(word) {
      scanner = start
    }
    var into = scanner
    if into.word() == "INTO" { scanner = into }
    guard let name = scanner.name() else { return nil }
    var table = Table()
    table.columns = scanner.names()
    var word = scanner.word()
    while let other = word, ["OVERRIDING", "SYSTEM", "USER", "VALUE"].contains(other) {
      word = scanner.word()
    }
    guard word == "VALUES" else {
      scanner.skipStatement()
      return (name, table)
    }
    repeat {
      guard scanner.skip("(") else { return nil }
      var row = (line: scanner.line, values: [String]())
      repeat {
        guard let value = scanner.value() else { return nil }
        row.values.append(value)
      } while scanner.skip(",")
      guard scanner.skip(")") else { return nil }
      table.rows.append(row)
    } while scanner.skip(",")
    return (name, table)
  }

  /// The rows of lines that are copied from the dump itself; none for those of a file.
  private static func copy(_ scanner: inout SQLScanner) -> (String, Table)? {
    guard let name = scanner.name() else { return nil }
    var table = Table()
    table.columns = scanner.names()
    let isOfLines = scanner.word() == "FROM" && scanner.word() == "STDIN"
    scanner.skipStatement()
    guard isOfLines else { return (name, table) }
    scanner.skipLine()
    while true {
      let number = scanner.line
      table.isCut = scanner.hasNoMore
      if table.isCut { return (name, table) }
      let line = scanner.takeLine()
      if line.elementsEqual("\\.".utf8) { return (name, table) }
      if line.isEmpty { return nil }
      let cells = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      table.rows.append((number, cells.map(value)))
    }
  }

  /// The value of a copied cell, as JSON.
  private static func value(_ cell: ArraySlice<UInt8>) -> String {
    if cell.elementsEqual("\\N".utf8) { return "null" }
    var text: [UInt8] = []
    var isEscape = false
    for byte in cell {
      if isEscape {
        text.append(SQLScanner.escapes[byte] ?? byte)
        isEscape = false
      } else if byte == UInt8(ascii: "\\") {
        isEscape = true
      } else {
        text.append(byte)
      }
    }
    let plain = String(decoding: text, as: UTF8.self)
    return DataNumber(spelling: plain) == nil ? SQLScanner.json(plain) : plain
  }

  /// The names of the columns of a table that is created, behind the first word.
  private static func columns(_ scanner: inout SQLScanner) -> (String, [String])? {
    var word = scanner.word()
    while let other = word, ["TEMPORARY", "TEMP", "UNLOGGED"].contains(other) {
      word = scanner.word()
    }
    guard word == "TABLE" else { return nil }
    var condition = scanner
    if condition.word() == "IF", condition.word() == "NOT", condition.word() == "EXISTS" {
      scanner = condition
    }
    guard let name = scanner.name(), let names = scanner.names() else { return nil }
    return (name, names.filter { !constraints.contains($0.uppercased()) })
  }

  /// Words with which parts of a table's declaration begin that are no columns.
  private static let constraints: Set<String> = [
    "PRIMARY", "KEY", "UNIQUE", "CONSTRAINT", "FOREIGN", "CHECK", "INDEX", "FULLTEXT", "SPATIAL",
    "EXCLUDE",
  ]

  /// The rows below the names of their columns, each in its line.
  private static func yaml(_ table: Table) -> String {
    var yaml = "["
    if let names = table.columns, names.count == table.rows.first?.values.count {
      yaml += "[\(names.map(SQLScanner.json).joined(separator: ", "))],"
    }
    var line = 1
    for row in table.rows {
      yaml += String(repeating: "\n", count: max(row.line - line, 0))
      line = max(row.line, line)
      yaml += "[\(row.values.joined(separator: ", "))],"
    }
    return yaml + "]"
  }
}
