import PlatenDrawing
import Testing

@Suite struct PNGChunkReaderTests {
  private static let header =
    PNGChunk.bytes(of: 3) + PNGChunk.bytes(of: 2) + [16, 6, 0, 0, 1] as [UInt8]

  private static let file =
    PNGChunk.signature + PNGChunk.bytes("IHDR", header) + PNGChunk.bytes("tEXt", [1, 2, 3])
    + PNGChunk.bytes("IEND", [])

  private static func chunks(_ file: [UInt8], most: Int = 100) throws -> [PNGChunk] {
    var reader = try PNGChunkReader(file, mostChunks: most)
    var chunks: [PNGChunk] = []
    while let chunk = try reader.next() { chunks.append(chunk) }
    return chunks
  }

  private static func code(_ file: [UInt8], most: Int = 100) -> PixelReadingError.Code? {
    do {
      _ = try chunks(file, most: most)
      return nil
    } catch {
      return (error as? PixelReadingError)?.code
    }
  }

  @Test func chunksAreFoundUpToTheLast() throws {
    // What follows the end is no chunk, and is not looked at.
    let chunks = try Self.chunks(Self.file + [1, 2, 3])
    #expect(chunks.map(\.type) == ["IHDR", "tEXt", "IEND"])
    #expect(chunks.map(\.range) == [8..<33, 33..<48, 48..<60])
    #expect(Array(Self.file[chunks[1].data]) == [1, 2, 3])
  }

  @Test func filesThatEndEarlyAreCutOff() {
    for count in 1..<Self.file.count {
      #expect(Self.code(Array(Self.file.prefix(count))) == .truncated, "\(count) bytes")
    }
    #expect(Self.code([]) == .format)
    #expect(Self.code(Array("<svg/>".utf8)) == .format)
  }

  @Test func whatIsNoChunkIsDamaged() {
    let wrongName = PNGChunk.signature + PNGChunk.bytes("IH1R", Self.header)
    #expect(Self.code(wrongName) == .damaged)
    let endless = PNGChunk.signature + [0xFF, 0xFF, 0xFF, 0xFF] + Array("IDAT".utf8)
    #expect(Self.code(endless) == .damaged)
    #expect(Self.code(Self.file, most: 2) == .damaged)
    #expect(Self.code(Self.file, most: 3) == nil)
  }

  @Test func checksumsAreComparedWhereThatIsAsked() throws {
    var file = Self.file
    let text = try Self.chunks(file)[1]
    try text.check(in: file)
    file[text.data.lowerBound] = 9
    let error = #expect(throws: PixelReadingError.self) { try text.check(in: file) }
    #expect(error?.code == .checksum)
  }

  @Test func theHeaderSaysWhatThePictureIs() throws {
    let header = try #require(PNGHeader(of: Self.file))
    #expect(header.width == 3 && header.height == 2 && header.bitDepth == 16)
    #expect(header.colorType == 6 && header.isInterlaced)
    #expect(PNGHeader(of: PNGChunk.signature + PNGChunk.bytes("IEND", [])) == nil)
  }
}
