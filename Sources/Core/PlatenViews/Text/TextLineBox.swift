internal import Foundation
internal import PlatenBase
internal import PlatenDrawing
internal import PlatenText

/// A line under or through letters, brought to whole pixels so that it is crisp, and one thick at least.
struct TextLineBox {
  /// From left to right, in points of the picture.
  let places: ClosedRange<CGFloat>
  let top: CGFloat
  let thickness: CGFloat

  /// - Parameter box: What the line would fill.
  init(_ box: CGRect, on grid: PixelGrid) {
    let pixel = 1 / grid.scale
    let start = grid.nearest(box.origin)
    let end = grid.nearest(CGPoint(x: box.maxX, y: box.minY)).x
    thickness = max(grid.nearest(box.height), pixel)
    top = start.y
    places = start.x...max(end, start.x + pixel)
  }

  /// Where the line is left out as letters reach into it, in order: as far as they do, and as much as the
  /// line is thick on both sides.
  ///
  /// CSS Text Decoration Level 4, `text-decoration-skip-ink`, which leaves out none for ideographs.
  ///
  /// - Parameters:
  ///   - glyphs: The glyphs of the line of text.
  ///   - run: Which of the text's runs the line is of.
  ///   - corner: The paragraph's top left in the picture.
  func gaps(for glyphs: [Paragraph.Glyphs], of run: Int, _ corner: CGPoint) -> [ClosedRange<
    CGFloat
  >] {
    let reader = OutlineReader()
    var inks: [ClosedRange<CGFloat>] = []
    for part in glyphs where part.textRun == run && part.run.isSkipped {
      let em = part.run.face.unitsPerEm
      for glyph in part.run.glyphs {
        let start = CGPoint(
          x: corner.x + part.origin.x + glyph.position.x * part.size,
          y: corner.y + part.origin.y + glyph.position.y * part.size)
        // Most letters end at the baseline.
        guard let ink = part.run.face.inkBounds(ofGlyph: glyph.id),
          start.y + ink.maxY * part.size > top
        else { continue }
        let outline = reader.outline(ofGlyph: glyph.id, face: part.run.face)
        let scale = part.size / em
        let band = ((top - start.y) / scale)...((top + thickness - start.y) / scale)
        inks += outline.ink(in: band).map {
          (start.x + $0.lowerBound * scale - thickness)...(start.x + $0.upperBound * scale
            + thickness)
        }
      }
    }
    return inks.joined()
  }
}

extension GlyphRun {
  /// Whether a line under the letters is left out where they reach into it.
  fileprivate var isSkipped: Bool {
    !face.hasColour && !["Hani", "Hira", "Kana", "Hang", "Bopo"].contains(script.code)
  }
}

extension [ClosedRange<CGFloat>] {
  /// The ranges in order, those that meet as one.
  fileprivate func joined() -> [ClosedRange<CGFloat>] {
    sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { ranges, next in
      guard let last = ranges.last, next.lowerBound <= last.upperBound else {
        return ranges.append(next)
      }
      ranges[ranges.count - 1] = last.lowerBound...Swift.max(last.upperBound, next.upperBound)
    }
  }
}

extension Drawing {
  /// Draws a line, without what its gaps leave out; dashes are in thicknesses.
  mutating func add(
    _ line: TextLineBox, gaps: [ClosedRange<CGFloat>], dashes: [Int], _ paint: Paint
  ) {
    let y = line.top + line.thickness / 2
    var path = Path()
    var start = line.places.lowerBound
    let ends = gaps + [line.places.upperBound...line.places.upperBound]
    for gap in ends {
      let end = min(gap.lowerBound, line.places.upperBound)
      // A rest that is shorter than thick is a spot.
      if end - start >= line.thickness {
        path.move(to: CGPoint(x: start, y: y))
        path.addLine(to: CGPoint(x: end, y: y))
      }
      start = max(start, gap.upperBound)
    }
    if path.isEmpty { return }
    let stroke = StrokeStyle(
      lineWidth: line.thickness, dash: dashes.map { CGFloat($0) * line.thickness })
    add(.stroke(path, stroke, paint))
  }
}
