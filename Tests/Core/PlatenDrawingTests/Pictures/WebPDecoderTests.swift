import Foundation
import PlatenBase
import TestSupport
import Testing

@testable import PlatenDrawing

/// Files that libwebp's cwebp and Pillow wrote.
@Suite struct WebPDecoderTests {
  /// Without loss: (220, 60, 40), and blue at 128 of 255.
  private static let lossless = "UklGRiAAAABXRUJQVlA4TBQAAAAvAQAAEA8wPMP9lP//AQYPMqL/AQ=="
  /// Of 16 by 16 pixels, of which Pillow says (219, 62, 37).
  private static let lossy =
    "UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoQABAAAMASJaACdLoB+AAEgwAA/vBTH/9uz+uz+uz/u2//toH9tA/toH/2mIAA"
  /// Red beside blue, and Exif's tag of a camera that was turned to the left.
  private static let turned =
    "UklGRlIAAABXRUJQVlA4WAoAAAAIAAAAAQAAAAAAVlA4TBEAAAAvAQAAAA8Q87//8x8OMqL/AQBFWElGGgAAAE1NACoAAAAI"
    + "AAEBEgADAAAAAQAGAAAAAAAA"
  private static let animated =
    "UklGRoQAAABXRUJQVlA4WAoAAAACAAAAAwAAAwAAQU5JTQYAAAAAAAAAAABBTk1GKAAAAAAAAAAAAAMAAAMAAAAAAAJWUDhM"
    + "DwAAAC8DwAAABxD9j/4HIqL/AQBBTk1GKAAAAAAAAAAAAAMAAAMAAAAAAABWUDhMDwAAAC8DwAAABxDR//4HIqL/AQA="

  private func bytes(_ base64: String) throws -> [UInt8] {
    [UInt8](try #require(Data(base64Encoded: base64)))
  }

  @Test func aFileWithoutLossIsReadAsItIs() throws {
    let picture = try RasterImage(file: bytes(Self.lossless))
    #expect(picture.bitmap.pixels == [0xFFDC_3C28, 0x8000_0080])
    #expect(!picture.isPhotograph && picture.loss == nil)
    // rsvg-convert reads no WebP: documents hold a PNG.
    #expect(try picture.embedded(nil).bytes.starts(with: PNGChunk.signature))
  }

  @Test func aFileWithLossIsReadAsOtherProgramsDo() throws {
    let picture = try RasterImage(file: bytes(Self.lossy))
    #expect(picture.bitmap.pixels[8 * 16 + 8] == 0xFFDB_3E25 && picture.isPhotograph)
    #expect(try picture.embedded(nil).type == .jpeg)
  }

  @Test func itIsTurnedAsItsCameraWas() throws {
    let bitmap = try RasterImage(file: bytes(Self.turned)).bitmap
    #expect(bitmap.width == 1 && bitmap.pixels == [0xFFFF_0000, 0xFF00_00FF])
  }

  /// A chunk VP8X with the flag of a profile, the profile, and the pixels of another file.
  @Test func itsProfileIsTurnedIntoSRGB() throws {
    let pixels = try bytes(Self.lossless)[12...]
    let profile = ICCProfileMaker.displayP3(gamma: 563).bytes
    func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
      let count = [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: data.count >> $0) }
      return Array(name.utf8) + count + data + (data.count % 2 == 0 ? [] : [0])
    }
    let head = chunk("VP8X", [0x30, 0, 0, 0, 1, 0, 0, 0, 0, 0])
    let body = Array("WEBP".utf8) + head + chunk("ICCP", profile) + pixels
    let bitmap = try RasterImage(file: chunk("RIFF", body)).bitmap
    #expect(bitmap.pixels[0] == 0xFFF1_1E04)
    let broken = Array("WEBP".utf8) + head + chunk("ICCP", [1, 2, 3]) + pixels
    let picture = try RasterImage(file: chunk("RIFF", broken))
    #expect(picture.loss == FileColors.loss && picture.bitmap.pixels[0] == 0xFFDC_3C28)
  }

  /// Of which Pillow says that all pixels of the first picture are (255, 0, 0).
  @Test func theFirstPictureOfAnAnimatedOneIsShownAndToldOf() throws {
    let picture = try RasterImage(file: bytes(Self.animated))
    #expect(picture.bitmap.width == 4 && Set(picture.bitmap.pixels) == [0xFFFF_0000])
    #expect(picture.loss == "it is animated: its first frame is shown")
    let cut = try Array(bytes(Self.animated).prefix(70))
    #expect(throws: PictureError.self) { try RasterImage(file: cut) }
  }

  @Test func whatIsNotReadIsTold() throws {
    for file in [Self.lossless, Self.lossy, Self.turned] {
      let file = try bytes(file)
      for count in [13, 20, 30, file.count / 2, file.count - 40].filter({ $0 > 12 }) {
        #expect(throws: PictureError.self) { try RasterImage(file: Array(file.prefix(count))) }
      }
    }
    #expect(try RasterImage.pixelCount(of: bytes(Self.lossy)) == 256)
    let large = #expect(throws: PictureError.self) {
      try RasterImage(file: bytes(Self.lossy), maximumPixels: 255)
    }
    #expect(large?.code == .tooManyPixels)
  }

  @Test func changedBytesNeverCrash() throws {
    var random = SeededGenerator(seed: 5)
    for file in try [Self.lossless, Self.lossy, Self.turned, Self.animated].map(bytes) {
      for _ in 0..<300 {
        var changed = file
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          changed[Int.random(in: 0..<changed.count, using: &random)] = .random(
            in: 0...255, using: &random)
        }
        _ = try? RasterImage(file: changed, maximumPixels: 1 << 16)
      }
    }
  }
}
