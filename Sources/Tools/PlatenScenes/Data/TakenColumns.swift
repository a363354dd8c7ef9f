internal import PlatenBase

/// What was taken from a table: the columns of its words and weights, and the cells that say nothing.
package final class TakenColumns: Sendable {
  package let roles: ColumnRoles
  /// What was taken, as a sentence without its full stop; nil where that is as it is documented.
  let sentence: String?
  /// The cells from which no weight can be read, in order.
  let unread: [UnreadCell]
  /// The places of the records that have such cells and are left out.
  private let unreadRecords: Set<SourcePosition>
  /// The data file as a scene names it; nil for what stands in the text that is read.
  let file: String?

  init(
    _ roles: ColumnRoles, sentence: String? = nil, unread: [UnreadCell] = [], file: String? = nil
  ) {
    (self.roles, self.sentence, self.unread, self.file) = (roles, sentence, unread, file)
    unreadRecords = Set(unread.filter { !$0.countsOnce }.map(\.record))
  }

  /// The same without the sentence, which is said where words are drawn.
  var cells: TakenColumns { TakenColumns(roles, unread: unread, file: file) }

  /// Whether no weight can be read of a record.
  func isUnread(_ record: DataRecord) -> Bool {
    !unreadRecords.isEmpty && unreadRecords.contains(record.position)
  }
}

/// A cell of the weights that has none.
struct UnreadCell: Hashable, Sendable {
  let position: SourcePosition
  /// Where its record begins.
  let record: SourcePosition
  /// Whether the cell is empty, and the record counts once.
  let countsOnce: Bool
  /// What is the matter, as a sentence.
  let detail: String
}

extension UnreadCell {
  /// A row that is left out.
  init(row: SourcePosition, detail: String) {
    self.init(position: row, record: row, countsOnce: false, detail: detail)
  }
}

// MARK: - Weights

extension DataTable {
  /// The table with its weights as numbers.
  ///
  /// - Parameters:
  ///   - keepsUnread: Whether records stay whose weights cannot be read.
  ///   - file: The data file as a scene names it.
  /// - Throws: An error at the first cell of a column that was asked for and has no number.
  func weighed(
    by roles: ColumnRoles, keepsUnread: Bool = false, inFile file: String? = nil
  ) throws(SceneError) -> DataTable {
    var table = self
    var nameless = lost
    if !keepsUnread, let row = rowOfNumbers { nameless.append(row) }
    if !keepsUnread { table.records = named(by: roles, &nameless) }
    let records = table.records
    guard let weight = roles.weight else {
      if !keepsUnread, let unread = unreadAmounts(beside: roles) { nameless.append(unread) }
      table.taken = TakenColumns(
        roles, sentence: sentence(on: roles, nil), unread: nameless, file: file)
      return table
    }
    let cells = records.map { $0[weight] ?? .null }
    let notation = AmountNotation(
      of: cells.filter { !$0.isEmpty && !$0.isMissing }.map(\.text), numbers)
    let durations = DurationColumn(of: cells)
    // Where a tab may be missing, few lines without one are none of the list.
    let isRare = cells.count(where: \.isEmpty) * 4 <= cells.count
    var unread: [(record: DataRecord, value: DataValue)] = []
    table.records = []
    table.records.reserveCapacity(records.count)
    for (record, value) in zip(records, cells) {
      var record = record
      let number = durations.map { $0.number(value) } ?? notation.number(value)
      if let number {
        record.set(weight, to: .number(number))
      } else if value.isEmpty {
        if isMapping || form?.isFound ?? true || isRare { unread.append((record, value)) }
      } else {
        unread.append((record, value))
        if !keepsUnread { continue }
      }
      table.records.append(record)
    }
    if roles.isWeightChosen, unread.count == cells.count, let first = unread.first {
      let place = first.record.position
      throw SceneError(
        at: cellPlaces?([place], weight.text).first ?? place, path: weight.text,
        found: first.value.phrase,
        expected: "a finite number as the weight")
    }
    if !keepsUnread {
      nameless += table.removeSubtotals(by: roles, weight)
      nameless += table.removeSummaries(by: roles, weight)
    }
    if let amount = notation.ambiguity, let doubtful = doubtful(amount, weight, cells) {
      nameless.append(doubtful)
    }
    table.taken = TakenColumns(
      roles, sentence: sentence(on: roles, durations?.note ?? notation.note),
      unread: nameless + places(of: unread, weight, roles), file: file)
    return table
  }

  /// What is said of the only row of a table if it has a number for each name of a column; nil for others.
  private var rowOfNumbers: UnreadCell? {
    guard form == nil, records.count == 1, let row = records.first, row.values.count > 2,
      row.values.dropFirst().allSatisfy({ $0.number != nil }),
      row.values[0].number != nil || row.fields.names[0] == "column1"
        || ColumnNames.rank(ofWeight: row.values[0].text) != nil
    else { return nil }
    return UnreadCell(
      position: row.position, record: row.position, countsOnce: true,
      detail:
        "the only row has numbers: if the names of the columns are the words, write a row for each")
  }

