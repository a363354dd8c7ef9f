internal import PlatenBase

/// A table whose columns are told by spaces alone, as sqlite3, pandas, R and `column -t` print it.
///
/// Such a table is one only if something shows it: a rule below the names, numbers of rows before them,
/// or a column of amounts behind two spaces or more in nearly all lines.
struct SpacedTable {
  private(set) var rows: [DelimitedReader.Row] = []
  /// Whether the first row has the names of the columns, as it is drawn.
  private(set) var hasNames = false
  /// What is said of lines that are no rows.
  private(set) var lost: [UnreadCell] = []
  /// Whether rows were not printed.
  private var hasGaps = false

  /// A line that is not blank.
  struct Line {
    var text: [Unicode.Scalar]
    var number: Int

    /// The parts between spaces, as ranges of scalars.
    var words: [Range<Int>] {
      text.indices.split { text[$0] == " " }.map { $0.startIndex..<$0.endIndex }
    }

    func text(_ range: Range<Int>) -> String {
      let text = String(String.UnicodeScalarView(text[range.clamped(to: text.indices)]))
      return String(TextListReader.trimmed(text[...]))
    }
  }

  /// - Returns: Nil for a text that is no such table.
  init?(_ text: String) {
    guard Self.mayBeOne(text) else { return nil }
    var lines: [Line] = []
    for (i, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    where !line.allSatisfy(\.isWhitespace) {
      let scalars = Array(line.unicodeScalars)
      lines.append(
        Line(text: Array(scalars[...(scalars.lastIndex { $0 != " " } ?? 0)]), number: i + 1))
    }
    let series = Self.removeFooters(&lines)
    removeEllipses(&lines)
    notePrinted(lines)
    removeRules(&lines)
    guard lines.count > 1 else { return nil }
    guard
      readQuoted(lines) || readBelowRule(lines) || readNumbered(lines) || readCounts(lines)
        || readAligned(lines) || readLevels(lines, series) || readParted(lines, series),
      !isOfCommas
    else { return nil }
  }

  /// Whether all rows have a comma at the edge of a cell: spaces fill up the cells of a CSV file then.
  private var isOfCommas: Bool {
    rows.allSatisfy { $0.fields.contains { $0.first == "," || $0.last == "," } }
  }

  /// The cells of a line, between which there are two spaces or more.
  static func cells(of text: String) -> [String] {
    parts(of: Line(text: Array(text.unicodeScalars), number: 1)).map {
      Line(text: Array(text.unicodeScalars), number: 1).text($0)
    }
  }

  static func parts(of line: Line) -> [Range<Int>] {
    line.words.reduce(into: []) { parts, word in
      if let last = parts.last, word.lowerBound - last.upperBound < 2 {
        parts[parts.count - 1] = last.lowerBound..<word.upperBound
      } else {
        parts.append(word)
      }
    }
  }

  /// Whether a first line begins with a space, or has two within: most texts do neither.
  private static func mayBeOne(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var (lines, spaces, hasText) = (0, 0, false)
      for byte in bytes.prefix(10_000) where lines < 4 {
        switch byte {
        case UInt8(ascii: "\t"), UInt8(ascii: ";"), UInt8(ascii: "|"): return false
        case UInt8(ascii: "\n"): (lines, spaces, hasText) = (lines + 1, 0, false)
        case UInt8(ascii: " "): spaces += 1
        case UInt8(ascii: "\""): return true
        default:
          if spaces > 1 || spaces == 1 && !hasText { return true }
          (spaces, hasText) = (0, true)
        }
      }
      return false
    }
  }

