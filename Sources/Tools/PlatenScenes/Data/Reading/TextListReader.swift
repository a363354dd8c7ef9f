internal import PlatenBase

/// Reads a list of texts, one a line, with weights if there are any.
///
/// tell values and tables apart → find the lines → tell how they are written → take text and weight
/// apart → read the weights.
struct TextListReader {
  struct Line {
    var text: Substring
    var position: SourcePosition
  }

  private let reader: DataReader
  /// How the weights are written.
  private var numbers: NumberNotation { reader.numbers }

  init(_ reader: DataReader) { self.reader = reader }

  /// A table with the field `name`, and with `weight` if some text has one; of a table's text that
  /// table.
  ///
  /// - Throws: An error at a weight that is none where no other is one, or is alone, or at the first line
  ///   that is too many.
  func table(from text: String) throws(SceneError) -> DataTable {
    if let table = try TypedText(text).table(reader.limits) { return table }
    if MarkupText.isDrawing(text) {
      throw SceneError(
        at: SourcePosition(line: 1, column: 1), path: "", found: "an SVG picture",
        expected: "a list of texts")
    }
    var (lines, passedOver) = try lines(of: text)
    if lines.isEmpty, passedOver.allSatisfy({ $0.text.isHashtag }) {
      (lines, passedOver) = (passedOver, [])
    }
    while lines.count > 1, let last = lines.last, TableTitles.isCount(last.text) {
      lines.removeLast()
    }
    // A text without digits has no weights, and needs no further look.
    let hasDigits = lines.contains {
      $0.text.utf8.contains { $0.isASCIIDigit || $0 == Self.tab || $0 >= 0xD9 }
    }
    var marks = ListMarks(lines.map(\.text))
    if marks?.areBeforeTabs != true, hasDigits || TableRows.declaresSeparator(text),
      let table = delimited(lines, in: text)
    {
      return try DelimitedTable(reader: table, text: text).table()
    }
    if hasDigits, lines.count == 1, let items = TextListForm.items(of: lines[0], numbers) {
      lines = items
      marks = ListMarks(lines.map(\.text))
    }
    let titles = marks?.remove(from: &lines) ?? []
    var form = TextListForm.plain
    if hasDigits, let settings = SettingLines(lines, numbers) {
      (lines, form) = (settings.entries, settings.form)
      passedOver += settings.others
    } else if hasDigits {
      form = TextListForm(of: lines, numbers)
    }
    let wordless = lines.filter(form.isWordless)
    lines.removeAll(where: form.isWordless)
    var rows = try form.rows(of: lines)
    let hasMarkdown = MarkdownLabel.removeMarks(of: &rows)
    var table = try table(of: rows, form)
    table.lost += titles.map {
      UnreadCell(
        row: $0.position,
        detail: "\(Quotation($0.text)) is none of the items of the list: it is left out")
    }
    table.lost += wordless.map {
      UnreadCell(
        row: $0.position, detail: "no word before \(Quotation($0.text)): the line is left out")
    }
    table.hasNumberedNames = form.areNumberedNames(lines)
    if let doubt = form.doubt(on: lines) { table.lost.append(doubt) }
    var remarks = [
      marks?.phrase, hasMarkdown ? "marks of Markdown around texts left out" : nil,
      form.remark(on: lines),
    ].compactMap(\.self)
    if let first = passedOver.first {
      let lines = passedOver.count == 1 ? "1 line" : "\(passedOver.count) lines"
      remarks.append("\(lines) such as \(Quotation(String(first.text))) ignored")
    }
    table.remark = remarks.isEmpty ? nil : remarks.joined(separator: ", ")
    return table
  }

  private func table(of rows: [TextListForm.Row], _ form: TextListForm) throws(SceneError)
    -> DataTable
  {
    var rows = rows
    let names = form.isOfTable ? rows.first : nil
    let year = names?.weight.flatMap {
      TableTitles.yearAmongNames(
        $0.text, beside: rows[0].name, at: rows[0].position,
        above: rows.dropFirst().lazy.compactMap(\.weight?.text))
    }
    if year != nil { rows.removeFirst() }
    let weights = rows.compactMap(\.weight?.text)
    let fields = FieldNames(weights.isEmpty ? ["name"] : ["name", "weight"])
    var numbers = numbers
    if numbers.isAssumed, form.hasSemicolons {
      numbers = NumberNotation.shown(by: weights, hasSemicolons: true) ?? numbers
    }
    let notation = AmountNotation(of: weights, numbers)
    var records: [DataRecord] = []
    records.reserveCapacity(rows.count)
    var places: [SourcePosition: SourcePosition] = [:]
    for row in rows {
      var values = [DataValue.text(String(row.name))]
      if !weights.isEmpty { values.append(try Self.weight(of: row, notation)) }
      if let weight = row.weight, case .text = values.last {
        places[row.position] = weight.position
      }
      records.append(DataRecord(fields: fields, values: values, at: row.position))
    }
    let first = rows.first { $0.weight != nil }
    if let first, places.count == weights.count { throw Self.error(at: first) }
    var table = DataTable(fields: fields, records: records)
    table.lost = [year].compactMap(\.self)
    table.numbers = numbers
    if numbers.isAssumed { table.doubtfulSigns = form.hasSemicolons ? ".," : "." }
    table.cellPlaces = { [places] records, _ in records.map { places[$0] ?? $0 } }
    table.form = first.flatMap { form.isFound ? .found(String($0.line)) : nil } ?? .plain
    return table
  }

