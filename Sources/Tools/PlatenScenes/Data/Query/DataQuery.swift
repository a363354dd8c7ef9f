package import Foundation
internal import Platen
package import PlatenBase

/// A query for the records of a table that a scene shows, and for their order.
///
/// The steps follow each other: filters → `top` → `order` → `offset` → `limit` → weights. So `top`
/// takes the heaviest records whatever order they are shown in, and the weights lie between the
/// least and the greatest of those that are shown.
package struct DataQuery: Hashable, Sendable {
  /// A record stays if all of them accept it.
  package var filters: [DataFilter] = []
  /// How many of the heaviest records stay; `nil` for all.
  ///
  /// Of equally heavy ones those stay that come first, and so the first of all without weights.
  package var top: Int?
  package var order = DataOrder.given
  /// How many records are passed over at the beginning.
  package var offset = 0
  /// How many records there are at most, after those that are passed over; `nil` for all.
  package var limit: Int?
  /// How weights become sizes; by the defaults without it, if there are weights.
  package var weights: DataWeights?
  /// The names of the items that are selected: in the column of words.
  package var selected: [String] = []
  /// Those of them that need not be there.
  package var optional: Set<String> = []

  package init() {}

  /// The items that a table has for the query.
  ///
  /// - Parameter locale: The language by whose alphabet texts are sorted.
  /// - Throws: What is wrong at a record, or with a field or a name that the query asks for.
  package func items(
    of table: DataTable, locale: @autoclosure () -> Locale = Locale(identifier: "en")
  ) throws(DataQueryError) -> [DataItem] {
    try checkFields(in: table)
    var table = table
    table.taken = table.decided
    var rows = try weighed(try filtered(table.records), of: table)
    if let top { rows = Self.heaviest(top, of: rows) }
    rows = sorted(rows, of: table, locale)
    rows = Array(rows.dropFirst(max(offset, 0)).prefix(max(limit ?? .max, 0)))
    return try items(rows, of: table)
  }
}

// MARK: - Steps

extension DataQuery {
  private struct Row {
    var record: DataRecord
    var weight = 1.0
    /// The weight, if the record has one.
    var amount: Double?
  }

  private func checkFields(in table: DataTable) throws(DataQueryError) {
    // What no record has cannot be misspelled if there are no records.
    guard !table.records.isEmpty else { return }
    for (i, filter) in filters.enumerated() {
      try check(filter.field, in: table, for: .filter(i))
    }
    if case .field(let field, _) = order { try check(field, in: table, for: .order) }
    if let field = weights?.field { try check(field, in: table, for: .weights) }
  }

  private func check(
    _ field: FieldPath, in table: DataTable, for part: DataQueryError.Part
  ) throws(DataQueryError) {
    guard !table.fields.contains(field) else { return }
    let names = table.fields.names
    throw .query(
      part,
      UnexpectedValue(
        found: Quotation(field.text).description,
        expected: FieldTree.expected(names),
        suggestion: NearestSpelling.of(field.text, among: names, limit: 1).first))
  }

  private func filtered(_ records: [DataRecord]) throws(DataQueryError) -> [Row] {
    var rows: [Row] = []
    do throws(SceneError) {
      for record in records {
        var isAccepted = true
        for filter in filters where isAccepted { isAccepted = try filter.accepts(record) }
        if isAccepted { rows.append(Row(record: record)) }
      }
    } catch {
      throw .data(error)
    }
    return rows
  }

  /// The rows with their weights, which have to be numbers only if the query depends on them.
  private func weighed(_ rows: [Row], of table: DataTable) throws(DataQueryError) -> [Row] {
    let rule = weights ?? DataWeights()
    guard let field = rule.field(in: table) else {
      try checkWeightsAreNotNeeded(table)
      return rows
    }
    var weighed = rows
    do throws(SceneError) {
      for i in rows.indices {
        weighed[i].amount = rows[i].record[field]?.number
        if weighed[i].amount == nil, !needsWeights { continue }
        weighed[i].weight = try rule.weight(of: rows[i].record, in: field)
      }
    } catch {
      throw .data(error)
    }
    return weighed
  }

  /// Whether the records that are shown, or their order, depend on weights.
  var needsWeights: Bool {
    if case .weight = order { return true }
    return weights != nil || top != nil
  }

