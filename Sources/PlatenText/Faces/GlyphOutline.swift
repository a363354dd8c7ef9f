package import Foundation

/// A glyph's outline in font units, y down from the baseline.
package struct GlyphOutline: Hashable, Sendable {
  /// A step of an outline.
  package enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(CGPoint, control: CGPoint)
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    case close
  }

  /// The steps in order; none if the glyph draws nothing.
  package var elements: [Element] = []
}
