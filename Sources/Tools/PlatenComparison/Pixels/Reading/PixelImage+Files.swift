package import PlatenDrawing

extension PixelImage {
  /// The pixels of a PNG or JPEG file, whatever it is called.
  ///
  /// - Parameter maximumPixels: The most pixels that it may have: four bytes of memory each.
  /// - Throws: ``PixelReadingError``; for what is neither, as for a PNG.
  package init(
    file bytes: [UInt8], maximumPixels: Int = PixelImage.maximumPixels
  ) throws(PixelReadingError) {
    guard bytes.starts(with: [0xFF, 0xD8, 0xFF]) else {
      self = try PixelImage(png: bytes, maximumPixels: maximumPixels)
      return
    }
    do throws(PictureError) {
      self.init(try RasterImage(file: bytes, maximumPixels: maximumPixels).bitmap)
    } catch {
      let isTooLarge = error.code == .tooManyPixels
      throw PixelReadingError(isTooLarge ? .tooLarge : .damaged, error.description)
    }
  }
}

// MARK: - Formats

/// Formats of pictures that are not compared, so that they are told and not passed over.
package enum UnreadFormat {
  private static let names = [
    "webp": "WebP", "gif": "GIF", "avif": "AVIF", "heic": "HEIC", "heif": "HEIC", "jxl": "JPEG XL",
    "tif": "TIFF", "tiff": "TIFF", "bmp": "BMP",
  ]

  /// Why a picture cannot be compared, by the ending of its name; nil for what is no picture, or can.
  package static func reason(fileName: String) -> String? {
    guard let ending = fileName.split(separator: ".").last?.lowercased(), fileName.contains(".")
    else { return nil }
    if ending == "pdf" {
      return
        "a PDF cannot be compared directly: make pictures of its pages with pdftocairo -png -r 144"
        + " (package poppler-utils)"
    }
    return names[ending].map {
      "a \($0) cannot be compared: expected a PNG, JPEG, SVG or layout file"
    }
  }
}
