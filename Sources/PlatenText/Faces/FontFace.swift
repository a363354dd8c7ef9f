internal import CHarfBuzz
package import Foundation

/// An opened face: a font file, one of its faces and, for a variable font, a place on its axes.
///
/// It is immutable, so that many threads can measure with it at once. HarfBuzz reads the file
/// itself, in font units: FreeType's hinting never changes a width.
public final class FontFace: Sendable {
  /// The name of the family.
  public let family: String
  /// The path of the file.
  public let file: String
  /// Which face of the file, for collections.
  public let index: Int
  /// The place on the axes of a variable font; axes at their default may be left out, and a static
  /// font has none.
  public let variations: [FontVariation]

  package let metrics: FontMetrics
  package let unitsPerEm: CGFloat
  /// Whether the face has all of ASCII that is printed.
  let hasPrintableASCII: Bool
  /// Whether glyphs are pictures that keep their own colours.
  package let hasColour: Bool

  // HarfBuzz objects are immutable once made so, and then safe to share between threads.
  private nonisolated(unsafe) let blob: OpaquePointer
  private nonisolated(unsafe) let face: OpaquePointer
  private nonisolated(unsafe) let font: OpaquePointer

  /// Opens a face.
  ///
  /// Variations are brought into the ranges of the face's axes; those of axes it lacks are passed
  /// over, and one of the weight counts more than `weight`.
  init(
    record: FontRecord, weight: CGFloat, variations: [FontVariation] = []
  ) throws(FontError) {
    guard let blob = hb_blob_create_from_file_or_fail(record.path),
      let face = hb_face_create(blob, UInt32(record.index)), let font = hb_font_create(face)
    else { throw FontError(code: .unreadable, places: [record.path]) }
    guard hb_face_get_glyph_count(face) > 0 else {
      hb_font_destroy(font)
      hb_face_destroy(face)
      hb_blob_destroy(blob)
      throw FontError(code: .unreadable, places: [record.path])
    }
    let weight = FontVariation(tag: "wght", value: record.nearestWeight(to: weight))
    let variations =
      record.isVariable ? Self.places(on: face, for: variations.inside(of: [weight])) : []
    let settings = variations.map {
      hb_variation_t(tag: hb_tag_from_string($0.tag, -1), value: Float($0.value))
    }
    hb_font_set_variations(font, settings, UInt32(settings.count))
    hb_font_make_immutable(font)

    self.blob = blob
    self.face = face
    self.font = font
    self.family = record.family
    self.file = record.path
    self.index = record.index
    self.variations = variations
    self.unitsPerEm = CGFloat(hb_face_get_upem(face))
    var glyph: hb_codepoint_t = 0
    self.hasPrintableASCII = (0x20..<0x7F).allSatisfy {
      hb_font_get_nominal_glyph(font, $0, &glyph) != 0
    }
    self.hasColour = hb_ot_color_has_png(face) != 0
    self.metrics = FontMetrics(font: font, unitsPerEm: CGFloat(hb_face_get_upem(face)))
  }

  deinit {
    hb_font_destroy(font)
    hb_face_destroy(face)
    hb_blob_destroy(blob)
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
    return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0 ? glyph : nil
  }

  /// The ink of a glyph as a fraction of the em, y down from the baseline; nil if it draws nothing.
  package func inkBounds(ofGlyph glyph: UInt32) -> CGRect? {
    var extents = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(font, glyph, &extents) != 0, extents.width != 0 else {
      return nil
    }
    return CGRect(
      x: CGFloat(extents.x_bearing) / unitsPerEm, y: -CGFloat(extents.y_bearing) / unitsPerEm,
      width: CGFloat(extents.width) / unitsPerEm, height: -CGFloat(extents.height) / unitsPerEm)
  }

  /// The advance of a glyph as a fraction of the em.
  package func advance(ofGlyph glyph: UInt32) -> CGFloat {
    CGFloat(hb_font_get_glyph_h_advance(font, glyph)) / unitsPerEm
  }

