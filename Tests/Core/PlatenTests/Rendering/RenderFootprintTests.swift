import Platen
import PlatenDrawing
import Testing

@Suite struct RenderFootprintTests {
  // Measured: the whole process of 100,000 tags took 1.28 GB, one of 100,000 padded texts on grounds
  // of 6 bytes 507 MB, and a text of 1 MB 194 MB.
  @Test func itIsMoreThanWasMeasured() {
    func bytes(views: Int, modifiers: Int, textBytes: Int) -> Int {
      RenderFootprint.bytes(
        views: views, modifiers: modifiers, textBytes: textBytes, imagePixels: 0)
    }
    #expect(bytes(views: 100_001, modifiers: 0, textBytes: 1_000_000) > 1_280_000_000)
    #expect(bytes(views: 100_002, modifiers: 200_000, textBytes: 600_000) > 507_000_000)
    #expect(bytes(views: 1, modifiers: 0, textBytes: 1_000_000) > 194_000_000)
    // 255,000 times "a b " in lines of a letter: 481 MB.
    #expect(bytes(views: 1, modifiers: 0, textBytes: 1_020_000) > 481_000_000)
    // A list of 250,000 digits in 500 KB: 119 MB.
    #expect(RenderFootprint.bytes(sourceBytes: 500_047) > 119_000_000)
    // A PNG of zeros: its pixels as read, kept and drawn.
    #expect(RenderFootprint.bytes(imagePixels: 49_000_000) == 588_000_000)
  }

  @Test func itGrowsWithWhatThereIs() {
    let less = RenderFootprint.bytes(views: 1, modifiers: 1, textBytes: 1, imagePixels: 1)
    let more = [(2, 1, 1, 1), (1, 2, 1, 1), (1, 1, 2, 1), (1, 1, 1, 2)]
    for (views, modifiers, textBytes, imagePixels) in more {
      #expect(
        RenderFootprint.bytes(
          views: views, modifiers: modifiers, textBytes: textBytes, imagePixels: imagePixels)
          > less)
    }
    #expect(RenderFootprint.bytes(pixels: 1_000, as: .png) == 4_000)
    #expect(RenderFootprint.bytes(pixels: 1_000, as: .svg) == 0)
  }

  @Test func whatCannotBeCountedIsTheMost() {
    #expect(
      RenderFootprint.bytes(views: .max, modifiers: .max, textBytes: .max, imagePixels: .max)
        == .max)
  }
}
