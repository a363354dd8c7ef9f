import TestSupport

/// How far two pictures are from each other.
struct PictureDifference {
  /// The mean over all pixels and channels, 0 to 255.
  let mean: Double
  /// The share of pixels with a channel more than 64 apart.
  let farShare: Double

  init(_ a: PNGFile, _ b: PNGFile) throws {
    guard a.width == b.width, a.height == b.height else {
      throw Mismatch(description: "\(a.width) x \(a.height) and \(b.width) x \(b.height) pixels")
    }
    var sum = 0
    var far = 0
    for pixel in 0..<a.width * a.height {
      let distances = zip(Self.color(a, pixel), Self.color(b, pixel)).map { abs($0 - $1) }
      sum += distances.reduce(0, +)
      if distances.contains(where: { $0 > 64 }) { far += 1 }
    }
    let count = Double(a.width * a.height)
    mean = Double(sum) / count / 3
    farShare = Double(far) / count
  }

  private struct Mismatch: Error, CustomStringConvertible {
    var description: String
  }

  /// Red, green and blue of an opaque pixel, whatever the file stores.
  private static func color(_ file: PNGFile, _ pixel: Int) -> [Int] {
    let start = pixel * file.bytesPerPixel
    return (0..<3).map { Int(file.pixels[start + (file.bytesPerPixel < 3 ? 0 : $0)]) }
  }
}