  /// Where a cursor may stand within a ligature, as fractions of the em from its left; none if the
  /// font does not say.
  func ligatureCarets(ofGlyph glyph: UInt32) -> [CGFloat] {
    var carets = [hb_position_t](repeating: 0, count: 16)
    var count = UInt32(carets.count)
    hb_ot_layout_get_ligature_carets(font, HB_DIRECTION_LTR, glyph, 0, &count, &carets)
    return carets.prefix(Int(count)).map { CGFloat($0) / unitsPerEm }
  }

  /// The glyph's picture as a PNG file, for fonts that keep pictures; nil otherwise.
  package func picture(ofGlyph glyph: UInt32) -> [UInt8]? {
    guard hasColour, let png = hb_ot_color_glyph_reference_png(font, glyph) else { return nil }
    defer { hb_blob_destroy(png) }
    var length: UInt32 = 0
    guard let bytes = hb_blob_get_data(png, &length), length > 0 else { return nil }
    return bytes.withMemoryRebound(to: UInt8.self, capacity: Int(length)) {
      Array(UnsafeBufferPointer(start: $0, count: Int(length)))
    }
  }

  /// Calls `body` with HarfBuzz's font, which must not outlive the call.
  func withFont<R>(_ body: (OpaquePointer) -> R) -> R {
    withExtendedLifetime(self) { body(font) }
  }

  /// Calls `body` with the bytes of the font's file, which must not outlive this face.
  func withFileBytes<R>(_ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
    var length: UInt32 = 0
    guard let bytes = hb_blob_get_data(blob, &length) else {
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

extension FontMetrics {
  init(font: OpaquePointer, unitsPerEm: CGFloat) {
    var extents = hb_font_extents_t()
    hb_font_get_h_extents(font, &extents)
    func metric(_ tag: hb_ot_metrics_tag_t, else fallback: CGFloat) -> CGFloat {
      var value: hb_position_t = 0
      let found = hb_ot_metrics_get_position(font, tag, &value) != 0 && value > 0
      return found ? CGFloat(value) / unitsPerEm : fallback
    }
    func line(
      _ offset: hb_ot_metrics_tag_t, _ size: hb_ot_metrics_tag_t, else fallback: FontMetrics.Line
    ) -> FontMetrics.Line {
      var top: hb_position_t = 0
      var thickness: hb_position_t = 0
      // A font that says nothing has zeros in these fields, if it has them.
      guard hb_ot_metrics_get_position(font, size, &thickness) != 0, thickness > 0,
        hb_ot_metrics_get_position(font, offset, &top) != 0
      else { return fallback }
      return FontMetrics.Line(
        top: 0 - CGFloat(top) / unitsPerEm, thickness: CGFloat(thickness) / unitsPerEm)
    }
    let xHeight = metric(HB_OT_METRICS_TAG_X_HEIGHT, else: 0.5)
    // As thick and as low as they are in most fonts; the one through the text in the middle of
    // small letters.
    let thickness: CGFloat = 0.05
    self.init(
      ascent: CGFloat(extents.ascender) / unitsPerEm,
      descent: -CGFloat(extents.descender) / unitsPerEm,
      leading: max(CGFloat(extents.line_gap) / unitsPerEm, 0),
      capHeight: metric(HB_OT_METRICS_TAG_CAP_HEIGHT, else: 0.7),
      xHeight: xHeight,
      underline: line(
        HB_OT_METRICS_TAG_UNDERLINE_OFFSET, HB_OT_METRICS_TAG_UNDERLINE_SIZE,
        else: FontMetrics.Line(top: 0.1, thickness: thickness)),
      strikethrough: line(
        HB_OT_METRICS_TAG_STRIKEOUT_OFFSET, HB_OT_METRICS_TAG_STRIKEOUT_SIZE,
        else: FontMetrics.Line(top: -(xHeight + thickness) / 2, thickness: thickness)))
  }
}
