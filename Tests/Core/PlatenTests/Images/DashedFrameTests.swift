import Platen
import PlatenDrawing
import Testing

/// What stands in a preview for what cannot be drawn there: a dashed square, or a dashed frame with the reason.
@MainActor @Suite struct DashedFrameTests {
  private func picture(_ view: some View) throws -> (
    list: DisplayList, png: Data, findings: [FitFinding]
  ) {
    let renderer = ImageRenderer(content: view)
    renderer.replacesSymbols = true
    let picture = try renderer.fittedPicture()
    return (picture.list, try renderer.pngData(), picture.report.findings)
  }

  private func frames(_ list: DisplayList) -> [(box: CGRect, style: StrokeStyle)] {
    list.items.compactMap { item in
      guard case .stroke(let path, let style, _) = item else { return nil }
      return (path.boundingRect, style)
    }
  }

  /// A missing picture in a frame is one of one point, half a point inside of its space.
  @Test func aMissingPictureIsADashedFrame() throws {
    let nowhere = URL(fileURLWithPath: "/nowhere/logo.png")
    let missing = try picture(Image(contentsOf: nowhere).resizable().frame(width: 80, height: 60))
    #expect(missing.list.size == CGSize(width: 80, height: 60))
    #expect(frames(missing.list).map(\.box) == [CGRect(x: 0.5, y: 0.5, width: 79, height: 59)])
    #expect(frames(missing.list).map(\.style.dash) == [[4, 3]])
    #expect(missing.findings.map(\.kind) == [.undrawn])
    #expect(missing.findings[0].description.contains("logo.png"))
    let fitted = try picture(
      Image(contentsOf: nowhere).resizable().scaledToFit().clipShape(Circle())
        .frame(width: 80, height: 60))
    #expect(!fitted.list.items.isEmpty && fitted.list.size == missing.list.size)
    let alone = ImageRenderer(content: Image(contentsOf: nowhere))
    #expect(throws: (any Error).self) { try alone.displayList() }
  }

  /// SwiftUI draws nothing of a picture that is not there, and gives it no place.
  @Test(arguments: [true, false]) func aMissingPictureTakesNoPlaceOfOthers(_ fits: Bool) throws {
    let nowhere = Image(contentsOf: URL(fileURLWithPath: "/nowhere/logo.png"))
    let stack = VStack(spacing: 0) {
      Color.red.frame(width: 20, height: 10)
      if fits { nowhere.resizable().scaledToFit() } else { nowhere }
      Color.red.frame(width: 30, height: 10)
    }
    let drawn = try picture(stack)
    #expect(drawn.list.size == CGSize(width: 30, height: 20))
    #expect(drawn.list.items.count == 2)
    #expect(drawn.findings.map(\.kind) == [.undrawn])
  }

  /// A line of one point, 4 on and 3 off, half a point inside of the frame.
  @Test(arguments: [true, false]) func aViewThatIsLeftOutIsADashedFrame(_ fills: Bool) throws {
    let (list, _, findings) = try picture(
      _LeftOutView("no map", fills: fills).frame(width: 200, height: 120))
    let frames = frames(list)
    try #require(frames.count == 1)
    #expect(frames[0].style.dash == [4, 3] && frames[0].style.lineWidth == 1)
    let whole = CGRect(x: 0.5, y: 0.5, width: 199, height: 119)
    #expect(
      fills ? frames[0].box == whole : frames[0].box.width < 100 && frames[0].box.height == 43)
    #expect(findings.map(\.kind) == [.undrawn] && findings[0].description.contains("no map"))
  }
}
