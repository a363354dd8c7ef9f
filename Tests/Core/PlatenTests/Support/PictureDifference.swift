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
    // A loop over bytes: in a build for debugging, closures and arrays take half a minute.
    a.pixels.withUnsafeBufferPointer { first in
      b.pixels.withUnsafeBufferPointer { second in
        var (i, j) = (0, 0)
        while i < first.count {
          var largest = 0
          var channel = 0
          while channel < 3 {
            let x = Int(first[i + (a.bytesPerPixel < 3 ? 0 : channel)])
            let y = Int(second[j + (b.bytesPerPixel < 3 ? 0 : channel)])
            let distance = x > y ? x - y : y - x
            sum += distance
            if distance > largest { largest = distance }
            channel += 1
          }
          if largest > 64 { far += 1 }
          i += a.bytesPerPixel
          j += b.bytesPerPixel
        }
      }
    }
    let count = Double(a.width * a.height)
    mean = Double(sum) / count / 3
    farShare = Double(far) / count
  }

  private struct Mismatch: Error, CustomStringConvertible {
    var description: String
  }
}
