import Foundation
import PlatenBase
import PlatenText
import TestSupport
import Testing

@testable import PlatenDrawing

/// Printing that is cancelled, and layers that would need too much memory.
@Suite struct CancelledPrintTests {
  private static let red = Color.Resolved(red: 1, green: 0, blue: 0)

  /// Boxes, a blurred and a shadowed one and a sweep among them.
  private static func list(_ count: Int = 40) -> DisplayList {
    var items: [DisplayItem] = (0..<count).map { i in
      .fill(Path(CGRect(x: CGFloat(i), y: CGFloat(10 * i), width: 30, height: 9)), .color(red))
    }
    var blurred = DisplayGroup(items: [items[0]])
    blurred.effect = .blur(sigma: 3)
    var shadowed = DisplayGroup(items: [items[1]])
    shadowed.effect = .shadow(sigma: 2, offset: .zero, color: red)
    shadowed.opacity = 0.5
    items += [.group(blurred), .group(shadowed)]
    return DisplayList(size: CGSize(width: 200, height: CGFloat(10 * count)), items: items)
  }

  private static func bytes(
    _ list: DisplayList, _ format: PictureFormat, maximumPixels: Int = 1 << 24
  ) throws -> [UInt8] {
    var options = PNGOptions()
    options.maximumPixels = maximumPixels
    let sink = MemorySink()
    try list.print(as: format, options: options, library: .shared, to: sink)
    return sink.bytes
  }

