internal import PlatenBase

/// Reads a list of texts, one a line, with weights if there are any.
///
/// find the lines → tell how they are written → take text and weight apart → read the weights.
struct TextListReader {
  /// The form in which weights stand beside their texts.
  ///
  /// A list without tabs may be what `uniq -c` prints, or lines of a CSV file. Texts may look like one
  /// of those, and so it takes all lines, or most, to tell.
  private enum Form {
    /// Behind a tab, if there is one.
    case tab
    /// Before the text, as `uniq -c` prints it.
    case countFirst
    /// Behind a separator.
    case separated(UInt8)
    /// Between two signs at the line's end, of which the second may be none: `Swift (120)`.
    case between(String, String)
  }

  private struct Line {
    var text: Substring
    var position: SourcePosition
  }

  private struct Row {
    var name: Substring
    var weight: (text: String, position: SourcePosition)?
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
    let lines = try lines(of: text)
    if let table = delimited(lines, in: text) {
      return try DelimitedTable(reader: table, text: text).table()
    }
    let form = form(of: lines)
    let rows = try rows(of: lines, form)
    let hasWeights = rows.contains { $0.weight != nil }
    let fields = FieldNames(hasWeights ? ["name", "weight"] : ["name"])
    let notation = AmountNotation(of: rows.compactMap(\.weight?.text), numbers)
    var records: [DataRecord] = []
    records.reserveCapacity(rows.count)
    var places: [SourcePosition: SourcePosition] = [:]
    for row in rows {
      var values = [DataValue.text(String(row.name))]
      if hasWeights { values.append(try Self.weight(of: row, notation)) }
      if let weight = row.weight, case .text = values.last {
        places[row.position] = weight.position
      }
      records.append(DataRecord(fields: fields, values: values, at: row.position))
    }
    if let row = rows.first(where: { $0.weight != nil }),
      places.count == rows.count(where: { $0.weight != nil })
    {
      throw Self.error(at: row)
    }
    var table = DataTable(fields: fields, records: records)
    table.numbers = numbers
    table.cellPlaces = { [places] records, _ in records.map { places[$0] ?? $0 } }
    table.form = .plain
    if hasWeights, case .between = form, let line = lines.first {
      table.form = .found(String(Self.trimmed(line.text)))
    }
    return table
  }

  /// The weight of a row; a text for one that is none.
  private static func weight(
    of row: Row, _ notation: AmountNotation
  ) throws(SceneError) -> DataValue {
    guard let weight = row.weight else { return .null }
    guard let number = notation.number(weight.text) else { return .text(weight.text) }
    guard number.value >= 0 else { throw error(at: row) }
    return .number(number)
  }

  private static func error(at row: Row) -> SceneError {
    let weight = row.weight ?? ("", row.position)
    return SceneError(
      at: weight.position, path: "weight", found: Quotation(weight.text).description,
      expected: "a number of zero or more as the weight of \(Quotation(row.name))")
  }
}

// MARK: - Tables

extension TextListReader {
  /// How a text is read that is a table, and no list; nil for a list.
  private func delimited(_ lines: [Line], in text: String) -> DataReader? {
    var reader = reader
    reader.format = .csv
    if RuledTable.isOne(text) || TableRows.declaresSeparator(text) { return reader }
    guard lines.count > 1, let first = lines.first?.text else { return nil }
    let tabs = first.utf8.count { $0 == Self.tab }
    if tabs > 0 {
      guard lines.allSatisfy({ $0.text.utf8.count { $0 == Self.tab } == tabs }) else { return nil }
      reader.format = .tsv
      let names = first.split(separator: "\t", omittingEmptySubsequences: false)
      reader.hasHeader = !names.contains { isAmount($0) }
      guard tabs == 1 else { return reader }
      let others = lines.dropFirst().map {
        $0.text.split(separator: "\t", omittingEmptySubsequences: false)
      }
      let (before, behind) = (
        others.count { isAmount($0[0]) }, others.count { isAmount($0[1]) }
      )
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
    return isTable ? reader : nil
  }

  private func isAmount(_ text: Substring) -> Bool {
    // No number is so long, and a line may be as long as a file.
    guard !text.isEmpty, text.utf8.count <= 40 else { return false }
    let text = String(text)
    return AmountNotation(of: [text], numbers).number(text) != nil
  }
}

// MARK: - Lines

extension TextListReader {
  /// The lines that are neither blank nor comments.
  private func lines(of text: String) throws(SceneError) -> [Line] {
    var lines: [Line] = []
    var position = SourcePosition(line: 1, column: 1)
    let cancellation = RenderCancellation.current
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      if cancellation.isCancelled { throw SceneError(cancelledAt: position) }
      if !line.isEmpty, Self.saysSomething(line) {
        try reader.limits.check(records: lines.count, at: position)
        lines.append(Line(text: line, position: position))
      }
      position = Self.position(after: line, of: text, from: position)
    }
    return lines
  }