  private func checkWeightsAreNotNeeded(_ table: DataTable) throws(DataQueryError) {
    var part: DataQueryError.Part?
    if case .weight = order { part = .order }
    if weights != nil { part = .weights }
    guard let part, !table.records.isEmpty else { return }
    throw .query(
      part,
      UnexpectedValue(
        found: "data without weights",
        expected: "a column of numbers among \(FieldTree.list(table.fields.names))"))
  }

  /// The heaviest rows, in the order that they have.
  private static func heaviest(_ count: Int, of rows: [Row]) -> [Row] {
    guard count < rows.count else { return rows }
    let byWeight = rows.indices.sorted {
      rows[$0].weight != rows[$1].weight ? rows[$0].weight > rows[$1].weight : $0 < $1
    }
    return byWeight.prefix(max(count, 0)).sorted().map { rows[$0] }
  }

  private func sorted(_ rows: [Row], of table: DataTable, _ locale: () -> Locale) -> [Row] {
    switch order {
    case .given: return rows
    case .shuffled(let seed):
      var random = SplitMix64(seed: seed)
      return random.shuffled(Array(rows.indices)).map { rows[$0] }
    case .weight(let descending):
      return Self.sorted(rows) { one, other in
        one.weight == other.weight
          ? nil : descending ? one.weight > other.weight : one.weight < other.weight
      }
    case .field(let field, let descending):
      return Self.sorted(rows, by: field, descending, locale())
    case .name(let descending):
      return Self.sorted(rows, by: table.decided.roles.word, descending, locale())
    }
  }

  private static func sorted(
    _ rows: [Row], by field: FieldPath, _ descending: Bool, _ locale: Locale
  ) -> [Row] {
    let keys = rows.map { SortKey($0.record[field] ?? .null) }
    return Self.sorted(Array(zip(rows, keys))) { one, other in
      one.1.precedes(other.1, descending: descending, locale: locale)
    }.map(\.0)
  }

  /// Sorts by a rule that says `nil` for equal elements, which keep their order; not at all if the
  /// render is cancelled.
  static func sorted<Element>(
    _ elements: [Element], by precedes: (Element, Element) -> Bool?
  ) -> [Element] {
    let cancellation = RenderCancellation.current(over: elements.count)
    let order = try? elements.indices.sorted {
      try cancellation.check()
      return precedes(elements[$0], elements[$1]) ?? ($0 < $1)
    }
    return order?.map { elements[$0] } ?? elements
  }

  private func items(_ rows: [Row], of table: DataTable) throws(DataQueryError) -> [DataItem] {
    let taken = table.decided
    try checkSelected(in: table, taken.roles)
    let chosen = Set(selected)
    var items = rows.enumerated().map { index, row in
      DataItem(
        record: row.record, value: table.item(of: row.record), of: table, taken, index: index,
        count: rows.count)
    }
    for (i, row) in rows.enumerated() {
      (items[i].amount, items[i].followsRule) = (row.amount, weights != nil)
    }
    if !chosen.isEmpty {
      for i in items.indices {
        items[i].isSelected = chosen.contains(items[i].name)
      }
    }
    (weights ?? DataWeights()).apply(rows.map(\.weight), to: &items)
    return items
  }

  /// The selected names that a table has.
  package func selected(in table: DataTable) -> Set<String> {
    if selected.isEmpty { return [] }
    let roles = table.decided.roles
    return Set(selected).intersection(table.records.map(roles.name(of:)))
  }

  private func checkSelected(
    in table: DataTable, _ roles: ColumnRoles
  ) throws(DataQueryError) {
    guard !selected.isEmpty else { return }
    let names = table.records.map(roles.name(of:))
    let known = optional.union(names)
    guard let i = selected.firstIndex(where: { !known.contains($0) }) else { return }
    let near = NearestSpelling.of(selected[i], among: Array(names.prefix(10_000)), limit: 1)
    throw .query(
      .selected(i),
      UnexpectedValue(
        found: Quotation(selected[i]).description,
        expected: "a value of the field \(roles.word.text)", suggestion: near.first))
  }
}

// MARK: - Errors

/// Why a query has no result.
package enum DataQueryError: Error, Hashable, Sendable {
  /// The part of the query that is wrong, so that the error is shown there.
  package enum Part: Hashable, Sendable {
    case filter(Int)
    case order
    case weights
    case selected(Int)
  }

  /// At a record of the data.
  case data(SceneError)
  /// At what the scene asks for.
  case query(Part, UnexpectedValue)
}
