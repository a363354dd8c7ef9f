internal import CHarfBuzz
package import Foundation

extension FontFace {
  /// What a face is like where none of its name is: one of CSS's generic families.
  package enum GenericFamily: String, Sendable {
    case sansSerif = "sans-serif"
    case serif
    case monospace
  }

  /// The weight at the face's place on its axes, 1 to 1000, 400 for regular.
  package var weight: CGFloat {
    let weight = withFont { CGFloat(hb_style_get_value($0, HB_STYLE_TAG_WEIGHT)) }
    return weight.isFinite ? min(max(weight.rounded(), 1), 1000) : 400
  }

  /// Whether the letters lean.
  package var isSlanted: Bool {
    withFont {
      hb_style_get_value($0, HB_STYLE_TAG_ITALIC) > 0
        || hb_style_get_value($0, HB_STYLE_TAG_SLANT_ANGLE) != 0
    }
  }

  /// The generic family by what the tables OS/2 and post say.
  package var genericFamily: GenericFamily {
    // post.isFixedPitch
    if table("post", byteAt: 15) ?? 0 != 0 { return .monospace }
    // OS/2.panose: a Latin text face (2) of one pitch (9), or with serifs (2 to 10).
    if table("OS/2", byteAt: 32) == 2 {
      if table("OS/2", byteAt: 35) == 9 { return .monospace }
      if let serif = table("OS/2", byteAt: 33), 2...15 ~= serif {
        return serif <= 10 ? .serif : .sansSerif
      }
    }
    // OS/2.sFamilyClass: 1 to 5 and 7 have serifs.
    guard let kind = table("OS/2", byteAt: 30) else { return .sansSerif }
    return 1...5 ~= kind || kind == 7 ? .serif : .sansSerif
  }

  private func table(_ tag: String, byteAt offset: Int) -> UInt8? {
    withFont { font in
      let table = hb_face_reference_table(hb_font_get_face(font), hb_tag_from_string(tag, -1))
      defer { hb_blob_destroy(table) }
      var length: UInt32 = 0
      guard let bytes = hb_blob_get_data(table, &length), offset < Int(length) else { return nil }
      return UInt8(bitPattern: bytes[offset])
    }
  }
}
