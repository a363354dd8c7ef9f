/// A rectangle of whole pixels, from the picture's top left.
public struct PixelRegion: Hashable, Sendable, Codable {
  /// The distance of the left edge from the picture's, in pixels.
  public var x: Int
  /// The distance of the top edge from the picture's, in pixels.
  public var y: Int
  /// How many pixels wide it is.
  public var width: Int
  /// How many pixels high it is.
  public var height: Int

  /// Makes a region of some pixels.
  public init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }
}
