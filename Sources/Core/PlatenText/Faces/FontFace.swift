internal import CHarfBuzz
package import Foundation
internal import PlatenBase
internal import Synchronization

/// An opened face: a font file, one of its faces and, for a variable font, a place on its axes.
///
/// It is immutable, so that many threads can measure with it at once. HarfBuzz reads the file
/// itself, in font units: FreeType's hinting never changes a width.
public final class FontFace: Sendable {
  /// The name of the family.
  public let family: String
  /// The path of the file.
  public let file: String
  /// The index of the face in its file, for collections.
  public let index: Int
  /// The place on the axes of a variable font; axes at their default may be left out, and a static
  /// font has none.
  public let variations: [FontVariation]

  package let metrics: FontMetrics
  package let unitsPerEm: CGFloat
  /// How far words reach in the face, as a part of the em; nil if that is not known.
  let wordExtent: LineExtent?
  /// Whether the face has all of ASCII that is printed.
  let hasPrintableASCII: Bool
  /// Whether glyphs are pictures that keep their own colours.
  package let hasColour: Bool

  private let harfBuzz: HarfBuzzFont

  /// The ink of glyphs that was asked for before: HarfBuzz reads an outline each time.
  private let inks = Lock<[UInt32: CGRect?]>([:])
  /// The most glyphs whose ink is kept.
  private static let mostInks = 8192

  /// Opens a face.
  ///
  /// Variations are brought into the ranges of the face's axes; those of axes it lacks are passed
  /// over, and one of the weight counts more than `weight`.
  init(
    record: FontRecord, weight: CGFloat, variations: [FontVariation] = []
  ) throws(FontError) {
    guard let harfBuzz = HarfBuzzFont(path: record.path, index: record.index),
      hb_face_get_glyph_count(harfBuzz.face) > 0
    else { throw FontError(code: .unreadable, places: [record.path]) }
    let (face, font) = (harfBuzz.face, harfBuzz.font)
    // A registered axis: https://learn.microsoft.com/typography/opentype/spec/dvaraxistag_wght
    let weight = FontVariation(tag: "wght", value: record.nearestWeight(to: weight))
    let variations =
      record.isVariable ? Self.places(on: face, for: variations.inside(of: [weight])) : []
    harfBuzz.freeze(at: variations)

    self.harfBuzz = harfBuzz
    self.family = record.family
    self.file = record.path
    self.index = record.index
    self.variations = variations
    self.unitsPerEm = CGFloat(hb_face_get_upem(face))
    var glyph: hb_codepoint_t = 0
    self.hasPrintableASCII = (0x20..<0x7F).allSatisfy {
      hb_font_get_nominal_glyph(font, $0, &glyph) != 0
    }
    // The tables CBDT and sbix have pictures: https://harfbuzz.github.io/harfbuzz-hb-ot-color.html
    self.hasColour = hb_ot_color_has_png(face) != 0
    self.metrics = FontMetrics(font: font, unitsPerEm: CGFloat(hb_face_get_upem(face)))
    self.wordExtent = LineExtent.words(ofFamily: record.family, weight: weight.value)
  }

  /// The places that were asked for, as far as a face has axes for them, in the face's order.
  private static func places(
    on face: OpaquePointer, for asked: [FontVariation]
  ) -> [FontVariation] {
    var count = hb_ot_var_get_axis_count(face)
    var axes = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
    hb_ot_var_get_axis_infos(face, 0, &count, &axes)
    return axes.prefix(Int(count)).compactMap { axis in
      guard
        let place = asked.first(where: { hb_tag_from_string($0.tag, -1) == axis.tag })
      else { return nil }
      let (lowest, highest) = (CGFloat(axis.min_value), CGFloat(axis.max_value))
      return FontVariation(tag: place.tag, value: min(max(place.value, lowest), highest))
    }
  }

