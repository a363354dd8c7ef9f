internal import CHarfBuzz
internal import CHarfBuzzSubset
internal import Foundation

/// A font with no more than some of a face's glyphs, at the place on its axes that the face has.
///
/// It keeps what shapes a text: a viewer that sets the characters comes to the same glyphs.
package struct FontSubset: Hashable, Sendable {
  /// The bytes of an OpenType file.
  package let bytes: [UInt8]

  /// The features that are on without being asked for, and so shape every text.
  ///
  /// Fractions, superscripts and the like are not among them: their glyphs would all be kept.
  private static let features = [
    "abvf", "abvm", "abvs", "akhn", "blwf", "blwm", "blws", "calt", "ccmp", "cfar", "cjct", "clig",
    "curs", "dist", "fin2", "fin3", "fina", "half", "haln", "init", "isol", "kern", "liga", "ljmo",
    "locl", "mark", "med2", "medi", "mkmk", "nukt", "pref", "pres", "pstf", "psts", "rclt", "rkrf",
    "rlig", "rphf", "rvrn", "stch", "tjmo", "vatu", "vjmo",
  ]

  /// Makes a font of a face's glyphs; nil if that cannot be done.
  ///
  /// - Parameters:
  ///   - glyphs: The glyphs' numbers.
  ///   - characters: The characters that lead to glyphs.
  ///   - features: The features that are used beyond those that always are.
  package init?(
    of face: FontFace, glyphs: some Sequence<UInt32>, characters: some Sequence<UInt32>,
    features: some Sequence<String>
  ) {
    guard let input = hb_subset_input_create_or_fail() else { return nil }
    defer { hb_subset_input_destroy(input) }
    let glyphSet = hb_subset_input_glyph_set(input)
    for glyph in glyphs { hb_set_add(glyphSet, glyph) }
    let characterSet = hb_subset_input_unicode_set(input)
    for character in characters { hb_set_add(characterSet, character) }
    let featureSet = hb_subset_input_set(input, HB_SUBSET_SETS_LAYOUT_FEATURE_TAG)
    hb_set_clear(featureSet)
    for tag in Self.features + features { hb_set_add(featureSet, hb_tag_from_string(tag, -1)) }
    hb_set_clear(hb_subset_input_set(input, HB_SUBSET_SETS_NAME_ID))
    hb_subset_input_set_flags(input, HB_SUBSET_FLAGS_NO_HINTING.rawValue)
    guard let bytes = face.withFont({ Self.bytes(of: hb_font_get_face($0), input, face) }) else {
      return nil
    }
    self.bytes = bytes
  }

  private static func bytes(
    of source: OpaquePointer?, _ input: OpaquePointer, _ face: FontFace
  ) -> [UInt8]? {
    for (axis, place) in places(of: face, source) {
      hb_subset_input_pin_axis_location(input, source, axis.tag, place)
    }
    guard let subset = hb_subset_or_fail(source, input) else { return nil }
    defer { hb_face_destroy(subset) }
    let blob = hb_face_reference_blob(subset)
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let bytes = hb_blob_get_data(blob, &length), length > 0 else { return nil }
    return bytes.withMemoryRebound(to: UInt8.self, capacity: Int(length)) {
      Array(UnsafeBufferPointer(start: $0, count: Int(length)))
    }
  }

  /// The axes of a variable font and where on them a face is.
  private static func places(
    of face: FontFace, _ source: OpaquePointer?
  ) -> [(axis: hb_ot_var_axis_info_t, place: Float)] {
    var count = hb_ot_var_get_axis_count(source)
    guard count > 0 else { return [] }
    var axes = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
    hb_ot_var_get_axis_infos(source, 0, &count, &axes)
    return axes.map { axis in
      let set = face.variations.first { hb_tag_from_string($0.tag, -1) == axis.tag }
      return (axis, set.map { Float($0.value) } ?? axis.default_value)
    }
  }
}
