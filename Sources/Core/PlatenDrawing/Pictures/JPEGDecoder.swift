internal import CJPEG
internal import Foundation

/// Reads a JPEG file.
///
/// It owns libjpeg-turbo's decoder, and frees it with its last owner.
final class JPEGDecoder {
  private let raw: tjhandle
  private let bytes: [UInt8]
  private let width: Int
  private let height: Int
  private let isCMYK: Bool
  private let isGray: Bool
  private let orientation: ExifOrientation

  /// What the finding of a picture of inks says.
  private static let lossOfInks =
    "its CMYK colours have no readable profile: they are converted without one"

  /// Checks the size that a file states.
  init(_ bytes: [UInt8], maximumPixels: Int) throws(PictureError) {
    guard let raw = tjInitDecompress() else {
      throw PictureError(code: .damaged, description: "the JPEG decoder did not start")
    }
    var (width, height, sampling, space): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    let status = tjDecompressHeader3(
      raw, bytes, UInt(bytes.count), &width, &height, &sampling, &space)
    let isKnown = status == 0
    let words = isKnown ? "" : String(cString: tjGetErrorStr2(raw))
    do throws(PictureError) {
      guard isKnown else {
        throw PictureError(code: .damaged, description: "a damaged JPEG (\(words))")
      }
      try RasterImage.check(
        width: Int(width), height: Int(height), maximumPixels: maximumPixels)
    } catch {
      tjDestroy(raw)
      throw error
    }
    self.raw = raw
    self.bytes = bytes
    self.width = Int(width)
    self.height = Int(height)
    isCMYK = space == TJCS_CMYK.rawValue || space == TJCS_YCCK.rawValue
    isGray = space == TJCS_GRAY.rawValue
    orientation = ExifOrientation(jpeg: bytes)
  }

  deinit { tjDestroy(raw) }

  /// How many pixels the file states.
  var pixelCount: Int { width * height }

  /// The picture, upright and in sRGB.
  func decode() throws(PictureError) -> DecodedPicture {
    let profile = JPEGSegment.profile(of: bytes)
    let inks = isCMYK ? profile.flatMap { ColorConversion(inks: $0) } : nil
    var pixels = try pixels(mixed: isCMYK && inks == nil)
    try inks?.convert(&pixels, for: "JPEG")
    let colors = isCMYK ? .sRGB : FileColors(icc: profile, isGray: isGray)
    if case .other(let conversion) = colors { try conversion.convert(&pixels, for: "JPEG") }
    let bitmap = Bitmap(width: width, height: height, pixels: pixels)
    var picture = DecodedPicture(bitmap: bitmap.oriented(orientation), isPhotograph: true)
    let isPlain = orientation == .up && !isCMYK
    switch colors {
    case .sRGB:
      picture.file = isPlain ? RasterImage.File(type: .jpeg, bytes: bytes) : nil
      picture.loss = isCMYK && inks == nil ? Self.lossOfInks : nil
    case .other: break
    case .unreadable:
      picture.file =
        isPlain
        ? RasterImage.File(type: .jpeg, bytes: JPEGSegment.withoutProfile(bytes)) : nil
      picture.loss = FileColors.loss
    }
    return picture
  }

  /// The pixels as the file has them, inks as well unless they are mixed.
  ///
  /// Warnings count as errors: a file that ends early would be grey below.
  private func pixels(mixed: Bool) throws(PictureError) -> [UInt32] {
    let format = isCMYK ? TJPF_CMYK : TJPF_BGRA
    // The accurate transform gives the same pixels on every processor.
    let flags = TJFLAG_ACCURATEDCT | TJFLAG_LIMITSCANS
    var status: Int32 = 0
    var pixels = [UInt32](unsafeUninitializedCapacity: width * height) { target, count in
      status =
        target.baseAddress.map {
          $0.withMemoryRebound(to: UInt8.self, capacity: 4 * width * height) {
            tjDecompress2(
              raw, bytes, UInt(bytes.count), $0, Int32(width), 0, Int32(height), format.rawValue,
              flags)
          }
        } ?? -1
      count = status == 0 ? width * height : 0
    }
    guard status == 0 else {
      let words = String(cString: tjGetErrorStr2(raw))
      throw PictureError(code: .damaged, description: "a damaged JPEG (\(words))")
    }
    for i in pixels.indices {
      if isCMYK, !mixed { break }
      let pixel = UInt32(littleEndian: pixels[i])
      pixels[i] = mixed ? Self.color(ofCMYK: pixel) : pixel
    }
    return pixels
  }

  /// The colour of four inks, from the lowest byte up; the files that exist hold what is left of
  /// the light, as Adobe's programs write it.
  private static func color(ofCMYK pixel: UInt32) -> UInt32 {
    let black = pixel >> 24
    // Adobe's CMYK files hold inverted inks, so that the product is light.
    func component(_ ink: UInt32) -> UInt32 { ((ink & 0xFF) * black + 127) / 255 }
    return 0xFF << 24 | component(pixel) << 16 | component(pixel >> 8) << 8
      | component(pixel >> 16)
  }
}
