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
