import Foundation
import PlatenBase
import TestSupport
import Testing

@testable import PlatenDrawing

/// Pictures whose files say that their colours are others than sRGB's.
///
/// The expected values are worked out outside: undo the curve, go from the primaries to sRGB's by their
/// chromaticities, apply sRGB's curve.
@Suite struct FileColorsTests {
  private static let p3 = ICCProfileMaker.displayP3(gamma: 563).bytes

  /// A colour of Display P3 with the curve x^(563/256), and the same in sRGB.
  private static let colors: [(UInt32, UInt32)] = [
    (0xDC3C28, 0xF11E04), (0x3C78C8, 0x167BD0), (0x14C85A, 0x00CD48), (0x808080, 0x818181),
    (0xC89678, 0xD29574),
  ]

  private func png(_ pixels: [UInt32], _ chunks: [UInt8]) throws -> [UInt8] {
    let data = try Bitmap(width: pixels.count, height: 1, pixels: pixels).pngData(nil)
    // Behind the signature and IHDR's 25 bytes.
    return Array(data[..<33]) + chunks + data[33...]
  }

  /// A chunk with a profile in one block of zlib's that is stored as it is.
  private func iCCP(_ profile: [UInt8]) -> [UInt8] {
    let count = profile.count
    let sums = profile.reduce(into: (1, 0)) { sums, byte in
      sums.0 = (sums.0 + Int(byte)) % 65_521
      sums.1 = (sums.1 + sums.0) % 65_521
    }
    let head = [0x78, 1, 1, count & 255, count >> 8, ~count & 255, ~count >> 8 & 255]
    let adler = [sums.1 >> 8, sums.1 & 255, sums.0 >> 8, sums.0 & 255]
    return PNGChunk.bytes(
      "iCCP",
      Array("P3\0\0".utf8) + head.map { UInt8($0 & 255) } + profile + adler.map { UInt8($0) })
  }

  private func jpeg(_ color: UInt32, _ segments: [[UInt8]]) -> [UInt8] {
    let pixel = [16, 8, 0].map { UInt8(truncatingIfNeeded: color >> $0) }
    let pixels = Array(repeating: pixel, count: 64).flatMap(\.self)
    var file = JPEGMaker.jpeg(width: 8, height: 8, pixels: pixels)
    var added: [UInt8] = []
    for data in segments {
      let length = data.count + 2
      added += [0xFF, 0xE2, UInt8(length >> 8), UInt8(length & 255)] + data
    }
    file.insert(contentsOf: added, at: 2)
    return file
  }

  /// A profile in so many segments, each with its number and the count.
  private func segments(_ profile: [UInt8], _ count: Int) -> [[UInt8]] {
    let length = (profile.count + count - 1) / count
    return (0..<count).map { i -> [UInt8] in
      let part = profile[(i * length)..<min((i + 1) * length, profile.count)]
      return Array("ICC_PROFILE\0".utf8) + [UInt8(i + 1), UInt8(count)] + part
    }
  }

  private func isNear(_ pixel: UInt32, _ expected: UInt32, by most: Int = 1) -> Bool {
    [16, 8, 0].allSatisfy {
      abs(Int(pixel >> $0 & 255) - Int(expected >> $0 & 255)) <= most
    }
  }

  @Test(arguments: colors)
  func aPNGsProfileIsTurnedIntoSRGB(_ color: UInt32, _ expected: UInt32) throws {
    let picture = try RasterImage(file: png([0xFF00_0000 | color], iCCP(Self.p3)))
    #expect(isNear(picture.bitmap.pixels[0], expected), "\(picture.bitmap.pixels)")
    #expect(picture.file == nil && picture.loss == nil)
  }

  @Test func alphaStaysAsItIs() throws {
    let bitmap = Bitmap(width: 2, height: 1, pixels: [0x8080_8080, 0])
    let data = try bitmap.pngData(nil)
    let file = Array(data[..<33]) + iCCP(Self.p3) + data[33...]
    // White at half is white at half.
    #expect(try RasterImage(file: file).bitmap == bitmap)
  }

  @Test(arguments: colors, [1, 3])
  func aJPEGsProfileIsTurnedIntoSRGB(_ color: (UInt32, UInt32), _ count: Int) throws {
    // In any order.
    let file = jpeg(color.0, segments(Self.p3, count).reversed())
    let picture = try RasterImage(file: file)
    // A level of the JPEG is up to four of sRGB's where there is little of a colour.
    #expect(isNear(picture.bitmap.pixels[0], color.1, by: 4), "\(picture.bitmap.pixels[0])")
    #expect(picture.file == nil && picture.loss == nil && picture.isPhotograph)
  }

