package import PlatenDrawing

extension PixelImage {
  /// The pixels of a PNG, JPEG, WebP or GIF file, whatever it is called.
  ///
  /// - Parameter maximumPixels: The most pixels that it may have: four bytes of memory each.
  /// - Throws: ``PixelReadingError``; for what is none of these, as for a PNG.
  package init(
    file bytes: [UInt8], maximumPixels: Int = PixelImage.maximumPixels
  ) throws(PixelReadingError) {
    guard RasterImage.isOfOtherFormat(bytes) else {
      self = try PixelImage(png: bytes, maximumPixels: maximumPixels)
      return
    }
    let picture: RasterImage
    do throws(PictureError) {
      picture = try RasterImage(file: bytes, maximumPixels: maximumPixels)
    } catch {
      let isTooLarge = error.code == .tooManyPixels
      throw PixelReadingError(isTooLarge ? .tooLarge : .damaged, error.description)
    }
    // Of what moves one frame alone would be compared.
    if picture.isAnimated {
      throw PixelReadingError(.format, "an animation: expected a still picture")
    }
    self.init(picture.bitmap)
  }
}

// MARK: - Formats

/// Formats of pictures that are not compared, so that they are told and not passed over.
package enum UnreadFormat {
  private static let names = [
    "avif": "AVIF", "heic": "HEIC", "heif": "HEIC", "jxl": "JPEG XL", "tif": "TIFF",
    "tiff": "TIFF", "bmp": "BMP",
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
      "pictures in \($0) cannot be compared: expected a PNG, JPEG, WebP, GIF, SVG or layout file"
    }
  }
}
