internal import PlatenBase

/// Reads a list of texts, one a line, with a weight after a tab if there is one.
struct TextListReader {
  var limits: DataLimits

  /// A table with the field `name`, and with `weight` if some text has one.
  func table(from text: String) throws(SceneError) -> DataTable {
    var rows: [(name: String, weight: DataNumber?, position: SourcePosition)] = []
    var position = SourcePosition(line: 1, column: 1)
    let cancellation = RenderCancellation.current
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      if cancellation.isCancelled { throw SceneError(cancelledAt: position) }
      if !line.isEmpty, let (name, weight) = try Self.entry(line, at: position) {
        try limits.check(records: rows.count, at: position)
        rows.append((name, weight, position))
      }
      position = Self.position(after: line, of: text, from: position)
    }
    let hasWeights = rows.contains { $0.weight != nil }
    let fields = FieldNames(hasWeights ? ["name", "weight"] : ["name"])
    let records = rows.map { row in
      var values = [DataValue.text(row.name)]
      if hasWeights { values.append(row.weight.map(DataValue.number) ?? .null) }
      return DataRecord(fields: fields, values: values, at: row.position)
    }
    return DataTable(fields: fields, records: records)
  }

  /// A line's text and weight; `nil` for a blank line and for a comment.
  private static func entry(
    _ line: Substring, at position: SourcePosition
  ) throws(SceneError) -> (String, DataNumber?)? {
    let fields = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
    var name = trimmed(fields[0])
    if name.isEmpty && fields.count == 1 || name.hasPrefix("#") { return nil }
    // A text that begins with a number sign is written with a backslash before it.
    if name.hasPrefix("\\#") { name.removeFirst() }
    guard !name.isEmpty else {
      throw SceneError(
        at: position, path: "", found: "a weight alone", expected: "a text before it")
    }
    guard fields.count == 2 else { return (String(name), nil) }
    let weight = String(trimmed(fields[1]))
    guard let number = Double(weight), number.isFinite, number >= 0 else {
      var position = position
      position.column += fields[0].unicodeScalars.count + 1
      throw SceneError(
        at: position, path: "weight", found: Quotation(weight).description,
        expected: "a number of zero or more as the weight of \(Quotation(name))")
    }
    return (String(name), DataNumber(number, spelling: weight))
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
