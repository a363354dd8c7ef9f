package import Foundation
package import PlatenText

extension Path {
  /// Adds the outline of a glyph.
  ///
  /// - Parameters:
  ///   - pen: Where the glyph's origin lies.
  ///   - unit: How long a unit of the font is.
  package mutating func addOutline(_ outline: GlyphOutline, at pen: CGPoint, unit: CGFloat) {
    func place(_ point: CGPoint) -> CGPoint {
      CGPoint(x: pen.x + point.x * unit, y: pen.y + point.y * unit)
    }
    for element in outline.elements {
      switch element {
      case .move(let point): move(to: place(point))
      case .line(let point): addLine(to: place(point))
      case .quadCurve(let point, let control):
        addQuadCurve(to: place(point), control: place(control))
      case .curve(let point, let a, let b):
        addCurve(to: place(point), control1: place(a), control2: place(b))
      case .close: closeSubpath()
      }
    }
  }
}
