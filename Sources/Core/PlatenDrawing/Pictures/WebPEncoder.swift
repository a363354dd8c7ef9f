internal import CWebP
internal import PlatenBase

/// Writes the pixels of a picture as a WebP.
///
/// It owns libwebp's picture and memory, and frees both whatever happens. The bytes depend on pixels and quality
/// alone: one thread encodes, with whole numbers.
struct WebPEncoder: ~Copyable {
  private var picture = WebPPicture()
  private var writer = WebPMemoryWriter()

  init() {
    WebPMemoryWriterInit(&writer)
  }

  deinit {
    var (picture, writer) = (picture, writer)
    WebPPictureFree(&picture)
    WebPMemoryWriterClear(&writer)
  }

  /// Returns the bytes of a file.
  ///
  /// - Parameters:
  ///   - pixels: Red, green, blue and, if there is one, alpha of each pixel in rows from the top.
  ///   - quality: 0 to 100; nil for a file without any loss.
  /// - Throws: ``OutputError`` if there is no memory, or the render is cancelled.
  mutating func file(
    _ pixels: [UInt8], width: Int, height: Int, hasAlpha: Bool, quality: Int?,
    _ cancellation: RenderCancellation?
  ) throws -> [UInt8] {
    guard WebPPictureInit(&picture) != 0 else { throw failure }
    picture.use_argb = quality == nil ? 1 : 0
    (picture.width, picture.height) = (Int32(width), Int32(height))
    let stride = Int32(width * (hasAlpha ? 4 : 3))
    let isTaken =
      hasAlpha
      ? WebPPictureImportRGBA(&picture, pixels, stride)
      : WebPPictureImportRGB(&picture, pixels, stride)
    guard isTaken != 0 else { throw failure }
    return try file(quality: quality, cancellation)
  }

  /// Returns the bytes of a file of words, not premultiplied, alpha highest.
  ///
  /// - Parameters:
  ///   - quality: 0 to 100; nil for a file without any loss.
  ///   - row: Writes a row's words, from the top.
  /// - Throws: ``OutputError`` if there is no memory, or the render is cancelled.
  mutating func file(
    width: Int, height: Int, quality: Int?, _ cancellation: RenderCancellation?,
    row: (_ y: Int, _ words: UnsafeMutablePointer<UInt32>) -> Void
  ) throws -> [UInt8] {
    guard WebPPictureInit(&picture) != 0 else { throw failure }
    picture.use_argb = 1
    (picture.width, picture.height) = (Int32(width), Int32(height))
    guard WebPPictureAlloc(&picture) != 0, let words = picture.argb else { throw failure }
    for y in 0..<height { row(y, words + y * Int(picture.argb_stride)) }
    return try file(quality: quality, cancellation)
  }

  /// Encodes the picture, whose pixels are there.
  private mutating func file(
    quality: Int?, _ cancellation: RenderCancellation?
  ) throws -> [UInt8] {
    var config = WebPConfig()
    guard WebPConfigInit(&config) != 0 else { throw failure }
    if let quality {
      config.quality = Float(quality)
    } else {
      // The usual effort of libwebp's own programs, of ten.
      guard WebPConfigLosslessPreset(&config, 6) != 0 else { throw failure }
    }
    let isDone = withUnsafeMutablePointer(to: &writer) { writer in
      picture.writer = WebPMemoryWrite
      picture.progress_hook = { _, _ in RenderCancellation.current.isCancelled ? 0 : 1 }
      picture.custom_ptr = UnsafeMutableRawPointer(writer)
      return WebPEncode(&config, &picture)
    }
    try cancellation.check()
    guard isDone != 0, let bytes = writer.mem else { throw failure }
    return Array(UnsafeBufferPointer(start: bytes, count: writer.size))
  }

  private var failure: OutputError {
    OutputError(.compression, message: "libwebp's error \(picture.error_code.rawValue)")
  }
}
