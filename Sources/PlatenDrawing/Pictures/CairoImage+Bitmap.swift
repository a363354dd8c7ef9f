internal import CCairo
internal import Foundation
internal import PlatenBase

extension CairoImage {
  /// The pixels; nil if they are laid out in a way that Platen does not know, and where the render is
  /// cancelled.
  var bitmap: Bitmap? {
    let format = cairo_image_surface_get_format(raw)
    guard format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24 else { return nil }
    let opaque: UInt32 = hasAlpha ? 0 : 0xFF00_0000
    let cancellation = RenderCancellation.current(over: width * height)
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

extension CairoError {
  /// Pixels that are laid out in a way that Platen does not know.
  static let unexpectedPixels = CairoError(CAIRO_STATUS_INVALID_FORMAT)
}
