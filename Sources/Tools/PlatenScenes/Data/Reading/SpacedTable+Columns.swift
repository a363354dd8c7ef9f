extension SpacedTable {
  /// Returns the columns of a table whose cells end where their names do, a space or more apart; nil
  /// for lines that are no such table.
  ///
  /// Two lines below the names at least have to end so in all columns, of which one has amounts.
  static func alignedColumns(of lines: [Line]) -> [Range<Int>]? {
    guard let names = lines.first, lines.count > 2,
      lines.allSatisfy({ $0.text.count == names.text.count })
    else { return nil }
    let ends = names.words.map(\.upperBound).filter { end in
      lines.allSatisfy { $0.hasCell(endingAt: end) }
    }
    let columns = zip([0] + ends, ends).map { $0..<$1 }
    guard columns.count > 1, !columns.contains(where: { AmountText(names.text($0)).isAmount }),
      columns.contains(where: { column in
        lines.dropFirst().allSatisfy { AmountText($0.text(column)).isAmount }
      }),
      // What has two spaces within are the cells of more columns, which end elsewhere.
      lines.allSatisfy({ line in !columns.contains { line.text($0).contains("  ") } })
    else { return nil }
    return columns
  }

  /// Returns the columns of a table whose cells begin where their names do, all of which are in capitals, as Docker and
  /// Kubernetes print it; nil for lines that are no such table.
  static func columnsBelowCapitals(of lines: [Line]) -> [Range<Int>]? {
    guard let names = lines.first, lines.count > 1 else { return nil }
    let starts = parts(of: names).map(\.lowerBound)
    let letters = names.text.filter { $0.properties.isAlphabetic }
    guard starts.count > 2, starts[0] == 0, !letters.contains(where: \.properties.isLowercase),
      lines.dropFirst().allSatisfy({ line in starts.allSatisfy(line.isClear) })
    else { return nil }
    return zip(starts, starts.dropFirst() + [Int.max]).map { $0..<$1 }
  }
}

extension SpacedTable.Line {
  /// Returns whether a text ends before a column, with a space or the line's end behind it.
  func hasCell(endingAt end: Int) -> Bool {
    end <= text.count && text[end - 1] != " " && (end == text.count || text[end] == " ")
  }

  /// Returns whether a column has a text that begins there, with a space before it, or a space.
  fileprivate func isClear(before start: Int) -> Bool {
    start == 0 || start < text.count && text[start - 1] == " "
  }
}

/// The rows of a table that have labels of several levels before their values, as those of a `MultiIndex`
/// of pandas: a label that is as in the row above is left blank.
struct SpacedLevels {
  /// The names of the columns; nil where there are none.
  private(set) var names: [String]?
  /// How many levels there are.
  private(set) var count = 0
  /// The lines of the rows, and where their cells are.
  private(set) var rows: [(line: SpacedTable.Line, cells: [Range<Int>])] = []

  /// - Parameter series: What pandas calls the only column of values; nil where it says nothing.
  /// - Returns: Nil for lines that are no such table.
  init?(_ lines: [SpacedTable.Line], _ series: String?) {
    guard lines.count > 2 else { return nil }
    let first = SpacedTable.parts(of: lines[0])
    if series == nil {
      // Above the names of the levels stand those of the values.
      let values = lines[0].words
      guard lines[0].text[0] == " " else { return nil }
      let levels = lines[1].words
      names = levels.map(lines[1].text) + values.map(lines[0].text)
      read(lines.dropFirst(2), levels.map(\.lowerBound), values.count)
    } else if let last = first.last, AmountText(lines[0].text(last)).isAmount {
      read(lines[...], first.dropLast().map(\.lowerBound), 1)
    } else {
      names = first.map(lines[0].text) + [series ?? ""]
      read(lines.dropFirst(), first.map(\.lowerBound), 1)
    }
    guard !rows.isEmpty else { return nil }
  }

  /// Finds the cells of all rows; none if one of them has not all.
  private mutating func read(
    _ lines: ArraySlice<SpacedTable.Line>, _ starts: [Int], _ values: Int
  ) {
    guard starts.count > 1, starts[0] == 0, let last = starts.last,
      lines.first?.text[0] != " ", lines.contains(where: { $0.text[0] == " " })
    else { return }
    count = starts.count
    let found = lines.compactMap { cells(of: $0, starts, last, values) }
    let areAmounts = (0..<values).contains { value in
      zip(lines, found).allSatisfy { AmountText($0.text($1[value + count])).isAmount }
    }
    if found.count == lines.count, areAmounts { rows = zip(lines, found).map { ($0, $1) } }
  }

  private func cells(
    of line: SpacedTable.Line, _ starts: [Int], _ last: Int, _ values: Int
  ) -> [Range<Int>]? {
    guard starts.allSatisfy(line.isClear), line.text[last] != " " else { return nil }
    let ends = SpacedTable.parts(of: line).filter { $0.upperBound > last }
    // Labels of levels may be one space apart.
    guard ends.count == values + 1 else { return nil }
    let levels = zip(starts, starts.dropFirst()).map { $0..<$1 }
    return levels + [last..<ends[0].upperBound] + ends.dropFirst()
  }
}
