internal import CHarfBuzz
internal import Foundation
internal import PlatenBase

/// Turns stretches of text into glyphs with HarfBuzz, in font units and without hinting.
///
/// It keeps its buffer from one stretch to the next, and is used by one thread at a time.
final class Shaper {
  /// A tab is as wide as this many spaces until it has its place in a line (`TabStops`).
  private static let spacesOfTab: CGFloat = 4
  /// A stretch of so many bytes is shaped before anybody could have waited for it.
  private static let shortStretch = 1024

  private let buffer = hb_buffer_create()
  private var language: (tag: String, value: hb_language_t?) = ("", nil)
  /// How many stretches were shaped.
  private(set) var count = 0

  deinit { hb_buffer_destroy(buffer) }

  /// The glyphs of a stretch of a request's text.
  ///
  /// HarfBuzz sees the whole text, so that letters at the ends join as they should.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the stretch.
  func run(
    of item: Itemizer.Item, in request: ShapingRequest, as span: ShapingRequest.Span,
    cancellation: RenderCancellation?
  ) -> GlyphRun {
    var run = GlyphRun(
      face: item.face, level: item.level, script: item.script,
      language: span.language ?? request.language, isMissing: item.isMissing,
      isIncomplete: item.isIncomplete, styledRun: item.span, text: request.text, range: item.range,
      glyphs: [], width: 0,
      features: span.font.features)
    if !item.isSymbol {
      fill(
        &run, features: span.font.features, language: span.language ?? request.language,
        cancellation)
    }
    return run
  }

  /// The glyphs of a part of a run, as they are if a line ends at its borders.
  func reshaped(
    _ run: GlyphRun, to range: Range<Int>, features: [FontFeature], language: String,
    cancellation: RenderCancellation? = nil
  ) -> GlyphRun {
    var part = run
    part.range = range
    part.glyphs = []
    part.width = 0
    fill(&part, features: features, language: language, cancellation)
    return part
  }

  private func fill(
    _ run: inout GlyphRun, features: [FontFeature], language: String,
    _ cancellation: RenderCancellation?
  ) {
    count += 1
    var text = run.text
    text.withUTF8 { utf8 in
      if run.isMissing {
        addBoxes(for: utf8, to: &run)
      } else {
        shape(utf8, run, features: features, language: language, cancellation)
        addGlyphs(of: utf8, to: &run)
      }
    }
  }

  /// One box for each cluster, where HarfBuzz would give one for each of its characters.
  private func addBoxes(for text: UnsafeBufferPointer<UInt8>, to run: inout GlyphRun) {
    let advance = run.face.advance(ofGlyph: 0)
    var offset = run.range.lowerBound
    var clusters: [Int] = []
    for character in String(decoding: text[run.range], as: UTF8.self) {
      clusters.append(offset)
      offset += character.utf8.count
    }
    if run.isRightToLeft { clusters.reverse() }
    for cluster in clusters {
      let position = CGPoint(x: run.width, y: 0)
      run.glyphs.append(Glyph(id: 0, cluster: cluster, position: position, advance: advance))
      run.width += advance
    }
  }

  private func shape(
    _ text: UnsafeBufferPointer<UInt8>, _ run: GlyphRun, features: [FontFeature], language: String,
    _ cancellation: RenderCancellation?
  ) {
    hb_buffer_clear_contents(buffer)
    text.withMemoryRebound(to: CChar.self) {
      hb_buffer_add_utf8(
        // The text around the item is context, which HarfBuzz joins letters by:
        // https://harfbuzz.github.io/harfbuzz-hb-buffer.html#hb-buffer-add-utf8
        buffer, $0.baseAddress, Int32($0.count), UInt32(run.range.lowerBound),
        Int32(run.range.count))
    }
    hb_buffer_set_direction(buffer, run.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hb_script_t(run.script.tag))
    hb_buffer_set_language(buffer, languageValue(of: language))
    let settings = features.map { feature in
      hb_feature_t(
        tag: hb_tag_from_string(feature.tag, -1), value: feature.value, start: 0,
        end: UInt32.max)
    }
    guard let cancellation, run.range.count > Self.shortStretch else {
      run.face.withFont { hb_shape($0, buffer, settings, UInt32(settings.count)) }
      return
    }
    withExtendedLifetime(cancellation) {
      hb_buffer_set_message_func(
        buffer, Self.shouldContinue, Unmanaged.passUnretained(cancellation).toOpaque(), nil)
      run.face.withFont { hb_shape($0, buffer, settings, UInt32(settings.count)) }
      hb_buffer_set_message_func(buffer, nil, nil, nil)
    }
  }

