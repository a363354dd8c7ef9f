extension PixelImage {
  /// The most pixels of a picture that is read, unless another number is asked for.
  package static let maximumPixels = 50_000_000

  /// The pixels of a PNG file of any kind.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - maximumPixels: The most pixels that it may have: four bytes of memory each.
  /// - Throws: ``PixelImageError``; no memory is taken for pixels of a file that states too many, or
  ///   more than its bytes can hold.
  package init(
    png bytes: [UInt8], maximumPixels: Int = PixelImage.maximumPixels
  ) throws(PixelImageError) {
    let result = bytes.withUnsafeBytes { Self.read($0, maximumPixels: maximumPixels) }
    self = try result.get()
  }

  private static func read(
    _ bytes: UnsafeRawBufferPointer, maximumPixels: Int
  ) -> Result<PixelImage, PixelImageError> {
    do throws(PixelImageError) {
      let outline = try PNGOutline(bytes, maximumPixels: maximumPixels)
      let pixels = try pixels(bytes, outline)
      return .success(PixelImage(width: outline.width, height: outline.height, pixels: pixels))
    } catch {
      return .failure(error)
    }
  }

  private static func pixels(
    _ bytes: UnsafeRawBufferPointer, _ outline: PNGOutline
  ) throws(PixelImageError) -> [UInt32] {
    var reader = PNGReader()
    guard outline.isInterlacedDeep else { return try reader.read(bytes, outline) }
    let file = try PNGDeinterlacer(bytes, outline).rewritten()
    return try file.withUnsafeBytes { bytes in
      Result<[UInt32], PixelImageError> { () throws(PixelImageError) in
        try reader.read(bytes, outline)
      }
    }.get()
  }
}
