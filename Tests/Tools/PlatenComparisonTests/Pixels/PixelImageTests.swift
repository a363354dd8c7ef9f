import PlatenComparison
import PlatenDrawing
import Testing

@Suite("Reading PNGs' pixels")
struct PixelImageTests {
  struct Kind: Sendable, CustomTestStringConvertible {
    var name: String
    var file: [UInt8]
    var pixels: [UInt8]

    var testDescription: String { name }

    static let all: [Kind] = ((try? ComparisonData.rows("pngs.tsv")) ?? []).map {
      Kind(
        name: $0[0], file: ComparisonData.bytes($0[1]), pixels: ComparisonData.bytes($0[2]))
    }
  }

  @Test("there are files of every kind")
  func everyKind() { #expect(Kind.all.count == 56) }

  @Test("every colour type, depth, interlacing and transparency is read", arguments: Kind.all)
  func kinds(_ kind: Kind) throws {
    let image = try PixelImage(png: kind.file)
    let bytes = image.pixels.flatMap { pixel in
      [16, 8, 0, 24].map { UInt8(truncatingIfNeeded: pixel >> $0) }
    }
    #expect(bytes.count == kind.pixels.count)
    // Curves of light may be rounded in another way; all else is exact.
    let most = kind.name == "gamma-100000" ? 2 : 0
    let distances = zip(bytes, kind.pixels).map { abs(Int($0) - Int($1)) }
    #expect((distances.max() ?? 0) <= most)
  }

  @Test("a drawn picture's colours are no longer multiplied by alpha")
  func bitmap() {
    // 0x40 of 0x80 is half of the light: 127.5, rounded up.
    let bitmap = Bitmap(width: 2, height: 1, pixels: [0x8040_0080, 0])
    #expect(PixelImage(bitmap).pixels == [0x8080_00FF, 0])
  }
}
