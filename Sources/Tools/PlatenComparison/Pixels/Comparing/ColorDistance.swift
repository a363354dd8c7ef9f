extension UInt32 {
  /// The word of a straight colour as it looks on white.
  @inline(__always)
  var overWhite: UInt32 { over(255) }
  /// The word of a straight colour as it looks on black.
  @inline(__always)
  var overBlack: UInt32 { over(0) }

  @inline(__always)
  func over(_ ground: UInt32) -> UInt32 {
    let alpha = self &>> 24
    if alpha == 255 { return self }
    func channel(_ shift: UInt32) -> UInt32 {
      let value = self &>> shift & 255
      return ((value &* alpha &+ ground &* (255 &- alpha) &+ 127) / 255) &<< shift
    }
    return 0xFF00_0000 | channel(16) | channel(8) | channel(0)
  }

  /// The largest difference of one of the four channels, in levels from 0 to 255.
  @inline(__always)
  func levels(to other: UInt32) -> Int {
    var most = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      let step = abs(Int(self &>> shift & 255) &- Int(other &>> shift & 255))
      if step > most { most = step }
    }
    return most
  }

  /// The red, green and blue of a word.
  @inline(__always)
  var channels: (red: Double, green: Double, blue: Double) {
    (Double(self &>> 16 & 255), Double(self &>> 8 & 255), Double(self & 255))
  }
}

// MARK: - Distance

/// The distance in the YIQ space of NTSC, as Kotsarenko and Ramos weigh it ("Measuring perceived color
/// difference using YIQ NTSC transmission color space in mobile applications", 2010).
struct YIQDistance {
  /// The greatest weighed square there is: that of two colours of which one has the most yellow and
  /// the other the most blue.
  private static let most = 35215.0

  /// The measure of two words of straight colours.
  ///
  /// What is seen through them may be light or dark, so that the greater difference of both counts:
  /// neither white nor black disappears in its ground.
  @inline(__always)
  func seenMeasure(_ first: UInt32, _ second: UInt32) -> Double {
    if first & second >= 0xFF00_0000 { return measure(first, second) }
    return max(
      measure(first.overWhite, second.overWhite), measure(first.overBlack, second.overBlack))
  }

  /// The weighed square of the distance of two opaque colours, 0 for the same.
  @inline(__always)
  func measure(_ first: UInt32, _ second: UInt32) -> Double {
    let (first, second) = (first.channels, second.channels)
    let red = first.red - second.red
    let green = first.green - second.green
    let blue = first.blue - second.blue
    // Kotsarenko and Ramos, "Measuring perceived color difference using YIQ NTSC transmission color
    // space in mobile applications", 2010, with their weights below.
    let y = red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
    let i = red * 0.59597799 - green * 0.27417610 - blue * 0.32180189
    let q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }

  /// The greatest measure of colours that are no further apart than a distance from 0 to 1.
  func limit(_ distance: Double) -> Double { Self.most * distance * distance }

  /// The distance, from 0 to 1, that has a measure.
  func distance(_ measure: Double) -> Double { min((measure / Self.most).squareRoot(), 1) }

  /// Returns how bright a word's colour is on white, in hundred-millionths of a channel's step:
  /// whole numbers, so that colours as bright as each other are told for certain.
  @inline(__always)
  static func brightness(_ pixel: UInt32) -> Int {
    let pixel = pixel.overWhite
    let (red, green, blue) = (pixel &>> 16 & 255, pixel &>> 8 & 255, pixel & 255)
    return Int(red) &* 29_889_531 &+ Int(green) &* 58_662_247 &+ Int(blue) &* 11_448_223
  }
}
