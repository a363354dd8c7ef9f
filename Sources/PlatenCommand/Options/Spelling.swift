internal import PlatenConsole

/// Reads one of some named values.
enum Spelling {
  /// The value of a name.
  ///
  /// - Throws: ``OptionValueError`` with the nearest name and all names.
  static func value<Value>(
    _ text: String, among values: [(name: String, value: Value)]
  ) throws -> Value {
    if let match = values.first(where: { $0.name == text }) { return match.value }
    throw OptionValueError(name: text, among: values.map(\.name))
  }

  /// A reader of one of an enumeration's values, by their names.
  static func reader<Value: CaseIterable & RawRepresentable & Sendable>()
    -> @Sendable (String) throws -> Value where Value.RawValue == String
  {
    let values = Value.allCases.map { ($0.rawValue, $0) }
    return { try value($0, among: values) }
  }
}
