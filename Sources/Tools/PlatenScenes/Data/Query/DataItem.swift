/// A record among those that a query chose, with what a scene may say about it.
package struct DataItem: Sendable {
  /// The names that begin with a dollar sign, so that no column's name is the same.
  package static let specials = [
    "$index", "$number", "$count", "$weight", "$size", "$color", "$isSelected",
  ]

  package let record: DataRecord
  /// What the record is called: its word.
  package let name: String
  /// The plain value of a list of such, or else the record.
  package var value: DataValue
  /// The fields that the record or another of the list has.
  package var fields: FieldTree
  /// Which of them have the word, its weight and its group.
  let taken: TakenColumns
  /// The place among the items, from 0.
  package var index: Int
  /// The number of the items.
  package var count: Int
  /// The weight itself; `nil` if the record has none.
  package var amount: Double?
  /// Whether the list says how weights become sizes.
  var followsRule = false
  /// Where the weight lies, from 0 for the least of the items to 1 for the greatest.
  package var weight = 0.5
  /// The size for the weight, in points.
  package var size: Double = 17
  package var isSelected = false
  /// The colour for the weight as a scene spells it, if there is one.
  package var color: DataValue?

  init(
    record: DataRecord, value: DataValue, of table: DataTable, _ taken: TakenColumns, index: Int,
    count: Int
  ) {
    self.record = record
    name = taken.roles.name(of: record)
    self.value = value
    fields = table.fields
    self.taken = taken
    self.index = index
    self.count = count
  }

  /// The value of a name that begins with a dollar sign.
  package func special(_ name: String) -> DataValue? {
    switch name {
    case "$index": .number(DataNumber(Double(index)))
    case "$number": .number(DataNumber(Double(index + 1)))
    case "$count": .number(DataNumber(Double(count)))
    case "$weight": .number(DataNumber(weight))
    case "$size": .number(DataNumber(size))
    case "$isSelected": .bool(isSelected)
    case "$color": color
    default: nil
    }
  }

  /// The value of a field of the record, null for one that only other records have.
  package subscript(path: FieldPath) -> DataValue? {
    record[path] ?? (fields.contains(path) ? .null : nil)
  }
}
