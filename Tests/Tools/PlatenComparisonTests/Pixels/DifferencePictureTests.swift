import PlatenComparison
import TestSupport
import Testing

@Suite("Difference pictures")
struct DifferencePictureTests {
  private let white = PixelImage(width: 100, height: 60, 0xFFFF_FFFF)
  private let red: [UInt8] = [0xE5, 0, 0x3C]

  private func file(
    _ picture: DifferencePicture, _ reference: PixelImage, _ actual: PixelImage,
    ignoring: [PixelRegion] = []
  ) throws -> PNGFile {
    let examined = PixelComparison(ignoring: ignoring).examine(reference, actual)
    return try PNGFile(picture.png(reference, actual, examined))
  }

  @Test("the overlay shows what differs in red, boxed, and the rest pale")
  func overlay() throws {
    let old = white.filling(x: 0..<5, y: 0..<5, 0xFF00_0000)
    let new = old.filling(x: 40..<50, y: 20..<30, 0xFF00_00FF)
    let picture = try file(.overlay, old, new)
    #expect((picture.width, picture.height) == (100, 60))
    #expect(picture.color(45, 25) == red)
    #expect(picture.color(90, 50) == [255, 255, 255])
    // Black is faded to a grey that is lighter than half.
    let faded = picture.color(2, 2)
    #expect(Set(faded).count == 1 && 128...200 ~= faded[0])
    // Three pixels are left free around the part, then comes the line.
    #expect(picture.color(36, 16) == [0, 0x5B, 0xFF])
    #expect(picture.color(53, 33) == [0, 0x5B, 0xFF])
    #expect(picture.color(38, 18) == [255, 255, 255])
  }

  @Test("what only one picture has is tinted, and still seen")
  func addedRows() throws {
    let new = PixelImage(width: 100, height: 100, 0xFFFF_FFFF)
      .filling(x: 10..<61, y: 70..<91, 0xFF00_AA00)
    let picture = try file(.overlay, white, new)
    // A third of red and two of what is there.
    #expect(picture.color(50, 65) == [246, 170, 190])
    #expect(picture.color(40, 80) == [76, 113, 20])
    #expect(picture.color(5, 5) == [255, 255, 255])
  }

  @Test("ignored regions are hatched, and slight differences pink")
  func ignoredAndSlight() throws {
    let new = white.filling(x: 0..<100, y: 0..<60, 0xFFFF_FFFD)
    let ignored = PixelRegion(x: 50, y: 0, width: 50, height: 60)
    let picture = try file(.overlay, white, new, ignoring: [ignored])
    #expect(picture.color(10, 10) == [0xFF, 0xB8, 0xC8])
    let hatching = (50..<100).filter { picture.color($0, 10) == [0x7F, 0xA3, 0xCC] }
    // Two of eight columns.
    #expect(12...13 ~= hatching.count)
  }

  @Test("pictures that are the same are pale all over")
  func same() throws {
    let picture = try file(.overlay, white, white)
    #expect(picture.colors.allSatisfy { $0 == 255 })
  }

  @Test("side by side: the reference, the overlay, the other one, with gaps")
  func sideBySide() throws {
    let new = white.filling(x: 40..<50, y: 20..<30, 0xFF00_00FF)
    let picture = try file(.sideBySide, white, new)
    #expect((picture.width, picture.height) == (3 * 100 + 4 * 16, 60 + 32))
    #expect(picture.color(16 + 45, 16 + 25) == [255, 255, 255])
    #expect(picture.color(132 + 45, 16 + 25) == red)
    #expect(picture.color(248 + 45, 16 + 25) == [0, 0, 255])
    #expect(picture.color(8, 8) == [128, 128, 128])
  }

  @Test("boxes are drawn around the parts of the other picture, and never leave it")
  func boxes() throws {
    let new = white.filling(x: 0..<10, y: 0..<10, 0xFF00_00FF)
    let picture = try file(.boxes, white, new)
    #expect(picture.color(5, 5) == [0, 0, 255])
    #expect(picture.color(13, 5) == [0, 0x5B, 0xFF])
    #expect(picture.color(0, 5) == [0, 0x5B, 0xFF])
  }

  @Test("what is transparent shows a chequered ground")
  func transparent() throws {
    let nothing = PixelImage(width: 100, height: 60, 0)
    let picture = try file(.boxes, nothing, nothing)
    #expect(picture.color(0, 0) == [255, 255, 255])
    #expect(picture.color(8, 0) == [224, 224, 224])
    #expect(picture.color(8, 8) == [255, 255, 255])
  }

  @Test("blinking shows both pictures in turns, each as a frame of the same size")
  func blink() throws {
    let new = PixelImage(width: 120, height: 60, 0xFF00_00FF)
    let picture = try file(.blink, white, new)
    // The third edition of PNG: the control of the animation, then of each frame before its pixels.
    #expect(
      picture.chunks.map(\.type) == [
        "IHDR", "pHYs", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "IEND",
      ])
    #expect(picture.chunks[2].data == [0, 0, 0, 2, 0, 0, 0, 0])
    let controls = picture.chunks.filter { $0.type == "fcTL" }
    #expect(controls.map { PNGFile.number($0.data[0..<4]) } == [0, 1])
    #expect(controls.allSatisfy { PNGFile.number($0.data[4..<8]) == 120 })
    #expect(controls.allSatisfy { PNGFile.number($0.data[8..<12]) == 60 })
    #expect(controls.allSatisfy { Array($0.data[20...]) == [2, 188, 3, 232, 0, 0] })
    #expect(picture.color(50, 50) == [255, 255, 255])
    #expect(picture.color(110, 50) == [128, 128, 128])
    var second = picture.chunks.filter { ["IHDR", "IEND"].contains($0.type) }
    let frame = try #require(picture.chunks.first { $0.type == "fdAT" })
    #expect(PNGFile.number(frame.data[0..<4]) == 2)
    second.insert(PNGFile.Chunk(type: "IDAT", data: Array(frame.data[4...])), at: 1)
    #expect(try PNGFile(chunks: second).color(50, 50) == [0, 0, 255])
  }

  @Test(
    "every picture of every made pair is a PNG of the size that it should have",
    arguments: AgreementTests.Pair.all, DifferencePicture.allCases)
  func allPairs(_ pair: AgreementTests.Pair, _ kind: DifferencePicture) throws {
    let (first, second) = (try PixelImage(png: pair.first), try PixelImage(png: pair.second))
    let picture = try file(kind, first, second)
    #expect(picture.width == (kind == .sideBySide ? 3 * 96 + 64 : 96))
  }
}
