/// Named values in the order of their file, such as one line of a table.
package struct DataRecord: Sendable {
  package let fields: FieldNames
  /// One value for each of the fields.
  package var values: [DataValue]
  /// Where the record begins in its file.
  package var position: SourcePosition

  /// Values that are missing are null; those without a name are dropped.
  package init(fields: FieldNames, values: [DataValue], at position: SourcePosition) {
    self.fields = fields
    let missing = fields.names.count - values.count
    self.values =
      missing == 0
      ? values : values.prefix(fields.names.count) + Array(repeating: .null, count: max(missing, 0))
    self.position = position
  }

  /// A record that stands in no file.
  package init(_ entries: KeyValuePairs<String, DataValue>) {
    self.init(
      fields: FieldNames(entries.map(\.key)), values: entries.map(\.value),
      at: SourcePosition(line: 1, column: 1))
  }

  /// The value of a field, or `nil` without such a field.
  package subscript(name: String) -> DataValue? { fields.index(of: name).map { values[$0] } }

  /// The value of a field, or of a field within a record's field.
  ///
  /// A field whose whole name has points in it comes first. What lies within null is null.
  package subscript(path: FieldPath) -> DataValue? {
    if let value = self[path.text] { return value }
    guard path.components.count > 1 else { return nil }
    return value(at: path.components[...])
  }

  /// Replaces the value of a field that there is.
  mutating func set(_ path: FieldPath, to value: DataValue) {
    if let index = fields.index(of: path.text) {
      values[index] = value
    } else {
      set(path.components[...], to: value)
    }
  }

  private mutating func set(_ path: ArraySlice<String>, to value: DataValue) {
    guard let first = path.first, let index = fields.index(of: first) else { return }
    guard path.count > 1 else {
      values[index] = value
      return
    }
    guard case .record(var record) = values[index] else { return }
    record.set(path.dropFirst(), to: value)
    values[index] = .record(record)
  }

  private func value(at path: ArraySlice<String>) -> DataValue? {
    guard let first = path.first, let value = self[first] else { return nil }
    guard path.count > 1 else { return value }
    switch value {
    case .record(let record): return record.value(at: path.dropFirst())
    case .null: return .null
    default: return nil
    }
  }
}

/// Records are the same if their names and values are, wherever they stand.
extension DataRecord: Hashable {
  package static func == (one: Self, other: Self) -> Bool {
    (one.fields === other.fields || one.fields.names == other.fields.names)
      && one.values == other.values
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(fields.names)
    hasher.combine(values)
  }
}

// MARK: - Names of fields

/// The names of a record's fields in their order, shared by all records that have the same.
package final class FieldNames: Sendable {
  package let names: [String]
  private let indices: [String: Int]

  /// Of names that occur twice, the first one counts.
  package init(_ names: [String]) {
    self.names = names
    indices = Dictionary(
      names.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
  }

  package func index(of name: String) -> Int? { indices[name] }
}

/// The name of a field, or of a field within a record's field: `author.name`.
package struct FieldPath: Hashable, Sendable {
  /// The whole name, which may also be that of one field with points in it.
  package let text: String
  /// The names between the points.
  package let components: [String]

  package init(_ text: String) {
    self.text = text
    components = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  }

  /// A path of names that may have points in them.
  init(_ components: [String]) {
    (text, self.components) = (components.joined(separator: "."), components)
  }
}

extension FieldPath: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self.init(text) }
}
