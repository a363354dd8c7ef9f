import PlatenBase
import TestSupport
import Testing

@testable import PlatenDrawing

/// The most common PNGs are read without libpng, which has to read the same from them.
@Suite struct PNGPlainReaderTests {
  /// A stream of zlib's, stored as it is.
  private func stored(_ bytes: [UInt8]) -> [UInt8] {
    let (count, sums) = (
      bytes.count,
      bytes.reduce(into: (1, 0)) { sums, byte in
        sums.0 = (sums.0 + Int(byte)) % 65_521
        sums.1 = (sums.1 + sums.0) % 65_521
      }
    )
    let head = [0x78, 1, 1, count, count >> 8, ~count, ~count >> 8].map { UInt8($0 & 255) }
    return head + bytes + [sums.1 >> 8, sums.1, sums.0 >> 8, sums.0].map { UInt8($0 & 255) }
  }

  /// A picture of noise whose rows have filters in turn; with the chunks before its pixels.
  private func file(
    channels: Int, width: Int = 7, height: Int = 11, firstFilter: UInt8 = 0, _ chunks: [UInt8] = []
  ) -> [UInt8] {
    var noise = SeededGenerator(seed: channels)
    var rows: [UInt8] = []
    for y in 0..<height {
      rows.append((firstFilter + UInt8(y)) % 5)
      for _ in 0..<(width * channels) { rows.append(UInt8.random(in: 0...255, using: &noise)) }
    }
    let header =
      PNGChunk.bytes(of: width) + PNGChunk.bytes(of: height)
      + [8, channels == 4 ? 6 : 2, 0, 0, 0]
    // The pixels are in two parts, as files may have them.
    let packed = stored(rows)
    return PNGChunk.signature + PNGChunk.bytes("IHDR", header) + chunks
      + PNGChunk.bytes("IDAT", packed[..<(packed.count / 2)])
      + PNGChunk.bytes("IDAT", packed[(packed.count / 2)...])
      + PNGChunk.bytes("IEND", [])
  }

  private func reader(_ file: [UInt8]) throws -> PNGReader {
    try PNGReader(file, maximumPixels: 1_000)
  }

  private func plain(_ file: [UInt8]) throws -> [UInt32]? {
    guard let header = PNGHeader(of: file) else { return nil }
    return PNGPlainReader(try reader(file), header)?.pixels()
  }

  /// sRGB's own gamma changes nothing, and has libpng read the file.
  private let gamma = PNGChunk.bytes("gAMA", PNGChunk.bytes(of: 45_455))

  @Test(arguments: [3, 4], UInt8(0)..<5)
  func rowsOfAllFiltersAreThoseOfLibpng(channels: Int, filter: UInt8) throws {
    let file = file(channels: channels, firstFilter: filter)
    let other = self.file(channels: channels, firstFilter: filter, gamma)
    #expect(try plain(other) == nil)
    #expect(try plain(file) == reader(other).pixels())
    #expect(try plain(file)?.count == 77)
  }

  @Test func chunksOfOthersAndOfTextsChangeNothing() throws {
    let chunks = PNGChunk.bytes("tEXt", Array("a\0b".utf8)) + PNGChunk.bytes("plTn", [1, 2])
    #expect(try plain(file(channels: 4, chunks)) == plain(file(channels: 4)))
    // One colour that is transparent.
    #expect(try plain(file(channels: 3, PNGChunk.bytes("tRNS", [0, 1, 0, 2, 0, 3]))) == nil)
  }

  /// The compression, the filter and the interlacing of a header, for which libpng knows 0, 0, and 0 or 1.
  @Test(arguments: [26, 27, 28]) func otherMethodsAreLeftToLibpng(place: Int) throws {
    var file = file(channels: 3)
    file[place] = place == 28 ? 2 : 5
    let header = Array(file[16..<29])
    file.replaceSubrange(8..<33, with: PNGChunk.bytes("IHDR", header))
    #expect(try plain(file) == nil)
    #expect(throws: PixelReadingError.self) { try reader(file).pixels() }
  }

  @Test func pixelsThatAreApartAreLeftToLibpng() throws {
    let whole = file(channels: 3)
    let chunks = try reader(whole).chunks
    let second = try #require(chunks.lastIndex { $0.type == "IDAT" })
    var apart = whole
    apart.insert(
      contentsOf: PNGChunk.bytes("tEXt", Array("a\0b".utf8)), at: chunks[second].range.lowerBound)
    #expect(try plain(apart) == nil)
  }

  @Test func whatIsDamagedIsLeftToLibpng() throws {
    var file = file(channels: 3)
    let pixels = file.count - 12 - 30
    file[pixels] ^= 1
    #expect(try plain(file) == nil)
    #expect { _ = try reader(file).pixels() } throws: {
      ($0 as? PixelReadingError)?.code == .checksum
    }
    // A filter that is none.
    #expect(try plain(self.file(channels: 3, height: 1, firstFilter: 4)) != nil)
    let header = Array(self.file(channels: 3, width: 1, height: 1)[..<33])
    let wrong =
      header + PNGChunk.bytes("IDAT", stored([9, 1, 2, 3] as [UInt8])) + PNGChunk.bytes("IEND", [])
    #expect(try plain(wrong) == nil)
  }
}
