internal import PlatenBase

/// Reads PNG files.
struct PNGDecoder {
  private let bytes: [UInt8]
  private let maximumPixels: Int
  let pixelCount: Int

  /// Checks the size that a file states.
  init(_ bytes: [UInt8], maximumPixels: Int) throws(PictureError) {
    guard let header = PNGHeader(of: bytes) else {
      throw PictureError(
        code: .damaged, description: "a PNG of \(bytes.count) bytes without a header")
    }
    try RasterImage.check(
      width: header.width, height: header.height,
      maximumPixels: header.mostPixels(of: maximumPixels))
    (self.bytes, self.maximumPixels) = (bytes, maximumPixels)
    pixelCount = header.width * header.height
  }

  /// The picture, upright and in sRGB; this fails if the reading is cancelled before it begins.
  func decode() throws(PictureError) -> DecodedPicture {
    do throws(PixelReadingError) {
      if RenderCancellation.current.isCancelled { throw .cancelled }
      let file = try PNGReader(bytes, maximumPixels: maximumPixels)
      let colors = FileColors(of: file)
      // Otherwise libpng would also convert the colours that are converted here.
      let reader =
        file.hasProfile
        ? try PNGReader(file.fileWithoutColors, maximumPixels: maximumPixels) : file
      var pixels = try reader.pixels()
      if case .other(let conversion) = colors { try conversion.convert(&pixels) }
      pixels.multiplyByAlpha()
      let bitmap = Bitmap(width: reader.width, height: reader.height, pixels: pixels)
      let orientation = ExifOrientation(png: bytes)
      var picture = DecodedPicture(bitmap: bitmap.oriented(orientation))
      picture.isAnimated = file.chunks.contains { $0.isAnimation(in: bytes) }
      // Of several frames the first one alone is shown, in files that others read as well.
      let isPlain = orientation == .up && !file.hasOtherCurve && !picture.isAnimated
      var losses = picture.isAnimated ? [GIFDecoder.loss] : []
      switch colors {
      case .sRGB: picture.file = isPlain ? RasterImage.File(type: .png, bytes: bytes) : nil
      case .other: break
      case .unreadable:
        picture.file = isPlain ? RasterImage.File(type: .png, bytes: file.fileWithoutColors) : nil
        losses.append(FileColors.loss)
      }
      picture.loss = losses.isEmpty ? nil : losses.joined(separator: "; ")
      return picture
    } catch {
      throw PictureError(code: .damaged, description: error.description)
    }
  }
}

extension PNGChunk {
  /// Whether a file is a PNG of several frames.
  package static func isMoving(_ file: [UInt8]) -> Bool {
    guard var reader = try? PNGChunkReader(file) else { return false }
    while let chunk = try? reader.next(), chunk.type != "IDAT" {
      if chunk.isAnimation(in: file) { return true }
    }
    return false
  }

  /// Whether a file's chunk says that it has more than one frame.
  fileprivate func isAnimation(in file: [UInt8]) -> Bool {
    type == "acTL" && data.count == 8 && PNGChunk.number(in: file, at: data.lowerBound) > 1
  }
}

extension [UInt32] {
  /// Gives the colours of words of alpha, red, green and blue alpha's part.
  mutating func multiplyByAlpha() {
    withUnsafeMutableBufferPointer { pixels in
      for i in pixels.indices { pixels[i] = Self.multiplied(pixels[i]) }
    }
  }

  /// Returns a word with alpha's part in its colours, rounded to the nearest.
  private static func multiplied(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel }
    // A division by 255, exact for products of two bytes.
    func channel(_ shift: UInt32) -> UInt32 {
      let product = (pixel >> shift & 255) * alpha + 128
      return ((product + product >> 8) >> 8) << shift
    }
    return alpha << 24 | channel(16) | channel(8) | channel(0)
  }
}
