internal import Foundation
internal import PlatenText

/// The fonts that were put into documents, for the next document of the same letters.
final class SVGFontStore {
  /// How many bytes are kept before all are let go.
  private static let capacity = 4 << 20

  /// A font for a document.
  struct Font {
    /// A name that no other font has: it comes of the bytes.
    var name: String
    /// The file.
    var base64: SVGText
  }

  private struct Key: Hashable {
    // The face stays in memory, so that no other face gets its identity.
    var face: FontFace
    var glyphs: Set<UInt32>
    var characters: Set<UInt32>
    var features: Set<String>
  }

  private var fonts: [Key: Font?] = [:]
  private var size = 0

  /// A font of some of a face's letters; nil for a face that cannot be taken apart.
  func font(
    of face: FontFace, glyphs: Set<UInt32>, characters: Set<UInt32>, features: Set<String>
  ) -> Font? {
    let key = Key(face: face, glyphs: glyphs, characters: characters, features: features)
    if let known = fonts[key] { return known }
    let font = Self.font(key)
    fonts[key] = .some(font)
    size += 1024 + 32 * (glyphs.count + characters.count) + (font?.base64.count ?? 0)
    if size > Self.capacity {
      fonts.removeAll()
      size = 0
    }
    return font
  }

  private static func font(_ key: Key) -> Font? {
    // In order, as sets have none.
    guard
      let subset = FontSubset(
        of: key.face, glyphs: key.glyphs.sorted(), characters: key.characters.sorted(),
        features: key.features.sorted())
    else { return nil }
    var base64 = SVGText()
    base64.append(base64: subset.bytes)
    return Font(name: "p" + String(hash(of: subset.bytes), radix: 36), base64: base64)
  }

  /// FNV-1a of 64 bits.
  private static func hash(of bytes: [UInt8]) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
