import PlatenComparison
import Testing

@Suite("Comparing pixels")
struct PixelComparisonTests {
  private let white: UInt32 = 0xFFFF_FFFF
  private let black: UInt32 = 0xFF00_0000
  private let ground = PixelImage(width: 60, height: 40, 0xFFFF_FFFF)

  @Test("the same picture does not differ")
  func same() {
    let found = PixelComparison().compare(ground, ground)
    #expect(found.differingPixels == 0)
    #expect(found.comparedPixels == 2400)
    #expect(found.structuralSimilarity == 1)
    #expect(found.largestDifference == 0)
    #expect(found.regions == [])
    #expect(found.isTolerated)
  }

  @Test("one black pixel on white differs by the brightness alone")
  func onePixel() throws {
    let other = ground.filling(x: 20..<21, y: 10..<11, black)
    let found = PixelComparison().compare(ground, other)
    #expect(found.differingPixels == 1)
    #expect(
      found.regions == [
        DifferenceRegion(bounds: PixelRegion(x: 20, y: 10, width: 1, height: 1), differingPixels: 1)
      ])
    // 0.5053 * 255 * 255 of 35215, and its root.
    #expect(abs(found.largestDifference - 0.96594) < 0.00001)
    #expect(!found.isTolerated)
    #expect(found.structuralSimilarity < 1)
  }

  @Test("a step of one channel counts where every bit does, and else is slight")
  func oneStep() {
    let other = ground.filling(x: 0..<5, y: 0..<5, 0xFFFF_FFFE)
    let found = PixelComparison().compare(ground, other)
    #expect(found.differingPixels == 0)
    #expect(found.slightPixels == 25)
    #expect(found.largestLevels == 1)
    #expect(found.isTolerated)
    #expect(PixelComparison(tolerance: .exact).compare(ground, other).differingPixels == 25)
  }

  @Test("colours that nobody sees count where every bit does alone")
  func transparentColors() {
    let (first, second) = (
      PixelImage(width: 20, height: 20, 0x00FF_0000), PixelImage(width: 20, height: 20, 0)
    )
    #expect(PixelComparison().compare(first, second).differingPixels == 0)
    #expect(PixelComparison(tolerance: .exact).compare(first, second).differingPixels == 400)
  }

  @Test(
    "neither white nor black disappears in what is seen through it",
    arguments: [UInt32(0xFFFF_FFFF), 0xFF00_0000, 0x80FF_FFFF, 0x8000_0000])
  func seenThrough(_ color: UInt32) {
    let nothing = PixelImage(width: 20, height: 20, 0)
    let other = nothing.filling(x: 0..<20, y: 0..<20, color)
    #expect(PixelComparison().compare(nothing, other).differingPixels == 400)
  }

  @Test("as many pixels may differ as are allowed, or as large a part")
  func allowed() {
    let other = ground.filling(x: 10..<20, y: 10..<20, black)
    var tolerance = PixelTolerance()
    func isTolerated() -> Bool {
      PixelComparison(tolerance: tolerance).compare(ground, other).isTolerated
    }
    #expect(!isTolerated())
    tolerance.allowedPixels = 99
    #expect(!isTolerated())
    tolerance.allowedPixels = 100
    #expect(isTolerated())
    tolerance.allowedPixels = 0
    tolerance.allowedRatio = 0.0416
    #expect(!isTolerated())
    // 100 of 2400 pixels.
    tolerance.allowedRatio = 1.0 / 24
    #expect(isTolerated())
  }

  @Test("ignored regions are counted once, and what differs in them does not matter")
  func ignored() {
    let other = ground.filling(x: 10..<20, y: 10..<20, black)
    let regions = [
      PixelRegion(x: 0, y: 0, width: 15, height: 40),
      PixelRegion(x: 10, y: 10, width: 10, height: 9),
      PixelRegion(x: 100, y: 0, width: 5, height: 5),
      PixelRegion(x: 5, y: 5, width: -5, height: 5),
      PixelRegion(x: .max, y: .min, width: .max, height: .max),
    ]
    let found = PixelComparison(ignoring: regions).compare(ground, other)
    // 15 columns, and of the second region 5 columns of 9 rows.
    #expect(found.ignoredPixels == 600 + 45)
    #expect(found.comparedPixels == 2400 - 645)
    #expect(found.differingPixels == 5)
    #expect(found.regions.map(\.bounds) == [PixelRegion(x: 15, y: 19, width: 5, height: 1)])
    let all = PixelRegion(x: -10, y: -10, width: 1000, height: 1000)
    let nothing = PixelComparison(ignoring: [all]).compare(ground, other)
    #expect(nothing.isTolerated)
    #expect(nothing.structuralSimilarity == 1)
    #expect(nothing.comparedPixels == 0)
    #expect(PixelComparison(ignoring: [all]).compare(ground, ground).ignoredPixels == 2400)
  }

  @Test("of a picture that grew to the right the new columns differ alone")
  func grown() {
    let mark = ground.filling(x: 10..<20, y: 10..<20, black)
    let wide = PixelImage(width: 70, height: 40, white).filling(x: 10..<20, y: 10..<20, black)
    let found = PixelComparison().compare(mark, wide)
    #expect(found.differingPixels == 400)
    #expect(found.comparedPixels == 2800)
    #expect(found.regions.map(\.bounds) == [PixelRegion(x: 60, y: 0, width: 10, height: 40)])
    #expect(found.structuralSimilarity == 1)
    #expect(found.largestDifference == 1)
    #expect(!found.isTolerated)
  }

  @Test("a picture that grew at its top is laid at the bottom")
  func grownAtTheTop() {
    let mark = ground.filling(x: 10..<20, y: 10..<20, black)
    let tall = PixelImage(width: 60, height: 52, white).filling(x: 10..<20, y: 22..<32, black)
    let found = PixelComparison().compare(mark, tall)
    #expect(found.referenceSize == PixelRegion(x: 0, y: 12, width: 60, height: 40))
    #expect(found.actualSize == PixelRegion(x: 0, y: 0, width: 60, height: 52))
    #expect(found.differingPixels == 720)
    #expect(found.regions.map(\.bounds) == [PixelRegion(x: 0, y: 0, width: 60, height: 12)])
    let back = PixelComparison().compare(tall, mark)
    #expect(back.actualSize == PixelRegion(x: 0, y: 12, width: 60, height: 40))
    #expect(back.differingPixels == 720)
  }

  @Test("what neither of a wide and a high picture has is not compared")
  func crossed() {
    let found = PixelComparison().compare(
      PixelImage(width: 30, height: 10, white), PixelImage(width: 10, height: 30, white))
    #expect(found.comparedPixels == 300 + 300 - 100)
    #expect(found.differingPixels == 400)
  }

  @Test("pictures without a common pixel, and those of one, are compared")
  func tiny() {
    let one = PixelImage(width: 1, height: 1, white)
    let found = PixelComparison().compare(one, PixelImage(width: 1, height: 1, black))
    #expect(found.differingPixels == 1)
    let none = PixelImage(width: 0, height: 0, pixels: [])
    #expect(PixelComparison().compare(none, one).differingPixels == 1)
    #expect(PixelComparison().compare(none, none).isTolerated)
    #expect(PixelComparison().compare(none, none).ratio == 0)
  }

  @Test("pixels within eight of each other are one part, far ones are two, the larger first")
  func regions() {
    let near = ground.filling(x: 1..<2, y: 1..<2, black).filling(x: 9..<10, y: 9..<10, black)
    #expect(
      PixelComparison().compare(ground, near).regions == [
        DifferenceRegion(bounds: PixelRegion(x: 1, y: 1, width: 9, height: 9), differingPixels: 2)
      ])
    let far = near.filling(x: 50..<53, y: 30..<31, black)
    #expect(
      PixelComparison().compare(ground, far).regions.map(\.differingPixels) == [3, 2])
  }

  @Test(
    "parts whose rectangles are a few pixels apart are one, on whichever side", arguments: 0..<4)
  func nearRegions(turns: Int) {
    // An edge of 30 pixels and a leg of 22, and a dot a pixel beside their rectangle, whose tile touches none
    // of theirs.
    let parts = [(0..<30, 0..<1), (0..<1, 1..<23), (20..<21, 24..<25)]
    var other = PixelImage(width: 40, height: 40, white)
    let plain = other
    for (x, y) in parts {
      func turned(_ x: Range<Int>, _ y: Range<Int>, _ turns: Int) -> (Range<Int>, Range<Int>) {
        turns == 0 ? (x, y) : turned(40 - y.upperBound..<40 - y.lowerBound, x, turns - 1)
      }
      let place = turned(x, y, turns)
      other = other.filling(x: place.0, y: place.1, black)
    }
    let regions = PixelComparison().compare(plain, other).regions
    #expect(regions.map(\.differingPixels) == [30 + 22 + 1])
  }

  @Test("a chequered picture has at most 64 parts, and none of its pixels is left out")
  func manyRegions() {
    var other = PixelImage(width: 640, height: 480, white)
    let large = other
    for y in 0..<20 {
      for x in 0..<20 {
        other = other.filling(x: x * 32..<x * 32 + 1, y: y * 24..<y * 24 + 1, black)
      }
    }
    let regions = PixelComparison().compare(large, other).regions
    #expect(1...64 ~= regions.count)
    #expect(regions.reduce(0) { $0 + $1.differingPixels } == 400)
  }

  @Test("many threads get what one gets")
  func threads() async {
    let other = ground.filling(x: 10..<20, y: 10..<20, black)
    let comparison = PixelComparison()
    let expected = comparison.compare(ground, other)
    await withTaskGroup(of: PixelDifference.self) { group in
      for _ in 0..<50 { group.addTask { comparison.compare(ground, other) } }
      for await found in group { #expect(found == expected) }
    }
  }
}
