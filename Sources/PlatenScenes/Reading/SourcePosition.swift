/// A place in a file's text.
package struct SourcePosition: Hashable, Sendable, Comparable {
  /// The line, from 1.
  package var line: Int
  /// The character in the line, from 1, counted in Unicode scalars.
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (one: Self, other: Self) -> Bool {
    (one.line, one.column) < (other.line, other.column)
  }
}
