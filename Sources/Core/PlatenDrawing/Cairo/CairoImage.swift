internal import CCairo
internal import Foundation

/// Pixels in memory.
final class CairoImage: CairoSurface {
  let width: Int
  let height: Int
  let hasAlpha: Bool
  /// Where the pixels are; nil if Cairo has them in memory of its own.
  private var memory: ScratchBuffer?

  /// Transparent pixels, or black ones without an alpha channel.
  init(width: Int, height: Int, hasAlpha: Bool) throws(CairoError) {
    self.width = width
    self.height = height
    self.hasAlpha = hasAlpha
    let format = hasAlpha ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_RGB24
    try super.init(owning: cairo_image_surface_create(format, Int32(width), Int32(height)))
  }

  /// Pixels of any colours in memory that is theirs until it is reserved anew.
  init(width: Int, height: Int, hasAlpha: Bool, in memory: ScratchBuffer) throws(CairoError) {
    self.width = width
    self.height = height
    self.hasAlpha = hasAlpha
    self.memory = memory
    let format = hasAlpha ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_RGB24
    let stride = cairo_format_stride_for_width(format, Int32(width))
    guard stride > 0 else { throw .outOfMemory }
    let count = Int(stride) * height
    let pixels = memory.reserve(count).bindMemory(to: UInt8.self, capacity: count)
    try super.init(
      owning: cairo_image_surface_create_for_data(
        pixels, format, Int32(width), Int32(height), stride))
  }

  /// Bytes from one row to the next.
  var stride: Int { Int(cairo_image_surface_get_stride(raw)) }

  /// Calls `body` with the pixels, which must not outlive the call, and the words of a row.
  func withPixels<R>(
    _ body: (_ pixels: UnsafeMutablePointer<UInt32>, _ wordsPerRow: Int) -> R
  ) -> R? {
    cairo_surface_flush(raw)
    defer { cairo_surface_mark_dirty(raw) }
    guard let data = cairo_image_surface_get_data(raw) else { return nil }
    let words = stride / 4
    return data.withMemoryRebound(to: UInt32.self, capacity: words * height) { body($0, words) }
  }

  /// The first rows' bytes, valid during the call.
  func withRows<R, E: Error>(
    _ count: Int, _ body: (UnsafeRawBufferPointer) throws(E) -> R
  ) throws(E) -> R {
    cairo_surface_flush(raw)
    let data = cairo_image_surface_get_data(raw)
    return try body(UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : stride * count))
  }
}

// MARK: - Scaling

extension CairoImage {
  /// The picture at another size in pixels.
  func scaled(width: CGFloat, height: CGFloat) throws(CairoError) -> CairoImage {
    let scaled = try CairoImage(
      width: max(Int(width.rounded(.up)), 1), height: max(Int(height.rounded(.up)), 1),
      hasAlpha: true)
    let context = try CairoContext(scaled)
    cairo_scale(context.raw, width / CGFloat(self.width), height / CGFloat(self.height))
    cairo_set_source_surface(context.raw, raw, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context.raw), CAIRO_FILTER_GOOD)
    cairo_paint(context.raw)
    try context.check()
    return scaled
  }
}

// MARK: - Pictures

extension CairoImage {
  /// An image of a bitmap's pixels.
  convenience init(_ bitmap: Bitmap) throws(CairoError) {
    try self.init(width: bitmap.width, height: bitmap.height, hasAlpha: !bitmap.isOpaque)
    let copied: Void? = withPixels { pixels, wordsPerRow in
      bitmap.pixels.withUnsafeBufferPointer { source in
        guard let base = source.baseAddress else { return }
        for y in 0..<height {
          (pixels + y * wordsPerRow).update(from: base + y * width, count: width)
        }
      }
    }
    if copied == nil { throw CairoError.unexpectedPixels }
  }

  /// Gives Cairo a JPEG's bytes, which documents hold in place of the pixels.
  func attach(jpeg bytes: [UInt8]) throws(CairoError) {
    let count = bytes.count
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
    bytes.withUnsafeBufferPointer { source in
      if let base = source.baseAddress { copy.initialize(from: base, count: count) }
    }
    let status = cairo_surface_set_mime_data(
      raw, CAIRO_MIME_TYPE_JPEG, copy, UInt(count),
      { $0?.assumingMemoryBound(to: UInt8.self).deallocate() }, copy)
    guard status == CAIRO_STATUS_SUCCESS else {
      copy.deallocate()
      throw CairoError(status)
    }
  }
}