  /// The records that have a word.
  ///
  /// - Parameter nameless: Gets those without one that say anything else.
  private func named(by roles: ColumnRoles, _ nameless: inout [UnreadCell]) -> [DataRecord] {
    records.filter { record in
      let name = roles.name(of: record)
      let isNull = form == nil && Self.nulls.contains(name)
      if !name.isEmpty, !isNull { return true }
      if record.values.contains(where: { !$0.isEmpty }) {
        nameless.append(
          UnreadCell(
            position: record.position, record: record.position, countsOnce: false,
            detail: (isNull ? "\(name) is not a word" : "no word")
              + " in \(Quotation(roles.word.text)): the row is left out"))
      }
      return false
    }
  }

  /// What programs write for a text that is not there.
  private static let nulls: Set<String> = ["NULL", "(null)", "\\N", "<NA>", "#N/A", "NaN"]

  private func places(
    of cells: [(record: DataRecord, value: DataValue)], _ weight: FieldPath, _ roles: ColumnRoles
  ) -> [UnreadCell] {
    if cells.isEmpty { return [] }
    let records = cells.map(\.record.position)
    let positions = cellPlaces?(records, weight.text) ?? records
    return zip(cells, positions).map { cell, position in
      let name = Quotation(roles.name(of: cell.record))
      let isEmpty = cell.value.isEmpty
      return UnreadCell(
        position: position, record: cell.record.position, countsOnce: isEmpty,
        detail: isEmpty
          ? "the weight of \(name) is empty and counts as 1"
          : "found \(cell.value.phrase) among the numbers of \(Quotation(weight.text)): \(name) is"
            + " left out")
    }
  }
}

// MARK: - Words that are none

extension DataTable {
  /// The table without the records whose word is a list or a record itself.
  ///
  /// - Throws: An error at the first if no record has another word.
  func withPlainWords(_ roles: ColumnRoles) throws(SceneError) -> DataTable {
    let wrong = records.filter { $0[roles.word]?.isOneValue == false }
    guard let first = wrong.first else { return self }
    let records = wrong.map(\.position)
    let places = cellPlaces?(records, roles.word.text) ?? records
    guard wrong.count < self.records.count else {
      throw SceneError(
        at: places.first ?? first.position, path: isPlain ? "" : roles.word.text,
        found: first[roles.word]?.phrase ?? "nothing",
        expected: "a text or a number as the word")
    }
    var table = self
    table.records.removeAll { $0[roles.word]?.isOneValue == false }
    table.lost += zip(wrong, places).map { record, place in
      UnreadCell(
        position: place, record: record.position, countsOnce: false,
        detail: "found \(record[roles.word]?.phrase ?? "nothing") among the words of"
          + " \(Quotation(roles.word.text)): the row is left out")
    }
    return table
  }
}

// MARK: - What is told of rows and amounts

extension DataTable {
  /// Removes the records that are called as those above them, with "Total" behind it, and have their sum,
  /// as pivot tables do: `north`, `north`, `north Total`.
  ///
  /// - Returns: What is said of them.
  fileprivate mutating func removeSubtotals(
    by roles: ColumnRoles, _ weight: FieldPath
  ) -> [UnreadCell] {
    let names = records.map { roles.name(of: $0) }
    guard names.contains(where: { $0.hasSuffix(" Total") }) else { return [] }
    var sums: [String: Double] = [:]
    var found: [Int] = []
    for (i, name) in names.enumerated() {
      let value = records[i][weight]?.number ?? 0
      let group = name.hasSuffix(" Total") ? String(name.dropLast(6)) : nil
      if let group, let sum = sums[group], abs(value - sum) <= abs(sum) * 0.001 {
        found.append(i)
      } else {
        sums[name, default: 0] += value
      }
    }
    let said = found.map { i in
      UnreadCell(
        row: records[i].position,
        detail: "\(Quotation(names[i])) has the sum of the rows above it: it is left out")
    }
    let removed = Set(found)
    records = records.indices.filter { !removed.contains($0) }.map { records[$0] }
    return said
  }

