/// Why an SVG file cannot be read.
package struct SVGReadingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  package enum Code: String, Hashable, Sendable {
    /// It is no well-formed XML, or ends too early.
    case syntax
    /// It is XML, but no SVG.
    case notSVG
    /// It is larger, deeper or fuller than any picture.
    case limit
    /// It wants to read another file.
    case external
  }

  package var code: Code
  /// What was found and what was expected, without the place.
  package var message: String
  /// The line, from 1.
  package var line: Int
  /// The column in bytes, from 1.
  package var column: Int

  package init(code: Code, message: String, line: Int = 1, column: Int = 1) {
    (self.code, self.message, self.line, self.column) = (code, message, line, column)
  }

  /// The place and the message: `3:14: …`.
  package var description: String { "\(line):\(column): \(message)" }
}
