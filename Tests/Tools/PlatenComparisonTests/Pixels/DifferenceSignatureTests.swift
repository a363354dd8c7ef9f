import TestSupport
import Testing

@testable import PlatenComparison

@Suite("What kind of change a difference is")
struct DifferenceSignatureTests {
  private let white = PixelImage(width: 120, height: 80, 0xFFFF_FFFF)

  private func signature(_ reference: PixelImage, _ actual: PixelImage) -> DifferenceSignature {
    DifferenceSignature(reference, actual, PixelComparison().examine(reference, actual))
  }

  /// A picture of squares of many colours, the same in every run, on a ground.
  private func drawing(x: Int, y: Int, on ground: PixelImage) -> PixelImage {
    var generator = SeededGenerator(seed: 11)
    var picture = ground
    for row in 0..<4 {
      for column in 0..<8 {
        let color = 0xFF00_0000 | UInt32.random(in: 0...0xFF_FFFF, using: &generator)
        picture = picture.filling(
          x: x + 3 * column..<x + 3 * column + 3, y: y + 3 * row..<y + 3 * row + 3, color)
      }
    }
    return picture
  }

  // 16 pixels became blue; the white ones beside them lie outside of the reference.
  @Test("a colour that became another is looked for where both pictures are")
  func sizes() {
    let old = PixelImage(width: 4, height: 4, 0xFFFF_0000)
    let new = PixelImage(width: 8, height: 4, 0xFFFF_FFFF).filling(x: 0..<4, y: 0..<4, 0xFF00_00FF)
    for (old, new) in [(old, new), (new, old)] {
      let colors = ColorChanges(old, new, PixelComparison().examine(old, new))
      #expect(colors.pairs.count == 1)
    }
  }

  @Test("nothing differs")
  func same() {
    #expect(signature(white, white).sentence == "nothing differs")
  }

  @Test("a colour became another, wherever it is and whatever lies on it")
  func color() {
    let old = white.filling(x: 10..<50, y: 10..<30, 0xFF00_7AFF)
    let new = white.filling(x: 10..<50, y: 10..<30, 0xFF0A_84FF)
    let (here, there) = (
      signature(old, new),
      signature(
        white.filling(x: 60..<100, y: 50..<70, 0xFF00_7AFF).filling(
          x: 62..<65, y: 52..<54, 0xFF00_0000),
        white.filling(x: 60..<100, y: 50..<70, 0xFF0A_84FF).filling(
          x: 62..<65, y: 52..<54, 0xFF00_0000)
      )
    )
    // Each pixel is nearer to the other than the threshold; the area is not.
    #expect(here.sentence == "#007AFF became #0A84FF")
    let green = white.filling(x: 10..<50, y: 10..<30, 0x8034_C759)
    #expect(signature(old, green).sentence == "#007AFF became #34C75980")
    #expect(there == here)
  }

  @Test(
    "what moved is told by the way that it went",
    arguments: [
      (12, 0, "moved 12 px right"), (-1, 0, "moved 1 px left"),
      (40, 30, "moved 40 px right and 30 px down"), (0, -7, "moved 7 px up"),
    ])
  func moved(_ x: Int, _ y: Int, _ sentence: String) {
    let found = signature(
      drawing(x: 30, y: 20, on: white), drawing(x: 30 + x, y: 20 + y, on: white))
    #expect(found.sentence == sentence)
    let elsewhere = signature(
      drawing(x: 50, y: 30, on: white), drawing(x: 50 + x, y: 30 + y, on: white))
    #expect(elsewhere == found)
  }

  @Test("what appeared and what vanished are told from each other")
  func appeared() {
    let drawn = drawing(x: 30, y: 20, on: white)
    #expect(signature(white, drawn).sentence == "24x12 px appeared on #FFFFFF")
    #expect(signature(drawn, white).sentence == "24x12 px vanished from #FFFFFF")
  }

  @Test("a caret that appears does not vanish, on plain ground and over words")
  func caret() {
    let plain = white.filling(x: 40..<42, y: 20..<40, 0xFF00_7AFF)
    #expect(signature(white, plain).sentence == "2x20 px appeared on #FFFFFF")
    #expect(signature(plain, white).sentence == "2x20 px vanished from #FFFFFF")
    let words = drawing(x: 39, y: 24, on: white)
    let over = words.filling(x: 40..<42, y: 20..<40, 0xFF00_0000)
    #expect(signature(words, over).sentence.contains("appeared on #FFFFFF"))
    #expect(signature(over, words).sentence.contains("vanished from #FFFFFF"))
  }

  @Test("sizes come first")
  func size() {
    let other = PixelImage(width: 140, height: 80, 0xFF00_0000)
    #expect(signature(white, other).sentence == "size 120x80 became 140x80")
  }

  @Test("edges that are drawn in another way are no content", arguments: ["shift-0.5", "blurred"])
  func edges(_ name: String) throws {
    let pair = try #require(AgreementTests.Pair.all.first { $0.name == name })
    let (first, second) = (try PixelImage(png: pair.first), try PixelImage(png: pair.second))
    #expect(signature(first, second) == .edges)
  }

  @Test("another fill of a drawn tag is one colour that became another")
  func recolored() throws {
    let pair = try #require(AgreementTests.Pair.all.first { $0.name == "recoloured" })
    let (first, second) = (try PixelImage(png: pair.first), try PixelImage(png: pair.second))
    #expect(signature(first, second).sentence == "#FFD9A0 became #34C759")
  }

  @Test("a drawn tag that moved did so, by whole pixels", arguments: ["shift-3", "shift-12"])
  func movedTag(_ name: String) throws {
    let pair = try #require(AgreementTests.Pair.all.first { $0.name == name })
    let (first, second) = (try PixelImage(png: pair.first), try PixelImage(png: pair.second))
    #expect(signature(first, second).sentence == "moved \(name.dropFirst(6)) px right")
  }

  @Test("noise is content")
  func content() throws {
    let pair = try #require(AgreementTests.Pair.all.first { $0.name == "noise-large" })
    let (first, second) = (try PixelImage(png: pair.first), try PixelImage(png: pair.second))
    #expect(signature(first, second) == .content)
  }
}
