/// The distance in the YIQ space of NTSC, as Kotsarenko and Ramos weigh it ("Measuring perceived color
/// difference using YIQ NTSC transmission color space in mobile applications", 2010).
struct YIQDistance: ColorDistance {
  /// The greatest weighed square there is: that of two colours of which one has the most yellow and
  /// the other the most blue.
  private static let most = 35215.0

  /// The weighed square of the distance.
  @inline(__always)
  func measure(_ first: UInt32, _ second: UInt32) -> Double {
    let (first, second) = (first.channels, second.channels)
    let red = first.red - second.red
    let green = first.green - second.green
    let blue = first.blue - second.blue
    let y = red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
    let i = red * 0.59597799 - green * 0.27417610 - blue * 0.32180189
    let q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }

  func limit(_ distance: Double) -> Double { Self.most * distance * distance }

  func distance(_ measure: Double) -> Double { min((measure / Self.most).squareRoot(), 1) }

  /// How bright a word's colour is on white, in hundred-millionths of a channel's step: whole numbers,
  /// so that colours as bright as each other are told for certain.
  @inline(__always)
  static func brightness(_ pixel: UInt32) -> Int {
    let pixel = pixel.overWhite
    let (red, green, blue) = (pixel &>> 16 & 255, pixel &>> 8 & 255, pixel & 255)
    return Int(red) &* 29_889_531 &+ Int(green) &* 58_662_247 &+ Int(blue) &* 11_448_223
  }
}
