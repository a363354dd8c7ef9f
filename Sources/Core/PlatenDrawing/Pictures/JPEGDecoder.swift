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
  private let orientation: ExifOrientation

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
    orientation = ExifOrientation(jpeg: bytes)
  }

  deinit { tjDestroy(raw) }

  /// How many pixels the file states.
  var pixelCount: Int { width * height }

  /// Whether every program shows the file as it is decoded here.
  var isPlain: Bool { orientation == .up && !isCMYK }

  /// The pixels, upright.
  ///
  /// Warnings count as errors: a file that ends early would be grey below.
  func decode() throws(PictureError) -> Bitmap {
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
      let pixel = UInt32(littleEndian: pixels[i])
      pixels[i] = isCMYK ? Self.color(ofCMYK: pixel) : pixel
    }
    return Bitmap(width: width, height: height, pixels: pixels).oriented(orientation)
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

// MARK: - Orientation

/// The orientation of a camera, by the numbers of Exif.
enum ExifOrientation: Int {
  case up = 1
  case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left

  /// Whether rows are columns.
  var isTransposed: Bool { rawValue >= 5 }

  /// Returns where the pixel of an upright picture of a size is found in the file.
  func source(x: Int, y: Int, width: Int, height: Int) -> (x: Int, y: Int) {
    switch self {
    case .up: (x, y)
    case .upMirrored: (width - 1 - x, y)
    case .down: (width - 1 - x, height - 1 - y)
    case .downMirrored: (x, height - 1 - y)
    case .leftMirrored: (y, x)
    case .right: (y, width - 1 - x)
    case .rightMirrored: (height - 1 - y, width - 1 - x)
    case .left: (height - 1 - y, x)
    }
  }

  /// The orientation that a JPEG states; upright if it states none.
  init(jpeg bytes: [UInt8]) {
    let found = Self.segment(of: bytes).flatMap { Self.number(inTIFF: $0) }
    self = found.flatMap(ExifOrientation.init) ?? .up
  }

  /// The orientation that a PNG states; upright if it states none.
  init(png bytes: [UInt8]) {
    self =
      Self.tiff(ofPNG: bytes).flatMap { Self.number(inTIFF: $0) }
      .flatMap(ExifOrientation.init) ?? .up
  }

  /// The data of a PNG's chunk eXIf (PNG, third edition, 11.3.4.5).
  private static func tiff(ofPNG bytes: [UInt8]) -> ArraySlice<UInt8>? {
    guard var reader = try? PNGChunkReader(bytes) else { return nil }
    while let chunk = try? reader.next() {
      if chunk.type == "eXIf" { return bytes[chunk.data] }
    }
    return nil
  }

  /// The part of a JPEG that is laid out as a TIFF and holds Exif's tags.
  private static func segment(of bytes: [UInt8]) -> ArraySlice<UInt8>? {
    var position = 2
    while position + 4 <= bytes.count, bytes[position] == 0xFF {
      let marker = bytes[position + 1]
      let length = Int(bytes[position + 2]) << 8 | Int(bytes[position + 3])
      let end = position + 2 + length
      // The picture itself follows.
      if marker == 0xDA || length < 2 || end > bytes.count { return nil }
      let name = Array("Exif\0\0".utf8)
      // Exif's data is in APP1 (marker FFE1), after the identifier `Exif` and two zeros.
      if marker == 0xE1, bytes[(position + 4)..<end].starts(with: name) {
        return bytes[(position + 4 + name.count)..<end]
      }
      position = end
    }
    return nil
  }

  private static func number(inTIFF tiff: ArraySlice<UInt8>) -> Int? {
    // TIFF 6.0, section 2: `MM` or `II`, and 42 in that byte order.
    let isBigEndian = tiff.starts(with: Array("MM\0*".utf8))
    guard isBigEndian || tiff.starts(with: [0x49, 0x49, 0x2A, 0]) else { return nil }
    func number(at offset: Int, bytes count: Int) -> Int? {
      guard offset >= 0, offset + count <= tiff.count else { return nil }
      let start = tiff.startIndex + offset
      let part = tiff[start..<start + count]
      return isBigEndian
        ? part.reduce(0) { $0 << 8 | Int($1) } : part.reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(at: 4, bytes: 4), let count = number(at: directory, bytes: 2)
    else {
      return nil
    }
    for i in 0..<count {
      let entry = directory + 2 + 12 * i
      guard let tag = number(at: entry, bytes: 2) else { return nil }
      // Exif's tag 274, Orientation.
      if tag == 0x0112 { return number(at: entry + 8, bytes: 2) }
    }
    return nil
  }
}
