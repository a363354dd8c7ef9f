internal import PlatenText

/// Glyphs' outlines as SVG writes them, for the next document that draws them.
final class SVGOutlineStore {
  /// How many bytes are kept before all are let go.
  private static let capacity = 4 << 20

  let reader = OutlineReader()
  private var outlines: [Key: SVGText] = [:]
  private var size = 0

  private struct Key: Hashable {
    // The face itself, so that its identity stays its own.
    var face: FontFace
    var glyph: UInt32
  }

  /// A glyph's outline in font units as the data of a path; empty if it draws nothing.
  func data(ofGlyph glyph: UInt32, face: FontFace) -> SVGText {
    let key = Key(face: face, glyph: glyph)
    if let known = outlines[key] { return known }
    let data = SVGPathData(reader.outline(ofGlyph: glyph, face: face)).text
    size += 128 + data.count
    if size > Self.capacity {
      outlines.removeAll()
      size = 128 + data.count
    }
    outlines[key] = data
    return data
  }
}