  /// The weight of a row; a text for one that is none.
  private static func weight(
    of row: TextListForm.Row, _ notation: AmountNotation
  ) throws(SceneError) -> DataValue {
    guard let weight = row.weight else { return .null }
    guard let number = notation.number(weight.text) else { return .text(weight.text) }
    guard number.value >= 0 else { throw error(at: row) }
    return .number(number)
  }

  private static func error(at row: TextListForm.Row) -> SceneError {
    let weight = row.weight ?? ("", row.position)
    return SceneError(
      at: weight.position, path: "weight", found: Quotation(weight.text).description,
      expected: "a number of zero or more as the weight of \(Quotation(row.name))")
  }
}

// MARK: - Tables

extension TextListReader {
  private static let tab = UInt8(ascii: "\t")

  /// How a text is read that is a table, and no list; nil for a list.
  private func delimited(_ lines: [Line], in text: String) -> DataReader? {
    var reader = reader
    reader.format = .csv
    if TableRows.declaresSeparator(text)
      || DrawnTable(text, isCounted: TextListForm.areCounted(lines)) != nil
    {
      return reader
    }
    guard lines.count > 1, let first = lines.first?.text else { return nil }
    let isQuoted = lines.allSatisfy { $0.text.utf8.first == UInt8(ascii: "\"") }
    if isQuoted, ["\",", "\";"].contains(where: { first.contains($0) }) { return reader }
    if lines.allSatisfy({ $0.text.utf8.first == UInt8(ascii: "'") }), first.contains("',") {
      return reader
    }
    if isQuoted, first.contains("\"\t") {
      reader.format = .tsv
      return reader
    }
    let tabs = first.utf8.count { $0 == Self.tab }
    if tabs > 0 {
      reader.format = .tsv
      let names = first.split(separator: "\t", omittingEmptySubsequences: false)
      reader.hasHeader = !names.contains { AmountText(String($0)).isUnmarkedAmount }
      // Below a line of names there may be notes.
      let isNote = { (line: Line) in !line.text.utf8.contains(Self.tab) }
      let notes = reader.hasHeader == true ? lines.reversed().prefix(while: isNote).count : 0
      let lines = lines.dropLast(notes)
      guard lines.count > 1, lines.allSatisfy({ $0.text.utf8.count { $0 == Self.tab } == tabs })
      else {
        // Cells in quotation marks may have line ends.
        return text.contains("\"") && TableRows.areQuoted(Array(text.utf8)) ? reader : nil
      }
      guard tabs == 1 else { return reader }
      let others = lines.dropFirst().map {
        $0.text.split(separator: "\t", omittingEmptySubsequences: false)
      }
      func amounts(in column: Int) -> Int {
        others.count { AmountText($0[column].filter { $0 != "\"" }).isAmount }
      }
      let (before, behind) = (amounts(in: 0), amounts(in: 1))
      // A list has its weights behind its texts from the first line on.
      if before * 2 > others.count, behind == 0 { return reader }
      return reader.hasHeader == true && behind * 2 > others.count
        && !DataValue.text(String(names[1])).isMissing
        ? reader : nil
    }
    // Lines of many fields are a table if the first has names that such columns have.
    let separators: Set<Character> = [",", ";", "|"]
    let names = first.split { separators.contains($0) }.map { String(Self.trimmed($0)) }
    let isTable =
      names.count > 2 && names.contains { ColumnNames.rank(ofWord: $0) != nil }
      && names.contains { ColumnNames.rank(ofWeight: $0) != nil }
    return isTable || Self.areRecords(lines) || Self.areQuoted(lines) ? reader : nil
  }

