internal import CHarfBuzz

/// HarfBuzz's font of a face of a file, which is freed with its owner.
///
/// Unchecked: HarfBuzz's objects may be shared between threads once they are immutable, as ``freeze(at:)``
/// makes them.
struct HarfBuzzFont: ~Copyable, @unchecked Sendable {
  let blob: OpaquePointer
  let face: OpaquePointer
  let font: OpaquePointer

  /// Opens a face; nil for what cannot be read.
  init?(path: String, index: Int) {
    guard let blob = hb_blob_create_from_file_or_fail(path),
      let face = hb_face_create(blob, UInt32(index)), let font = hb_font_create(face)
    else { return nil }
    (self.blob, self.face, self.font) = (blob, face, font)
  }

  /// Puts the font at a place on its axes, where it stays.
  func freeze(at variations: [FontVariation]) {
    let settings = variations.map {
      hb_variation_t(tag: hb_tag_from_string($0.tag, -1), value: Float($0.value))
    }
    hb_font_set_variations(font, settings, UInt32(settings.count))
    hb_font_make_immutable(font)
  }

  deinit {
    hb_font_destroy(font)
    hb_face_destroy(face)
    hb_blob_destroy(blob)
  }
}
