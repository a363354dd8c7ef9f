import Foundation
import PlatenBase
import TestSupport
import Testing

@testable import PlatenDrawing

@Suite struct RasterImageTests {
  /// Two rows of three pixels: red, green, blue; black, white, grey.
  private static let colors: [UInt32] = [
    0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFF00_0000, 0xFFFF_FFFF, 0xFF80_8080,
  ]

  private func png(_ bitmap: Bitmap) throws -> [UInt8] {
    let sink = MemorySink()
    var encoder = try PNGEncoder(
      width: bitmap.width, height: bitmap.height, format: .rgba, filter: .none, compression: .fast,
      pixelsPerPoint: 1, sink: sink)
    try bitmap.pixels.withUnsafeBytes {
      try encoder.write($0, stride: 4 * bitmap.width, rows: bitmap.height)
    }
    try encoder.finish()
    return sink.bytes
  }

  @Test func aPNGIsReadAsItIs() throws {
    let bitmap = Bitmap(width: 3, height: 2, pixels: Self.colors)
    #expect(try RasterImage(file: png(bitmap)).bitmap == bitmap)
    #expect(bitmap.isOpaque && !bitmap.isGray)
  }

  @Test func transparentPixelsAreMultiplied() throws {
    // Half-transparent red.
    let bitmap = Bitmap(width: 1, height: 1, pixels: [0x8080_0000])
    let read = try RasterImage(file: png(bitmap)).bitmap
    #expect(read.pixels == [0x8080_0000] && !read.isOpaque)
  }

  /// A PNG of one grey pixel, whose bytes are stored as they are: 78 01, one last block, its length and
  /// that inverted, a row of the filter 0, and the sums of Adler's checksum.
  private func gray(
    _ sample: [UInt8], chunks: [UInt8] = [], further: [UInt8] = [], isInterlaced: UInt8 = 0,
    side: Int = 1, rows: [UInt8]? = nil
  ) -> [UInt8] {
    let row = rows ?? [0] + sample
    let count = UInt8(row.count)
    let sums = row.reduce(into: (1, 0)) { sums, byte in
      sums.0 += Int(byte)
      sums.1 += sums.0
    }
    let adler = [sums.1 >> 8, sums.1 & 255, sums.0 >> 8, sums.0 & 255].map {
      UInt8(truncatingIfNeeded: $0)
    }
    let head = PNGChunk.bytes(of: side) + PNGChunk.bytes(of: side)
    return PNGChunk.signature
      + PNGChunk.bytes("IHDR", head + [UInt8(8 * sample.count), 0, 0, 0, isInterlaced]) + chunks
      + PNGChunk.bytes("IDAT", [0x78, 1, 1, count, 0, ~count, 255] + row + adler + further)
      + PNGChunk.bytes("IEND", [])
  }

