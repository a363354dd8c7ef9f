internal import CCairo
internal import Foundation
internal import PlatenBase

/// Pixels in memory.
final class CairoImage: CairoSurface {
  let width: Int
  let height: Int
  let hasAlpha: Bool
  /// Where the pixels are; nil if Cairo has them in memory of its own.
  private var memory: WorkMemory?

  /// Transparent pixels, or black ones without an alpha channel.
  init(width: Int, height: Int, hasAlpha: Bool) throws(CairoError) {
    self.width = width
    self.height = height
    self.hasAlpha = hasAlpha
    let format = hasAlpha ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_RGB24
    try super.init(owning: cairo_image_surface_create(format, Int32(width), Int32(height)))
  }

  /// Pixels of any colours in memory that is theirs until it is reserved anew.
  init(width: Int, height: Int, hasAlpha: Bool, in memory: WorkMemory) throws(CairoError) {
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

  /// The picture of a PNG file in memory, which fails once it is cancelled.
  init(png: [UInt8], cancellation: RenderCancellation?) throws(CairoError) {
    let reader = ByteReader(bytes: png, cancellation)
    let raw = withExtendedLifetime(reader) {
      cairo_image_surface_create_from_png_stream(
        ByteReader.callback, Unmanaged.passUnretained(reader).toOpaque())
    }
    width = Int(cairo_image_surface_get_width(raw))
    height = Int(cairo_image_surface_get_height(raw))
    hasAlpha = cairo_image_surface_get_format(raw) == CAIRO_FORMAT_ARGB32
    try super.init(owning: raw)
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

/// Hands out bytes to Cairo's PNG reader.
private final class ByteReader {
  private let bytes: [UInt8]
  private let cancellation: RenderCancellation?
  private var position = 0

  init(bytes: [UInt8], _ cancellation: RenderCancellation?) {
    self.bytes = bytes
    self.cancellation = cancellation
  }

  static let callback: cairo_read_func_t = { closure, target, count in
    guard let closure, let target else { return CAIRO_STATUS_READ_ERROR }
    let reader = Unmanaged<ByteReader>.fromOpaque(closure).takeUnretainedValue()
    let end = reader.position + Int(count)
    guard end <= reader.bytes.count, !reader.cancellation.isCancelled else {
      return CAIRO_STATUS_READ_ERROR
    }
    reader.bytes[reader.position..<end].withUnsafeBufferPointer {
      if let base = $0.baseAddress { target.update(from: base, count: $0.count) }
    }
    reader.position = end
    return CAIRO_STATUS_SUCCESS
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
  /// The pixels; nil if they are laid out in a way that Platen does not know, and once the reading
  /// is cancelled.
  func bitmap(_ cancellation: RenderCancellation?) -> Bitmap? {
    let format = cairo_image_surface_get_format(raw)
    guard format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24 else { return nil }
    let opaque: UInt32 = hasAlpha ? 0 : 0xFF00_0000
    return withPixels { pixels, wordsPerRow -> Bitmap? in
      var copy: [UInt32] = []
      copy.reserveCapacity(width * height)
      for y in 0..<height {
        if cancellation.isCancelled { return nil }
        for x in 0..<width { copy.append(pixels[y * wordsPerRow + x] | opaque) }
      }
      return Bitmap(width: width, height: height, pixels: copy)
    } ?? nil
  }

  /// An image of a picture's pixels, and of its file where that is what documents hold.
  convenience init(_ picture: Picture) throws(CairoError) {
    let bitmap = picture.bitmap
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
    if let file = picture.file, file.type == .jpeg { try attach(file) }
  }

  /// Gives Cairo a file's bytes, which documents hold in place of the pixels.
  private func attach(_ file: Picture.File) throws(CairoError) {
    let count = file.bytes.count
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
    file.bytes.withUnsafeBufferPointer { source in
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