  /// (x / 255)^(563/256) is 12.1, 61.8, 129.0 and 201.3 in sRGB.
  @Test(arguments: [(20, 12), (64, 62), (128, 129), (200, 201)] as [(UInt32, Int)])
  func aProfileOfGreysIsTurnedIntoSRGB(_ level: UInt32, _ expected: Int) throws {
    let profile = iCCP(ICCProfileMaker.gray(gamma: 563).bytes)
    let pixel = try RasterImage(file: png([0xFF00_0000 | level * 0x10101], profile)).bitmap.pixels[
      0]
    #expect(isNear(pixel, UInt32(expected) * 0x10101))
  }

  /// The primaries of Display P3, with sRGB's curve.
  @Test func chromaticitiesAreTurnedIntoSRGB() throws {
    let numbers = [31_270, 32_900, 68_000, 32_000, 26_500, 69_000, 15_000, 6000]
    let chunk = PNGChunk.bytes("cHRM", numbers.flatMap { PNGChunk.bytes(of: $0) })
    let gamma = PNGChunk.bytes("gAMA", PNGChunk.bytes(of: 45_455))
    let picture = try RasterImage(file: png([0xFFDC_3C28, 0xFF3C_78C8], gamma + chunk))
    #expect(isNear(picture.bitmap.pixels[0], 0xEF2311) && picture.file == nil)
    #expect(isNear(picture.bitmap.pixels[1], 0x1E7ACE))
    // The chunk sRGB comes before it.
    let named = try png([0xFFDC_3C28], PNGChunk.bytes("sRGB", [0]) + gamma + chunk)
    #expect(try RasterImage(file: named).bitmap.pixels == [0xFFDC_3C28])
  }

  /// The numbers of ITU-T H.273 in a chunk cICP, which comes before a profile.
  @Test func theNumbersOfAChunkAreTurnedIntoSRGB() throws {
    func pixel(_ numbers: [UInt8], _ other: [UInt8] = []) throws -> RasterImage {
      try RasterImage(
        file: png([0xFFDC_3C28], PNGChunk.bytes("cICP", numbers) + other))
    }
    // Display P3 with sRGB's curve, as in cHRM.
    #expect(isNear(try pixel([12, 13, 0, 1]).bitmap.pixels[0], 0xEF2311))
    let profiled = try pixel([12, 13, 0, 1], iCCP(ICCProfileMaker.sRGB.bytes))
    #expect(isNear(profiled.bitmap.pixels[0], 0xEF2311))
    // (220 / 255)^2.2 of light is 220.9 in sRGB, (60 / 255)^2.2 is 57.4 and (40 / 255)^2.2 is 35.2.
    #expect(isNear(try pixel([1, 4, 0, 1]).bitmap.pixels[0], 0xDD3923))
    // 220, 60 and 40 of 255 of light are 238.9, 133.2 and 110.3 in sRGB.
    #expect(isNear(try pixel([1, 8, 0, 1]).bitmap.pixels[0], 0xEF856E))
    let plain = try pixel([1, 13, 0, 1])
    #expect(plain.bitmap.pixels == [0xFFDC_3C28] && plain.file != nil && plain.loss == nil)
    // PQ, a matrix, a narrow range, a number that is none.
    for numbers in [[9, 16, 0, 1], [1, 13, 1, 1], [1, 13, 0, 0], [2, 13, 0, 1]] as [[UInt8]] {
      let picture = try pixel(numbers)
      #expect(picture.loss != nil && picture.bitmap.pixels == [0xFFDC_3C28])
    }
  }

