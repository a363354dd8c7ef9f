import Foundation
import PlatenBase
import PlatenDrawing
import PlatenText
import TestSupport
import Testing

@Suite struct PNGPrinterTests {
  @Test func whatCrossesABandLooksAsItDoesElsewhere() throws {
    // The same items 100 rows further down lie across the seam at row 256.
    let high = try picture(items(at: 140), height: 400)
    let low = try picture(items(at: 240), height: 500)
    for row in 100..<300 { #expect(high.row(row) == low.row(row + 100), "row \(row)") }
  }

  @Test func theCornersOfASlantedSquareEndAreNotLostAtASeam() throws {
    // The line ends at y = 220. Its end's lowest corner is 30 points on along the line and 30 to
    // its side, at (157, 262), in the band that begins at 256.
    var path = Path()
    path.move(to: CGPoint(x: 50, y: 150))
    path.addLine(to: CGPoint(x: 150, y: 220))
    let style = StrokeStyle(lineWidth: 60, lineCap: .square, lineJoin: .bevel)
    let png = try picture([.stroke(path, style, .red)], height: 300)
    #expect(png.pixel(157, 258) == [255, 0, 0])
  }

  @Test func aRectangleOnWholePixelsHasCrispEdges() throws {
    let png = try picture([.fill(Path(CGRect(x: 10, y: 20, width: 30, height: 5)), .red)])
    #expect(png.pixel(9, 22) == [255, 255, 255] && png.pixel(10, 22) == [255, 0, 0])
    #expect(png.pixel(39, 22) == [255, 0, 0] && png.pixel(40, 22) == [255, 255, 255])
    #expect(png.pixel(20, 19) == [255, 255, 255] && png.pixel(20, 25) == [255, 255, 255])
  }

  /// A clear box makes a layer as large as the picture.
  @Test func aLayerOfItsItemsSizeShowsAllOfThem() throws {
    let clear = Color.Resolved(red: 1, green: 1, blue: 1, opacity: 0)
    let box = DisplayItem.fill(Path(CGRect(x: 0, y: 0, width: 200, height: 300)), .color(clear))
    func faded(_ items: [DisplayItem]) throws -> PNGFile {
      var group = DisplayGroup(items: items)
      group.opacity = 0.5
      group.transform = CGAffineTransform(translationX: 0.3, y: 0.4)
      return try picture([.group(group)], height: 300)
    }
    let small = try faded(items(at: 140))
    let large = try faded(items(at: 140) + [box])
    #expect(small.pixels == large.pixels && small.pixels.contains { $0 != 255 })
  }

  @Test func theScaleMultipliesThePixels() throws {
    var list = DisplayList(size: CGSize(width: 10.25, height: 4))
    list.background = .white
    let data = try list.data(as: .png, options: PNGOptions(scale: 2), library: .shared)
    let png = try PNGFile(Array(data))
    #expect(png.width == 21 && png.height == 8)
  }

  @Test func aGrayPictureIsStoredInGrayAndATransparentOneWithAlpha() throws {
    var list = DisplayList(size: CGSize(width: 4, height: 4))
    list.background = .white
    #expect(try PNGFile(Array(list.data(as: .png, library: .shared))).bytesPerPixel == 1)
    list.background = .red
    #expect(try PNGFile(Array(list.data(as: .png, library: .shared))).bytesPerPixel == 3)
    list.background = nil
    #expect(try PNGFile(Array(list.data(as: .png, library: .shared))).bytesPerPixel == 4)
  }

  @Test func glyphsMoveByQuartersOfAPixel() throws {
    // The weight of a stem's ink moves to the right by a quarter of a pixel at each step.
    var centres: [Double] = []
    for step in 0..<5 {
      let png = try picture([try glyphs("l", x: 20 + CGFloat(step) / 4)])
      centres.append(inkCentre(of: png))
    }
    for (a, b) in zip(centres, centres.dropFirst()) { #expect(abs(b - a - 0.25) < 0.03) }
  }

  @Test func glyphsLookAlikeByBitmapsAndByOutlines() throws {
    // A group with a clip around everything makes the canvas draw outlines.
    let text = try glyphs("Hamburgefonts", x: 10.3)
    var group = DisplayGroup(items: [text])
    group.clip = Path(CGRect(x: 0, y: 0, width: 200, height: 100))
    let bitmaps = try picture([text])
    let outlines = try picture([.group(group)])
    let differences = zip(bitmaps.colors, outlines.colors).map { abs(Int($0) - Int($1)) }
    // Quarters of a pixel are an eighth off at most; an edge then differs by that much.
    #expect(Double(differences.reduce(0, +)) / Double(differences.count) < 1)
    #expect((differences.max() ?? 0) < 80)
  }

  @Test(arguments: [
    CGSize(width: 0, height: 10), CGSize(width: 10, height: -1),
    CGSize(width: Double.nan, height: 1),
    CGSize(width: Double.infinity, height: 1), CGSize(width: 70_000, height: 1),
    CGSize(width: 60_000, height: 60_000),
  ])
  func sizesThatCannotBeDrawnAreErrors(size: CGSize) {
    #expect(throws: PrintError.self) {
      try DisplayList(size: size).data(as: .png, library: .shared)
    }
  }

  @Test func tallPicturesPassCairosLimit() throws {
    var list = DisplayList(size: CGSize(width: 2, height: 40_000))
    list.background = .white
    list.items = [.fill(Path(CGRect(x: 0, y: 39_990, width: 2, height: 5)), .red)]
    let png = try PNGFile(Array(list.data(as: .png, library: .shared)))
    #expect(png.height == 40_000)
    #expect(png.pixel(0, 39_989) == [255, 255, 255] && png.pixel(1, 39_992) == [255, 0, 0])
  }

  /// The mean column of what is darker than white, weighted by how dark it is.
  private func inkCentre(of png: PNGFile) -> Double {
    var sum = 0.0
    var moment = 0.0
    for y in 1..<png.height {
      for x in 0..<png.width {
        let ink = 255 - Double(png.pixel(x, y)[0])
        sum += ink
        moment += ink * Double(x)
      }
    }
    return moment / sum
  }

  private func items(at y: CGFloat) throws -> [DisplayItem] {
    var turned = DisplayGroup(items: [try glyphs("turned", x: 60, y: y)])
    turned.transform = CGAffineTransform(translationX: -60, y: -y)
      .concatenating(CGAffineTransform(rotationAngle: 0.5))
      .concatenating(CGAffineTransform(translationX: 60, y: y))
    turned.opacity = 0.5
    return [
      .fill(Path(ellipseIn: CGRect(x: 10, y: y - 20, width: 40, height: 50)), .red),
      .stroke(
        Path(CGRect(x: 30, y: y, width: 80, height: 40)), StrokeStyle(lineWidth: 3, dash: [5, 2]),
        .black),
      try glyphs("gjÅ🦋", x: 5, y: y + 18), .group(turned),
    ]
  }

  private func glyphs(_ text: String, x: CGFloat, y: CGFloat = 40) throws -> DisplayItem {
    let label = try FontLibrary.shared.measure(text, font: .system(size: 24))
    let items = label.shaped.runs.map { run in
      DisplayItem.glyphs(
        DisplayGlyphs(run: run, size: 24, origin: CGPoint(x: x, y: y), paint: .black))
    }
    return items.count == 1 ? items[0] : .group(DisplayGroup(items: items))
  }

  private func picture(_ items: [DisplayItem], height: CGFloat = 100) throws -> PNGFile {
    var list = DisplayList(size: CGSize(width: 200, height: height), items: items)
    list.background = .white
    // A spot of colour keeps the picture from being stored in gray.
    list.items.append(.fill(Path(CGRect(x: 199, y: 0, width: 1, height: 1)), .red))
    return try PNGFile(Array(list.data(as: .png, library: .shared)))
  }
}

extension Color.Resolved {
  fileprivate static let white = Color.Resolved(red: 1, green: 1, blue: 1)
  fileprivate static let red = Color.Resolved(red: 1, green: 0, blue: 0)
}

extension Paint {
  fileprivate static let black = Paint.color(Color.Resolved(red: 0, green: 0, blue: 0))
  fileprivate static let red = Paint.color(.red)
}
