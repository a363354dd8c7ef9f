import PlatenComparison
import PlatenDrawing
import TestSupport
import Testing

@Suite("Damaged and hostile PNGs")
struct HostilePNGTests {
  private static let files = PixelImageTests.Kind.all

  private static func code(
    _ file: [UInt8], maximumPixels: Int = 1_000_000
  ) -> PixelReadingError.Code? {
    do throws(PixelReadingError) {
      _ = try PixelImage(png: file, maximumPixels: maximumPixels)
      return nil
    } catch {
      return error.code
    }
  }

  /// A chunk with the right checksum, or with one that is not.
  private static func chunk(_ type: String, _ data: [UInt8], isRight: Bool = true) -> [UInt8] {
    let body = Array(type.utf8) + data
    var value: UInt32 = 0xFFFF_FFFF
    for byte in body {
      value ^= UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
    }
    return number(data.count) + body + number(Int(isRight ? ~value : value))
  }

  private static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

  private static func header(
    _ width: Int, _ height: Int, depth: UInt8 = 8, type: UInt8 = 0, isRight: Bool = true
  ) -> [UInt8] {
    signature
      + chunk("IHDR", number(width) + number(height) + [depth, type, 0, 0, 0], isRight: isRight)
  }

  /// Pixels that are stored as they are: 78 01, one last block, its length and that inverted.
  private static func stored(_ bytes: [UInt8], adler: [UInt8]) -> [UInt8] {
    let count = UInt16(bytes.count)
    let length = [count & 255, count >> 8, ~count & 255, ~count >> 8].map {
      UInt8(truncatingIfNeeded: $0)
    }
    return [0x78, 1, 1] + length + bytes + adler
  }

  /// One grey pixel, of the filter 0 and the value 7.
  ///
  /// Adler's sums are 1 + 0 + 7 = 8 and 1 + 8 = 9.
  private static let pixel = stored([0, 7], adler: [0, 9, 0, 8])

  @Test("a file by hand is read")
  func whole() throws {
    let file = Self.header(1, 1) + Self.chunk("IDAT", Self.pixel) + Self.chunk("IEND", [])
    #expect(try PixelImage(png: file).pixels == [0xFF07_0707])
  }

  @Test("what is no PNG is told from one that is damaged")
  func otherFiles() {
    #expect(Self.code([]) == .format)
    #expect(Self.code(Array("<svg/>".utf8)) == .format)
    #expect(Self.code([0xFF, 0xD8, 0xFF, 0xE0]) == .format)
    #expect(Self.code([137, 80, 78]) == .truncated)
    #expect(Self.code(Self.signature) == .truncated)
    #expect(Self.code(Self.signature + Self.chunk("IDAT", Self.pixel)) == .damaged)
    // Lines that were turned into those of another system.
    #expect(Self.code([137, 80, 78, 71, 10, 26, 10] + Self.header(1, 1)) == .format)
  }