  /// Removes what pandas prints below a table, and how many rows it has, as databases print it.
  ///
  /// - Returns: What a series is called, empty for one without a name; nil where there is none.
  private static func removeFooters(_ lines: inout [Line]) -> String? {
    var name: String?
    while let last = lines.last {
      let text = last.text(last.text.indices)
      let isSize = text.first == "[" && text.hasSuffix(" columns]")
      guard isSize || text.contains("dtype: ") || TableTitles.isCount(text) else { break }
      if text.hasPrefix("Name: ") {
        name = text.dropFirst(6).split(separator: ",").first.map(String.init)
      } else if !isSize {
        name = name ?? ""
      }
      lines.removeLast()
    }
    return name
  }

  /// Removes the rows of dots that stand for those that were not printed.
  private mutating func removeEllipses(_ lines: inout [Line]) {
    func isEllipsis(_ line: Line) -> Bool { line.text.allSatisfy { $0 == "." || $0 == " " } }
    guard let line = lines.first(where: isEllipsis), lines.count > 2 else { return }
    lines.removeAll(where: isEllipsis)
    hasGaps = true
    lost.append(
      UnreadCell(
        row: SourcePosition(line: line.number, column: 1),
        detail: "dots stand for rows that were not printed"))
  }

  /// Notes what a tibble says of rows and columns that were not printed: `# ℹ 118 more rows`.
  private mutating func notePrinted(_ lines: [Line]) {
    for line in lines where line.text.first == "#" {
      let text = line.text(line.text.indices)
      guard let rest = text.firstMatch(of: #/\d[\d,]* more (?:rows?|variables?)/#) else { continue }
      lost.append(
        UnreadCell(
          row: SourcePosition(line: line.number, column: 1),
          detail: "\(rest.output) \(rest.output.hasSuffix("s") ? "were" : "was") not printed"))
    }
  }

  /// Removes rules as wide as the table, as programs that count code draw them, and what stands above the
  /// first one but for names.
  private mutating func removeRules(_ lines: inout [Line]) {
    func isRule(_ line: Line) -> Bool {
      line.text.count >= 20
        && (line.text.allSatisfy { $0 == "-" } || line.text.allSatisfy { $0 == "=" })
    }
    guard lines.count(where: isRule) > 1, let first = lines.firstIndex(where: isRule) else {
      return
    }
    let rows = lines[first...].filter { !isRule($0) }
    // The names may stand above the first rule.
    let count = lines[..<first].last.map { Self.parts(of: $0).count } ?? 0
    let names = count > 1 && count == rows.first.map { Self.parts(of: $0).count } ? 1 : 0
    lost += lines[..<(first - names)].map(Self.title)
    lines = lines[(first - names)..<first] + rows
  }

  private static func title(_ line: Line) -> UnreadCell {
    UnreadCell(
      row: SourcePosition(line: line.number, column: 1),
      detail:
        "\(Quotation(line.text(line.text.indices))) is a title above the columns: it is left out")
  }

  private mutating func add(_ line: Line, _ cells: [Range<Int>]) {
    rows.append(
      DelimitedReader.Row(
        fields: cells.map(line.text), position: SourcePosition(line: line.number, column: 1),
        places: cells.map {
          let start = line.text[$0.clamped(to: line.text.indices)].firstIndex { $0 != " " }
          return SourcePosition(line: line.number, column: (start ?? $0.lowerBound) + 1)
        }))
  }
}

// MARK: - Kinds

extension SpacedTable {
  /// Reads a table with texts in quotation marks and a space between cells, as R writes it: its rows have
  /// names, which have none themselves.
  private mutating func readQuoted(_ lines: [Line]) -> Bool {
    guard lines.allSatisfy({ $0.text.first == "\"" }) else { return false }
    let text = lines.map { String(String.UnicodeScalarView($0.text)) }.joined(separator: "\n")
    var reader = DelimitedReader(
      Array(text.utf8), separator: UInt8(ascii: " "), hasQuotes: true, mostFields: 1000)
    var rows: [DelimitedReader.Row] = []
    while let row = try? reader.row() { rows.append(row) }
    guard rows.count == lines.count, let width = rows.last?.fields.count, width > 1,
      rows.dropFirst().allSatisfy({ $0.fields.count == width }), width - rows[0].fields.count <= 1
    else { return false }
    hasNames =
      rows[0].fields.count < width
      || !rows[0].fields.contains { AmountText($0).isUnmarkedAmount }
    if rows[0].fields.count < width { rows[0].fields.insert("", at: 0) }
    for i in rows.indices {
      rows[i].position.line = lines[i].number
      rows[i].places = rows[i].fields.map { _ in rows[i].position }
    }
    self.rows = rows
    return true
  }

