import Foundation
import Platen
import PlatenDrawing
import TestSupport
import Testing

@Suite struct ShapeTests {
  private let rect = CGRect(0, 0, 40, 20)

  /// A shape that looks at the size of its rectangle alone, as many do.
  private struct Bar: Shape {
    var height: CGFloat = 4

    var animatableData: CGFloat {
      get { height }
      set { height = newValue }
    }

    func path(in rect: CGRect) -> Path {
      Path {
        $0.addRect(CGRect(x: 0, y: rect.height - height, width: rect.width / 2, height: height))
      }
    }
  }

  /// An insettable shape as it is written by hand.
  private struct Diamond: InsettableShape {
    var inset: CGFloat = 0

    func path(in rect: CGRect) -> Path {
      let rect = rect.insetBy(dx: inset, dy: inset)
      return Path {
        $0.move(to: CGPoint(x: rect.midX, y: rect.minY))
        $0.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        $0.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
        $0.addLine(to: CGPoint(x: rect.minX, y: rect.midY))
        $0.closeSubpath()
      }
    }

    func inset(by amount: CGFloat) -> some InsettableShape {
      var diamond = self
      diamond.inset += amount
      return diamond
    }
  }

  @Test func shapesAreDrawnInTheirFrames() throws {
    // The bar is the lower left 10 by 4 points of a frame that begins at (30, 10).
    let view = Bar().fill(.red).frame(width: 20, height: 10)
      .padding(EdgeInsets(top: 10, leading: 30, bottom: 0, trailing: 0))
    let png = try picture(view)
    #expect(png.color(30, 16) == [255, 59, 48] && png.color(39, 19) == [255, 59, 48])
    #expect(png.color(30, 15) == [255, 255, 255] && png.color(40, 18) == [255, 255, 255])
  }

  @Test func pathsAreDrawnFromTheCornersOfTheirFrames() throws {
    let view = Path(CGRect(2, 3, 4, 4)).fill(.red).frame(width: 10, height: 10).padding(5)
    let png = try picture(view)
    #expect(png.color(7, 8) == [255, 59, 48] && png.color(10, 11) == [255, 59, 48])
    #expect(png.color(6, 8) == [255, 255, 255] && png.color(11, 11) == [255, 255, 255])
  }

  @Test func fillsAndStrokesLieOverEachOther() throws {
    // Green inside, a red line of 4 points half inside, a blue border of 1 point inside of the edge.
    let view = Rectangle().fill(.green).stroke(Color.red, lineWidth: 4)
      .strokeBorder(Color.blue, lineWidth: 1).frame(width: 20, height: 20).padding(10)
    let png = try picture(view)
    let green = png.color(20, 20)
    #expect(png.color(20, 8) == [255, 59, 48] && png.color(20, 11) == [255, 59, 48])
    #expect(png.color(20, 10) == [0, 122, 255] && png.color(20, 12) == green)
    #expect(png.color(20, 7) == [255, 255, 255])
  }

  @Test func aBorderLiesInsideOfAHandmadeShape() throws {
    let png = try picture(Diamond().strokeBorder(.black, lineWidth: 4).frame(width: 40, height: 40))
    // The line's middle ends 2 points below the top; across it is 4 √2 = 5.7 points high.
    #expect(png.color(20, 3) == [0, 0, 0] && png.color(20, 6) == [255, 255, 255])
  }

  @Test func aTrimLeavesAPart() {
    let path = Rectangle().trim(from: 0.5, to: 1).path(in: CGRect(0, 0, 10, 10))
    #expect(path.description == "10 10 m 0 10 l 0 0 l")
  }

