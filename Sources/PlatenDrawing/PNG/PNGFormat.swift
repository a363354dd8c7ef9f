/// How a PNG's pixels are stored, eight bits a channel.
package enum PNGFormat: Equatable, Sendable, CaseIterable {
  /// One grey byte; the caller guarantees opaque pixels whose channels are equal.
  case gray
  /// Red, green and blue; the caller guarantees opaque pixels.
  case rgb
  /// Red, green, blue and alpha, not premultiplied; transparent pixels are four zeros.
  case rgba

  /// The bytes of one pixel.
  var bytesPerPixel: Int {
    switch self {
    case .gray: 1
    case .rgb: 3
    case .rgba: 4
    }
  }

  /// The color type of the PNG header.
  var colorType: UInt8 {
    switch self {
    case .gray: 0
    case .rgb: 2
    case .rgba: 6
    }
  }
}