  /// Removes the first or last records that are called so and have the sum of the others, or their
  /// mean.
  ///
  /// - Returns: What is said of them.
  fileprivate mutating func removeSummaries(
    by roles: ColumnRoles, _ weight: FieldPath
  ) -> [UnreadCell] {
    func isCalled(_ record: DataRecord, _ names: Set<String>) -> Bool {
      let words = roles.name(of: record).lowercased().split { !$0.isLetter }
      return names.contains(words.joined(separator: " "))
    }
    // What is counted, and lists of words, have no means: "Media" is a word of its own.
    if isCounted { return [] }
    let names = form == nil ? Self.totals.union(Self.means) : Self.totals
    let candidates = records.indices.filter {
      ($0 < 1 || $0 >= records.count - 3) && isCalled(records[$0], names)
    }
    let others = records.indices.filter { !candidates.contains($0) }
    guard !candidates.isEmpty, others.count > 1 else { return [] }
    let sum = others.reduce(0) { $0 + (records[$1][weight]?.number ?? 0) }
    let mean = sum / Double(others.count)
    let found = candidates.filter { i in
      guard let value = records[i][weight]?.number, value > 0 else { return false }
      // Sums of fractions are not exact, and means are rounded.
      if isCalled(records[i], Self.means) { return abs(value - mean) <= mean * 0.01 }
      return value >= sum * 0.999 && value <= sum * 1.001
    }
    let said = found.map { i in
      let what = isCalled(records[i], Self.means) ? "mean" : "sum"
      return UnreadCell(
        row: records[i].position,
        detail:
          "\(Quotation(roles.name(of: records[i]))) has the \(what) of the other rows: it is left out"
      )
    }
    for i in found.reversed() { records.remove(at: i) }
    return said
  }

  private static let means: Set<String> = [
    "average", "mean", "durchschnitt", "mittelwert", "moyenne", "promedio", "media", "média",
    "gemiddelde", "średnia", "среднее", "平均",
  ]

  private static let totals: Set<String> = [
    "total", "totals", "grand total", "total general", "total général", "total geral",
    "totale generale", "sum total", "sum", "gesamt", "gesamtsumme", "summe", "insgesamt",
    "gesamtergebnis", "somme", "ensemble", "totale", "totaal", "suma", "razem", "итого", "всего",
    "合計", "总计", "合计", "celkem", "összesen", "suma total", "totalsumme",
    "gesamtanzahl", "общий итог", "总和", "总数", "總計", "合計数", "총계", "합계", "المجموع", "مجموع", "toplam",
    "genel toplam", "totalt", "i alt", "yhteensä", "suma końcowa", "ukupno", "разом", "всього",
    "σύνολο", "tổng", "tổng cộng", "jumlah",
  ]

  /// What is said of an amount that has another value in other languages; nil where it is known which
  /// one it is.
  fileprivate func doubtful(
    _ amount: (text: String, value: Double, other: Double), _ weight: FieldPath,
    _ cells: [DataValue]
  ) -> UnreadCell? {
    guard amount.text.contains(where: doubtfulSigns.contains),
      let record = zip(records, cells).first(where: { $1.text == amount.text })?.0.position
    else { return nil }
    let values = [amount.value, amount.other].map { DataNumber($0).spelling }
    let locales =
      amount.text.contains(",") == (amount.value > amount.other) ? ["en", "de"] : ["de", "en"]
    return UnreadCell(
      position: cellPlaces?([record], weight.text).first ?? record, record: record,
      countsOnce: true,
      detail:
        "\(Quotation(amount.text)) is read as \(values[0]), but may be \(values[1]): set the"
        + " locale to choose, \(locales[0]) or \(locales[1])")
  }
}

extension DataTable {
  /// Whether it is a table with columns, or a list of whose texts no fewer than half have weights, or all
  /// are names with numbers: such a list is none to be read as a text.
  package var isWeighed: Bool {
    guard form != nil, reading == nil, !hasNumberedNames else { return true }
    return records.count { $0["weight"]?.number != nil } * 2 >= max(records.count, 1)
  }
}

// MARK: - What is said of it

extension DataTable {
  /// - Parameter note: How the weights are written.
  private func sentence(on roles: ColumnRoles, _ note: String?) -> String? {
    let parts = [reading, remark, taken(on: roles, note)].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  private func taken(on roles: ColumnRoles, _ note: String?) -> String? {
    let note = note.map { " (\($0))" } ?? ""
    switch form {
    case .plain?:
      if isMapping, roles.word.text == "value" { return "words from the values, not the keys" }
      return note.isEmpty ? nil : "weights" + note
    case .counted(let phrase)?: return phrase
    case .found(let line)?: return "weights from lines such as \(Quotation(line))" + note
    case nil: break
    }
    let names = fields.names
    // A value within a record is one of the record's column.
    let used = [roles.word, roles.weight, roles.group].compactMap(\.self)
      .flatMap { [$0.text, $0.components[0]] }
    let others = names.filter { !(used + ["font", "link", "help"]).contains($0) }
    let isDocumented =
      roles.word.text == "name"
      && roles.weight.map { ColumnRoles.weights.contains($0.text) } ?? true
    if isPlain || isDocumented && others.isEmpty && note.isEmpty { return nil }
    var parts = ["words from \(Quotation(roles.word.text))"]
    parts.append(
      roles.weight.map { "weights from \(Quotation($0.text))" + note } ?? "no weights")
    if let group = roles.group { parts.append("groups from \(Quotation(group.text))") }
    if !others.isEmpty { parts.append("\(others.count) of \(names.count) columns not used") }
    return parts.joined(separator: ", ")
  }
}
