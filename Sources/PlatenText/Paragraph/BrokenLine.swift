package import Foundation

/// A line of a paragraph: its runs' glyphs, one after the other.
///
/// Lengths are points.
package struct BrokenLine: Sendable {
  /// A run's part of a line.
  package struct Part: Sendable {
    /// Which of the text's runs it is of.
    package var run: Int
    package var text: ShapedText
    /// From the start of the line.
    package var x: CGFloat
  }

  package private(set) var parts: [Part] = []
  /// How far the line moves the pen.
  package private(set) var width: CGFloat = 0

  /// The characters of the line.
  package var text: String {
    parts.count == 1 ? parts[0].text.text : parts.reduce("") { $0 + $1.text.text }
  }

  mutating func append(_ text: ShapedText, run: Int, size: CGFloat) {
    parts.append(Part(run: run, text: text, x: width))
    width += text.width * size
  }
}

/// Characters of a run.
struct RunSlice {
  var run: Int
  var text: String
}
