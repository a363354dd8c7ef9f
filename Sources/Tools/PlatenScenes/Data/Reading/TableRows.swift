internal import PlatenBase

/// The rows of a table, by whatever its cells are parted: a separator, which the first line tells, or
/// the rules that databases and Markdown draw.
struct TableRows {
  private var lines: DelimitedReader
  /// The rows between the rules of a table; nil for one without rules.
  private var ruled: ArraySlice<DelimitedReader.Row>?

  /// Whether the table is drawn with rules: its first row has the names of its columns.
  var isRuled: Bool { ruled != nil }

  /// - Parameter placesFields: Whether rows say where their fields begin.
  init(_ reader: DataReader, _ text: String, placesFields: Bool = false) {
    if reader.separator == nil, let ruled = RuledTable(text) { self.ruled = ruled.rows[...] }
    var bytes = Array(text.utf8)
    var separator = reader.separator?.byte
    if let declared = Self.declaredSeparator(of: bytes) {
      separator = separator ?? declared.separator
      // The line stays, as a blank one, so that lines keep their numbers.
      bytes.removeFirst(declared.length)
    }
    if reader.format == .tsv { separator = separator ?? DataReader.Separator.tab.byte }
    lines = DelimitedReader(
      bytes, separator: separator ?? FirstLine(bytes).separator(reader.numbers),
      hasQuotes: reader.format == .csv, mostFields: reader.limits.fields, placesFields: placesFields
    )
  }

  /// The next row; nil at the end.
  mutating func row() throws(SceneError) -> DelimitedReader.Row? {
    ruled != nil ? ruled?.popFirst() : try lines.row()
  }

  /// The separator that a first line such as `sep=;` tells, as Excel writes and reads it.
  private static func declaredSeparator(of bytes: [UInt8]) -> (separator: UInt8, length: Int)? {
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    let plain = line.filter { $0 != UInt8(ascii: "\"") }
    guard plain.count == 5, plain.starts(with: Array("sep=".utf8)) else { return nil }
    return (plain[4], line.count)
  }

  /// Whether a text begins with the line that tells its separator.
  static func declaresSeparator(_ text: String) -> Bool {
    declaredSeparator(of: Array(text.utf8.prefix(16))) != nil
  }
}

/// How often each separator is in the first line of a table, outside of quotation marks.
private struct FirstLine {
  private var counts: [UInt8: Int] = [:]
  /// The commas that do not stand between two digits.
  private var plainCommas = 0

  init(_ bytes: [UInt8]) {
    var isQuoted = false
    let start = bytes.firstIndex { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") } ?? 0
    for (i, byte) in zip(start..., bytes[start...]) {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if isQuoted { continue }
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { return }
      counts[byte, default: 0] += 1
      if byte == UInt8(ascii: ","),
        i == start || i + 1 == bytes.count
          || !(Self.isDigit(bytes[i - 1]) && Self.isDigit(bytes[i + 1]))
      {
        plainCommas += 1
      }
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }

  /// The separator of which there are most; where fractions begin with commas, and where all commas are
  /// between digits, these separate nothing beside other separators.
  func separator(_ numbers: NumberNotation) -> UInt8 {
    let comma = DataReader.Separator.comma.byte
    let commas = plainCommas > 0 && !numbers.hasDecimalComma ? counts[comma] ?? 0 : 0
    // Hardly any text has a tab in it.
    if let tabs = counts[DataReader.Separator.tab.byte], tabs > commas {
      return DataReader.Separator.tab.byte
    }
    let others = [DataReader.Separator.semicolon, .bar].map(\.byte)
    let most = others.map { counts[$0] ?? 0 }.max() ?? 0
    return most > commas ? others.first { counts[$0] == most } ?? comma : comma
  }
}

// MARK: - Tables with rules

/// A table as psql, mysql, sqlite3 and Markdown draw it, with bars between cells and a rule below the
/// names.
struct RuledTable {
  private(set) var rows: [DelimitedReader.Row] = []

  /// - Returns: Nil for a text that is no such table.
  init?(_ text: String) {
    guard Self.isOne(text) else { return nil }
    var position = SourcePosition(line: 1, column: 1)
    for line in Self.lines(of: text) {
      defer { position.line += 1 }
      if Self.isRule(line) || Self.isFooter(line) || line.allSatisfy(\.isWhitespace) { continue }
      rows.append(Self.row(line, at: position))
    }
  }

  /// Whether one of a text's first lines is a rule with joints, and a line above or below it has bars.
  static func isOne(_ text: String) -> Bool {
    let first = lines(of: text.prefix(100_000)).lazy.filter { !$0.allSatisfy(\.isWhitespace) }
      .prefix(3)
    return first.contains { isRule($0) && $0.contains { joints.contains($0) } }
      && first.contains { !isRule($0) && $0.contains { bars.contains($0) } }
  }

  private static func lines(of text: some StringProtocol) -> [Substring] {
    Substring(text).split(omittingEmptySubsequences: false) {
      $0 == "\n" || $0 == "\r\n" || $0 == "\r"
    }
  }

  private static let bars: Set<Character> = ["|", "│", "┃", "║"]
  private static let joints = bars.union("+┼╋╬╪├┤┌┐└┘┬┴┏┓┗┛┳┻┣┫╔╗╚╝╦╩╠╣╞╡")
  private static let dashes: Set<Character> = ["-", "=", "─", "━", "═"]

  private static func isRule(_ line: Substring) -> Bool {
    line.contains { dashes.contains($0) }
      && line.allSatisfy { dashes.contains($0) || joints.contains($0) || $0 == ":" || $0 == " " }
  }

  /// Whether a line tells how many rows there are: `(2 rows)`, `2 rows in set (0.00 sec)`.
  private static func isFooter(_ line: Substring) -> Bool {
    let words = line.split { " ()".contains($0) }
    return words.count >= 2 && Int(words[0]) != nil && ["row", "rows"].contains(words[1])
      && !line.contains { bars.contains($0) }
  }

  private static func row(_ line: Substring, at position: SourcePosition) -> DelimitedReader.Row {
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
      let before = line[..<start].unicodeScalars.count
      return SourcePosition(line: position.line, column: before + 1)
    }
    return DelimitedReader.Row(
      fields: cells.map { String(TextListReader.trimmed($0)).replacing("\\|", with: "|") },
      position: position, places: places)
  }
}
