import Platen
import PlatenLayout
import TestSupport
import Testing

/// Frames that are drawn over a picture.
@Suite struct LayoutFramesTests {
  private func renderer<Content: View>(
    _ view: Content, scale: CGFloat = 1, showsFrames: Bool = true
  ) -> ImageRenderer<Content> {
    let renderer = ImageRenderer(content: view)
    renderer.background = .white
    renderer.scale = scale
    renderer.showsLayoutFrames = showsFrames
    return renderer
  }

  private func pixels(_ view: some View, scale: CGFloat = 1) throws -> PNGFile {
    try PNGFile([UInt8](try renderer(view, scale: scale).pngData()))
  }

  @Test func aLineOfAPixelStandsInsideOfAFrame() throws {
    let view = Color.white.frame(width: 10, height: 6).padding(4)
    for scale in [1, 2] {
      let file = try pixels(view, scale: CGFloat(scale))
      let (left, right) = (4 * scale, 14 * scale - 1)
      let blue: [UInt8] = [0, 0x7A, 0xFF]
      let white: [UInt8] = [0xFF, 0xFF, 0xFF]
      let y = 7 * scale
      #expect(file[left, y] == blue)
      #expect(file[left - 1, y] == white)
      #expect(file[left + 1, y] == white)
      #expect(file[right, y] == blue)
      #expect(file[right + 1, y] == white)
    }
  }

  @Test func framesAreDrawnInAllFormatsAndChangeNeitherSizeNorReport() throws {
    let view = HStack { Text("Frames") }.padding()
    let (with, without) = (renderer(view), renderer(view, showsFrames: false))
    for format in PictureFormat.allCases {
      #expect(try with.data(as: format) != without.data(as: format))
    }
    #expect(try with.displayList().size == without.displayList().size)
    #expect(try with.fitReport().texts == without.fitReport().texts)
    #expect(try with.fitReport().fonts == without.fitReport().fonts)
    #expect(try with.layoutTree() == without.layoutTree())
    #expect(try with.fittedPicture().tree == nil)
  }

  @Test func whatIsLeftOutHasNoFrame() throws {
    let flow = FlowLayout(spacing: 0, lineLimit: 1) {
      Color.white.frame(width: 20, height: 20)
      Color.clear.frame(width: 30, height: 20)
    }
    let one = FlowLayout(spacing: 0) { Color.white.frame(width: 20, height: 20) }
    let limited = renderer(flow)
    limited.proposedSize = ProposedViewSize(width: 20, height: nil)
    #expect(try limited.pngData() == renderer(one).pngData())
  }

  @Test(arguments: [CGFloat.nan, .infinity, 1e300])
  func framesThatAreNoneStopNothing(_ length: CGFloat) throws {
    let view = Color.red.frame(width: 10, height: 10).offset(x: length).padding(5)
    for format in PictureFormat.allCases { _ = try renderer(view).data(as: format) }
    let wide = renderer(Color.red)
    wide.proposedSize = ProposedViewSize(width: length, height: 10)
    _ = try? wide.svgData()
  }
}

extension PNGFile {
  fileprivate subscript(x: Int, y: Int) -> [UInt8] {
    let start = (y * width + x) * bytesPerPixel
    return Array(pixels[start..<start + bytesPerPixel])
  }
}
