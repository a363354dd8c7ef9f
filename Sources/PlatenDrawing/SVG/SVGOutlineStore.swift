internal import Foundation
internal import PlatenText

/// Glyphs' outlines and pictures as SVG writes them, for the next document that draws them.
final class SVGOutlineStore {
  /// How many bytes are kept before all are let go.
  private static let capacity = 4 << 20

  let reader = OutlineReader()
  private var outlines: [Key: SVGText] = [:]
  private var pictures: [Key: Picture] = [:]
  private var size = 0

  private struct Key: Hashable {
    // The face itself, so that its identity stays its own.
    var face: FontFace
    var glyph: UInt32
  }

  /// A glyph's picture.
  struct Picture {
    /// The PNG file.
    var base64: SVGText
    /// The width and height in pixels.
    var size: CGSize
  }

  /// The picture that a colour font has for a glyph; nil if it has none.
  func picture(ofGlyph glyph: UInt32, face: FontFace) -> Picture? {
    let key = Key(face: face, glyph: glyph)
    if let known = pictures[key] { return known }
    guard let png = face.picture(ofGlyph: glyph), let size = Self.size(ofPNG: png) else {
      return nil
    }
    var picture = Picture(base64: SVGText(), size: size)
    picture.base64.append(base64: png)
    keep(picture.base64.count)
    pictures[key] = picture
    return picture
  }

  /// The width and height that a PNG's header states, in pixels.
  private static func size(ofPNG png: [UInt8]) -> CGSize? {
    guard png.count >= 24 else { return nil }
    func number(at offset: Int) -> CGFloat {
      CGFloat(png[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) })
    }
    return CGSize(width: number(at: 16), height: number(at: 20))
  }

  private func keep(_ bytes: Int) {
    size += 128 + bytes
    guard size > Self.capacity else { return }
    outlines.removeAll()
    pictures.removeAll()
    size = 128 + bytes
  }

  /// A glyph's outline in font units as the data of a path; empty if it draws nothing.
  func data(ofGlyph glyph: UInt32, face: FontFace) -> SVGText {
    let key = Key(face: face, glyph: glyph)
    if let known = outlines[key] { return known }
    let data = SVGPathData(reader.outline(ofGlyph: glyph, face: face)).text
    keep(data.count)
    outlines[key] = data
    return data
  }
}