  private static func saysSomething(_ line: Substring) -> Bool {
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

// MARK: - Forms

extension TextListReader {
  private static let space = UInt8(ascii: " ")
  private static let tab = UInt8(ascii: "\t")

  private func form(of lines: [Line]) -> Form {
    if lines.contains(where: { $0.text.utf8.contains(Self.tab) }) { return .tab }
    if Self.areCounted(lines) { return .countFirst }
    for separator in [UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "|")] {
      let others = hasHeader(lines, separator) ? lines.dropFirst() : lines[...]
      let weighted = others.count { weightSeparator(separator, in: $0.text) != nil }
      if weighted * 2 > others.count { return .separated(separator) }
    }
    for (opening, closing) in Self.signs where lines.count > 1 {
      let parts = lines.map { Self.parts(of: $0.text, between: opening, closing) }
      let amounts = parts.count { $0.map { isAmount($0.weight) } ?? false }
      if amounts * 2 > lines.count, opening != " " || isTold(parts) {
        return .between(opening, closing)
      }
    }
    return .tab
  }

  /// Signs around the weights at the ends of lines.
  private static let signs = [
    (":", ""), ("(", ")"), ("[", "]"), ("=", ""), (" - ", ""), (" – ", ""), (" — ", ""), ("×", ""),
    (" ", ""),
  ]

  /// The text before a sign, and what is between it and the line's end; nil if one of them is empty.
  private static func parts(
    of line: Substring, between opening: String, _ closing: String
  ) -> (name: Substring, weight: Substring)? {
    let line = trimmed(line)
    guard line.hasSuffix(closing) else { return nil }
    // No number is so long, and a line may be as long as a file.
    let end = line.dropLast(closing.count)
    guard let sign = end.suffix(40).ranges(of: opening).last else { return nil }
    let (name, weight) = (trimmed(end[..<sign.lowerBound]), trimmed(end[sign.upperBound...]))
    // Between digits it is a time of the day, or a ratio.
    let isBetweenDigits =
      opening == ":" && name.last?.isNumber == true && sign.upperBound == weight.startIndex
    return name.isEmpty || weight.isEmpty || isBetweenDigits ? nil : (name, weight)
  }

  /// Whether numbers behind a space are weights: all lines have one, or say that there is none, behind
  /// texts that differ and go on with no sign of a sentence.
  private func isTold(_ parts: [(name: Substring, weight: Substring)?]) -> Bool {
    let parts = parts.map { part in
      part.flatMap {
        isAmount($0.weight) || DataValue.text(String($0.weight)).isMissing ? $0.name : nil
      }
    }
    return parts.allSatisfy { $0?.last.map { !",;:.".contains($0) } ?? false }
      && Set(parts).count == parts.count
  }

  /// Returns whether all lines begin with numbers that end in one column, the fourth or a later
  /// one; only numbers that need more columns go beyond it.
  private static func areCounted(_ lines: [Line]) -> Bool {
    let counts = lines.compactMap { count(before: $0.text) }
    guard counts.count == lines.count, let column = counts.map(\.upperBound).min(), column >= 4
    else {
      return false
    }
    return counts.contains { $0.lowerBound > 0 }
      && counts.allSatisfy { $0.upperBound == column || $0.lowerBound == 0 }
  }

  /// Returns where a number begins and ends that is before a text, in bytes.
  private static func count(before line: Substring) -> Range<Int>? {
    let bytes = line.utf8
    let start = bytes.prefix { $0 == space }.count
    let digits = bytes.dropFirst(start).prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }.count
    let next = bytes.dropFirst(start + digits).first ?? space
    return digits > 0 && next == space ? start..<(start + digits) : nil
  }

  /// Returns whether the first line names the fields of lines that have weights.
  private func hasHeader(_ lines: [Line], _ separator: UInt8) -> Bool {
    guard lines.count > 1, weightSeparator(separator, in: lines[1].text) != nil,
      weightSeparator(separator, in: lines[0].text) == nil
    else { return false }
    return lines[0].text.utf8.count { $0 == separator } == 1
      && Self.lastSeparator(separator, in: lines[0].text) != nil
  }

