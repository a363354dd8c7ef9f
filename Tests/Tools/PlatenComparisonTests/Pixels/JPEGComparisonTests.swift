import PlatenComparison
import PlatenDrawing
import TestSupport
import Testing

@Suite struct JPEGComparisonTests {
  /// A JPEG of the best quality, 16 by 16 pixels: grey, with a white square in it where one is asked for.
  private static func jpeg(square: Bool) -> [UInt8] {
    let pixels = (0..<256).flatMap { i -> [UInt8] in
      let isInside = square && 4..<12 ~= i % 16 && 4..<12 ~= i / 16
      return Array(repeating: isInside ? 255 : 64, count: 3)
    }
    return JPEGMaker.jpeg(width: 16, height: 16, pixels: pixels)
  }

  @Test func theFormatIsThatOfTheBytes() throws {
    let image = try PixelImage(file: Self.jpeg(square: false))
    #expect(image.width == 16 && image.height == 16)
    #expect(image.pixels.allSatisfy { $0 == 0xFF40_4040 })
    #expect(throws: PixelReadingError.self) { try PixelImage(file: Array("GIF89a".utf8)) }
    let error = #expect(throws: PixelReadingError.self) {
      try PixelImage(file: Self.jpeg(square: false), maximumPixels: 255)
    }
    #expect(error?.code == .tooLarge)
    let damaged = #expect(throws: PixelReadingError.self) {
      try PixelImage(file: Array(Self.jpeg(square: true).prefix(200)))
    }
    #expect(damaged?.code == .damaged)
  }

  @Test func whatDiffersIsFound() throws {
    let plain = SnapshotFile(kind: .png, bytes: Self.jpeg(square: false))
    let square = SnapshotFile(kind: .png, bytes: Self.jpeg(square: true))
    let comparison = try SnapshotComparer(drawsOverlay: true).compare(square, with: plain)
    #expect(!comparison.isSame && comparison.overlay != nil)
    #expect((comparison.pixels?.differingPixels ?? 0) >= 36)
    #expect(try SnapshotComparer().compare(plain, with: plain).isSame)
  }
}
