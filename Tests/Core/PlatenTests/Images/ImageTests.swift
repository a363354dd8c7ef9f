import Foundation
import Platen
import PlatenDrawing
import TestSupport
import Testing

@Suite struct ImageTests {
  /// Pictures of 8 by 4 pixels: red on the left, blue on the right.
  private func bytes(_ left: UInt32 = 0xFFFF_0000, _ right: UInt32 = 0xFF00_00FF) throws -> Data {
    let row = Array(repeating: left, count: 4) + Array(repeating: right, count: 4)
    return try png(width: 8, height: 4, Array(repeating: row, count: 4).flatMap { $0 })
  }

  private func png(width: Int, height: Int, _ pixels: [UInt32]) throws -> Data {
    let sink = MemorySink()
    var encoder = try PNGEncoder(
      width: width, height: height, format: .rgba, filter: .none, compression: .fast,
      pixelsPerPoint: 1, sink: sink)
    try pixels.withUnsafeBytes { try encoder.write($0, stride: 4 * width, rows: height) }
    try encoder.finish()
    return Data(sink.bytes)
  }

  private func picture(_ view: some View, scale: CGFloat = 1) throws -> PNGFile {
    let renderer = ImageRenderer(content: view)
    renderer.background = .white
    renderer.scale = scale
    return try PNGFile([UInt8](renderer.pngData()))
  }

  private let red: [UInt8] = [255, 0, 0]
  private let blue: [UInt8] = [0, 0, 255]

  @Test func aPictureIsAsLargeAsItsPixelsAndScaleSay() throws {
    let data = try bytes()
    let frames = try Frames.of(
      VStack(spacing: 0) {
        Image(data: data).probe("1x")
        Image(data: data, scale: 2).probe("2x")
      }, width: 100, height: 100)
    #expect(frames["1x"].size == CGSize(width: 8, height: 4))
    #expect(frames["2x"].size == CGSize(width: 4, height: 2))
  }

  @Test func aResizablePictureTakesTheProposalAndKeepsItsRatioWhenAsked() throws {
    let image = Image(data: try bytes()).resizable()
    let frames = try Frames.of(
      VStack(spacing: 0) {
        image.probe("all").frame(width: 30, height: 30)
        image.scaledToFit().probe("fit").frame(width: 30, height: 30)
        image.scaledToFill().probe("fill").frame(width: 30, height: 30)
        // An open side is as long as the picture's own.
        image.fixedSize(horizontal: false, vertical: true).probe("open").frame(width: 30)
      }, width: 100)
    #expect(frames["all"].size == CGSize(width: 30, height: 30))
    #expect(frames["fit"].size == CGSize(width: 30, height: 15))
    #expect(frames["fill"].size == CGSize(width: 60, height: 30))
    #expect(frames["open"].size == CGSize(width: 30, height: 4))
  }

  @Test func pixelsAreDrawnWhereTheyBelong() throws {
    let png = try picture(Image(data: try bytes()).padding(2))
    #expect(png.color(2, 2) == red && png.color(9, 5) == blue && png.color(5, 3) == red)
    #expect(png.color(1, 2) == [255, 255, 255] && png.color(6, 3) == blue)
    // At twice the scale, each is four.
    let large = try picture(Image(data: try bytes()).interpolation(.none), scale: 2)
    #expect(large.color(7, 7) == red && large.color(8, 0) == blue)
  }

  @Test func edgesDoNotFadeWhereAPictureGrows() throws {
    let view = Image(data: try bytes()).resizable().frame(width: 80, height: 40)
    let png = try picture(view)
    #expect(png.color(0, 0) == red && png.color(79, 39) == blue)
  }

