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
}
