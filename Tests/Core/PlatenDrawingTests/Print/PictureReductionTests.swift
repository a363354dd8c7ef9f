import Foundation
import PlatenBase
import PlatenText
import TestSupport
import Testing

@testable import PlatenDrawing

/// Pictures in documents, which are no larger than twice what a PNG would show of them.
@Suite struct PictureReductionTests {
  /// A photograph of 1000 by 600 pixels whose red grows to the right and whose green grows down.
  private static let file: [UInt8] = {
    var pixels: [UInt8] = []
    for y in 0..<600 {
      for x in 0..<1000 { pixels += [UInt8(x / 4), UInt8(y / 3), 0] }
    }
    return JPEGMaker.jpeg(width: 1000, height: 600, pixels: pixels)
  }()

  private func list(_ items: [DisplayItem]) -> DisplayList {
    DisplayList(size: CGSize(width: 300, height: 200), items: items)
  }

  private func image(_ picture: RasterImage, _ rect: CGRect) -> DisplayImage {
    DisplayImage(picture: picture, rect: rect)
  }

  /// The files in an SVG, in their order.
  private func embedded(_ list: DisplayList, scale: CGFloat = 1) throws -> [[UInt8]] {
    let data = try list.data(as: .svg, options: PNGOptions(scale: scale), library: .shared)
    let text = String(decoding: data, as: UTF8.self)
    return try text.components(separatedBy: ";base64,").dropFirst().map {
      let base64 = String($0.prefix { $0 != "\"" })
      return [UInt8](try #require(Data(base64Encoded: base64)))
    }
  }

  private func sizes(_ list: DisplayList, scale: CGFloat = 1) throws -> [[Int]] {
    try embedded(list, scale: scale).map {
      let bitmap = try RasterImage(file: $0).bitmap
      return [bitmap.width, bitmap.height]
    }
  }

  private func clipped(
    _ items: [DisplayItem], _ clip: CGRect, effect: DisplayEffect? = nil
  ) -> DisplayItem {
    var inner = DisplayGroup(items: items)
    inner.effect = effect
    var group = DisplayGroup(items: [.group(inner)])
    group.clip = Path(clip)
    return .group(group)
  }

  @Test func aPixelIsTheMeanOfThoseThatItCovers() throws {
    // Of three pixels in two each covers one and a half: (2 * 0 + 90) / 3, (90 + 2 * 180) / 3.
    let row = Bitmap(width: 3, height: 1, pixels: [0xFF00_0000, 0xFF00_005A, 0xFF00_00B4])
    let two = try row.reduced(x: 0..<3, y: 0..<1, width: 2, height: 1, nil)
    #expect(two.pixels == [0xFF00_001E, 0xFF00_0096])
    // Half of a square is transparent, and half of it red: a quarter of both is mixed in.
    let square = Bitmap(width: 2, height: 2, pixels: [0xFFFF_0000, 0, 0, 0xFFFF_0000])
    #expect(
      try square.reduced(x: 0..<2, y: 0..<2, width: 1, height: 1, nil).pixels == [0x8080_0000])
    // A part alone.
    #expect(
      try square.reduced(x: 0..<1, y: 0..<2, width: 1, height: 1, nil).pixels == [0x8080_0000])
  }

  @Test func aLargePictureIsReducedToTwiceWhatIsShown() throws {
    let picture = try RasterImage(file: Self.file)
    let list = list([.image(image(picture, CGRect(x: 10, y: 10, width: 100, height: 60)))])
    #expect(try sizes(list) == [[200, 120]])
    #expect(try sizes(list, scale: 2) == [[400, 240]])
    let small = try #require(try embedded(list).first)
    #expect(small.starts(with: [0xFF, 0xD8, 0xFF]), "a photograph stays one")
    // A column of five: 98 to 102 of 1000, whose red is 25.
    let bitmap = try RasterImage(file: small).bitmap
    #expect(abs(Int(bitmap.pixels[60 * 200 + 20] >> 16 & 255) - 25) <= 2)
    #expect(abs(Int(bitmap.pixels[60 * 200 + 20] >> 8 & 255) - 100) <= 2)
  }

  @Test func aPictureIsAsLargeAsWhereItIsLargest() throws {
    let picture = try RasterImage(file: Self.file)
    var turned = DisplayGroup(items: [
      .image(image(picture, CGRect(x: 0, y: 0, width: 100, height: 60)))
    ])
    turned.transform = CGAffineTransform(a: 0, b: 2, c: -2, d: 0, tx: 140, ty: 0)
    let small = image(picture, CGRect(x: 10, y: 10, width: 50, height: 30))
    #expect(try sizes(list([.image(small), .group(turned)])) == [[400, 240]])
  }

  @Test func ofAPictureThatIsClippedThereIsWhatIsSeen() throws {
    let picture = try RasterImage(file: Self.file)
    let whole = CGRect(x: -400, y: -200, width: 1000, height: 600)
    let box = CGRect(x: 0, y: 0, width: 100, height: 100)
    // Pixels 400 to 500 and 200 to 300, and two more on each side, at their own size.
    let seen = list([clipped([.image(image(picture, whole))], box)])
    #expect(try sizes(seen) == [[104, 104]])
    let bitmap = try RasterImage(file: try #require(try embedded(seen).first)).bitmap
    #expect(abs(Int(bitmap.pixels[2 * 104 + 2] >> 16 & 255) - 100) <= 2)
    // What lies outside of the page is not seen either.
    #expect(try sizes(list([.image(image(picture, whole))])) == [[304, 204]])
    // The shadow of what is not seen may be.
    let shadow = DisplayEffect.shadow(
      sigma: 2, offset: CGSize(width: 80, height: 0),
      color: Color.Resolved(red: 0, green: 0, blue: 0))
    #expect(
      try sizes(list([clipped([.image(image(picture, whole))], box, effect: shadow)])) == [
        [1000, 600]
      ])
  }

  @Test func aPictureThatIsSmallEnoughKeepsItsBytes() throws {
    let picture = try RasterImage(file: Self.file)
    let fine = list([.image(image(picture, CGRect(x: 0, y: 0, width: 500, height: 300)))])
    let page = DisplayList(size: CGSize(width: 500, height: 300), items: fine.items)
    #expect(try embedded(page) == [Self.file])
    let pixels = Array(repeating: [UInt8](arrayLiteral: 9, 99, 199), count: 500 * 500)
    let small = JPEGMaker.jpeg(width: 500, height: 500, pixels: pixels.flatMap(\.self))
    let tiny = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(try embedded(list([.image(image(RasterImage(file: small), tiny))])) == [small])
  }

  @Test func pixelsThatAreSeenOneByOneAndTilesStay() throws {
    let picture = try RasterImage(file: Self.file)
    var sharp = image(picture, CGRect(x: 0, y: 0, width: 100, height: 60))
    sharp.interpolation = .none
    #expect(try embedded(list([.image(sharp)])) == [Self.file])
    var tiles = image(picture, CGRect(x: 0, y: 0, width: 300, height: 200))
    tiles.tile = CGSize(width: 100, height: 60)
    #expect(try sizes(list([.image(tiles)])) == [[200, 120]])
  }

  @Test func aPDFHasPicturesOfWhatPrintersShow() throws {
    let picture = try RasterImage(file: Self.file)
    let list = list([.image(image(picture, CGRect(x: 10, y: 10, width: 100, height: 60)))])
    let pdf = try list.data(as: .pdf, library: .shared)
    // Four pixels a point, as the dictionary of the picture says.
    let text = String(decoding: pdf, as: UTF8.self)
    #expect(text.contains("/Width 400") && text.contains("/DCTDecode"))
  }
}
