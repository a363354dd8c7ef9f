internal import CHarfBuzz
internal import Foundation

/// Turns stretches of text into glyphs with HarfBuzz, in font units and without hinting.
struct Shaper {
  /// A tab is as wide as this many spaces: labels have no columns that a tab could go to.
  private static let spacesOfTab: CGFloat = 4

  /// The OpenType features that are switched on.
  var features: [FontFeature] = []

  /// The glyphs of one stretch of a text; `start` is where its pen begins, in em.
  ///
  /// HarfBuzz sees the whole text, so that letters at the ends join as they should.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the stretch.
  func run(
    of text: UnsafeBufferPointer<UInt8>, _ string: String, item: Itemizer.Item, start: CGFloat
  ) -> (run: GlyphRun, end: CGFloat) {
    var run = GlyphRun(
      face: item.face, isRightToLeft: false, text: string, range: item.range, glyphs: [])
    run.glyphs.reserveCapacity(item.range.count)
    var pen = start
    if item.isMissing {
      addBoxes(for: text, to: &run, pen: &pen)
    } else {
      addGlyphs(of: text, to: &run, pen: &pen)
    }
    return (run, pen)
  }

  /// One box for each cluster, where HarfBuzz would give one for each of its characters.
  private func addBoxes(
    for text: UnsafeBufferPointer<UInt8>, to run: inout GlyphRun, pen: inout CGFloat
  ) {
    let advance = run.face.advance(ofGlyph: 0)
    var offset = run.range.lowerBound
    for character in String(decoding: text[run.range], as: UTF8.self) {
      let position = CGPoint(x: pen, y: 0)
      run.glyphs.append(Glyph(id: 0, cluster: offset, position: position, advance: advance))
      pen += advance
      offset += character.utf8.count
    }
  }

  private func addGlyphs(
    of text: UnsafeBufferPointer<UInt8>, to run: inout GlyphRun, pen: inout CGFloat
  ) {
    let buffer = shapedBuffer(of: text, range: run.range, face: run.face)
    defer { hb_buffer_destroy(buffer) }
    run.isRightToLeft = hb_buffer_get_direction(buffer) == HB_DIRECTION_RTL
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return }
    let em = run.face.unitsPerEm
    for i in 0..<Int(count) {
      let cluster = Int(infos[i].cluster)
      let isControl = Self.isControl(text, at: cluster)
      // The face has all that is seen of the run. What it lacks is invisible, but not to HarfBuzz:
      // the fillers of Hangul, and what Unicode added since.
      if infos[i].codepoint == 0, !isControl { continue }
      let place = positions[i]
      var glyph = Glyph(
        id: infos[i].codepoint, cluster: cluster,
        position: CGPoint(
          x: pen + CGFloat(place.x_offset) / em, y: 0 - CGFloat(place.y_offset) / em),
        advance: CGFloat(place.x_advance) / em)
      if isControl {
        guard let space = space(for: text[cluster], face: run.face) else { continue }
        glyph.id = space.glyph
        glyph.advance = space.advance
      }
      run.glyphs.append(glyph)
      pen += glyph.advance
    }
  }

  private func shapedBuffer(
    of text: UnsafeBufferPointer<UInt8>, range: Range<Int>, face: FontFace
  ) -> OpaquePointer? {
    let buffer = hb_buffer_create()
    text.withMemoryRebound(to: CChar.self) {
      hb_buffer_add_utf8(
        buffer, $0.baseAddress, Int32($0.count), UInt32(range.lowerBound), Int32(range.count))
    }
    // The process's locale must have no say.
    hb_buffer_set_language(buffer, hb_language_from_string("en", -1))
    hb_buffer_guess_segment_properties(buffer)
    let settings = features.map { feature in
      hb_feature_t(
        tag: hb_tag_from_string(feature.tag, -1), value: feature.value, start: 0,
        end: UInt32.max)
    }
    face.withFont { hb_shape($0, buffer, settings, UInt32(settings.count)) }
    return buffer
  }
}

// MARK: - Controls

extension Shaper {
  /// What is drawn for a tab; nil for other controls, for which nothing is.
  private func space(for byte: UInt8, face: FontFace) -> (glyph: UInt32, advance: CGFloat)? {
    guard byte == UInt8(ascii: "\t"), let space = face.glyph(for: " ") else { return nil }
    return (space, face.advance(ofGlyph: space) * Self.spacesOfTab)
  }

  /// Whether a control character, or a line's end, starts at a place in the text.
  private static func isControl(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    switch text[offset] {
    case 0..<0x20, 0x7F: true
    case 0xC2: text[offset + 1] < 0xA0
    case 0xE2: text[offset + 1] == 0x80 && text[offset + 2] & 0xFE == 0xA8
    default: false
    }
  }
}
