internal import CHarfBuzz
internal import Foundation

/// Turns stretches of text into glyphs with HarfBuzz, in font units and without hinting.
struct Shaper {
  /// The OpenType features that are switched on.
  var features: [FontFeature] = []

  /// The glyphs of one stretch of a text; `start` is where its pen begins, in em.
  ///
  /// HarfBuzz sees the whole text, so that letters at the ends join as they should.
  func run(
    of text: UnsafeBufferPointer<UInt8>, range: Range<Int>, face: FontFace, start: CGFloat
  ) -> (run: GlyphRun, end: CGFloat) {
    let buffer = hb_buffer_create()
    defer { hb_buffer_destroy(buffer) }
    text.withMemoryRebound(to: CChar.self) {
      hb_buffer_add_utf8(
        buffer, $0.baseAddress, Int32($0.count), UInt32(range.lowerBound), Int32(range.count))
    }
    // The process's locale must have no say.
    hb_buffer_set_language(buffer, hb_language_from_string("en", -1))
    hb_buffer_guess_segment_properties(buffer)
    var settings = features.map { feature in
      hb_feature_t(
        tag: hb_tag_from_string(feature.tag, -1), value: feature.isOn ? 1 : 0, start: 0, end: UInt32.max)
    }
    face.withFont { hb_shape($0, buffer, &settings, UInt32(settings.count)) }
    return glyphs(of: buffer, range: range, face: face, start: start)
  }

  private func glyphs(
    of buffer: OpaquePointer?, range: Range<Int>, face: FontFace, start: CGFloat
  ) -> (run: GlyphRun, end: CGFloat) {
    var count: UInt32 = 0
    let infos = hb_buffer_get_glyph_infos(buffer, &count)
    let positions = hb_buffer_get_glyph_positions(buffer, &count)
    let em = face.unitsPerEm
    var pen = start
    var glyphs: [Glyph] = []
    glyphs.reserveCapacity(Int(count))
    if let infos, let positions {
      for (info, place) in zip(
        UnsafeBufferPointer(start: infos, count: Int(count)),
        UnsafeBufferPointer(start: positions, count: Int(count)))
      {
        let advance = CGFloat(place.x_advance) / em
        let position = CGPoint(
          x: pen + CGFloat(place.x_offset) / em, y: 0 - CGFloat(place.y_offset) / em)
        glyphs.append(
          Glyph(
            id: info.codepoint, cluster: Int(info.cluster), position: position, advance: advance))
        pen += advance
      }
    }
    let isRightToLeft = hb_buffer_get_direction(buffer) == HB_DIRECTION_RTL
    let run = GlyphRun(face: face, isRightToLeft: isRightToLeft, range: range, glyphs: glyphs)
    return (run, pen)
  }
}