  /// Reads a table with a rule below the names, whose parts are as wide as the columns.
  private mutating func readBelowRule(_ lines: [Line]) -> Bool {
    func isRule(_ line: Line) -> Bool { line.text.allSatisfy { "-= ".unicodeScalars.contains($0) } }
    guard let index = lines.prefix(3).firstIndex(where: isRule), lines[index].words.count > 1 else {
      return false
    }
    let titles = lines.prefix(max(index - 1, 0))
    lost += titles.map(Self.title)
    let lines = lines.dropFirst(titles.count)
    let starts = lines[index].words.map(\.lowerBound)
    let columns = zip(starts, starts.dropFirst() + [Int.max]).map { $0..<$1 }
    for line in lines where !isRule(line) { add(line, columns) }
    hasNames = true
    return true
  }

  /// Reads a table whose rows are numbered, as pandas and R print it: columns are where all lines have
  /// no space.
  private mutating func readNumbered(_ lines: [Line]) -> Bool {
    // Types of columns stand below the names of a tibble.
    let lines = lines.filter { line in
      line.text.first != "#"
        && !line.words.allSatisfy {
          line.text[$0.lowerBound] == "<" && line.text[$0.upperBound - 1] == ">"
        }
    }
    guard let first = lines.first, first.text.first == " ", lines.count > 1 else { return false }
    let others = lines.dropFirst()
    let numbers = others.map { line in
      // A `data.table` has colons behind them.
      line.words.first.flatMap { Int(line.text($0).replacing(":", with: "")) }
    }
    let known = numbers.compactMap(\.self)
    guard known.count == numbers.count, let start = known.first, start == 0 || start == 1,
      zip(known, known.dropFirst()).allSatisfy({ hasGaps ? $0 < $1 : $0 + 1 == $1 })
    else { return false }
    let width = lines.map(\.text.count).max() ?? 0
    let filled = (0..<width).filter { i in
      lines.contains { i < $0.text.count && $0.text[i] != " " }
    }
    var columns: [Range<Int>] = []
    for i in filled {
      if let last = columns.last, last.upperBound == i {
        columns[columns.count - 1] = last.lowerBound..<i + 1
      } else {
        columns.append(i..<i + 1)
      }
    }
    guard columns.count > 1, first.text(columns[0]).isEmpty,
      columns.dropFirst().allSatisfy({ !first.text($0).isEmpty })
    else {
      return false
    }
    for line in lines { add(line, columns) }
    hasNames = true
    return true
  }

  /// Reads counts that stand below their names, as R prints a table of one factor: both end in the same
  /// columns.
  private mutating func readCounts(_ lines: [Line]) -> Bool {
    // A table that has a name says it first.
    let lines = lines.count % 2 == 1 ? Array(lines.dropFirst()) : lines
    var rows: [DelimitedReader.Row] = []
    for i in stride(from: 0, to: lines.count, by: 2) {
      guard let pairs = Self.counts(lines[i], lines[i + 1]), pairs.count > 1 || i > 0 else {
        return false
      }
      for (name, count) in pairs {
        let positions = [(lines[i], name), (lines[i + 1], count)].map { line, part in
          SourcePosition(line: line.number, column: part.lowerBound + 1)
        }
        rows.append(
          DelimitedReader.Row(
            fields: [lines[i].text(name), lines[i + 1].text(count)], position: positions[0],
            places: positions))
      }
    }
    guard rows.contains(where: { !AmountText($0.fields[0]).isAmount }) else { return false }
    self.rows = rows
    return true
  }

