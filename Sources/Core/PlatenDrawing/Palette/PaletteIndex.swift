/// Finds the colour of a palette that is nearest to another.
final class PaletteIndex {
  private static let hashBits: UInt32 = 14

  let palette: ColorPalette
  private let colors: [SIMD4<Int16>]
  /// By its hash, the last colour that was looked up, and behind it its number; none if it is over a byte.
  private let known: UnsafeMutablePointer<(color: UInt32, number: UInt32)>
  /// How far a component of what was looked up is off at most.
  private(set) var largestDifference = 0

  init(_ palette: ColorPalette) {
    self.palette = palette
    colors = palette.colors.map { SIMD4(colorWord: $0) }
    known = .allocate(capacity: 1 << Self.hashBits)
    known.initialize(repeating: (0, .max), count: 1 << Self.hashBits)
  }

  deinit { known.deallocate() }

  /// The number of the palette's colour whose farthest component is nearest.
  func number(of color: UInt32) -> UInt8 {
    let slot = Int((color &* 0x9E37_79B1) &>> (32 &- Self.hashBits))
    let entry = known[slot]
    if entry.color == color, entry.number < 256 { return UInt8(entry.number) }
    let number = nearest(to: SIMD4(colorWord: color))
    known[slot] = (color, UInt32(number))
    return number
  }

  private func nearest(to color: SIMD4<Int16>) -> UInt8 {
    var (number, least) = (0, Int.max)
    for (i, candidate) in colors.enumerated() {
      let distance = color.distance(to: candidate)
      if distance < least { (number, least) = (i, distance) }
    }
    largestDifference = max(largestDifference, colors.isEmpty ? 0 : least)
    return UInt8(number)
  }
}