  /// HarfBuzz asks before each of a font's rules whether it is to apply it.
  private static let shouldContinue: hb_buffer_message_func_t = { _, _, _, cancellation in
    guard let cancellation else { return 1 }
    let known = Unmanaged<RenderCancellation>.fromOpaque(cancellation).takeUnretainedValue()
    return known.isCancelled ? 0 : 1
  }

  /// HarfBuzz's language: the process's locale must have no say.
  private func languageValue(of tag: String) -> hb_language_t? {
    // A language chooses among a font's rules by its tag:
    // https://learn.microsoft.com/typography/opentype/spec/languagetags
    if language.tag != tag { language = (tag, hb_language_from_string(tag, -1)) }
    return language.value
  }

  private func addGlyphs(of text: UnsafeBufferPointer<UInt8>, to run: inout GlyphRun) {
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return }
    let scale = 1 / run.face.unitsPerEm
    let glyphs = UnsafeBufferPointer(start: infos, count: Int(count))
    var pen: CGFloat = 0
    run.glyphs.reserveCapacity(glyphs.count)
    for (i, info) in glyphs.enumerated() {
      let cluster = Int(info.cluster)
      let isControl =
        Self.isControl(text, at: cluster) && glyphs.isBase(i, isRightToLeft: run.isRightToLeft)
      // HarfBuzz's y grows upwards, as fonts' does; ours grows downwards.
      let place = positions[i]
      var glyph = Glyph(
        id: info.codepoint,
        // https://harfbuzz.github.io/harfbuzz-hb-buffer.html#hb-glyph-flags-t
        isUnsafeToBreak: info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0,
        cluster: cluster,
        position: CGPoint(
          x: pen + CGFloat(place.x_offset) * scale, y: 0 - CGFloat(place.y_offset) * scale),
        advance: CGFloat(place.x_advance) * scale)
      // The face has all visible characters of the run. It may lack invisible ones that HarfBuzz
      // does not treat as such: the fillers of Hangul, and newer characters of Unicode.
      if isControl || info.codepoint == 0 {
        guard let space = run.face.glyph(for: " ") else { continue }
        glyph.id = space
        glyph.position = CGPoint(x: pen, y: 0)
        glyph.advance =
          isControl && text[cluster] == UInt8(ascii: "\t")
          ? run.face.advance(ofGlyph: space) * Self.spacesOfTab : 0
      }
      run.glyphs.append(glyph)
      pen += glyph.advance
    }
    run.width = pen
  }
}

// MARK: - Controls

extension Shaper {
  /// Returns whether a control character, or a line's end, starts at a place in the text.
  private static func isControl(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    switch text[offset] {
    case 0..<0x20, 0x7F: true
    // U+0080 to U+009F: the controls of C1.
    case 0xC2: text[offset + 1] < 0xA0
    // U+2028 and U+2029, LINE SEPARATOR and PARAGRAPH SEPARATOR.
    case 0xE2: text[offset + 1] == 0x80 && text[offset + 2] & 0xFE == 0xA8
    default: false
    }
  }
}

extension UnsafeBufferPointer<hb_glyph_info_t> {
  /// Returns whether a glyph is the first of its cluster in the order of the text: that of the
  /// letter, where the others are its marks.
  fileprivate func isBase(_ i: Int, isRightToLeft: Bool) -> Bool {
    let neighbour = isRightToLeft ? i + 1 : i - 1
    return !indices.contains(neighbour) || self[neighbour].cluster != self[i].cluster
  }
}
