/// Turns a row of Cairo's pixels into a row of a PNG's.
///
/// Cairo's pixels are 32-bit words of the machine's byte order, alpha (or nothing) in the highest
/// byte, then red, green and blue, premultiplied with alpha.
enum PixelRow {
  /// Writes `count` pixels as `format` to `target`.
  static func convert(
    _ source: UnsafeRawPointer, count: Int, format: PNGFormat,
    to target: UnsafeMutablePointer<UInt8>
  ) {
    let output = UnsafeMutableRawPointer(target)
    switch format {
    case .gray: convertGray(source, count: count, to: output)
    case .rgb: convertRGB(source, count: count, to: output)
    case .rgba: convertRGBA(source, count: count, to: output)
    }
  }

  private static func convertGray(
    _ source: UnsafeRawPointer, count: Int, to target: UnsafeMutableRawPointer
  ) {
    for x in 0..<count {
      let pixel = source.loadUnaligned(fromByteOffset: 4 &* x, as: UInt32.self)
      target.storeBytes(of: UInt8(truncatingIfNeeded: pixel), toByteOffset: x, as: UInt8.self)
    }
  }

  /// Two pixels are stored at once, and two bytes behind them that the next two overwrite.
  private static func convertRGB(
    _ source: UnsafeRawPointer, count: Int, to target: UnsafeMutableRawPointer
  ) {
    var x = 0
    while x &+ 9 <= count {
      let input = source + 4 &* x
      let output = target + 3 &* x
      store(pair(input), at: output)
      store(pair(input + 8), at: output + 6)
      store(pair(input + 16), at: output + 12)
      store(pair(input + 24), at: output + 18)
      x &+= 8
    }
    while x < count {
      let pixel = source.loadUnaligned(fromByteOffset: 4 &* x, as: UInt32.self)
      let output = target + 3 &* x
      output.storeBytes(of: UInt8(truncatingIfNeeded: pixel &>> 16), as: UInt8.self)
      output.storeBytes(
        of: UInt8(truncatingIfNeeded: pixel &>> 8), toByteOffset: 1, as: UInt8.self)
      output.storeBytes(of: UInt8(truncatingIfNeeded: pixel), toByteOffset: 2, as: UInt8.self)
      x &+= 1
    }
  }

  /// The six bytes of two pixels, the first in the lowest byte.
  @inline(__always)
  private static func pair(_ source: UnsafeRawPointer) -> UInt64 {
    #if _endian(little)
      let pixels = source.loadUnaligned(as: UInt64.self).byteSwapped
      return pixels &>> 40 | pixels &<< 16 & 0xFFFF_FF00_0000
    #else
      let first = source.loadUnaligned(as: UInt32.self).byteSwapped &>> 8
      let second = source.loadUnaligned(fromByteOffset: 4, as: UInt32.self).byteSwapped &>> 8
      return UInt64(first) | UInt64(second) &<< 24
    #endif
  }

  @inline(__always)
  private static func store(_ word: UInt64, at target: UnsafeMutableRawPointer) {
    target.storeBytes(of: word.littleEndian, as: UInt64.self)
  }

  private static func convertRGBA(
    _ source: UnsafeRawPointer, count: Int, to target: UnsafeMutableRawPointer
  ) {
    for x in 0..<count {
      let pixel = source.loadUnaligned(fromByteOffset: 4 &* x, as: UInt32.self)
      let word = straight(pixel)
      target.storeBytes(
        of: (word &<< 8 | word &>> 24).bigEndian, toByteOffset: 4 &* x, as: UInt32.self)
    }
  }

  /// A word that is not premultiplied; zero for a clear one.
  @inline(__always)
  static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel &>> 24
    if alpha == 255 { return pixel }
    if alpha == 0 { return 0 }
    return alpha &<< 24 | unpremultiplied(pixel &>> 16 & 255, alpha) &<< 16
      | unpremultiplied(pixel &>> 8 & 255, alpha) &<< 8 | unpremultiplied(pixel & 255, alpha)
  }

  /// The channel without alpha, rounded to the nearest; halves go up.
  @inline(__always)
  private static func unpremultiplied(_ channel: UInt32, _ alpha: UInt32) -> UInt32 {
    min((channel &* 255 &+ alpha &>> 1) / alpha, 255)
  }
}
