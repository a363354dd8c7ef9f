import Foundation
import PlatenBase
import PlatenText
import TestSupport
import Testing

@testable import PlatenDrawing

/// PNGs of the fewest bytes, read again and beside those that are made in little time.
@Suite struct SmallPNGTests {
  private static let red = Color.Resolved(red: 1, green: 0, blue: 0)
  private static let blue = Color.Resolved(red: 0, green: 0, blue: 1)
  private static let black = Color.Resolved(red: 0, green: 0, blue: 0)
  private static let white = Color.Resolved(red: 1, green: 1, blue: 1)

  private static func bytes(_ list: DisplayList, _ compression: PNGOptions.Compression) throws
    -> [UInt8]
  {
    [UInt8](
      try list.data(as: .png, options: PNGOptions(compression: compression), library: .shared))
  }

  private static func list(_ ground: Color.Resolved?, _ paints: Paint..., side: CGFloat = 160)
    -> DisplayList
  {
    let items = paints.enumerated().map { i, paint in
      DisplayItem.fill(
        Path(ellipseIn: CGRect(x: 5 + 20 * i, y: 3, width: 60, height: 140)), paint)
    }
    var list = DisplayList(size: CGSize(width: side, height: side), items: items)
    list.background = ground
    return list
  }

  private static let gradient = Paint.linear(
    [
      GradientStop(color: red, location: 0),
      GradientStop(color: blue.multiplied(by: 0.3), location: 1),
    ],
    from: .zero, to: CGPoint(x: 90, y: 160))

  private static let lists = [
    list(nil, .color(red)), list(white, .color(red), .color(blue)), list(white, .color(black)),
    list(nil, gradient),
    list(white, gradient), list(white), list(nil), list(white, .color(red), side: 1),
  ]

  @Test(arguments: lists.indices) func pixelsAreThoseOfTheQuickOne(_ index: Int) throws {
    let list = Self.lists[index]
    let (small, quick) = (try Self.bytes(list, .small), try Self.bytes(list, .fast))
    #expect(try RasterImage(file: small).bitmap == RasterImage(file: quick).bitmap)
    // A pixel has nothing to save.
    #expect(small.count <= quick.count || list.size.width == 1)
    #expect(try Self.bytes(list, .small) == small)
  }

  /// Noise of seven colours, which as bytes of red, green and blue would be three times as much.
  @Test(arguments: [PNGFormat.gray, .rgb, .rgba]) func fewColoursAreNumbered(_ format: PNGFormat)
    throws
  {
    var random = SeededGenerator(seed: 5)
    let colors: [[UInt8]] = [
      [0, 0, 0, 255], [9, 8, 7, 255], [255, 0, 0, 255], [1, 2, 250, 255], [40, 90, 30, 128],
      [0, 0, 0, 0], [255, 255, 255, 1],
    ]
    let samples = (0..<4096).map { _ in colors[Int(random.next() % 7)].prefix(format.bytesPerPixel)
    }
    let picture = try SmallPNG(
      width: 64, height: 64, format: format, pixels: Array(samples.joined()))
    let file = try picture.file(pixelsPerPoint: 1, filter: .none, nil)
    // Shades of grey are one byte already.
    #expect(PNGHeader(of: file)?.colorType == (format == .gray ? 0 : 3))
    // Seven colours are 2.8 bits, and three with a code of whole ones.
    #expect(file.count < 4096 * 3 / 8 + 200)
    let words = samples.map { sample -> UInt32 in
      let (r, g, b) = (sample[0], sample[format == .gray ? 0 : 1], sample[format == .gray ? 0 : 2])
      return (format == .rgba ? UInt32(sample[3]) : 255) << 24 | UInt32(r) << 16 | UInt32(g) << 8
        | UInt32(b)
    }
    var expected = words
    expected.multiplyByAlpha()
    #expect(try RasterImage(file: file).bitmap.pixels == expected)
  }

  /// A gradient needs fewer bytes as differences, of which each row has those that are shortest.
  @Test func rowsOfGradientsAreDifferences() throws {
    var pixels: [UInt8] = []
    for y in 0..<64 {
      for x in 0..<64 { pixels += [UInt8(3 * x), UInt8(3 * y), UInt8(x + y)] }
    }
    let picture = try SmallPNG(width: 64, height: 64, format: .rgb, pixels: pixels)
    let plain = try picture.file(pixelsPerPoint: 1, filter: .none, nil)
    let filtered = try picture.file(pixelsPerPoint: 1, filter: .adaptive, nil)
    // Each row is the one above and a constant: 64 rows of a few bytes each, and the frame.
    #expect(filtered.count < 700 && 5 * filtered.count < plain.count)
    #expect(try RasterImage(file: filtered).bitmap == RasterImage(file: plain).bitmap)
  }

  /// More bytes of pixels than are held at once: they are compressed row by row.
  @Test func aLargePictureIsCompressedAsItIsDrawn() throws {
    var random = SeededGenerator(seed: 6)
    let dots = (0..<4096).map { i in
      let box = CGRect(x: i % 64, y: i / 64, width: 1, height: 1)
      return DisplayItem.fill(
        Path(box), .color([Self.red, Self.blue, Self.white][Int(random.next() % 3)]))
    }
    var list = DisplayList(size: CGSize(width: 64, height: 64), items: dots)
    list.background = Self.white
    func bytes(_ mostBytes: Int) throws -> [UInt8] {
      let sink = MemorySink()
      try WholePicturePrinter(
        list, as: .png, options: PNGOptions(compression: .small), PrintBudget(pixels: 1 << 20),
        mostBytes: mostBytes
      ).print(with: GlyphStore(), to: sink)
      return sink.bytes
    }
    let (whole, banded) = (try bytes(64 * 64 * 3), try bytes(64 * 64 * 3 - 1))
    #expect(try whole == Self.bytes(list, .small))
    // Bands know no colours of other bands.
    #expect([whole, banded].map { PNGHeader(of: $0)?.colorType } == [3, 2])
    #expect(try RasterImage(file: banded).bitmap == RasterImage(file: whole).bitmap)
  }

  @Test func aCancelledOneIsNotWritten() throws {
    let cancellation = RenderCancellation()
    cancellation.cancel()
    let picture = try SmallPNG(width: 2, height: 1, format: .gray, pixels: [0, 255])
    #expect(throws: RenderCancellationError.self) {
      try picture.file(pixelsPerPoint: 1, filter: .none, cancellation)
    }
  }
}
