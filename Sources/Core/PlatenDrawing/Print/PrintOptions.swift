public import Foundation

/// What a picture is printed as.
public enum PictureFormat: String, CaseIterable, Hashable, Sendable {
  /// Scalable Vector Graphics, text as outlines or as ``SVGOptions`` say.
  case svg
  /// Portable Network Graphics.
  case png
  /// Portable Document Format, one page.
  case pdf
}

/// How a picture becomes pixels.
public struct PNGOptions: Hashable, Sendable {
  /// What the compression is tuned for.
  public enum Compression: String, CaseIterable, Hashable, Sendable {
    /// Time first.
    case fast
    /// Bytes first, at many times the time.
    case small
  }

  /// Pixels a point.
  public var scale: CGFloat
  /// What the compression is tuned for.
  public var compression: Compression
  /// The most pixels that a picture may have.
  public var maximumPixels = 256_000_000
  /// The most pixels that a side may have.
  public var maximumSide = 65_535
  /// The most threads that work on a picture.
  ///
  /// With two, rows of a large one are compressed while the next ones are drawn. The bytes are the same.
  public var threads = 2
  /// The most that drawing a PNG or a PDF may cost, in milliseconds of a core as they are estimated
  /// before; `Int.max` for any.
  package var maximumCost = Int.max

  /// Makes options; without arguments, one pixel a point and quick compression.
  public init(scale: CGFloat = 1, compression: Compression = .fast) {
    self.scale = scale
    self.compression = compression
  }
}
