import Foundation

@testable import PlatenText

extension Paragraph {
  /// The boxes around what each of a line's glyphs draws, in points in the paragraph's coordinates.
  func inkBoxes(of line: Line) -> [CGRect] {
    line.line.parts.flatMap { part in
      let size = text.runs[part.run].font.size
      return part.glyphs.glyphs.compactMap { glyph in
        part.glyphs.face.inkBounds(ofGlyph: glyph.id).map {
          CGRect(
            x: line.origin.x + part.x + (glyph.position.x + $0.minX) * size,
            y: line.origin.y + (glyph.position.y + $0.minY) * size, width: $0.width * size,
            height: $0.height * size)
        }
      }
    }
  }
}