  @Test func fourInksAreMixedByTheirProfile() throws {
    let inks: [([UInt8], UInt32)] = [
      ([255, 255, 255, 255], 0xFFFFFF), ([0, 255, 255, 255], 0x0000FF),
      ([255, 0, 255, 255], 0xFF0000), ([255, 255, 0, 255], 0x00FF00), ([255, 255, 255, 0], 0),
    ]
    for (ink, expected) in inks {
      let pixels = Array(repeating: ink, count: 64).flatMap(\.self)
      var file = JPEGMaker.inks(width: 8, height: 8, pixels: pixels)
      let plain = try RasterImage(file: file)
      #expect(plain.loss?.contains("CMYK") == true)
      let profile = segments(ICCProfileMaker.inks.bytes, 1)[0]
      let length = profile.count + 2
      file.insert(
        contentsOf: [0xFF, 0xE2, UInt8(length >> 8), UInt8(length & 255)] + profile, at: 2)
      let picture = try RasterImage(file: file)
      // A level of the JPEG is up to ten of sRGB's in the dark.
      #expect(isNear(picture.bitmap.pixels[0], expected, by: 12), "\(picture.bitmap.pixels[0])")
      #expect(picture.bitmap.pixels[0] >> 24 == 255 && picture.loss == nil && picture.file == nil)
    }
  }

  @Test func aFileOfSRGBKeepsItsBytes() throws {
    let numbers = [31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6000]
    let said = [
      [], PNGChunk.bytes("sRGB", [0]), iCCP(ICCProfileMaker.sRGB.bytes),
      PNGChunk.bytes("gAMA", PNGChunk.bytes(of: 45_455))
        + PNGChunk.bytes("cHRM", numbers.flatMap { PNGChunk.bytes(of: $0) }),
    ]
    for chunks in said {
      let file = try png([0xFFDC_3C28], chunks)
      let picture = try RasterImage(file: file)
      #expect(picture.file?.bytes == file && picture.bitmap.pixels == [0xFFDC_3C28])
    }
    let photograph = jpeg(0xDC3C28, segments(ICCProfileMaker.sRGB.bytes, 1))
    #expect(try RasterImage(file: photograph).file?.bytes == photograph)
    // A curve of its own is undone, and programs differ in whether they do: the file is not passed on.
    let linear = PNGChunk.bytes("gAMA", PNGChunk.bytes(of: 100_000))
    #expect(try RasterImage(file: png([0xFFDC_3C28], linear)).file == nil)
  }

  // MARK: - Profiles that cannot be read

  private static let unreadable: [[UInt8]] = [
    [], [1, 2, 3], Array(p3.prefix(140)), Array(p3.prefix(300)),
    ICCProfileMaker(space: "CMYK", tags: []).bytes, ICCProfileMaker(tags: []).bytes,
    ICCProfileMaker.gray(gamma: 563).bytes,
  ]

  @Test(arguments: unreadable)
  func anUnreadableProfileIsToldAndLeftOut(_ profile: [UInt8]) throws {
    let plain = try png([0xFFDC_3C28], [])
    let picture = try RasterImage(file: png([0xFFDC_3C28], iCCP(profile)))
    #expect(picture.loss == "its colour profile cannot be read: it is drawn as sRGB")
    #expect(picture.bitmap.pixels == [0xFFDC_3C28] && picture.file?.bytes == plain)
    let photograph = try RasterImage(file: jpeg(0xDC3C28, segments(profile, 1)))
    #expect(photograph.loss == picture.loss)
    #expect(photograph.file?.bytes == jpeg(0xDC3C28, []))
  }

  @Test func aProfileOfWhichASegmentIsMissingIsUnreadable() throws {
    let parts = segments(Self.p3, 3)
    for some in [[parts[0], parts[2]], [parts[0], parts[1], parts[1]], [parts[1]]] {
      #expect(try RasterImage(file: jpeg(0xDC3C28, some)).loss != nil)
    }
  }

  @Test func hostileProfilesNeverCrash() throws {
    var random = SeededGenerator(seed: 41)
    var read = 0
    for maker in [.displayP3(gamma: 563), .sRGB, .gray(gamma: 460)] as [ICCProfileMaker] {
      for _ in 0..<100 {
        var profile = maker.bytes
        for _ in 0..<Int.random(in: 1...8, using: &random) {
          // Most of the numbers that may mislead are in the header and the table of tags.
          let end = Bool.random(using: &random) ? profile.count : 132 + 12 * maker.tags.count
          let values: [UInt8] = [0, 1, 0x7F, 0x80, 0xFF, .random(in: 0...255, using: &random)]
          profile[Int.random(in: 0..<end, using: &random)] =
            values.randomElement(using: &random) ?? 0
        }
        if ColorConversion(icc: profile)?.isIdentity != nil { read += 1 }
      }
    }
    #expect(read > 30, "some are read all the same")
  }
}
