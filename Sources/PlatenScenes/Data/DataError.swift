/// What is wrong at one place of a data file.
package struct DataError: Error, Hashable, Sendable {
  /// Where the wrong text begins.
  package var position: SourcePosition
  /// What stands there, such as `"many"` or `2 fields`.
  package var found: String
  /// What should stand there, such as `a number`.
  package var expected: String
  /// The nearest valid spelling.
  package var suggestion: String?

  package init(
    at position: SourcePosition, found: String, expected: String, suggestion: String? = nil
  ) {
    self.position = position
    self.found = found
    self.expected = expected
    self.suggestion = suggestion
  }

  /// A text in quotation marks, cut where it is long.
  static func quoted(_ text: String) -> String {
    let shown = text.prefix(60)
    return shown.endIndex == text.endIndex ? "\"\(text)\"" : "\"\(shown)…\""
  }

  /// Names with commas, of which only the first are shown if there are many.
  static func list(_ names: [String]) -> String {
    let shown = names.prefix(20).joined(separator: ", ")
    return names.count > 20 ? "\(shown) and \(names.count - 20) more" : shown
  }
}
