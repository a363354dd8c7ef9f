internal import Foundation
internal import PlatenText

/// What a document draws more than once, or refers to: outlines and pictures of glyphs, clips.
///
/// Ids are given in the order in which things are first drawn, so that they depend on the picture
/// alone.
struct SVGDefinitions {
  var text = SVGText()
  private let outlines = OutlineReader()
  private var glyphs: [Key: Glyph] = [:]
  /// The pictures of pixels that are drawn, and their ids, by their checksums.
  var pictures: [UInt64: [(picture: Picture, id: Int)]] = [:]
  private var count = 0

  private struct Key: Hashable {
    var face: ObjectIdentifier
    var glyph: UInt32
  }

  /// What stands for a glyph.
  enum Glyph {
    /// It draws nothing.
    case blank
    /// An outline in font units.
    case outline(id: Int)
    /// A picture of so many pixels.
    case picture(id: Int, width: CGFloat, height: CGFloat)
  }

  /// What stands for a glyph of a face; defined when it is first asked for.
  mutating func glyph(_ glyph: UInt32, face: FontFace) -> Glyph {
    let key = Key(face: ObjectIdentifier(face), glyph: glyph)
    if let known = glyphs[key] { return known }
    let made = face.hasColour ? picture(glyph, face) : outline(glyph, face)
    glyphs[key] = made
    return made
  }

  /// The id of a clip to a path.
  mutating func clip(_ path: Path) -> Int {
    let id = begin("<clipPath")
    text.append("><path d=\"")
    text.append(SVGPathData(path).text)
    text.append("\"/></clipPath>")
    return id
  }

  private mutating func outline(_ glyph: UInt32, _ face: FontFace) -> Glyph {
    let outline = outlines.outline(ofGlyph: glyph, face: face)
    if outline.elements.isEmpty { return .blank }
    let id = begin("<path")
    text.append(" d=\"")
    text.append(SVGPathData(outline).text)
    text.append("\"/>")
    return .outline(id: id)
  }

  private mutating func picture(_ glyph: UInt32, _ face: FontFace) -> Glyph {
    guard let png = face.picture(ofGlyph: glyph), let size = Self.size(ofPNG: png) else {
      return .blank
    }
    let id = begin("<image")
    text.append(attribute: " width", size.width)
    text.append(attribute: " height", size.height)
    text.append(" xlink:href=\"data:image/png;base64,")
    text.append(base64: png)
    text.append("\"/>")
    return .picture(id: id, width: size.width, height: size.height)
  }

  /// Opens an element with the next id.
  mutating func begin(_ element: StaticString) -> Int {
    defer { count += 1 }
    text.append(element)
    text.append(" id=\"")
    text.append(id: count)
    text.append("\"")
    return count
  }

  /// The width and height that a PNG's header states, in pixels.
  private static func size(ofPNG png: [UInt8]) -> CGSize? {
    guard png.count >= 24 else { return nil }
    func number(at offset: Int) -> CGFloat {
      CGFloat(png[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) })
    }
    return CGSize(width: number(at: 16), height: number(at: 20))
  }
}
