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
