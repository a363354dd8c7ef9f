import Platen
import TestSupport
import Testing

/// Pixels worked out by hand from SwiftUI's rounding: both edges of a frame to the nearest pixel,
/// halves to the right and down, counted from the picture's corner; the layout itself is exact.
@Suite struct PixelRoundingTests {
  @Test(
    arguments: [
      // Edges at 0, 10.3, 20.6 and 30.9 points.
      (1.0, [0..<10, 10..<21, 21..<31]), (2, [0..<21, 21..<41, 41..<62]),
      (3, [0..<31, 31..<62, 62..<93]),
    ] as [(CGFloat, [Range<Int>])])
  func framesThatTouchStillTouch(scale: CGFloat, expected: [Range<Int>]) throws {
    let row = HStack(spacing: 0) {
      Color(red: 1, green: 0, blue: 0).frame(width: 10.3)
      Color(red: 0, green: 1, blue: 0).frame(width: 10.3)
      Color(red: 0, green: 0, blue: 1).frame(width: 10.3)
    }
    let picture = try Self.print(row.frame(width: 32, height: 2, alignment: .leading), at: scale)
    #expect(Self.spans(in: picture) == expected)
  }

  @Test func framesAreRoundedFromThePicturesCornerNotFromTheirParents() throws {
    // Two insets of a quarter of a point are a pixel; rounded one by one they would be two.
    let view = Color.red.frame(width: 10, height: 2)
      .padding(.leading, 0.25).background(Color.clear).padding(.leading, 0.25)
    let picture = try Self.print(view.frame(width: 20, alignment: .leading), at: 2)
    #expect(Self.spans(in: picture) == [1..<21])
  }

  @Test func halvesAreRoundedUpAlsoLeftOfThePicture() throws {
    // From -0.25 to 9.75 points: -0.5 and 19.5 pixels.
    let renderer = ImageRenderer(content: Color.red.frame(width: 10, height: 1).offset(x: -0.25))
    renderer.scale = 2
    let box = try #require(try renderer.displayList().items.first?.fill).boundingRect
    #expect(box.minX == 0)
    #expect(box.maxX == 10)
  }

  @Test func aSmallerViewIsCentredBeforeItIsRounded() throws {
    // (30.5 - 10) / 2 = 10.25 points: 20.5 and 40.5 pixels at 2x; at 1x 10.25 and 20.25.
    let view = Color.red.frame(width: 10, height: 1).frame(width: 30.5)
    #expect(Self.spans(in: try Self.print(view, at: 2)) == [21..<41])
    #expect(Self.spans(in: try Self.print(view, at: 1)) == [10..<20])
  }

  @Test func layersBehindAndBeforeAViewHaveItsPixels() throws {
    // All three from 0.3 to 10.5 points: 0.9 and 31.5 pixels at 3x.
    let view = Color.red.frame(width: 10.2, height: 1)
      .background(Color.green).overlay(Color.blue).padding(.leading, 0.3)
    let renderer = ImageRenderer(content: view)
    renderer.scale = 3
    let boxes = try renderer.displayList().items.compactMap(\.fill).map(\.boundingRect)
    #expect(boxes.map { ($0.minX * 3).rounded() } == [1, 1, 1])
    #expect(boxes.map { ($0.maxX * 3).rounded() } == [32, 32, 32])
  }

  @Test func aScaledViewIsRoundedInItsOwnCoordinates() throws {
    // The view lies from 0.4 to 10.8 points, on pixels 0 to 11; inside of it, the colour from 0.4 to
    // 10.4, on pixels 0 to 10, twice as large in the picture.
    let view = Color.red.frame(width: 10, height: 1).padding(.leading, 0.4)
      .scaleEffect(2, anchor: .topLeading).padding(.leading, 0.4)
    let picture = try Self.print(view.frame(width: 30, alignment: .leading), at: 1)
    #expect(Self.spans(in: picture) == [0..<20])
  }

  @Test func aTurnedViewHasTheSizeOfItsPixels() throws {
    // From 0.4 to 10.8 points: eleven pixels, not ten, and the same after half a turn.
    let view = Color.red.frame(width: 10.4, height: 1)
      .rotationEffect(.degrees(180)).padding(.leading, 0.4)
    let picture = try Self.print(view.frame(width: 30, alignment: .leading), at: 1)
    #expect(Self.spans(in: picture) == [0..<11])
  }