  @Test func shapesAreMovedInTheirSpace() {
    let inner = Rectangle()
    #expect(inner.offset(x: 3, y: 4).path(in: rect) == Path(CGRect(3, 4, 40, 20)))
    #expect(inner.scale(0.5).path(in: rect) == Path(CGRect(10, 5, 20, 10)))
    #expect(inner.scale(x: 2, y: 1, anchor: .trailing).path(in: rect).boundingRect.minX == -40)
    #expect(inner.size(width: 8, height: 6).path(in: rect) == Path(CGRect(0, 0, 8, 6)))
    #expect(
      inner.size(width: 8, height: 6, anchor: .bottomTrailing).path(in: rect)
        == Path(CGRect(32, 14, 8, 6)))
    let turned = inner.rotation(.degrees(90)).path(in: rect).boundingRect
    #expect(turned == CGRect(10, -10, 20, 40))
    let moved = inner.transform(CGAffineTransform(translationX: 1, y: 2)).path(in: rect)
    #expect(moved == Path(CGRect(1, 2, 40, 20)))
    let border = inner.offset(x: 3, y: 4).inset(by: 2).path(in: rect)
    #expect(border == Path(CGRect(5, 6, 36, 16)))
  }

  @Test func aHiddenTypeKeepsTheShape() throws {
    #expect(AnyShape(Circle()).path(in: rect) == Circle().path(in: rect))
    let frames = try Frames.of(AnyShape(Circle()).probe("circle"), width: 40, height: 20)
    #expect(frames["circle"] == CGRect(0, 0, 20, 20))
  }

  @Test func aCircleIsAsWideAsItIsHigh() {
    // An open side counts as 10 points before the lesser one is taken.
    #expect(
      Circle().sizeThatFits(ProposedViewSize(width: 40, height: 20))
        == CGSize(width: 20, height: 20))
    #expect(
      Circle().sizeThatFits(ProposedViewSize(width: 40, height: nil))
        == CGSize(width: 10, height: 10))
  }

  @Test func shapesHaveShortNames() {
    func path(_ shape: some Shape) -> Path { shape.path(in: rect) }
    #expect(path(.rect) == Path(rect) && path(.circle) == path(Circle()))
    #expect(path(.capsule) == path(RoundedRectangle(cornerRadius: 10)))
    #expect(path(.rect(cornerRadius: 3)) == path(RoundedRectangle(cornerRadius: 3)))
    #expect(path(.ellipse) == path(Ellipse()))
    let uneven = UnevenRoundedRectangle(topLeadingRadius: 3, bottomTrailingRadius: 5)
    #expect(path(.rect(topLeadingRadius: 3, bottomTrailingRadius: 5)) == path(uneven))
  }

  @Test func unevenCornersFollowTheDirectionOfReading() throws {
    let shape = UnevenRoundedRectangle(topLeadingRadius: 10).fill(.black).frame(
      width: 20, height: 20)
    let left = try picture(shape)
    #expect(left.color(0, 0) == [255, 255, 255] && left.color(19, 0) == [0, 0, 0])
    let right = try picture(shape.environment(\.layoutDirection, .rightToLeft))
    #expect(right.color(0, 0) == [0, 0, 0] && right.color(19, 0) == [255, 255, 255])
  }

  @Test func aContainersShapeIsFollowedInside() throws {
    // 6 points inside of a radius of 10, 4 are left: the corner is empty, (2, 2) is not.
    let view = ContainerRelativeShape().fill(.black).padding(6).frame(width: 40, height: 40)
      .containerShape(RoundedRectangle(cornerRadius: 10, style: .circular))
    let png = try picture(view)
    #expect(png.color(6, 6) == [255, 255, 255] && png.color(8, 8) == [0, 0, 0])
    let plain = try picture(
      ContainerRelativeShape().fill(.black).padding(6).frame(width: 40, height: 40))
    #expect(plain.color(6, 6) == [0, 0, 0])
  }

  @Test func aStrokeIsAShapeOfItsOwn() throws {
    let ring: some Shape = Rectangle().stroke(lineWidth: 4)
    #expect(!ring.path(in: rect).contains(CGPoint(x: 20, y: 10)))
    let png = try picture(ring.fill(.black).frame(width: 20, height: 20).padding(10))
    #expect(png.color(8, 20) == [0, 0, 0] && png.color(12, 20) == [255, 255, 255])
  }

  @Test(arguments: [CGFloat.nan, .infinity, -3, 1e300])
  func badNumbersDrawWhatTheyCan(_ number: CGFloat) throws {
    let view = ZStack {
      Circle().inset(by: number)
      RoundedRectangle(cornerRadius: number).stroke(lineWidth: number)
      UnevenRoundedRectangle(topLeadingRadius: number, topTrailingRadius: 3)
      Circle().trim(from: number, to: 1).stroke(.red, lineWidth: 2)
      Rectangle().rotation(.radians(number)).scale(number).offset(x: number)
      Rectangle().size(width: number, height: 5)
      Path {
        $0.addArc(
          center: .zero, radius: number, startAngle: .zero, endAngle: .degrees(number),
          clockwise: true)
      }
      Capsule().stroke(
        .red,
        style: StrokeStyle(lineWidth: 2, miterLimit: number, dash: [number], dashPhase: number))
    }
    _ = try picture(view.frame(width: 20, height: 20))
    let renderer = ImageRenderer(content: view.frame(width: 20, height: 20))
    _ = try renderer.svgData()
    _ = try renderer.pdfData()
  }

  private func picture(_ view: some View) throws -> PNGFile {
    let renderer = ImageRenderer(content: view)
    renderer.background = .white
    return try PNGFile([UInt8](renderer.pngData()))
  }
}
