/// A rectangle of whole pixels, from the picture's top left.
public struct PixelRegion: Hashable, Sendable, Codable {
  /// The distance of the left edge from the picture's, in pixels.
  public var x: Int
  /// The distance of the top edge from the picture's, in pixels.
  public var y: Int
  /// The width in pixels.
  public var width: Int
  /// The height in pixels.
  public var height: Int

  /// Makes a region from its place and size in pixels.
  public init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }
}

// MARK: - Overlap

extension PixelRegion {
  /// The first column right of it, in pixels; the greatest number there is if it lies beyond.
  package var right: Int { Self.sum(x, max(width, 0)) }
  /// The first row below it, in pixels; the greatest number there is if it lies beyond.
  package var bottom: Int { Self.sum(y, max(height, 0)) }

  /// Returns what two regions share; nil if that is nothing.
  package func intersection(_ other: PixelRegion) -> PixelRegion? {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let (right, bottom) = (min(right, other.right), min(bottom, other.bottom))
    guard left < right, top < bottom else { return nil }
    return PixelRegion(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The smallest region that holds both.
  func union(_ other: PixelRegion) -> PixelRegion {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelRegion(
      x: left, y: top, width: max(right, other.right) - left,
      height: max(bottom, other.bottom) - top)
  }

  /// The region moved; regions from outside may hold any numbers.
  func moved(x: Int, y: Int) -> PixelRegion {
    PixelRegion(x: Self.sum(self.x, x), y: Self.sum(self.y, y), width: width, height: height)
  }

  private static func sum(_ first: Int, _ second: Int) -> Int {
    let (sum, isOver) = first.addingReportingOverflow(second)
    return isOver ? (first > 0 ? .max : .min) : sum
  }
}
