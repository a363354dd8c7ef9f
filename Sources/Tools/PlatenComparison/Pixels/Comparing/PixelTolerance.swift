/// The difference up to which two pictures count as the same.
public struct PixelTolerance: Hashable, Sendable {
  /// The allowed difference of two colours, from 0 for none to 1 for any.
  ///
  /// It applies to single pixels. Areas and strokes of one change count from a fraction of it on.
  public var threshold = 0.1
  /// Whether to ignore pixels that only draw an edge differently that both pictures have: they are
  /// counted, but are not a difference.
  public var ignoresAntialiasing = true
  /// The number of pixels that may differ.
  public var allowedPixels = 0
  /// The share of all compared pixels that may differ, from 0 to 1; the more generous of the two
  /// limits counts.
  public var allowedRatio = 0.0

  /// Makes a tolerance for the differences of another rasteriser, without further differing pixels.
  public init() {}

  /// A tolerance in which every bit of every pixel counts.
  public static var exact: PixelTolerance {
    var tolerance = PixelTolerance()
    tolerance.threshold = 0
    tolerance.ignoresAntialiasing = false
    return tolerance
  }
}
