/// What two pictures may differ in and still count as the same.
public struct PixelTolerance: Hashable, Sendable {
  /// How colours are measured.
  public var metric = ColorMetric.yiq
  /// How far two colours may be apart, from 0, not at all, to 1, black and white.
  public var threshold = 0.1
  /// Whether pixels that only smooth an edge are set aside: they are counted, not held against it.
  public var ignoresAntialiasing = true
  /// How many pixels may differ.
  public var allowedPixels = 0
  /// Which part of all compared pixels may differ, from 0 to 1; the more generous of the two holds.
  public var allowedRatio = 0.0

  /// A tolerance for what nobody sees, and for no pixel more.
  public init() {}

  /// Every bit of every pixel counts.
  public static var exact: PixelTolerance {
    var tolerance = PixelTolerance()
    tolerance.threshold = 0
    tolerance.ignoresAntialiasing = false
    return tolerance
  }
}
