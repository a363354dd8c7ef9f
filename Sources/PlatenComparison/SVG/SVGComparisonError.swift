/// Which of two SVG files cannot be read, and why.
package struct SVGComparisonError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One of the two files.
  package enum Side: String, Hashable, Sendable {
    case reference, actual
  }

  package var side: Side
  package var error: SVGReadingError

  /// The file, the place and the message: `the reference: 3:14: …`.
  package var description: String {
    (side == .reference ? "the reference: " : "the actual file: ") + error.description
  }
}
