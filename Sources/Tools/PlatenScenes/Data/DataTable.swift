internal import PlatenBase

/// A list of records.
package struct DataTable: Sendable {
  /// The fields that the records have; a record may lack some.
  package let fields: FieldTree
  package var records: [DataRecord]
  /// Whether the list has plain values instead of records: each became a record of which the fields
  /// `name` and `value` are both that value.
  ///
  /// So `{name}` prints a plain text as it prints the one of a text file, and a list of numbers
  /// reads well too: `{value:number(1)}`.
  package let isPlain: Bool
  /// How its texts write numbers.
  var numbers = NumberNotation()
  /// What its text was taken for, though nobody said so, as a phrase; nil for what was said.
  var reading: String?
  /// What is to be said of the lines of a list beside their form, as a phrase.
  var remark: String?
  /// The signs that may part thousands or a fraction, as nobody said and nothing shows which of them.
  var doubtfulSigns = ""
  /// What of its text is in no record, or was changed, with its place.
  var lost: [UnreadCell] = []

  /// What is said of rows that were left out or filled up, with their places.
  package var remarksOnRows: [(position: SourcePosition, detail: String)] {
    lost.map { ($0.position, $0.detail) }
  }
  /// How a list without columns was taken apart, as messages say it; nil for a table with columns.
  var form: ListForm?
  /// Whether its words are names of a list with numbers that count up: `iPhone 14`, `iPhone 15`.
  var hasNumberedNames = false
  /// Whether its words are the lines of a text.
  var hasLinesAsWords = false
  /// What was taken from it, if that was decided already.
  package var taken: TakenColumns?
  /// Returns where cells of a column begin, for the places of their records.
  var cellPlaces: (@Sendable ([SourcePosition], String) -> [SourcePosition])?

  /// How a list of texts has its weights.
  enum ListForm: Hashable, Sendable {
    /// As it is documented, or not at all.
    case plain
    /// As in this line, which was found out.
    case found(String)
    /// Counted in a text, of which this was assumed, as a phrase.
    case counted(String)

    var isFound: Bool { if case .found = self { true } else { false } }
  }

  /// Whether it is a mapping of names to plain values.
  var isMapping: Bool { form == .plain && !isPlain && fields.names == ["name", "value"] }

  /// Whether its words were counted in a text, of which something was assumed.
  var isCounted: Bool { if case .counted = form { true } else { false } }

  /// A table of records that have the same fields.
  package init(fields: FieldNames, records: [DataRecord]) {
    self.fields = FieldTree(fields.names)
    self.records = records
    isPlain = false
  }

  /// A table of records that may differ in their fields.
  package init(records: [DataRecord]) {
    fields = FieldTree(of: records)
    self.records = records
    isPlain = false
  }

  /// A table of a list's values, which are all records or all plain.
  ///
  /// - Throws: An error at `position` or where a record begins, if the list has both.
  package init(
    items: [DataValue], at position: SourcePosition = SourcePosition(line: 1, column: 1)
  ) throws(SceneError) {
    let places = items.map { item in
      if case .record(let record) = item { return record.position }
      return position
    }
    try self.init(items: items, at: places)
  }

  /// A table of values of which each stands at its own position.
  init(items: [DataValue], at positions: [SourcePosition]) throws(SceneError) {
    var records: [DataRecord] = []
    let plain = FieldNames(["name", "value"])
    let arePlain = items.first.map { !$0.isRecord } ?? false
    records.reserveCapacity(items.count)
    for (item, position) in zip(items, positions) {
      guard item.isRecord != arePlain else {
        throw SceneError(
          at: position, path: "", found: item.phrase,
          expected: arePlain
            ? "a text or number, like the first value of the list"
            : "a record, like the first value of the list")
      }
      if case .record(let record) = item {
        records.append(record)
      } else {
        records.append(DataRecord(fields: plain, values: [item, item], at: position))
      }
    }
    fields = arePlain ? FieldTree(plain.names) : FieldTree(of: records)
    self.records = records
    isPlain = arePlain
  }

  /// What was taken, or else the columns that fit.
  var decided: TakenColumns { taken ?? TakenColumns(ColumnRoles(of: self)) }

  /// The value of a column in a record; nil without such a column.
  func value(of column: String, in record: DataRecord) -> DataValue? {
    guard let path = fields.wrapped[column] else { return record[column] }
    return record[path]
  }

  /// The item that became a record: the plain value, or the record itself.
  package func item(of record: DataRecord) -> DataValue {
    isPlain ? record["value"] ?? .null : .record(record)
  }
}

