import TestSupport
import Testing

@testable import PlatenDrawing

@Suite struct ColorPaletteTests {
  private func counts(_ colors: [UInt32]) -> ColorCounts {
    var counts = ColorCounts()
    colors.withUnsafeBufferPointer {
      if let start = $0.baseAddress { counts.add(start, count: $0.count) }
    }
    return counts
  }

  private func distance(_ first: UInt32, _ second: UInt32) -> Int {
    [0, 8, 16, 24].map { abs(Int(first >> $0 & 255) - Int(second >> $0 & 255)) }.max() ?? 0
  }

  private func farthest(_ colors: [UInt32], from palette: ColorPalette) -> Int {
    colors.map { color in palette.colors.map { distance($0, color) }.min() ?? 256 }.max() ?? 0
  }

  @Test func fewColorsStayAsTheyAre() {
    let colors = (0..<255).map { 0xFF00_0000 | UInt32($0) * 0x01_0203 & 0xFF_FFFF }
    let palette = ColorPalette(of: counts(colors + colors), most: 255)
    #expect(palette.colors.sorted() == colors.sorted())
  }

  /// White is kept; the other greys that are farther than r from it, 255 - r, take a colour for each 2r + 1.
  @Test(arguments: [(86, 1), (85, 2), (52, 2), (51, 3), (29, 4), (28, 5)])
  func aLineIsCoveredByTheFewestBoxes(most: Int, reach: Int) {
    let grays = (0..<256).map { 0xFF00_0000 | UInt32($0) * 0x01_0101 }
    let counts = counts([UInt32](repeating: 0xFFFF_FFFF, count: 100_000) + grays)
    #expect(farthest(grays, from: ColorPalette(of: counts, most: most)) == reach)
  }

  @Test func theGroundStaysAsItIs() {
    var random = SeededGenerator(seed: 1)
    let others = (0..<5_000).map { _ in
      UInt32.random(in: 0...0xFF_FFFF, using: &random) | 0xFF00_0000
    }
    let ground: UInt32 = 0xFFFD_FEFF
    let palette = ColorPalette(
      of: counts([UInt32](repeating: ground, count: 20_000) + others), most: 16)
    #expect(palette.colors.contains(ground) && palette.colors.count <= 16)
    #expect(farthest(others, from: palette) < 128)
  }

  @Test func moreColorsThanAreCountedLoseTheirLowestBits() {
    let colors = (0..<300_000).map { 0xFF00_0000 | UInt32($0) * 37 & 0xFF_FFFF }
    let counts = counts(colors)
    #expect(counts.counts.count <= 1 << 16)
    #expect(counts.counts.values.reduce(0, +) == colors.count)
    let palette = ColorPalette(of: counts, most: 255)
    #expect(palette.colors.count <= 255 && palette.colors.count > 100)
  }

  @Test func theNearestIsThatWithoutAFarComponent() {
    // 5 and 0 off in two components are nearer together than 4, 4 and 4.
    let palette = ColorPalette(of: counts([0xFF00_0005, 0xFF04_0404]), most: 2)
    let index = PaletteIndex(palette)
    let number = Int(index.number(of: 0xFF00_0000))
    #expect(palette.colors[number] == 0xFF04_0404)
    #expect(index.largestDifference == 4)
    #expect(index.number(of: 0xFF00_0000) == UInt8(number))
  }
}
