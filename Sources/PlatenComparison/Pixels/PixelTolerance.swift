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

// MARK: - Metrics

/// How far two colours are from each other for the eye.
public enum ColorMetric: String, Hashable, Sendable, Codable, CaseIterable {
  /// The distance in the YIQ space of NTSC, as Kotsarenko and Ramos weigh it ("Measuring perceived
  /// color difference using YIQ NTSC transmission color space in mobile applications", 2010): quick.
  case yiq
  /// The CIEDE2000 difference of CIE 142-2001 in CIELAB under D65, a hundredth of it: nearer to the
  /// eye, and slower.
  case ciede2000
}