extension DataValue {
  fileprivate var isRecord: Bool {
    if case .record = self { true } else { false }
  }
}

// MARK: - The fields of its records

/// The names of fields that some record of a list has, and those within their records.
///
/// It tells a field that one record happens to lack, which is null, from one that was misspelled.
package final class FieldTree: Sendable {
  /// The names in the order of their first appearance.
  package let names: [String]
  /// The paths to the values of fields that have them in records of their own: `{"count": {"value": 3}}`.
  let wrapped: [String: FieldPath]
  private let known: Set<String>
  private let children: [String: FieldTree]

  /// - Parameter mixed: The names of fields that have plain values in some records.
  package init(
    _ names: [String], children: [String: FieldTree] = [:], mixed: Set<String> = []
  ) {
    self.names = names
    known = Set(names)
    self.children = children
    wrapped = children.reduce(into: [:]) { paths, child in
      guard !mixed.contains(child.key), let inner = child.value.onlyValue else { return }
      paths[child.key] = FieldPath([child.key, inner])
    }
  }

  /// The name of the field that has the value of records which have one alone, or beside what tells its
  /// type, as SPARQL's answers write it: `{"type": "literal", "xml:lang": "en", "value": "Bern"}`.
  private var onlyValue: String? {
    guard children.isEmpty else { return nil }
    if names.count == 1 { return names.first }
    let isTyped = names.allSatisfy { ["type", "value", "xml:lang", "datatype"].contains($0) }
    return isTyped && names.contains("value") ? "value" : nil
  }

  /// The path to the values of a column.
  func path(of column: String) -> FieldPath { wrapped[column] ?? FieldPath(column) }

  /// The names of all of the records.
  ///
  /// - Complexity: O(*n*), where *n* is the number of values in all of the records.
  package convenience init(of records: [DataRecord]) {
    var names: [String] = []
    var known: Set<String> = []
    var inner: [String: [DataRecord]] = [:]
    var last: FieldNames?
    for record in records {
      if record.fields !== last {
        names += record.fields.names.filter { known.insert($0).inserted }
        last = record.fields
      }
      for (name, value) in zip(record.fields.names, record.values) {
        if case .record(let record) = value { inner[name, default: []].append(record) }
      }
    }
    let mixed = inner.keys.filter { name in
      records.contains { $0[name].map { !$0.isRecord && !$0.isEmpty } ?? false }
    }
    self.init(names, children: inner.mapValues(FieldTree.init(of:)), mixed: Set(mixed))
  }

  /// Returns whether some record has the field.
  package func contains(_ path: FieldPath) -> Bool {
    known.contains(path.text) || contains(path.components[...])
  }

  private func contains(_ path: ArraySlice<String>) -> Bool {
    guard let first = path.first else { return true }
    guard path.count > 1 else { return known.contains(first) }
    return children[first]?.contains(path.dropFirst()) == true
  }

  /// The names of the fields in a field's records; those at the top for no name.
  package func names(within path: ArraySlice<String>) -> [String]? {
    guard let first = path.first else { return names }
    return children[first]?.names(within: path.dropFirst())
  }

  /// Names as messages list them, of which only the first are shown if there are many.
  package static func list(_ names: [String]) -> String {
    let shown = names.prefix(20).map { Quotation.cut($0) }.joined(separator: ", ")
    return names.count > 20 ? "\(shown) and \(names.count - 20) more" : shown
  }

  /// The fields that messages expect instead of an unknown one.
  static func expected(_ names: [String]) -> String {
    names.count == 1
      ? "the field \(Quotation(names[0]))" : "one of the fields \(list(names))"
  }
}
