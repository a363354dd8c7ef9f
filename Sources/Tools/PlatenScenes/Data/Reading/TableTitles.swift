internal import PlatenBase

/// Lines of a table that are neither names nor records: what reports write above and below their columns.
enum TableTitles {
  /// Removes the lines above the names of columns that have one text alone.
  ///
  /// - Returns: What is said of them.
  static func removed(from rows: inout [DelimitedReader.Row]) -> [UnreadCell] {
    if let count = titlesAboveBlankLine(rows) { return left(out: &rows, count) }
    let widths = rows.lazy.filter { !isComment($0) }.map(\.fields.count)
    guard rows.count > 2, let width = usual(widths), width > 1 else { return [] }
    let titles = pairsAboveNames(rows, width) ?? rows.prefix { isTitle($0, width) }
    // Of lines with all separators, the next one has to be one of names.
    let next = rows.dropFirst(titles.count).first
    guard !titles.isEmpty, let next, next.fields.count == width,
      titles.allSatisfy({ $0.fields.count < width })
        || !next.fields.contains(where: { AmountText($0).isAmount })
    else { return [] }
    return left(out: &rows, titles.count)
  }

  /// Rows with fewer cells than all others, which stand below a blank line, as the World Bank writes what
  /// its tables have, or are names above amounts; nil where there are none.
  private static func pairsAboveNames(
    _ rows: [DelimitedReader.Row], _ width: Int
  ) -> ArraySlice<DelimitedReader.Row>? {
    let pairs = rows.prefix { $0.fields.count < width }
    let others = rows.dropFirst(pairs.count)
    guard let last = pairs.last, let first = others.first,
      others.allSatisfy({ $0.fields.count == width })
    else { return nil }
    func hasAmount(_ row: DelimitedReader.Row) -> Bool {
      row.fields.contains { AmountText($0).isAmount }
    }
    let areNames =
      others.count > 2 && !hasAmount(first) && others.dropFirst().allSatisfy(hasAmount)
    return first.position.line > last.position.line + 1 || areNames ? pairs : nil
  }

  /// Removes the lines below the rows that have one text alone.
  ///
  /// - Returns: What is said of those that do not count the rows.
  static func removedNotes(from rows: inout [DelimitedReader.Row]) -> [UnreadCell] {
    let notes = rows.reversed().prefix { $0.fields.count == 1 }.reversed()
    guard rows.count - notes.count > 2,
      rows.dropLast(notes.count).allSatisfy({ $0.fields.count > 1 })
    else { return [] }
    rows.removeLast(notes.count)
    return notes.filter { !isCount($0.fields[0]) }.map {
      UnreadCell(
        row: $0.position,
        detail: "\(Quotation($0.fields[0])) is a note below the rows: it is left out")
    }
  }

  /// Whether a line counts the rows above it: `2 rows selected.`, `(2 rows affected)`, `2 record(s)`.
  static func isCount(_ text: some StringProtocol) -> Bool {
    let words = text.lowercased().split { " ().".contains($0) }
    guard words.count > 1, Int(words[0]) != nil,
      ["row", "rows", "record", "records"].contains(words[1])
    else { return false }
    return words.dropFirst(2).allSatisfy {
      ["s", "selected", "affected", "returned", "fetched"].contains($0)
    }
  }

  /// Returns what is said of a first line of a text and a number that is taken for names: the text is one
  /// that columns are called by, the number a year, and none below it is as large or as small; nil for a
  /// line that is a record.
  static func yearAmongNames(
    _ cell: String, beside name: some StringProtocol, at position: SourcePosition,
    above cells: some Sequence<String>
  ) -> UnreadCell? {
    guard ColumnNames.rank(ofWord: String(name)) != nil || places.contains(name.lowercased()),
      let year = Int(TextListReader.trimmed(cell[...])), 1900...2100 ~= year
    else { return nil }
    let amounts = cells.compactMap { AmountText($0).number(in: .decimalPoint)?.value }
    guard !amounts.isEmpty,
      amounts.allSatisfy({ $0 * 2 <= Double(year) || $0 >= Double(year) * 2 })
    else { return nil }
    return UnreadCell(
      position: position, record: position, countsOnce: true,
      detail: "\(year) is read as the name of a column, not as a weight")
  }

  /// What columns of countries and the like are called, which have a column for each year.
  private static let places: Set<String> = [
    "area", "cities", "city", "countries", "country", "country name", "country/region", "district",
    "entity", "geo", "industry", "item", "location", "place", "product", "province", "region",
    "sector", "state", "stadt", "land", "länder", "bundesland", "produkt", "pays", "ville",
    "région", "produit", "país", "pais", "ciudad", "región", "producto", "paese", "città",
    "regione", "prodotto", "kraj", "miasto", "produkty", "страна", "город", "регион", "国家", "国",
    "地域", "나라", "국가",
  ]

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
