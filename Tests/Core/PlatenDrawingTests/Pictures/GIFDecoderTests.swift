import Foundation
import PlatenBase
import TestSupport
import Testing

@testable import PlatenDrawing

/// Files that Pillow wrote.
@Suite struct GIFDecoderTests {
  /// Red, blue, clear; clear, blue, red.
  private static let still =
    "R0lGODlhAwACAIEAAP8AAAAA/wCAAP///yH5BAEAAAIALAAAAAADAAIAAAgJAAEEECAgAICAADs="
  /// Ten lines of red, each 20 more than the one above, in the order of interlaced files.
  private static let interlaced =
    "R0lGODdhAQAKAIMAAAAAABQAACgAADwAAFAAAGQAAHgAAIwAAKAAALQAAAAAAAAAAAAAAAAAAAAAAAAAACwAAAAAAQAKAAAIDgABBBAw"
    + "gEABAwcQJAgIADs="
  /// Red, then blue.
  private static let moving =
    "R0lGODlhAgACAIEAAP8AAAAAAAAAAAAAACH5BAAKAAAALAAAAAACAAIAAAgGAAEIBBAQACH5BAAKAAAALAAAAAACAAIAgQAA/wAAAAAA"
    + "AAAAAAgGAAEIBBAQADs="

  private func bytes(_ base64: String) throws -> [UInt8] {
    [UInt8](try #require(Data(base64Encoded: base64)))
  }

  @Test func aPictureIsReadAsOtherProgramsDo() throws {
    let picture = try RasterImage(file: bytes(Self.still))
    #expect(picture.bitmap.width == 3 && picture.loss == nil)
    #expect(picture.bitmap.pixels == [0xFFFF_0000, 0xFF00_00FF, 0, 0, 0xFF00_00FF, 0xFFFF_0000])
    // Browsers would move what stands still elsewhere: documents hold a PNG.
    #expect(try picture.embedded(nil).type == .png)
    let lines = try RasterImage(file: bytes(Self.interlaced)).bitmap.pixels
    let reds = stride(from: 0xFF00_0000, to: 0xFFC8_0000, by: 0x14_0000).map { UInt32($0) }
    #expect(lines == reds)
  }

  @Test func theFirstPictureOfSeveralIsShownAndToldOf() throws {
    let picture = try RasterImage(file: bytes(Self.moving))
    #expect(Set(picture.bitmap.pixels) == [0xFFFF_0000])
    #expect(picture.loss == "it is animated: its first frame is shown" && picture.isAnimated)
    #expect(try !RasterImage(file: bytes(Self.still)).isAnimated)
  }

  /// A picture of 3 by 2 pixels at 1, 1 of 3 by 4: what lies outside is left out, the rest is clear.
  @Test func aPictureLiesWhereItsFileSays() throws {
    var file = try bytes(Self.still)
    file[8] = 4
    let descriptor = try #require(file.firstIndex(of: UInt8(ascii: ",")))
    (file[descriptor + 1], file[descriptor + 3]) = (1, 1)
    let pixels = try RasterImage(file: file).bitmap.pixels
    #expect(
      pixels == [0, 0, 0, 0, 0xFFFF_0000, 0xFF00_00FF, 0, 0, 0xFF00_00FF, 0, 0, 0])
  }

  @Test func damagedFilesAreErrors() throws {
    for file in [Self.still, Self.interlaced] {
      let file = try bytes(file)
      for count in 6..<file.count - 3 {
        let error = #expect(throws: PictureError.self) {
          try RasterImage(file: Array(file.prefix(count)))
        }
        #expect(error?.description == "a damaged GIF, or one that ends early")
      }
    }
    #expect(try RasterImage.pixelCount(of: bytes(Self.interlaced)) == 10)
    let large = #expect(throws: PictureError.self) {
      try RasterImage(file: bytes(Self.interlaced), maximumPixels: 9)
    }
    #expect(large?.code == .tooManyPixels)
  }

  @Test func changedBytesNeverCrash() throws {
    var random = SeededGenerator(seed: 12)
    for file in [Self.still, Self.interlaced, Self.moving] {
      let file = try bytes(file)
      for _ in 0..<300 {
        var changed = file
        for _ in 0..<3 {
          changed[Int(random.next() % UInt64(file.count))] = UInt8(random.next() & 255)
        }
        _ = try? RasterImage(file: changed, maximumPixels: 1 << 20)
      }
    }
  }
}
