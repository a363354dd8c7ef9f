internal import ArgumentParser
internal import Platen

/// Reads one of some named values.
enum Spelling {
  /// The value of a name.
  ///
  /// - Throws: A failure of usage with the nearest name and all names.
  static func value<Value>(
    _ text: String, of option: String, among values: [(name: String, value: Value)]
  ) throws -> Value {
    if let match = values.first(where: { $0.name == text }) { return match.value }
    let names = values.map(\.name)
    let nearest = NearestSpelling.of(text, among: names, limit: 1).first
    let hint = nearest.map { "did you mean \"\($0)\"? " } ?? ""
    throw CommandFailure(
      .usage,
      "\(option) \"\(text)\" is unknown; \(hint)(\(names.joined(separator: ", ")))")
  }

  /// A reader of one of an enumeration's values, by their names.
  static func reader<Value: CaseIterable & RawRepresentable & Sendable>(
    of option: String
  ) -> @Sendable (String) throws -> Value where Value.RawValue == String {
    let values = Value.allCases.map { ($0.rawValue, $0) }
    return { try value($0, of: option, among: values) }
  }
}
