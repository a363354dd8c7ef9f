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

  var limits: DataLimits
  /// How the weights are written.
  var numbers: NumberNotation

  /// A table with the field `name`, and with `weight` if some text has one.
  ///
  /// - Throws: An error at a weight that is none or is alone, or at the first line that is too many.
  func table(from text: String) throws(SceneError) -> DataTable {
    let rows = try rows(of: lines(of: text))
    let hasWeights = rows.contains { $0.weight != nil }
    let fields = FieldNames(hasWeights ? ["name", "weight"] : ["name"])
    let numbers = numbers.fitting(rows.lazy.compactMap(\.weight?.text))
    var records: [DataRecord] = []
    records.reserveCapacity(rows.count)
    for row in rows {
      var values = [DataValue.text(String(row.name))]
      if hasWeights { values.append(try Self.weight(of: row, numbers)) }
      records.append(DataRecord(fields: fields, values: values, at: row.position))
    }
    return DataTable(fields: fields, records: records)
  }

  private static func weight(
    of row: Row, _ numbers: NumberNotation
  ) throws(SceneError) -> DataValue {
    guard let weight = row.weight else { return .null }
    if let number = numbers.number(weight.text), number.value >= 0 { return .number(number) }
    throw SceneError(
      at: weight.position, path: "weight", found: Quotation(weight.text).description,
      expected: "a number of zero or more as the weight of \(Quotation(row.name))"
        + NumberNotation.note(on: weight.text))
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
        try limits.check(records: lines.count, at: position)
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
    for separator in [UInt8(ascii: ";"), UInt8(ascii: ",")] {
      let others = hasHeader(lines, separator) ? lines.dropFirst() : lines[...]
      let weighted = others.count { weightSeparator(separator, in: $0.text) != nil }
      if weighted * 2 > others.count { return .separated(separator) }
    }
    return .tab
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
    // Most lines end with a letter.
    guard let last = line.utf8.last, last < UInt8(ascii: ":"), line.utf8.contains(separator),
      !isNumber(line)
    else { return nil }
    // No number is so long, and a line may be as long as a file.
    return line.utf8.suffix(40).indices.first { i in
      Self.isSeparator(separator, at: i, in: line)
        && isNumber(line[line.utf8.index(after: i)...])
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
      && bytes[next] != space
  }
}

// MARK: - Rows

extension TextListReader {
  private func rows(of lines: [Line]) throws(SceneError) -> [Row] {
    let form = form(of: lines)
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