  /// The glyph that the face's character map has for a character.
  package func glyph(for scalar: Unicode.Scalar) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(harfBuzz.font, scalar.value, &glyph) != 0 ? glyph : nil
  }

  /// The ink of a glyph as a fraction of the em, y down from the baseline; nil if it draws nothing.
  ///
  /// Of an outline it is the box around its curves, of a picture the box that the picture fills.
  package func inkBounds(ofGlyph glyph: UInt32) -> CGRect? {
    inks.withLock { inks in
      if let known = inks[glyph] { return known }
      if inks.count >= Self.mostInks { inks.removeAll() }
      let ink = readInkBounds(ofGlyph: glyph)
      inks[glyph] = .some(ink)
      return ink
    }
  }

  private func readInkBounds(ofGlyph glyph: UInt32) -> CGRect? {
    guard
      let box = hasColour
        ? pictureBounds(ofGlyph: glyph) : OutlineBounds(ofGlyph: glyph, font: harfBuzz.font).box
    else { return nil }
    return CGRect(
      x: box.minX / unitsPerEm, y: -box.maxY / unitsPerEm, width: box.width / unitsPerEm,
      height: box.height / unitsPerEm)
  }

  /// In font units, y up.
  private func pictureBounds(ofGlyph glyph: UInt32) -> CGRect? {
    var extents = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(harfBuzz.font, glyph, &extents) != 0, extents.width != 0 else {
      return nil
    }
    return CGRect(
      x: CGFloat(extents.x_bearing), y: CGFloat(extents.y_bearing + extents.height),
      width: CGFloat(extents.width), height: -CGFloat(extents.height))
  }

  /// The advance of a glyph as a fraction of the em.
  package func advance(ofGlyph glyph: UInt32) -> CGFloat {
    CGFloat(hb_font_get_glyph_h_advance(harfBuzz.font, glyph)) / unitsPerEm
  }

  /// Returns where a cursor may stand within a ligature, as fractions of the em from its left; none
  /// if the font does not say.
  func ligatureCarets(ofGlyph glyph: UInt32) -> [CGFloat] {
    var carets = [hb_position_t](repeating: 0, count: 16)
    var count = UInt32(carets.count)
    hb_ot_layout_get_ligature_carets(harfBuzz.font, HB_DIRECTION_LTR, glyph, 0, &count, &carets)
    return carets.prefix(Int(count)).map { CGFloat($0) / unitsPerEm }
  }

  /// The glyph's picture as a PNG file, for fonts that keep pictures; nil otherwise.
  package func picture(ofGlyph glyph: UInt32) -> [UInt8]? {
    guard hasColour, let png = hb_ot_color_glyph_reference_png(harfBuzz.font, glyph) else {
      return nil
    }
    defer { hb_blob_destroy(png) }
    var length: UInt32 = 0
    guard let bytes = hb_blob_get_data(png, &length), length > 0 else { return nil }
    return bytes.withMemoryRebound(to: UInt8.self, capacity: Int(length)) {
      Array(UnsafeBufferPointer(start: $0, count: Int(length)))
    }
  }

  /// Calls `body` with HarfBuzz's font, which must not outlive the call.
  func withFont<R>(_ body: (OpaquePointer) -> R) -> R {
    withExtendedLifetime(self) { body(harfBuzz.font) }
  }

  /// Calls `body` with the bytes of the font's file, which must not outlive this face.
  func withFileBytes<R>(_ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
    var length: UInt32 = 0
    guard let bytes = hb_blob_get_data(harfBuzz.blob, &length) else {
      return body(UnsafeBufferPointer(start: nil, count: 0))
    }
    return bytes.withMemoryRebound(to: UInt8.self, capacity: Int(length)) {
      body(UnsafeBufferPointer(start: $0, count: Int(length)))
    }
  }
}

