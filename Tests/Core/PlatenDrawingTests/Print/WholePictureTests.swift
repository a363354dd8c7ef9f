import Foundation
import PlatenBase
import PlatenText
import Testing

@testable import PlatenDrawing

/// Pictures as WebP and JPEG, read again and beside the PNG of the same.
@Suite struct WholePictureTests {
  /// A red disc on a ground of an opacity, taller than a band.
  private func list(on ground: Color.Resolved?) -> DisplayList {
    let disc = Path(ellipseIn: CGRect(x: 20, y: 100, width: 60, height: 300))
    var list = DisplayList(
      size: CGSize(width: 100, height: 500),
      items: [.fill(disc, .color(Color.Resolved(red: 0.8, green: 0.2, blue: 0.1)))])
    list.background = ground
    return list
  }

  private let paper = Color.Resolved(red: 1, green: 1, blue: 0.8)

  private func bytes(
    _ list: DisplayList, _ format: PictureFormat, quality: Int? = nil
  ) throws -> [UInt8] {
    var options = PNGOptions()
    options.quality = quality
    return [UInt8](try list.data(as: format, options: options, library: .shared))
  }

  private func difference(_ a: [UInt8], _ b: [UInt8]) throws -> Int {
    let (a, b) = (try RasterImage(file: a).bitmap, try RasterImage(file: b).bitmap)
    #expect(a.width == b.width && a.height == b.height)
    return zip(a.pixels, b.pixels).reduce(0) { most, pair in
      [24, 16, 8, 0].reduce(most) {
        max($0, abs(Int(pair.0 >> $1 & 255) - Int(pair.1 >> $1 & 255)))
      }
    }
  }

  @Test func aWebPHasThePixelsOfThePNG() throws {
    for ground in [nil, paper, paper.multiplied(by: 0.5)] {
      let list = list(on: ground)
      let (webp, again) = (try bytes(list, .webp), try bytes(list, .webp))
      #expect(try difference(webp, bytes(list, .png)) == 0)
      #expect(webp.starts(with: Array("RIFF".utf8)) && again == webp)
    }
  }

  @Test func qualityCostsBytesAndNotQualityColours() throws {
    let list = list(on: paper)
    for format in [PictureFormat.webp, .jpeg] {
      let (good, poor) = (
        try bytes(list, format, quality: 95), try bytes(list, format, quality: 20)
      )
      #expect(poor.count < good.count)
    }
    // Twice as sharp colours need no more than some levels at the disc's edge.
    #expect(try difference(bytes(list, .jpeg, quality: 100), bytes(list, .png)) <= 12)
    #expect(try bytes(list, .jpeg) == bytes(list, .jpeg, quality: 85))
  }

  @Test func aJPEGOfATransparentPictureLiesOnWhite() throws {
    func corner(_ ground: Color.Resolved?) throws -> UInt32 {
      try RasterImage(file: bytes(list(on: ground), .jpeg, quality: 100)).bitmap.pixels[0]
    }
    #expect(try corner(nil) == 0xFFFF_FFFF)
    // Half of (255, 255, 204) on white.
    let half = try corner(paper.multiplied(by: 0.5))
    #expect(half >> 16 == 0xFFFF && abs(Int(half & 255) - 230) <= 2)
    #expect(try corner(paper) & 0xFFFF00 == 0xFFFF00)
  }

  @Test(arguments: [(PictureFormat.webp, "16383"), (.jpeg, "65500")])
  func aSideThatAFormatHasNotIsRefused(_ format: PictureFormat, _ longest: String) throws {
    let long = DisplayList(size: CGSize(width: 65_501, height: 1))
    let error = #expect(throws: PrintError.self) { try bytes(long, format) }
    #expect(error?.code == .tooManyPixels)
    #expect(
      error?.description
        == "found a picture of 65501 x 1 pixels, expected at most 256000000 pixels, and sides of at most \(longest),"
        + " the limit of the format \(format.rawValue)")
  }

  @Test func endingsNameFormats() {
    #expect(
      ["jpg", "JPEG", "webp", "Png", "gif", ""].map { PictureFormat(ending: $0) }
        == [.jpeg, .jpeg, .webp, .png, nil, nil])
    #expect(PictureFormat.names == "svg, png, pdf, webp or jpg")
  }
}
