import PlatenDrawing
import TestSupport
import Testing

@Suite struct PNGEncoderTests {
  @Test(arguments: PNGFormat.allCases, PNGFilter.allCases)
  func pixelsOfEveryWidthComeBack(format: PNGFormat, filter: PNGFilter) throws {
    var random = SeededGenerator(seed: 1)
    for width in 1...70 {
      let picture = TestPicture.noise(
        width: width, height: 1 + width % 9, format: format, using: &random)
      let file = try PNGFile(picture.encoded(format, filter, .fast))
      #expect(file.width == width && file.height == picture.height)
      #expect(picture.matches(file, format), "width \(width)")
    }
  }

  @Test(arguments: PNGFormat.allCases, PNGFilter.allCases)
  func pixelsComeBackFromTheSmallCompression(format: PNGFormat, filter: PNGFilter) throws {
    var random = SeededGenerator(seed: 2)
    for (width, height) in [(1, 1), (1, 300), (2, 3), (33, 17), (300, 1), (517, 61)] {
      let picture = TestPicture.noise(
        width: width, height: height, format: format, using: &random)
      let file = try PNGFile(picture.encoded(format, filter, .small))
      #expect(picture.matches(file, format))
    }
  }

  @Test(arguments: PNGCompression.allCases)
  func everyPairOfChannelAndAlphaIsRoundedCorrectly(compression: PNGCompression) throws {
    let picture = TestPicture(width: 256, height: 256) { x, y in
      UInt32(y) << 24 | UInt32(min(x, y)) << 16 | UInt32(y - min(x, y)) << 8 | UInt32(y / 2)
    }
    let file = try PNGFile(picture.encoded(.rgba, .none, compression))
    #expect(picture.matches(file, .rgba))
  }

  @Test func opaqueFormatsIgnoreTheUnusedByte() throws {
    let picture = TestPicture(width: 19, height: 2) { x, _ in UInt32(x) * 0x01_0101 }
    let same = TestPicture(width: 19, height: 2) { x, _ in 0x7F00_0000 | UInt32(x) * 0x01_0101 }
    #expect(try picture.encoded(.rgb) == same.encoded(.rgb))
    #expect(try picture.encoded(.gray) == same.encoded(.gray))
  }

  @Test(arguments: PNGFilter.allCases, PNGCompression.allCases)
  func bandsDoNotShowInTheBytes(filter: PNGFilter, compression: PNGCompression) throws {
    let picture = TestPicture.text(width: 400, height: 200)
    let whole = try picture.encoded(.rgb, filter, compression)
    for band in [1, 7, 64, 199] {
      #expect(try picture.encoded(.rgb, filter, compression, band: band) == whole)
    }
  }

  @Test func threadsGiveTheSameBytes() async throws {
    let expected = try TestPicture.text(width: 300, height: 90).encoded(.rgb, .adaptive)
    let results = try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<8 {
        group.addTask { try TestPicture.text(width: 300, height: 90).encoded(.rgb, .adaptive) }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results.count == 8)
    #expect(results.allSatisfy { $0 == expected })
  }

  /// More than one buffer, window, block and chunk of all kinds of data.
  @Test(arguments: PNGFilter.allCases)
  func largePicturesComeBack(filter: PNGFilter) throws {
    var random = SeededGenerator(seed: 3)
    let noise = TestPicture.noise(width: 700, height: 150, format: .rgb, using: &random)
    let text = TestPicture.text(width: 700, height: 150)
    let flat = TestPicture(width: 700, height: 150) { _, _ in 0xFF12_3456 }
    for picture in [noise, text, flat] {
      let file = try PNGFile(picture.encoded(.rgb, filter))
      #expect(picture.matches(file, .rgb))
    }
  }

  /// Rows longer than what the compressor holds, of the bytes with which sums grow fastest.
  @Test func longRowsComeBack() throws {
    let picture = TestPicture(width: 250_000, height: 2) { x, _ in x % 5003 == 0 ? 0 : 0xFFFF_FFFF }
    #expect(try picture.matches(PNGFile(picture.encoded(.gray)), .gray))
    #expect(try picture.matches(PNGFile(picture.encoded(.rgb, .adaptive)), .rgb))
  }

