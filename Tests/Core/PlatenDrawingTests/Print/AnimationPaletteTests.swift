import Foundation
import PlatenBase
import PlatenDrawing
import PlatenText
import TestSupport
import Testing

/// Pictures that move in files with one palette for all frames.
@Suite struct AnimationPaletteTests {
  /// Circles on white, which have edges of many colours; without a background those are translucent.
  private static func frames(colors: Int, background: Color.Resolved?) -> FrameSequence {
    FrameSequence(
      size: CGSize(width: 90, height: 60), count: 3, delay: { _ in .milliseconds(100) },
      displayList: { picture(colors, background, $0) })
  }

  @Sendable private static func picture(
    _ colors: Int, _ background: Color.Resolved?, _ number: Int
  ) -> DisplayList {
    var random = SeededGenerator(seed: 7)
    let items = (0..<colors).map { circle in
      let place = CGRect(
        x: 3 + CGFloat(circle % 8) * 10.37 + CGFloat(number) / 7,
        y: 2 + CGFloat(circle / 8) * 9.71, width: 9.3, height: 9.3)
      let color = Color.Resolved(rgb: UInt32.random(in: 0...0xFF_FFFF, using: &random))
      return DisplayItem.fill(Path(ellipseIn: place), .color(color))
    }
    var list = DisplayList(size: CGSize(width: 90, height: 60), items: items)
    list.background = background
    return list
  }

  private static func still(
    _ colors: Int, _ background: Color.Resolved?, _ number: Int
  ) throws -> [UInt32] {
    let data = try picture(colors, background, number).data(as: .png, library: .shared)
    return try RasterImage(file: Array(data)).bitmap.pixels
  }

  private static func distance(_ first: [UInt32], _ second: [UInt32]) -> Int {
    zip(first, second).map { first, second in
      [0, 8, 16, 24].map { abs(Int(first >> $0 & 255) - Int(second >> $0 & 255)) }.max() ?? 0
    }.max() ?? 0
  }

  /// The colours of a PNG's palette, premultiplied.
  private static func palette(_ file: PNGFile) throws -> [UInt32] {
    let colors = try #require(file.chunks.first { $0.type == "PLTE" }).data
    let alphas = file.chunks.first { $0.type == "tRNS" }?.data ?? []
    return stride(from: 0, to: colors.count, by: 3).map { start in
      let alpha = start / 3 < alphas.count ? UInt32(alphas[start / 3]) : 255
      return colors[start..<start + 3].reduce(alpha) {
        $0 << 8 | (UInt32($1) * alpha + 127) / 255
      }
    }
  }

  /// Two circles have less than 255 colours, 12 some hundred, 40 so many that a palette is seen to be off; without a
  /// background they have more of them.
  @Test(
    arguments: [Color.Resolved(rgb: 0xFFFFFF), nil],
    [(2, 255, 0...0), (12, 255, 1...6), (40, 255, 5...30), (2, 16, 5...60)])
  func pixelsOfAPNGAreOffAsFarAsIsSaid(
    background: Color.Resolved?, _ row: (circles: Int, colors: Int, difference: ClosedRange<Int>)
  ) throws {
    var options = AnimationOptions()
    options.colors = row.colors
    let (bytes, losses) = try Self.frames(colors: row.circles, background: background)
      .printed(as: .png, options: options)
    let file = try AnimationFile(bytes)
    let palette = try Self.palette(file.still)
    #expect(palette.count <= row.colors)
    let farthest = try file.frames.enumerated().map { number, frame in
      Self.distance(
        frame.pixels.map { palette[Int($0)] }, try Self.still(row.circles, background, number))
    }.max()
    // Where colours are not premultiplied in the file, they are up to one off when they are again.
    let found = try #require(farthest)
    #expect(
      found - losses.colorDifference == 0
        || background == nil && found == losses.colorDifference + 1)
    #expect(row.difference ~= losses.colorDifference)
  }

  @Test(arguments: [(2, 0...0), (12, 1...4), (40, 5...30)])
  func pixelsOfAGIFAreOffAsFarAsIsSaid(circles: Int, difference: ClosedRange<Int>) throws {
    let white = Color.Resolved(rgb: 0xFFFFFF)
    let (bytes, losses) = try Self.frames(colors: circles, background: white).printed(as: .gif)
    let file = try MovingGIF(bytes)
    let farthest = try file.frames.enumerated().map { number, frame in
      Self.distance(frame.pixels, try Self.still(circles, white, number))
    }.max()
    #expect(farthest == losses.colorDifference)
    #expect(difference ~= losses.colorDifference)
    // The ground is what it was.
    #expect(file.frames.allSatisfy { $0.pixels[0] == 0xFFFF_FFFF })
  }
}