  /// The separator behind which a line has nothing but a number: the first of those, as a number may
  /// have commas.
  private func weightSeparator(_ separator: UInt8, in line: Substring) -> Substring.Index? {
    guard line.utf8.contains(separator), !isNumber(line) else { return nil }
    let isComma = separator == UInt8(ascii: ",")
    // No number is so long, and a line may be as long as a file.
    return line.utf8.suffix(40).indices.first { i in
      Self.isSeparator(separator, at: i, in: line)
        && (isComma ? isNumber : isAmount)(line[line.utf8.index(after: i)...])
    }
  }

  private func isNumber(_ text: Substring) -> Bool {
    text.utf8.count <= 40
      && (numbers.number(String(text)) != nil || DataNumber(spelling: String(text)) != nil)
  }

  private static func lastSeparator(_ separator: UInt8, in line: Substring) -> Substring.Index? {
    line.utf8.indices.last { isSeparator(separator, at: $0, in: line) }
  }

  /// Returns whether a comma or semicolon is between two texts, and no sign of a sentence, which
  /// has a space behind it.
  private static func isSeparator(
    _ separator: UInt8, at index: Substring.Index, in line: Substring
  ) -> Bool {
    let bytes = line.utf8
    guard bytes[index] == separator, index > bytes.startIndex else { return false }
    let next = bytes.index(after: index)
    return bytes[bytes.index(before: index)] != space && next < bytes.endIndex
      && bytes[next] != space && !isDecimal(index, in: line)
  }

  /// Returns whether a comma is that of a number behind other signs, as in `red: 3,5`.
  private static func isDecimal(_ index: Substring.Index, in line: Substring) -> Bool {
    let digits = line[..<index].reversed().prefix { $0.isASCII && $0.isNumber }.count
    let before = line[..<index].dropLast(digits).last
    return line.utf8[index] == UInt8(ascii: ",") && digits > 0
      && before.map { " \t:([=".contains($0) } ?? false
  }
}

// MARK: - Rows

extension TextListReader {
  private func rows(of lines: [Line], _ form: Form) throws(SceneError) -> [Row] {
    var lines = lines[...]
    if case .separated(let separator) = form, hasHeader(Array(lines), separator) {
      lines = lines.dropFirst()
    }
    var rows: [Row] = []
    rows.reserveCapacity(lines.count)
    for line in lines {
      switch form {
      case .tab: rows.append(try Self.row(line, partedAt: line.text.utf8.firstIndex(of: Self.tab)))
      case .countFirst: if let row = Self.row(counted: line) { rows.append(row) }
      case .separated(let separator):
        let index =
          weightSeparator(separator, in: line.text) ?? Self.lastSeparator(separator, in: line.text)
        rows.append(try Self.row(line, partedAt: index))
      case .between(let opening, let closing):
        rows.append(try Self.row(line, between: opening, closing))
      }
    }
    return rows
  }

  /// A line whose weight is behind the byte at an index; without an index it has none.
  private static func row(
    _ line: Line, partedAt index: Substring.Index?
  ) throws(SceneError) -> Row {
    var name = trimmed(line.text[..<(index ?? line.text.endIndex)])
    // A text that begins with a number sign is written with a backslash before it.
    if name.hasPrefix("\\#") { name.removeFirst() }
    guard !name.isEmpty else {
      throw SceneError(
        at: line.position, path: "", found: "a weight alone", expected: "a text before it")
    }
    guard let index else { return Row(name: name, position: line.position) }
    let weight = line.text[line.text.utf8.index(after: index)...]
    var position = line.position
    position.column += line.text[..<index].unicodeScalars.count + 1
    return Row(name: name, weight: (String(trimmed(weight)), position), position: line.position)
  }

  private static func row(
    _ line: Line, between opening: String, _ closing: String
  ) throws(SceneError) -> Row {
    guard let parts = parts(of: line.text, between: opening, closing) else {
      return try row(line, partedAt: nil)
    }
    var position = line.position
    position.column += line.text[..<parts.weight.startIndex].unicodeScalars.count
    return Row(name: parts.name, weight: (String(parts.weight), position), position: line.position)
  }

  /// A line of `uniq -c`; nil for the count of blank lines.
  private static func row(counted line: Line) -> Row? {
    guard let count = count(before: line.text) else { return nil }
    let bytes = line.text.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: count.lowerBound)
    let end = bytes.index(bytes.startIndex, offsetBy: count.upperBound)
    let name = trimmed(line.text[end...])
    if name.isEmpty { return nil }
    var position = line.position
    position.column += count.lowerBound
    return Row(
      name: name, weight: (String(line.text[start..<end]), position), position: line.position)
  }
}
