public import Foundation

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

  /// Makes options; without arguments, one pixel a point and quick compression.
  public init(scale: CGFloat = 1, compression: Compression = .fast) {
    self.scale = scale
    self.compression = compression
  }
}