  @Test func aPictureIsMixedEvenlyWhereItShrinks() throws {
    // Stripes of black and white, each a pixel wide, are grey at an eighth of the size.
    let stripes = (0..<64 * 64).map { $0 % 2 == 0 ? UInt32(0xFF00_0000) : 0xFFFF_FFFF }
    let image = Image(data: try png(width: 64, height: 64, stripes))
    let small = try picture(image.resizable().frame(width: 8, height: 8))
    for x in 1..<7 { #expect(abs(Int(small.color(x, 4)[0]) - 128) < 12) }
  }

  @Test func colourUnderTransparencyDoesNotShow() throws {
    // White beside pixels that are transparent: grey edges would be mixed with hidden black.
    let pixels = (0..<16 * 16).map { $0 % 16 < 8 ? UInt32(0xFFFF_FFFF) : 0 }
    let image = Image(data: try png(width: 16, height: 16, pixels))
    let grown = try picture(image.resizable().frame(width: 160, height: 160))
    for x in 0..<160 { #expect(grown.color(x, 80).allSatisfy { $0 >= 254 }) }
  }

  @Test func aTemplateIsDrawnInTheForeground() throws {
    let image = Image(data: try bytes(0xFF12_3456, 0)).renderingMode(.template)
    let png = try picture(image.foregroundColor(.blue))
    #expect(png.color(1, 1) == [0, 122, 255] && png.color(6, 1) == [255, 255, 255])
  }

  @Test func capsKeepTheirSize() throws {
    // Columns of red, green, blue, 2 pixels each; caps of 2 leave the green to stretch.
    let columns: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF].flatMap { [$0, $0] }
    let data = try png(width: 6, height: 2, columns + columns)
    let caps = EdgeInsets(top: 0, leading: 2, bottom: 0, trailing: 2)
    let png = try picture(
      Image(data: data).resizable(capInsets: caps).frame(width: 40, height: 6))
    for (x, color) in [(0, red), (1, red), (2, [0, 255, 0]), (37, [0, 255, 0]), (38, blue)] {
      #expect(png.color(x, 3) == color)
    }
  }

  @Test func tilesRepeatFromTheCorner() throws {
    let view = Image(data: try bytes()).resizable(resizingMode: .tile).frame(width: 20, height: 10)
    let png = try picture(view.padding(3))
    for (x, color) in [
      (3, red), (7, blue), (10, blue), (11, red), (15, blue), (19, red), (22, red),
    ] {
      #expect(png.color(x, 8) == color, "\(x)")
    }
    #expect(png.color(23, 8) == [255, 255, 255])
    let small = Image(data: try bytes(), scale: 2).resizable(resizingMode: .tile)
    let fine = try picture(small.frame(width: 8, height: 4), scale: 2)
    #expect(fine.color(3, 0) == red && fine.color(4, 0) == blue && fine.color(8, 4) == red)
  }

  @Test func equalPicturesAreInAnSVGOnceAndAsTheirFiles() throws {
    let data = try bytes()
    let renderer = ImageRenderer(
      content: VStack {
        Image(data: data)
        Image(data: data).resizable().frame(width: 40, height: 40)
        UIImage(data: data).map { Image(uiImage: $0) }
      })
    let svg = String(decoding: try renderer.svgData(), as: UTF8.self)
    #expect(svg.components(separatedBy: "<image").count == 2)
    #expect(svg.components(separatedBy: "<use").count == 4)
    #expect(svg.contains("data:image/png;base64,\(data.base64EncodedString())"))
  }

  @Test func aMissingPictureIsAnErrorThatNamesIt() {
    let view = VStack { Image("no-such-picture", bundle: .main) }
    let error = #expect(throws: PictureError.self) { try ImageRenderer(content: view).svgData() }
    #expect(error?.code == .missing)
    #expect(error?.description.contains("no-such-picture.png, .jpg") == true)
  }

  @Test func aDamagedPictureIsAnErrorThatNamesIt() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: url) }
    try bytes().prefix(40).write(to: url)
    let renderer = ImageRenderer(content: Image(contentsOf: url))
    let error = #expect(throws: PictureError.self) { try renderer.pngData() }
    #expect(error?.code == .damaged && error?.description.contains(url.lastPathComponent) == true)
    #expect(UIImage(contentsOfFile: url.path) == nil && UIImage(data: Data("no".utf8)) == nil)
  }

  @Test func theFileOfTheDisplaysScaleIsChosen() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).bundle/Contents")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    for (name, size) in [("icon.png", 4), ("icon@2x.png", 8), ("icon@3x.png", 12)] {
      let pixels = Array(repeating: UInt32(0xFFFF_0000), count: size * size)
      try png(width: size, height: size, pixels).write(to: folder.appendingPathComponent(name))
    }
    for (file, scale) in [("icon.png", 1), ("icon@2x.png", 2), ("icon@3x.png", 3)] {
      let image = Image(contentsOf: folder.appendingPathComponent(file))
      let frames = try Frames.of(image.probe("icon"))
      #expect(frames["icon"].size == CGSize(width: 4, height: 4), "\(scale)")
    }
  }

  @Test func aSymbolGrowsIntoItsFrame() throws {
    let symbol = Image(systemName: "star.fill")
    let frames = try Frames.of(
      VStack(spacing: 0) {
        symbol.resizable().probe("all").frame(width: 60, height: 30)
        symbol.resizable().scaledToFit().probe("fit").frame(width: 60, height: 30)
      }, width: 100)
    #expect(frames["all"].size == CGSize(width: 60, height: 30))
    #expect(frames["fit"].height == 30 && frames["fit"].width < 40)
    let png = try picture(symbol.resizable().frame(width: 60, height: 60))
    // The star's middle is filled, and its arms reach nearly to the sides.
    #expect(png.color(30, 32) == [0, 0, 0])
    #expect((0..<12).contains { png.color($0, 23) != [255, 255, 255] })
  }
}
