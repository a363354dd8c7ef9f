/// The difference up to which two pictures count as the same.
public struct PixelTolerance: Hashable, Sendable {
  /// How far two colours may be apart, from 0, not at all, to 1, anything.
  ///
  /// It is for single pixels. Areas and strokes of one change count from a part of it on.
  public var threshold = 0.1
  /// Whether pixels that only draw an edge in another way, one that both pictures have, are set aside:
  /// they are counted, not held against it.
  public var ignoresAntialiasing = true
  /// How many pixels may differ.
  public var allowedPixels = 0
  /// Which part of all compared pixels may differ, from 0 to 1; the more generous of the two holds.
  public var allowedRatio = 0.0

  /// A tolerance for what another rasteriser draws in another way, and for no pixel more.
  public init() {}

  /// Every bit of every pixel counts.
  public static var exact: PixelTolerance {
    var tolerance = PixelTolerance()
    tolerance.threshold = 0
    tolerance.ignoresAntialiasing = false
    return tolerance
  }
}
