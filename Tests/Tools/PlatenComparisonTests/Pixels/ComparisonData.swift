import Foundation
import PlatenComparison

/// Rows of the tables that the scripts in Tests/Comparison made with other tools.
enum ComparisonData {
  static func rows(_ name: String) throws -> [[String]] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Comparison/data")
    let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    return text.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }

  static func bytes(_ base64: String) -> [UInt8] {
    Array(Data(base64Encoded: base64) ?? Data())
  }
}

extension PixelImage {
  /// A picture of one word.
  init(width: Int, height: Int, _ pixel: UInt32) {
    self.init(width: width, height: height, pixels: Array(repeating: pixel, count: width * height))
  }

  /// The picture with a rectangle of one word.
  func filling(x: Range<Int>, y: Range<Int>, _ pixel: UInt32) -> PixelImage {
    var pixels = pixels
    for row in y {
      for column in x { pixels[row * width + column] = pixel }
    }
    return PixelImage(width: width, height: height, pixels: pixels)
  }
}
