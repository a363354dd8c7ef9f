package import Foundation

/// A face's lengths as fractions of the em: times a size in points, they are points.
package struct FontMetrics: Hashable, Sendable {
  /// From the baseline up to the top of the line.
  package var ascent: CGFloat
  /// From the baseline down to the bottom of the line, positive.
  package var descent: CGFloat
  /// The gap that the font asks for between two lines.
  package var leading: CGFloat
  /// The height of capital letters.
  package var capHeight: CGFloat
  /// The height of the lowercase x.
  package var xHeight: CGFloat
  /// The line under a text.
  package var underline: Line
  /// The line through a text.
  package var strikethrough: Line

  /// A line along a text.
  package struct Line: Hashable, Sendable {
    /// From the baseline down to the line's upper edge; negative over the baseline.
    package var top: CGFloat
    /// The line's thickness, over zero.
    package var thickness: CGFloat
  }
}