  @Test func noiseGrowsByLessThanTwoPercent() throws {
    var random = SeededGenerator(seed: 4)
    let picture = TestPicture(width: 300, height: 300) { _, _ in
      UInt32(truncatingIfNeeded: random.next())
    }
    let bytes = try picture.encoded(.rgb)
    #expect(try picture.matches(PNGFile(bytes), .rgb))
    #expect(bytes.count < 300 * 300 * 3 * 102 / 100)
  }

  /// A match of 258 bytes takes at least two bits: 810,300 bytes are 786 bytes and the frame.
  @Test func flatPicturesAreSmall() throws {
    let picture = TestPicture(width: 900, height: 300) { _, _ in 0xFF33_6699 }
    #expect(try picture.encoded(.rgb, .none, .fast).count < 1800)
    #expect(try picture.encoded(.rgb, .adaptive, .fast).count < 1800)
    #expect(try picture.encoded(.rgb, .none, .small).count < 1800)
  }

  @Test func aSinglePixelTakesTheFixedCodes() throws {
    let picture = TestPicture(width: 1, height: 1) { _, _ in 0xFF00_0000 }
    // Signature 8, header 25, density 21, data 12 + 2 + 8 at most + 4, end 12.
    #expect(try picture.encoded(.rgb).count <= 92)
  }

  @Test func smallIsNotLargerThanFast() throws {
    let picture = TestPicture.text(width: 600, height: 300)
    for filter in PNGFilter.allCases {
      let small = try picture.encoded(.gray, filter, .small).count
      #expect(try small <= picture.encoded(.gray, filter, .fast).count)
    }
  }

  @Test func adaptiveLeavesTextAlone() throws {
    let text = TestPicture.text(width: 600, height: 300)
    let plain = try text.encoded(.rgb, .none).count
    #expect(try text.encoded(.rgb, .adaptive).count <= plain * 105 / 100)
  }

  @Test func adaptiveForetellsPhotographs() throws {
    var random = SeededGenerator(seed: 8)
    let photograph = TestPicture(width: 400, height: 200) { x, y in
      let grain = UInt32(random.next() & 3)
      return 0xFF00_0000 | (UInt32(x / 2) + grain) << 16 | (UInt32(y) + grain) << 8
        | UInt32((x + y) / 3) + grain
    }
    let plain = try photograph.encoded(.rgb, .none).count
    #expect(try photograph.encoded(.rgb, .adaptive).count < plain * 7 / 10)
  }

  /// A grain that comes twelve times in a row, 300 bytes apart: it need not be written twelve times.
  @Test func repeatedPhotographsAreFound() throws {
    var random = SeededGenerator(seed: 9)
    let grain = (0..<100 * 100).map { _ in UInt32(truncatingIfNeeded: random.next()) & 0x0F_0F0F }
    let once = TestPicture(width: 100, height: 100) { x, y in 0xFF40_4040 + grain[y * 100 + x] }
    let often = TestPicture(width: 1200, height: 100) { x, y in
      0xFF40_4040 + grain[y * 100 + x % 100]
    }
    let bytes = try often.encoded(.rgb, .adaptive)
    #expect(try often.matches(PNGFile(bytes), .rgb))
    #expect(try bytes.count < 3 * once.encoded(.rgb, .adaptive).count)
  }

  /// Rows of drawings and of photographs in turn, some of them alike, in more than one buffer.
  @Test(arguments: [PNGFormat.rgb, .rgba]) func mixedRowsComeBack(format: PNGFormat) throws {
    var random = SeededGenerator(seed: 10)
    let mixed = TestPicture(width: 500, height: 240) { x, y in
      switch y / 5 % 3 {
      case 0: return x / 30 % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_0000
      case 1: return 0xFF00_0000 | UInt32(x / 2) << 16 | UInt32(x / 3) << 8
      default: return 0xFF00_0000 | UInt32(truncatingIfNeeded: random.next()) & 0x7F_7F7F
      }
    }
    let bytes = try mixed.encoded(format, .adaptive)
    #expect(try mixed.matches(PNGFile(bytes), format))
    for band in [1, 4, 32] { #expect(try mixed.encoded(format, .adaptive, band: band) == bytes) }
  }
}