  @Test func aClipHasTheRoundedEdgesOfItsView() throws {
    let view = Color.red.frame(width: 20, height: 1).frame(width: 10.2).clipped()
      .padding(.leading, 0.3)
    let picture = try Self.print(view.frame(width: 30, alignment: .leading), at: 2)
    // 0.3 and 10.5 points: 0.6 and 21 pixels.
    #expect(Self.spans(in: picture) == [1..<21])
  }

  @Test func aReaderSeesItsSizeUnrounded() throws {
    let frames = try Frames.of(
      Color.red.frame(width: 10.3, height: 5.7).probe("a").padding(.leading, 0.4))
    #expect(frames["a"] == CGRect(0.4, 0, 10.3, 5.7))
  }

  @Test func aShapeThatTakesNoNoticeOfItsCornerIsDrawnInItsPlace() throws {
    let view = LeftHalf().fill(Color.red).frame(width: 10, height: 2).padding(.leading, 4)
    let picture = try Self.print(view.frame(width: 20, alignment: .leading), at: 2)
    #expect(Self.spans(in: picture) == [8..<18])
  }

  // MARK: - Pictures that SwiftUI drew

  /// Edges read off two pictures of the public package SwiftUI-Flow, drawn outside of a window, so on
  /// whole points, at two pixels a point.
  @Test func aRowOfEqualViewsStandsWhereSwiftUIDrewIt() throws {
    // Five views of 50 points and gaps of 11.5 from 12: 12, 73.5, 135, 196.5 and 258 points.
    let row = HStack(spacing: 11.5) {
      ForEach(0..<5) { _ in Color.red.frame(width: 50, height: 2) }
    }.padding(.horizontal, 12)
    let drawn = [24..<124, 148..<248, 270..<370, 394..<494, 516..<616]
    #expect(
      Self.spans(in: try Self.print(row.environment(\.displayScale, 1), at: 2)) == drawn)
    // On a display of two pixels a point the halves stay.
    #expect(
      Self.spans(in: try Self.print(row, at: 2))
        == [24..<124, 147..<247, 270..<370, 393..<493, 516..<616])
  }

  @Test func aJustifiedRowStandsWhereSwiftUIDrewIt() throws {
    let widths: [CGFloat] = [45.716, 74.018, 58.893, 62.637]
    let gap = (300 - widths.reduce(0, +)) / 3
    let row = HStack(spacing: gap) {
      ForEach(0..<4) { Color.red.frame(width: widths[$0], height: 2) }
    }
    let picture = try Self.print(row.environment(\.displayScale, 1), at: 2)
    #expect(Self.spans(in: picture) == [0..<92, 130..<278, 318..<436, 474..<600])
  }

  @Test func aDisplayScaleCountsForTheViewsInsideOnly() throws {
    // Two views from 0.5 points on: pixel 1 at two pixels a point, 2 at whole points.
    let stack = VStack(spacing: 0) {
      Color.red.frame(width: 10, height: 1).padding(.leading, 0.5)
      Color.red.frame(width: 10, height: 1).padding(.leading, 0.5).environment(\.displayScale, 1)
    }
    let picture = try Self.print(stack.frame(width: 20, alignment: .leading), at: 2)
    #expect(Self.spans(in: picture, row: 0) == [1..<21])
    #expect(Self.spans(in: picture, row: 2) == [2..<22])
  }

  // MARK: - Reading pixels

  private static func print(_ view: some View, at scale: CGFloat) throws -> PNGFile {
    let renderer = ImageRenderer(content: view)
    renderer.scale = scale
    renderer.isOpaque = true
    return try PNGFile([UInt8](renderer.pngData()))
  }

  /// The runs of pixels of one colour other than the white ground.
  private static func spans(in picture: PNGFile, row: Int = 0) -> [Range<Int>] {
    let white = [UInt8](repeating: 255, count: picture.bytesPerPixel)
    var spans: [Range<Int>] = []
    for x in 0..<picture.width {
      let color = picture.pixel(x, row)
      if color == white { continue }
      if x > 0, color == picture.pixel(x - 1, row), let last = spans.last {
        spans[spans.count - 1] = last.lowerBound..<x + 1
      } else {
        spans.append(x..<x + 1)
      }
    }
    return spans
  }
}

/// The left half of its rectangle's size, wherever the rectangle is.
private struct LeftHalf: Shape {
  func path(in rect: CGRect) -> Path {
    Path(CGRect(0, 0, rect.width / 2, rect.height))
  }
}
