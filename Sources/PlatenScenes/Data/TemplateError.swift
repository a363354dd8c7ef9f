/// What is wrong within a text with fields in braces.
package struct TemplateError: Error, Hashable, Sendable {
  /// The number of Unicode scalars of the text before the wrong ones.
  package var offset: Int
  /// What stands there, such as `{nmae}`.
  package var found: String
  /// What should stand there, such as `one of the fields name, weight`.
  package var expected: String
  /// The nearest valid spelling.
  package var suggestion: String?

  package init(at offset: Int, found: String, expected: String, suggestion: String? = nil) {
    self.offset = offset
    self.found = found
    self.expected = expected
    self.suggestion = suggestion
  }
}