  /// The names and counts of two lines, which end in the same columns; nil for other lines.
  private static func counts(
    _ names: Line, _ counts: Line
  ) -> [(name: Range<Int>, count: Range<Int>)]? {
    let words = counts.words
    guard words.allSatisfy({ AmountText(counts.text($0)).isAmount }) else { return nil }
    // Names of one word each may end a column before their counts, as R fills up some with a space.
    if names.words.count == words.count,
      zip(names.words, words).allSatisfy({ abs($0.upperBound - $1.upperBound) <= 1 })
    {
      return zip(names.words, words).map { ($0, $1) }
    }
    let ends = words.map(\.upperBound)
    guard names.text.count == ends.last else { return nil }
    var pairs: [(name: Range<Int>, count: Range<Int>)] = []
    for (start, (end, count)) in zip([0] + ends, zip(ends, words)) {
      guard names.text[end - 1] != " ", start == 0 || names.text[start] == " ",
        let first = names.text[start..<end].firstIndex(where: { $0 != " " })
      else { return nil }
      pairs.append((first..<end, count))
    }
    return pairs
  }

  /// Reads a table whose cells end below the ends of their names, as pandas prints it without an index, or begin below
  /// names in capitals.
  private mutating func readAligned(_ lines: [Line]) -> Bool {
    guard let columns = Self.alignedColumns(of: lines) ?? Self.columnsBelowCapitals(of: lines)
    else { return false }
    for line in lines { add(line, columns) }
    hasNames = true
    return true
  }

  /// Reads a table whose rows have labels of several levels, of which pandas prints those that change.
  private mutating func readLevels(_ lines: [Line], _ series: String?) -> Bool {
    guard let levels = SpacedLevels(lines, series) else { return false }
    if let names = levels.names {
      rows.append(
        DelimitedReader.Row(
          fields: names, position: SourcePosition(line: lines[0].number, column: 1)))
      hasNames = true
    }
    for (line, cells) in levels.rows {
      add(line, cells)
      guard let above = rows.dropLast().last, var row = rows.popLast() else { continue }
      for i in 0..<levels.count where row.fields[i].isEmpty { row.fields[i] = above.fields[i] }
      rows.append(row)
    }
    return true
  }

  /// Reads a table with two spaces or more between its cells.
  private mutating func readParted(_ lines: [Line], _ series: String?) -> Bool {
    var lines = lines
    var cells = lines.map(Self.parts)
    let width = cells[1...].map(\.count).max() ?? 0
    // Of a frame the index has its name in a line of its own.
    var index = ""
    if lines.count > 2, cells[0].count == width - 1, cells[1].count == 1, lines[1].text.first != " "
    {
      index = lines.remove(at: 1).text(cells.remove(at: 1)[0])
    }
    let full = zip(lines, cells).dropFirst().filter { $1.count == width }
    guard width > 1, full.count * 10 >= (lines.count - 1) * 9,
      // The numbers of rows are no amounts.
      (cells[0].count < width ? 1..<width : 0..<width).contains(where: { column in
        full.count { AmountText($0.text($1[column])).isAmount } * 10 >= full.count * 9
      })
    else { return false }
    var start = 0
    // The index has a name of its own, or none: the names of pandas begin to the right of it.
    if cells[0].count == width - 1 {
      guard series != nil || !index.isEmpty || lines[0].text.first == " " else { return false }
      let header = lines[0]
      var names = cells[0].map(header.text)
      names.insert(index, at: 0)
      if let series, width == 2 { names = [names[1], series] }
      rows.append(
        DelimitedReader.Row(fields: names, position: SourcePosition(line: header.number, column: 1))
      )
      (start, hasNames) = (1, true)
    }
    for (line, cells) in zip(lines, cells).dropFirst(start) { add(line, cells) }
    return true
  }
}