  @Test("the whole signature is shown of what only begins as a PNG")
  func signatureInFull() {
    // As it is where lines were turned into those of another system.
    let error = #expect(throws: PixelReadingError.self) {
      try PixelImage(png: [137, 80, 78, 71, 10, 26, 10] + Self.header(1, 1))
    }
    #expect(error?.description == "not a PNG: it begins with 89 50 4E 47 0A 1A 0A 89")
  }

  @Test("a file that ends anywhere before its end is cut off", arguments: files)
  func truncations(_ kind: PixelImageTests.Kind) {
    for count in 1..<kind.file.count {
      #expect(Self.code(Array(kind.file.prefix(count))) == .truncated, "\(count) bytes")
    }
  }

  @Test("wrong checksums are found in the chunks that pixels come from")
  func checksums() {
    let (data, end) = (Self.chunk("IDAT", Self.pixel), Self.chunk("IEND", []))
    #expect(Self.code(Self.header(1, 1, isRight: false) + data + end) == .checksum)
    let wrong = Self.chunk("IDAT", Self.pixel, isRight: false)
    #expect(Self.code(Self.header(1, 1) + wrong + end) == .checksum)
    let adler = Self.chunk("IDAT", Self.stored([0, 7], adler: [0, 9, 0, 9]))
    #expect(Self.code(Self.header(1, 1) + adler + end) == .checksum)
    // A gamma of zero is warned of before, and the wrong sum stands in a chunk of its own.
    let gamma = Self.chunk("gAMA", [0, 0, 0, 0])
    let rows = Self.chunk("IDAT", Self.stored([0, 7], adler: []))
    let parts = rows + Self.chunk("IDAT", [0, 9, 0, 9])
    #expect(Self.code(Self.header(1, 1) + gamma + parts + end) == .checksum)
    let palette = Self.chunk("PLTE", [1, 2, 3], isRight: false)
    #expect(Self.code(Self.header(1, 1, type: 3) + palette + data + end) == .checksum)
  }

  @Test("sizes that are none, or too large, are refused before memory is taken")
  func sizes() {
    let rest = Self.chunk("IDAT", Self.pixel) + Self.chunk("IEND", [])
    #expect(Self.code(Self.header(0, 1) + rest) == .damaged)
    #expect(Self.code(Self.header(1, 0) + rest) == .damaged)
    #expect(Self.code(Self.header(1001, 1000) + rest) == .tooLarge)
    #expect(Self.code(Self.header(0x7FFF_FFFF, 0x7FFF_FFFF) + rest) == .tooLarge)
    #expect(Self.code(Self.header(0xFFFF_FFFF, 0xFFFF_FFFF) + rest) == .tooLarge)
    #expect(Self.code(Self.header(2_000_000, 1) + rest, maximumPixels: 1 << 40) == .tooLarge)
    // As many pixels as are allowed, and bytes for a millionth of them.
    #expect(Self.code(Self.header(1000, 1000) + rest) == .truncated)
  }

  @Test("a bomb of zeros is refused by the size that it states")
  func bomb() {
    // 16384 x 16384 grey pixels of 0 in 260 KB: matches of 258 bytes in two bits each.
    let zeros = Array(repeating: UInt8(0), count: 260_000)
    let file = Self.header(16384, 16384) + Self.chunk("IDAT", zeros) + Self.chunk("IEND", [])
    #expect(Self.code(file, maximumPixels: PixelImage.maximumPixels) == .tooLarge)
  }

  @Test("headers that mean nothing are damaged")
  func headers() {
    let rest = Self.chunk("IDAT", Self.pixel) + Self.chunk("IEND", [])
    for (depth, type) in [(3, 0), (8, 1), (8, 5), (8, 7), (16, 3), (4, 2), (0, 0), (255, 6)] {
      let file = Self.header(1, 1, depth: UInt8(depth), type: UInt8(type)) + rest
      #expect(Self.code(file) == .damaged, "depth \(depth), type \(type)")
    }
    #expect(Self.code(Self.header(1, 1, type: 3) + rest) == .damaged, "no palette")
    #expect(Self.code(Self.header(1, 1) + Self.chunk("IEND", [])) == .truncated, "no pixels")
    let filter = Self.chunk("IDAT", Self.stored([9, 7], adler: [0, 27, 0, 17]))
    #expect(Self.code(Self.header(1, 1) + filter + Self.chunk("IEND", [])) == .damaged, "filter 9")
  }

  @Test("bytes changed at random give pixels or an error", arguments: files)
  func fuzzed(_ kind: PixelImageTests.Kind) {
    var generator = SeededGenerator(seed: kind.file.count)
    for _ in 0..<200 {
      var file = kind.file
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        file[Int.random(in: 0..<file.count, using: &generator)] = UInt8.random(
          in: 0...255, using: &generator)
      }
      if let image = try? PixelImage(png: file, maximumPixels: 1_000_000) {
        #expect(image.pixels.count == image.width * image.height)
      }
    }
  }

  @Test("chunks with right checksums and random data give pixels or an error")
  func fuzzedChunks() {
    var generator = SeededGenerator(seed: 5)
    let types = [
      "PLTE", "tRNS", "gAMA", "cHRM", "iCCP", "sRGB", "sBIT", "bKGD", "zTXt", "IDAT", "eXIf",
    ]
    for _ in 0..<2000 {
      let type: UInt8 = [0, 2, 3, 4, 6].randomElement(using: &generator) ?? 0
      let depth: UInt8 = [1, 2, 4, 8, 16].randomElement(using: &generator) ?? 8
      var file = Self.header(
        .random(in: 1...40, using: &generator), .random(in: 1...40, using: &generator),
        depth: depth, type: type)
      for _ in 0..<4 {
        let data = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
          UInt8.random(in: 0...255, using: &generator)
        }
        file += Self.chunk(types.randomElement(using: &generator) ?? "IDAT", data)
      }
      file += Self.chunk("IDAT", Self.pixel) + Self.chunk("IEND", [])
      if let image = try? PixelImage(png: file) {
        #expect(image.pixels.count == image.width * image.height)
      }
    }
  }
}