extension FontFace: Hashable {
  /// Two faces are equal when they are the same object; a library opens each only once.
  public static func == (a: FontFace, b: FontFace) -> Bool { a === b }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

// MARK: - Features

extension FontFace {
  /// Returns whether the face's tables GSUB or GPOS have a feature, by its tag.
  func hasFeature(_ tag: String) -> Bool {
    let wanted = hb_tag_from_string(tag, -1)
    // Features replace glyphs or move them:
    // https://learn.microsoft.com/typography/opentype/spec/featuretags
    return ["GSUB", "GPOS"].contains { table in
      let table = hb_tag_from_string(table, -1)
      var count = hb_ot_layout_table_get_feature_tags(harfBuzz.face, table, 0, nil, nil)
      var tags = [hb_tag_t](repeating: 0, count: Int(count))
      hb_ot_layout_table_get_feature_tags(harfBuzz.face, table, 0, &count, &tags)
      return tags.contains(wanted)
    }
  }
}

// MARK: - Coverage

extension FontFace {
  /// Returns whether the face's character map has the character.
  package func covers(_ scalar: Unicode.Scalar) -> Bool { glyph(for: scalar) != nil }

  /// Returns whether HarfBuzz can set a whole grapheme cluster in this face without a glyph
  /// missing.
  ///
  /// HarfBuzz composes letters with their marks and takes them apart, as the face needs it.
  package func draws(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    if scalars.allSatisfy({ draws($0.value) }) { return true }
    return scalars.count > 1 && Self.composed(scalars).allSatisfy(draws)
  }

  private func draws(_ value: UInt32) -> Bool {
    guard let scalar = Unicode.Scalar(value) else { return false }
    if covers(scalar) || scalar.isInvisible { return true }
    if scalar.isFixedSpace { return covers(" ") }
    // HarfBuzz draws HYPHEN where a font lacks NON-BREAKING HYPHEN.
    if scalar == "\u{2011}" { return covers("\u{2010}") }
    var first: hb_codepoint_t = 0
    var second: hb_codepoint_t = 0
    guard hb_unicode_decompose(hb_unicode_funcs_get_default(), value, &first, &second) != 0 else {
      return false
    }
    return draws(first) && (second == 0 || draws(second))
  }

  private static func composed(_ scalars: some Sequence<Unicode.Scalar>) -> [UInt32] {
    var composed: [UInt32] = []
    for scalar in scalars {
      var both: hb_codepoint_t = 0
      if let last = composed.last,
        hb_unicode_compose(hb_unicode_funcs_get_default(), last, scalar.value, &both) != 0
      {
        composed[composed.count - 1] = both
      } else {
        composed.append(scalar.value)
      }
    }
    return composed
  }
}

extension Unicode.Scalar {
  /// Whether nothing is drawn for the character where a face lacks it: line ends, controls,
  /// joiners.
  fileprivate var isInvisible: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
    default: properties.isDefaultIgnorableCodePoint
    }
  }

  /// Whether the character is a space of a width that HarfBuzz makes from the common one.
  fileprivate var isFixedSpace: Bool {
    switch value {
    // The general category Zs but for U+0020 and U+1680, which is drawn.
    case 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }
}

// MARK: - Style

extension FontFace {
  /// The generic family of CSS that a face belongs to, for where the face itself is missing.
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

  /// How wide the letters are at the face's place on its axes, in hundredths of the usual width.
  var stretch: CGFloat {
    let stretch = withFont { CGFloat(hb_style_get_value($0, HB_STYLE_TAG_WIDTH)) }
    return stretch.isFinite ? stretch : 100
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
    // https://learn.microsoft.com/typography/opentype/spec/post
    if table("post", byteAt: 15) ?? 0 != 0 { return .monospace }
    // OS/2.panose: a Latin text face (2) of one pitch (9), or with serifs (2 to 10).
    if table("OS/2", byteAt: 32) == 2 {
      if table("OS/2", byteAt: 35) == 9 { return .monospace }
      // https://learn.microsoft.com/typography/opentype/spec/os2#panose
      if let serif = table("OS/2", byteAt: 33), 2...15 ~= serif {
        return serif <= 10 ? .serif : .sansSerif
      }
    }
    // OS/2.sFamilyClass: 1 to 5 and 7 have serifs.
    // https://learn.microsoft.com/typography/opentype/spec/ibmfc
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
