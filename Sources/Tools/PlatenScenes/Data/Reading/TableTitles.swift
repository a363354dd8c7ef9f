internal import PlatenBase

/// Lines of a table that are neither names nor records: what reports write above their columns.
enum TableTitles {
  /// Removes the lines above the names of columns that have one text alone.
  ///
  /// - Returns: What is said of them.
  static func removed(from rows: inout [DelimitedReader.Row]) -> [UnreadCell] {
    if let count = titlesAboveBlankLine(rows) { return left(out: &rows, count) }
    let widths = rows.lazy.filter { !isComment($0) }.map(\.fields.count)
    guard rows.count > 2, let width = usual(widths), width > 1 else { return [] }
    let titles = rows.prefix { isTitle($0, width) }
    // Of lines with all separators, the next one has to be one of names.
    let next = rows.dropFirst(titles.count).first
    guard !titles.isEmpty, let next, next.fields.count == width,
      titles.allSatisfy({ $0.fields.count < width })
        || !next.fields.contains(where: { AmountText($0).isAmount })
    else { return [] }
    return left(out: &rows, titles.count)
  }

  /// Removes the first rows.
  ///
  /// - Returns: What is said of them.
  private static func left(out rows: inout [DelimitedReader.Row], _ count: Int) -> [UnreadCell] {
    let titles = rows.prefix(count)
    rows.removeFirst(count)
    return titles.compactMap { row in
      row.fields.first { !$0.isEmpty }.map {
        UnreadCell(
          row: row.position,
          detail:
            "\(Quotation($0)) is a title above the columns: it is left out")
      }
    }
  }

  /// How many rows stand above a blank line with names below it, and amounts below these; nil where
  /// there is none.
  private static func titlesAboveBlankLine(_ rows: [DelimitedReader.Row]) -> Int? {
    func hasAmount(_ row: DelimitedReader.Row) -> Bool {
      row.fields.contains { AmountText($0).isAmount }
    }
    return (1..<max(min(rows.count - 1, 6), 1)).first { i in
      rows[i].position.line > rows[i - 1].position.line + 1 && rows[i].fields.count > 1
        && !rows[...i].contains(where: hasAmount) && rows[(i + 1)...].allSatisfy(hasAmount)
        && rows[(i + 1)...].allSatisfy { $0.fields.count == rows[i].fields.count }
    }
  }

  /// Removes the second line of names that survey tools write: of the columns in which all other
  /// records have numbers, it has one empty.
  ///
  /// - Returns: What is said of it; nothing where there is none.
  static func removedSecondHeader(from rows: inout [DelimitedReader.Row]) -> [UnreadCell] {
    // Qualtrics writes the questions and, in a third line, how its own program calls them.
    if let last = rows.prefix(2).lastIndex(where: { row in
      row.fields.contains { $0.hasPrefix("{\"ImportId\"") }
    }) {
      return left(out: &rows, last + 1)
    }
    guard rows.count > 2, let first = rows.first, first.fields.contains(where: { !$0.isEmpty }),
      !first.fields.contains(where: { AmountText($0).isAmount }),
      first.fields.indices.contains(where: { column in
        first.fields[column].isEmpty
          && rows.dropFirst().allSatisfy { AmountText($0.fields[column]).isAmount }
      })
    else { return [] }
    rows.removeFirst()
    return [
      UnreadCell(
        row: first.position, detail: "the second line has names too, not a record: it is left out"
      )
    ]
  }

  /// Whether a line has one text alone, where it may have others.
  private static func isTitle(_ row: DelimitedReader.Row, _ width: Int) -> Bool {
    row.fields.count < width
      ? isComment(row) || row.fields.count(where: { !$0.isEmpty }) < 2
      : row.fields.dropFirst().allSatisfy(\.isEmpty)
  }

  /// Whether a line begins with a number sign, as what analytics write above their columns.
  private static func isComment(_ row: DelimitedReader.Row) -> Bool {
    row.fields.first?.utf8.first == UInt8(ascii: "#")
  }

  /// The number that most lines have; nil where two are as frequent.
  private static func usual(_ widths: some Sequence<Int>) -> Int? {
    var counts: [Int: Int] = [:]
    for width in widths { counts[width, default: 0] += 1 }
    let most = counts.values.max() ?? 0
    let usual = counts.filter { $0.value == most }.keys
    return usual.count == 1 ? usual.first : nil
  }
}
