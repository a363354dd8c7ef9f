import PlatenDrawing
import TestSupport
import Testing

@Suite struct PNGChunkTests {
  private let picture = TestPicture.text(width: 40, height: 30)

  @Test(arguments: PNGFormat.allCases, PNGCompression.allCases)
  func chunksComeInTheirOrder(format: PNGFormat, compression: PNGCompression) throws {
    let types = try PNGFile(picture.encoded(format, .none, compression)).chunks.map(\.type)
    #expect(types == ["IHDR", "pHYs", "IDAT", "IEND"])
  }

  @Test func longDataIsSeveralChunks() throws {
    var random = SeededGenerator(seed: 5)
    let noise = TestPicture.noise(width: 400, height: 300, format: .rgb, using: &random)
    let data = try PNGFile(noise.encoded(.rgb)).chunks.filter { $0.type == "IDAT" }
    #expect(data.count > 1)
    #expect(data.allSatisfy { !$0.data.isEmpty })
  }

  /// 72 / 0.0254 = 2834.6 pixels a metre at scale 1, 5669.3 at 2.
  @Test(arguments: [(1.0, 2835), (2, 5669), (0.5, 1417)])
  func theScaleIsStated(pixelsPerPoint: Double, pixelsPerMetre: Int) throws {
    let file = try PNGFile(picture.encoded(.rgb, pixelsPerPoint: pixelsPerPoint))
    let density = try #require(file.chunks.first { $0.type == "pHYs" })
    #expect(PNGFile.number(density.data[0..<4]) == pixelsPerMetre)
    #expect(PNGFile.number(density.data[4..<8]) == pixelsPerMetre)
    #expect(density.data[8...] == [1])
  }

  @Test(arguments: [0, -1, .nan, .infinity, 1e300, 1e-300])
  func aScaleThatCannotBeStatedIsLeftOut(pixelsPerPoint: Double) throws {
    let file = try PNGFile(picture.encoded(.rgb, pixelsPerPoint: pixelsPerPoint))
    #expect(file.chunks.map(\.type) == ["IHDR", "IDAT", "IEND"])
  }
}
