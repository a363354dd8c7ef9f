extension SceneFileError {
  /// A problem for machines.
  package struct Record: Codable, Hashable, Sendable {
    package var file: String
    /// The line, from 1.
    package var line: Int
    /// The character in the line, from 1, counted in Unicode scalars.
    package var column: Int
    /// The names and indices that lead to the value; empty for what concerns the whole file.
    package var path: String
    package var found: String
    package var expected: String
    /// The nearest valid name.
    package var suggestion: String?
  }

  /// All problems, in the order of the text.
  package var records: [Record] {
    problems.map {
      Record(
        file: text.name, line: $0.position.line, column: $0.position.column, path: $0.path,
        found: $0.found, expected: $0.expected, suggestion: $0.suggestion)
    }
  }
}
