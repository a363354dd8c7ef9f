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
}

extension FieldPath: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self.init(text) }
}