  @Test func aPNGOfSixteenBitsIsReadToTheNearestOfEight() throws {
    // 0x80FF of 0xFFFF is 128.494 of 255, 0x8101 is 128.502.
    #expect(try RasterImage(file: gray([0x80, 0xFF])).bitmap.pixels == [0xFF80_8080])
    #expect(try RasterImage(file: gray([0x81, 0x01])).bitmap.pixels == [0xFF81_8181])
    #expect(
      try RasterImage(file: gray([0x81, 0x01], isInterlaced: 1)).bitmap.pixels == [0xFF81_8181])
    // 0x4000 is 63.75 of 255, 0x8000 127.502 and 0xC000 191.25.
    // Adam7's passes of two by two pixels: the first has the upper left one, the sixth the one beside
    // it, the seventh the second row.
    let passes: [UInt8] = [0, 0, 0, 0, 64, 0, 0, 128, 0, 192, 0]
    let square = gray([0, 0], isInterlaced: 1, side: 2, rows: passes)
    #expect(
      try RasterImage(file: square).bitmap.pixels
        == [0xFF00_0000, 0xFF40_4040, 0xFF80_8080, 0xFFBF_BFBF])
    // Those that need more memory than is allowed are told of as others are.
    let error = #expect(throws: PictureError.self) {
      try RasterImage(file: square, maximumPixels: 12)
    }
    #expect(error?.expected == "at most 3 pixels, and sides of at most \(RasterImage.maximumSide)")
  }

  @Test func thePictureThatAnAnimatedPNGBeginsWithIsToldOf() throws {
    func chunk(_ frames: Int) -> [UInt8] {
      PNGChunk.bytes("acTL", PNGChunk.bytes(of: frames) + PNGChunk.bytes(of: 0))
    }
    #expect(
      try RasterImage(file: gray([7], chunks: chunk(2))).loss
        == "it is animated: its first frame is shown"
    )
    #expect(try RasterImage(file: gray([7], chunks: chunk(1))).loss == nil)
    // A browser would play the file itself.
    let (moving, still) = (gray([7], chunks: chunk(2)), gray([7], chunks: chunk(1)))
    #expect(try !PNGChunk.isMoving(RasterImage(file: moving).embedded(nil).bytes))
    #expect(try RasterImage(file: still).embedded(nil).bytes == still)
  }

  @Test func aPNGsGammaIsTurnedIntoThatOfSRGB() throws {
    // 45,455 is what files of sRGB state.
    let srgb = PNGChunk.bytes("gAMA", PNGChunk.bytes(of: 45_455))
    #expect(try RasterImage(file: gray([128], chunks: srgb)).bitmap.pixels == [0xFF80_8080])
    // 128 of 255 of the light are 188 in sRGB: 1.055 * 0.50196^(1 / 2.4) - 0.055 = 0.7366.
    let linear = PNGChunk.bytes("gAMA", PNGChunk.bytes(of: 100_000))
    let pixel = try RasterImage(file: gray([128], chunks: linear)).bitmap.pixels[0]
    #expect(abs(Int(pixel & 255) - 188) <= 2, "libpng's curve is a power's")
  }

  @Test func bytesBehindThePixelsDoNoHarm() throws {
    #expect(try RasterImage(file: gray([7], further: [1, 2, 3])).bitmap.pixels == [0xFF07_0707])
  }

  /// A JPEG of two squares of 16 pixels: red on the left, blue on the right.
  private func jpeg(orientation: UInt8? = nil) -> [UInt8] {
    let row =
      Array(repeating: [UInt8](arrayLiteral: 255, 0, 0), count: 16)
      + Array(repeating: [0, 0, 255], count: 16)
    let pixels = Array(repeating: row.flatMap { $0 }, count: 16).flatMap { $0 }
    return JPEGMaker.jpeg(width: 32, height: 16, pixels: pixels, orientation: orientation)
  }

  private func isRed(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> Bool {
    let pixel = bitmap.pixels[y * bitmap.width + x]
    return pixel >> 16 & 0xFF > 200 && pixel & 0xFF < 50
  }

  @Test func aJPEGIsRead() throws {
    let bitmap = try RasterImage(file: jpeg()).bitmap
    #expect(bitmap.width == 32 && bitmap.height == 16 && bitmap.isOpaque)
    #expect(isRed(bitmap, 4, 8) && !isRed(bitmap, 28, 8))
  }

  // Where the red half lies once the camera is held upright: Exif's own table of where row and
  // column 0 are.
  @Test(arguments: [
    (UInt8(1), "left"), (2, "right"), (3, "right"), (4, "left"), (5, "top"), (6, "top"),
    (7, "bottom"), (8, "bottom"),
  ])
  func aJPEGIsTurnedAsItsCameraWas(_ orientation: UInt8, _ red: String) throws {
    let bitmap = try RasterImage(file: jpeg(orientation: orientation)).bitmap
    let isTall = orientation >= 5
    #expect(bitmap.width == (isTall ? 16 : 32) && bitmap.height == (isTall ? 32 : 16))
    let found =
      isTall
      ? isRed(bitmap, 8, 4) ? "top" : isRed(bitmap, 8, 28) ? "bottom" : "none"
      : isRed(bitmap, 4, 8) ? "left" : isRed(bitmap, 28, 8) ? "right" : "none"
    #expect(found == red)
  }

  /// Which pixel of the file each pixel of the upright picture is, by the orientation.
  private static let turned: [(orientation: UInt8, order: [Int])] = [
    (1, [0, 1, 2, 3, 4, 5]), (2, [2, 1, 0, 5, 4, 3]), (3, [5, 4, 3, 2, 1, 0]),
    (4, [3, 4, 5, 0, 1, 2]), (5, [0, 3, 1, 4, 2, 5]), (6, [3, 0, 4, 1, 5, 2]),
    (7, [5, 2, 4, 1, 3, 0]), (8, [2, 5, 1, 4, 0, 3]), (9, [0, 1, 2, 3, 4, 5]),
  ]

  /// The same for PNGs, whose chunk eXIf has the tags of a TIFF: one entry, tag 274, a number of two
  /// bytes.
  @Test(arguments: turned)
  func aPNGIsTurnedAsItsCameraWas(_ orientation: UInt8, _ order: [Int]) throws {
    let entry: [UInt8] = [1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
    let tags: [UInt8] = [0x4D, 0x4D, 0, 0x2A, 0, 0, 0, 8, 0, 1] + entry
    var file = try png(Bitmap(width: 3, height: 2, pixels: Self.colors))
    // Behind the signature and IHDR's 25 bytes.
    file.insert(contentsOf: PNGChunk.bytes("eXIf", tags), at: 33)
    let bitmap = try RasterImage(file: file).bitmap
    #expect(bitmap.pixels == order.map { Self.colors[$0] })
    #expect(bitmap.width == ((5...8).contains(orientation) ? 2 : 3))
  }

  @Test(arguments: [
    ("BM....", "a BMP picture (6 bytes)"), ("II*\0", "a TIFF picture (4 bytes)"),
    ("<svg/>", "an SVG (6 bytes)"), ("\0\0\0 ftypavif", "an AVIF picture (12 bytes)"),
    ("abc", "3 bytes that are not a picture"),
  ])
  func whatIsNotReadHasItsName(_ text: String, _ found: String) {
    let error = #expect(throws: PictureError.self) { try RasterImage(file: Array(text.utf8)) }
    #expect(error?.description == "\(found), expected a PNG, JPEG, WebP or GIF picture")
  }

  @Test func whatIsNoPictureIsSaidToBeNone() {
    for bytes in [[], Array("BM....".utf8), [0xFF], [0x89, 0x50]] as [[UInt8]] {
      expect(.format, bytes)
    }
  }

  @Test func filesThatEndEarlyAreErrors() throws {
    let png = try png(Bitmap(width: 3, height: 2, pixels: Self.colors))
    for count in [8, 20, 33, 45, png.count - 14] { expect(.damaged, Array(png.prefix(count))) }
    let jpeg = jpeg()
    for count in [3, 20, jpeg.count / 2, jpeg.count - 20] {
      expect(.damaged, Array(jpeg.prefix(count)))
    }
  }

  @Test func sizesAreCheckedBeforePixelsAreMade() throws {
    var png = try png(Bitmap(width: 3, height: 2, pixels: Self.colors))
    // Width and height of 30,000 each.
    png.replaceSubrange(16..<24, with: [0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30])
    expect(.tooManyPixels, png)
    png.replaceSubrange(16..<24, with: [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF])
    expect(.tooManyPixels, png)
    png.replaceSubrange(16..<24, with: [0, 0, 0, 0, 0, 0, 0, 0])
    expect(.damaged, png)
    // A JPEG of 65,000 by 65,000: its frame header states the height, then the width.
    var jpeg = jpeg()
    let frame = try #require(
      (0..<jpeg.count - 1).first { jpeg[$0] == 0xFF && jpeg[$0 + 1] == 0xC0 })
    jpeg.replaceSubrange(frame + 5..<frame + 9, with: [0xFD, 0xE8, 0xFD, 0xE8])
    expect(.tooManyPixels, jpeg)
  }

  @Test func changedBytesNeverCrash() throws {
    var random = SeededGenerator(seed: 5)
    let files = [try png(Bitmap(width: 3, height: 2, pixels: Self.colors)), jpeg(orientation: 6)]
    for file in files {
      for _ in 0..<300 {
        var changed = file
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          changed[Int.random(in: 0..<changed.count, using: &random)] = .random(
            in: 0...255, using: &random)
        }
        _ = try? RasterImage(file: changed)
      }
    }
  }

  private func expect(_ code: PictureError.Code, _ bytes: [UInt8]) {
    do {
      let picture = try RasterImage(file: bytes)
      Issue.record("\(bytes.count) bytes were read as \(picture.bitmap.width) pixels a row")
    } catch {
      #expect(error.code == code, "\(error)")
    }
  }
}
