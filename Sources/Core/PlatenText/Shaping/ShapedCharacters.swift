internal import CHarfBuzz
internal import Foundation

/// The characters whose glyphs HarfBuzz takes from a face where it shapes texts.
///
/// They are more than the texts have: parts of vowels that stand on both sides of their consonant,
/// letters composed with their marks, the circle that a mark without a letter stands on, the space
/// in place of a wider one. A font that lacks one of them is shaped otherwise.
package struct ShapedCharacters: ~Copyable {
  private let face: FontFace
  private let found = Found()
  private let buffer = hb_buffer_create()

  /// What was found, on the heap, as HarfBuzz knows it by its address.
  private final class Found {
    var characters: Set<UInt32> = []
  }

  /// Makes a record of what is taken from a face.
  package init(of face: FontFace) { self.face = face }

  deinit { hb_buffer_destroy(buffer) }

  /// The characters, in order.
  package var characters: Set<UInt32> { found.characters }

  /// Shapes what a run draws once more, and notes the characters that HarfBuzz asks for and the face
  /// has.
  package func add(_ run: GlyphRun) {
    hb_buffer_clear_contents(buffer)
    var text = run.text
    text.withUTF8 { text in
      text.withMemoryRebound(to: CChar.self) {
        hb_buffer_add_utf8(
          buffer, $0.baseAddress, Int32($0.count), UInt32(run.range.lowerBound),
          Int32(run.range.count))
      }
    }
    hb_buffer_set_direction(buffer, run.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hb_script_t(run.script.tag))
    face.withFont { parent in
      guard let funcs = hb_font_funcs_create(), let font = hb_font_create_sub_font(parent) else {
        return
      }
      defer {
        hb_font_destroy(font)
        hb_font_funcs_destroy(funcs)
      }
      // What a font of its own does not do, its parent does:
      // https://harfbuzz.github.io/harfbuzz-hb-font.html#hb-font-create-sub-font
      hb_font_funcs_set_nominal_glyph_func(funcs, Self.nominalGlyph, nil, nil)
      hb_font_set_funcs(font, funcs, Unmanaged.passUnretained(found).toOpaque(), nil)
      withExtendedLifetime(found) { hb_shape(font, buffer, nil, 0) }
    }
  }

  private static let nominalGlyph: hb_font_get_nominal_glyph_func_t = {
    font, data, character, glyph, _ in
    guard let data, hb_font_get_nominal_glyph(hb_font_get_parent(font), character, glyph) != 0
    else { return 0 }
    Unmanaged<Found>.fromOpaque(data).takeUnretainedValue().characters.insert(character)
    return 1
  }
}