  /// Whether lines are those of a CSV file in which cells are in quotation marks: as many fields in all,
  /// two at least, and amounts in one column of most lines.
  private static func areQuoted(_ lines: [Line]) -> Bool {
    guard lines.contains(where: { $0.text.utf8.contains(UInt8(ascii: "\"")) }) else { return false }
    let bytes = Array(lines.map(\.text).joined(separator: "\n").utf8)
    return [",", ";", "|"].contains { (separator: Unicode.Scalar) in
      let sign = UInt8(ascii: separator)
      var reader = DelimitedReader(bytes, separator: sign, hasQuotes: true, mostFields: 1000)
      var rows: [[String]] = []
      do {
        while let row = try reader.row() { rows.append(row.fields) }
      } catch {
        return false
      }
      let width = rows[0].count
      let isQuoted = ["\"\(separator)", "\(separator)\""].contains { sign in
        lines.contains { $0.text.contains(sign) }
      }
      return width > 1 && isQuoted && rows.allSatisfy { $0.count == width }
        && (0..<width).contains { column in
          rows.count { AmountText($0[column]).isAmount } * 2 > rows.count
        }
    }
  }

  /// Whether lines are those of a CSV file: as many fields in all, three at least, and amounts below one
  /// of the names.
  private static func areRecords(_ lines: [Line]) -> Bool {
    guard lines.count > 2 else { return false }
    return [",", ";", "|"].contains { (separator: Character) in
      let names = fields(of: lines[0].text, separator)
      guard names.count > 2, !names.contains(where: { AmountText($0).isUnmarkedAmount }) else {
        return false
      }
      let rows = lines.dropFirst().map { fields(of: $0.text, separator) }
      return rows.allSatisfy { $0.count == names.count }
        && names.indices.contains { column in rows.allSatisfy { AmountText($0[column]).isAmount } }
    }
  }

  /// The fields of a line, in which a separator between quotation marks is none.
  private static func fields(of line: Substring, _ separator: Character) -> [String] {
    var isQuoted = false
    let parts = line.split(omittingEmptySubsequences: false) { character in
      if character == "\"" { isQuoted.toggle() }
      return character == separator && !isQuoted
    }
    return parts.map { String(trimmed($0)).replacing("\"", with: "") }
  }
}

// MARK: - Lines

extension TextListReader {
  /// The lines that are neither blank nor comments, and the comments.
  private func lines(of text: String) throws(SceneError) -> (texts: [Line], comments: [Line]) {
    var lines: [Line] = []
    var comments: [Line] = []
    var position = SourcePosition(line: 1, column: 1)
    let cancellation = RenderCancellation.current
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      if cancellation.isCancelled { throw SceneError(cancelledAt: position) }
      if !line.isEmpty, Self.saysSomething(line) {
        try reader.limits.check(records: lines.count, at: position)
        lines.append(Line(text: line, position: position))
      } else if line.isHashtag {
        comments.append(Line(text: line, position: position))
      }
      position = Self.position(after: line, of: text, from: position)
    }
    return (lines, comments)
  }

  private static func saysSomething(_ line: Substring) -> Bool {
    // Most lines begin with a letter.
    if let byte = line.utf8.first, byte > UInt8(ascii: "#"), byte < 0x80 { return true }
    let first = trimmed(line).first
    // A tab makes a line that has nothing else a weight that is alone.
    return first == nil ? line.utf8.contains(tab) : first != "#"
  }

  /// The place behind a line and what ends it.
  private static func position(
    after line: Substring, of text: String, from position: SourcePosition
  ) -> SourcePosition {
    guard line.endIndex < text.endIndex else { return position }
    switch text[line.endIndex] {
    case "\n", "\r", "\r\n": return SourcePosition(line: position.line + 1, column: 1)
    // Editors do not count a line for the rarer signs that end one.
    default:
      return SourcePosition(
        line: position.line, column: position.column + line.unicodeScalars.count + 1)
    }
  }

  /// A text without the spaces and tabs around it.
  static func trimmed(_ text: Substring) -> Substring {
    // Most texts have none.
    if let first = text.utf8.first, let last = text.utf8.last, first > 0x20, last > 0x20,
      first < 0x80,
      last < 0x80
    {
      return text
    }
    let scalars = text.unicodeScalars
    guard let first = scalars.firstIndex(where: { !isSpace($0) }),
      let last = scalars.lastIndex(where: { !isSpace($0) })
    else { return "" }
    return text[first..<scalars.index(after: last)]
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII
      ? scalar == " " || scalar == "\t" : scalar.properties.generalCategory == .spaceSeparator
  }
}

extension Substring {
  /// Whether it begins with a number sign and a letter or a digit behind it, as no comment does.
  fileprivate var isHashtag: Bool {
    utf8.first == UInt8(ascii: "#")
      && dropFirst().first.map { $0.isLetter || $0.isNumber } == true
  }
}
