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
  /// - Throws: A problem at `position` or where a record begins, if the list has both.
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
            ? "a text or number, as the list begins with one"
            : "a record, as the list begins with one")
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
