/// How far two colours are from each other for the eye.
public enum ColorMetric: String, Hashable, Sendable, Codable, CaseIterable {
  /// The distance in the YIQ space of NTSC, as Kotsarenko and Ramos weigh it ("Measuring perceived
  /// color difference using YIQ NTSC transmission color space in mobile applications", 2010): quick.
  case yiq
  /// The CIEDE2000 difference of CIE 142-2001 in CIELAB under D65, a hundredth of it: nearer to the
  /// eye, and slower.
  case ciede2000
}