  @Test(arguments: [PictureFormat.svg, .png, .pdf])
  func whatWasCancelledBeforeIsNotPrinted(_ format: PictureFormat) throws {
    let expected = try Self.bytes(Self.list(), format)
    let cancellation = RenderCancellation()
    let sink = MemorySink()
    try RenderCancellation.with(cancellation) { () throws in
      #expect(try Self.bytes(Self.list(), format) == expected)
      cancellation.cancel()
      #expect(throws: RenderCancellationError.self) {
        try Self.list().print(as: format, options: PNGOptions(), library: .shared, to: sink)
      }
    }
    #expect(sink.bytes.count < expected.count)
    #expect(try Self.bytes(Self.list(), format) == expected)
  }

  @Test func picturesOfPixelsAreNotReadWhenItIsTooLate() throws {
    let bitmap = Bitmap(width: 64, height: 64, pixels: Array(repeating: 0xFF00_00FF, count: 4096))
    let file = try bitmap.pngData()
    let cancellation = RenderCancellation()
    cancellation.cancel()
    RenderCancellation.with(cancellation) {
      #expect(throws: PictureError.self) { try RasterImage(file: file) }
      #expect(throws: RenderCancellationError.self) { try bitmap.pngData() }
    }
    #expect(try RasterImage(file: file).bitmap == bitmap)
  }

  /// A PNG of so many rows of one pixel of sixteen bits, interlaced.
  ///
  /// Its pixels are stored as they are: 78 01, one last block, its length and that inverted, rows of
  /// the filter 0, and Adler's checksum.
  private static func interlaced(rows: UInt8) -> [UInt8] {
    // A row of one pixel stands in one pass: the first has the filter's byte and two of the sample.
    let count = 3 * rows
    // Of zeros alone, the first of Adler's sums is 1 and the second the number of the bytes.
    return PNGChunk.signature
      + PNGChunk.bytes("IHDR", PNGChunk.bytes(of: 1) + [0, 0, 0, rows, 16, 0, 0, 0, 1])
      + PNGChunk.bytes(
        "IDAT",
        [0x78, 1, 1, count, 0, ~count, 255] + Array(repeating: 0, count: Int(count))
          + [0, count, 0, 1])
      + PNGChunk.bytes("IEND", [])
  }

  @Test func interlacedRowsAreNotPutInOrderWhenItIsTooLate() throws {
    let file = Self.interlaced(rows: 40)
    let cancellation = RenderCancellation()
    // What is known of the file is known before; its rows are looked at by `pixels()`.
    let reader = try PNGReader(file, maximumPixels: 160)
    try RenderCancellation.with(cancellation) { () throws in
      #expect(try reader.pixels() == Array(repeating: 0xFF00_0000, count: 40))
      cancellation.cancel()
      #expect(throws: PixelReadingError.cancelled) { try reader.pixels() }
    }
  }

  /// Letters are drawn by their outlines' bitmaps, and butterflies by their pictures.
  @Test(arguments: ["Hg", "🦋🦋"], [true, false])
  func glyphsAreNotDrawnWhenItIsTooLate(_ text: String, isPlain: Bool) throws {
    let label = try FontLibrary.shared.measure(text, font: .system(size: 24))
    let glyphs = try DisplayGlyphs(
      run: #require(label.shaped.runs.first), size: 24, origin: CGPoint(x: 4, y: 30),
      paint: .color(Self.red))
    let image = try CairoImage(width: 80, height: 40, hasAlpha: true)
    let cancellation = RenderCancellation()
    try RenderCancellation.with(cancellation) { () throws in
      let painter = BitmapPainter(
        store: GlyphStore(), image: image, budget: PrintBudget(pixels: 3200))
      let context = try CairoContext(image)
      func paint() throws {
        try painter.paint(glyphs, on: context, transform: .identity, isPlain: isPlain)
      }
      try paint()
      cancellation.cancel()
      #expect(throws: RenderCancellationError.self) { try paint() }
    }
  }

  @Test func aPictureOfMorePixelsThanAllowedIsNotDecoded() throws {
    let bitmap = Bitmap(width: 64, height: 32, pixels: Array(repeating: 0xFF00_00FF, count: 2048))
    let file = try bitmap.pngData()
    // The header alone: the pixels are not looked at.
    let header = Array(file.prefix(33))
    let error = #expect(throws: PictureError.self) {
      try RasterImage(file: header, maximumPixels: 2047)
    }
    #expect(error?.code == .tooManyPixels)
    #expect(error?.description.contains("64 x 32 pixels") == true)
    #expect(throws: PictureError.self) { try RasterImage(file: header, maximumPixels: 2048) }
    #expect(try RasterImage(file: file, maximumPixels: 2048).bitmap.width == 64)
  }

  /// A box in so many half opaque groups, each of which is as large as the picture of 10 x 10.
  private static func nested(_ depth: Int) -> DisplayList {
    var item = DisplayItem.fill(
      Path(CGRect(x: 0, y: 0, width: 10, height: 10)), .color(red))
    for _ in 0..<depth {
      var group = DisplayGroup(items: [item])
      group.opacity = 0.5
      item = .group(group)
    }
    return DisplayList(size: CGSize(width: 10, height: 10), items: [item])
  }

  @Test func groupsInGroupsHaveNoMorePixelsThanAPictureMayHave() throws {
    _ = try Self.bytes(Self.nested(8), .png, maximumPixels: 800)
    let error = #expect(throws: PrintError.self) {
      try Self.bytes(Self.nested(9), .png, maximumPixels: 800)
    }
    #expect(error?.code == .tooManyPixels)
    // Groups beside each other take their turn, and documents have none.
    var beside = Self.nested(8)
    beside.items += beside.items
    _ = try Self.bytes(beside, .png, maximumPixels: 800)
    _ = try Self.bytes(Self.nested(9), .pdf, maximumPixels: 100)
    // In a larger picture they are as large as the box still, and two pixels around it.
    var small = Self.nested(9)
    small.size = CGSize(width: 100, height: 100)
    _ = try Self.bytes(small, .png, maximumPixels: 10_000)
  }

  /// A box of 100 x 100 points in so many blurs.
  private static func blurred(_ depth: Int) -> DisplayList {
    var item = DisplayItem.fill(
      Path(CGRect(x: 0, y: 0, width: 100, height: 100)), .color(red))
    for _ in 0..<depth {
      var group = DisplayGroup(items: [item])
      group.effect = .blur(sigma: 1)
      item = .group(group)
    }
    return DisplayList(size: CGSize(width: 100, height: 100), items: [item])
  }

  // Each layer is a little larger than the box, which has 10,000 pixels itself.
  @Test func blursThatFindLittleRoomAreCoarserAndThere() throws {
    let file = try PNGFile(try Self.bytes(Self.blurred(3), .png, maximumPixels: 30_000))
    #expect(file.width == 100 && file.pixels.contains { $0 != 0 })
  }

  @Test func blursThatFindNoRoomAreAnError() throws {
    let error = #expect(throws: PrintError.self) {
      try Self.bytes(Self.blurred(60), .png, maximumPixels: 30_000)
    }
    #expect(error?.code == .tooManyPixels)
  }
}
