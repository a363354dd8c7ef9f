internal import Foundation

/// A filter of records, by one of their fields.
package struct DataFilter: Hashable, Sendable {
  package enum Test: Hashable, Sendable {
    /// A number of this at least; what is empty does not stay.
    case minimum(Double)
    /// A number of this at most; what is empty does not stay.
    case maximum(Double)
    /// One of these values, or a list with one of them.
    case among(DataValueSet)
    /// Not null, and no text of white space alone; the others where it is false.
    case present(Bool)
  }

  package var field: FieldPath
  package var test: Test

  package init(_ field: FieldPath, _ test: Test) {
    self.field = field
    self.test = test
  }

  /// Returns whether a record stays.
  ///
  /// - Throws: An error at the record, if its field should be a number and is none.
  func accepts(_ record: DataRecord) throws(SceneError) -> Bool {
    try accepts(record[field] ?? .null, at: record.position)
  }

  /// Returns whether a value of the field passes.
  ///
  /// - Throws: An error at the position, if the value should be a number and is none.
  func accepts(_ value: DataValue, at position: SourcePosition) throws(SceneError) -> Bool {
    switch test {
    case .minimum(let least): return try number(value, at: position).map { $0 >= least } ?? false
    case .maximum(let most): return try number(value, at: position).map { $0 <= most } ?? false
    case .among(let values): return values.contains(value)
    case .present(let isPresent): return value.isEmpty != isPresent
    }
  }

  private func number(
    _ value: DataValue, at position: SourcePosition
  ) throws(SceneError) -> Double? {
    if value.isEmpty { return nil }
    if let number = value.number { return number }
    throw SceneError(
      at: position, path: field.text, found: value.phrase, expected: "a number")
  }
}

extension DataValue {
  /// Returns whether a value of a file is the one that a scene asks for: 1.0 is 1, and so is the
  /// text `1`.
  func matches(_ other: DataValue) -> Bool {
    if self == other { return true }
    switch other {
    case .list(let values): return values.contains { matches($0) }
    case .record, .null: return false
    case .bool(let value): return bool == value
    case .number, .text:
      if let largeWhole, let otherWhole = other.largeWhole { return largeWhole == otherWhole }
      if let number, let otherNumber = other.number { return number == otherNumber }
      if let bool, let otherBool = other.bool { return bool == otherBool }
      return text == other.text
    }
  }
}

/// Values of which one is looked for, among however many in the same time.
package struct DataValueSet: Hashable, Sendable {
  private let values: Set<DataValue>
  private let numbers: Set<Double>
  /// Whole numbers that have more digits than a `Double` keeps, such as identifiers.
  private let wholes: Set<Decimal>
  private let bools: Set<Bool>
  private let texts: Set<String>

  package init(_ values: [DataValue]) {
    self.values = Set(values)
    numbers = Set(values.compactMap(\.number))
    wholes = Set(values.compactMap(\.largeWhole))
    bools = Set(values.compactMap(\.bool))
    texts = Set(values.map(\.text))
  }

  /// Returns whether one of the values matches.
  func contains(_ value: DataValue) -> Bool {
    switch value {
    case .list(let values): return values.contains { contains($0) }
    case .record, .null: return values.contains(value)
    case .bool(let bool): return bools.contains(bool)
    case .number, .text:
      if let whole = value.largeWhole, !wholes.isEmpty { return wholes.contains(whole) }
      if let number = value.number { return numbers.contains(number) }
      if let bool = value.bool { return bools.contains(bool) }
      return texts.contains(value.text)
    }
  }
}
