internal import Foundation
internal import PlatenBase
internal import PlatenDrawing

/// The colours of a picture where words lie.
///
/// The picture covers the region, in its proportions, from the middle: where the two have different
/// ones, what stands over is not looked at.
struct CloudColorImage {
  private let bitmap: Bitmap
  /// Pixels in a point.
  private let scale: CGFloat
  /// The picture's corner in the region, in points.
  private let corner: CGPoint

  /// A picture in a region of a size in points.
  init(_ bitmap: Bitmap, in size: CGSize) {
    self.bitmap = bitmap
    let (width, height) = (CGFloat(bitmap.width), CGFloat(bitmap.height))
    scale = min(width / max(size.width, 1e-6), height / max(size.height, 1e-6))
    corner = CGPoint(x: (size.width - width / scale) / 2, y: (size.height - height / scale) / 2)
  }

  /// How many places of a word are looked at along a side of its box, at most.
  private static let mostPlaces = 40

  /// The mean colour in a box that is turned clockwise around its middle; nil where nothing is
  /// shown.
  ///
  /// - Parameters:
  ///   - size: The box before it is turned, in points.
  ///   - center: Its middle in the region, in points.
  func color(in size: CGSize, around center: CGPoint, at angle: Angle) -> Color? {
    let columns = places(along: size.width)
    let rows = places(along: size.height)
    let (cosine, sine) = (CGFloat(angle.cosine), CGFloat(angle.sine))
    // Of alpha, red, green and blue, the colours multiplied by alpha.
    var sums = (alpha: 0, red: 0, green: 0, blue: 0)
    for row in 0..<rows {
      let y = ((CGFloat(row) + 0.5) / CGFloat(rows) - 0.5) * size.height
      for column in 0..<columns {
        let x = ((CGFloat(column) + 0.5) / CGFloat(columns) - 0.5) * size.width
        let pixel = pixel(
          at: CGPoint(x: center.x + x * cosine - y * sine, y: center.y + x * sine + y * cosine))
        sums.alpha += Int(pixel >> 24)
        sums.red += Int(pixel >> 16 & 255)
        sums.green += Int(pixel >> 8 & 255)
        sums.blue += Int(pixel & 255)
      }
    }
    guard sums.alpha > 0 else { return nil }
    func mean(_ sum: Int) -> Double { min(Double(sum) / Double(sums.alpha), 1) }
    return Color(red: mean(sums.red), green: mean(sums.green), blue: mean(sums.blue))
  }

  private func places(along length: CGFloat) -> Int {
    let pixels = length * scale
    return pixels.isFinite ? Int(min(max(pixels.rounded(.up), 1), CGFloat(Self.mostPlaces))) : 1
  }

  /// The pixel at a point of the region; nothing beside the picture.
  private func pixel(at point: CGPoint) -> UInt32 {
    let (x, y) = ((point.x - corner.x) * scale, (point.y - corner.y) * scale)
    guard x >= 0, y >= 0, x < CGFloat(bitmap.width), y < CGFloat(bitmap.height) else { return 0 }
    return bitmap.pixels[Int(y) * bitmap.width + Int(x)]
  }
}
