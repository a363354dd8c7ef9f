/// A way to tell how far two colours are from each other.
protocol ColorDistance {
  /// A number that grows with the distance of two opaque colours, 0 for the same.
  func measure(_ first: UInt32, _ second: UInt32) -> Double
  /// The greatest measure of colours that are no further apart than a distance from 0 to 1.
  func limit(_ distance: Double) -> Double
  /// The distance, from 0 to 1, that has a measure.
  func distance(_ measure: Double) -> Double
}

extension ColorDistance {
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
}

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

  /// The red, green and blue of a word.
  @inline(__always)
  var channels: (red: Double, green: Double, blue: Double) {
    (Double(self &>> 16 & 255), Double(self &>> 8 & 255), Double(self & 255))
  }
}
