import Foundation
import PlatenDrawing
import PlatenText
import TestSupport
import Testing

/// What lies at the limits of shapes and pictures, where drawing libraries differ.
@Suite struct EdgeCaseDrawingTests {
  private static let black = Paint.color(Color.Resolved(red: 0, green: 0, blue: 0))

  /// The caps of a part that is a point reach half a width: a square and a disc (SVG 2, 13.5.4).
  @Test(arguments: [CGLineCap.square, .round], [false, true])
  func aPointHasCaps(_ cap: CGLineCap, isClosed: Bool) throws {
    var path = Path()
    path.move(to: CGPoint(x: 10, y: 10))
    if isClosed { path.closeSubpath() } else { path.addLine(to: CGPoint(x: 10, y: 10)) }
    let item = DisplayItem.stroke(path, StrokeStyle(lineWidth: 10, lineCap: cap), Self.black)
    let list = DisplayList(size: CGSize(width: 20, height: 20), items: [item])
    let file = try PNGFile(Array(list.data(as: .png, library: .shared)))
    func alpha(_ x: Int, _ y: Int) -> UInt8 { file.pixel(x, y)[3] }
    #expect(alpha(10, 10) == 255 && alpha(6, 9) == 255)
    // 4.5 points across and down from the middle, 6.4 away from it.
    #expect(alpha(5, 5) == (cap == .square ? 255 : 0))
    #expect(alpha(3, 10) == 0)
    let text = String(decoding: try list.data(as: .svg, library: .shared), as: UTF8.self)
    #expect(text.contains(isClosed ? "d=\"M10 10z\"" : "d=\"M10 10h0\""))
  }

  /// A curve of no length is a point with caps, too, and nothing more behind one.
  @Test func aCurveOfNoLengthHasCaps() throws {
    let point = CGPoint(x: 10, y: 10)
    var quadratic = Path()
    quadratic.move(to: point)
    quadratic.addQuadCurve(to: point, control: point)
    var cubic = Path()
    cubic.move(to: point)
    cubic.addCurve(to: point, control1: point, control2: point)
    cubic.addCurve(to: point, control1: point, control2: point)
    for path in [quadratic, cubic] {
      let style = StrokeStyle(lineWidth: 10, lineCap: .round)
      let list = DisplayList(
        size: CGSize(width: 20, height: 20), items: [.stroke(path, style, Self.black)])
      let text = String(decoding: try list.data(as: .svg, library: .shared), as: UTF8.self)
      #expect(text.contains("d=\"M10 10h0\""), "\(text)")
    }
  }

  /// A picture of a black and a white pixel, two tiles of 8 pixels: the first column of each is black,
  /// and the last white, with nothing of each other.
  @Test func tilesAreNotMixedWithEachOther() throws {
    let bitmap = Bitmap(width: 2, height: 1, pixels: [0xFF00_0000, 0xFFFF_FFFF])
    var image = DisplayImage(
      picture: RasterImage(bitmap), rect: CGRect(x: 0, y: 0, width: 16, height: 4),
      tile: CGSize(width: 8, height: 4))
    image.interpolation = .medium
    let list = DisplayList(size: CGSize(width: 16, height: 4), items: [.image(image)])
    let file = try PNGFile(Array(list.data(as: .png, library: .shared)))
    let row = (0..<16).map { file.pixel($0, 1)[0] }
    #expect([row[0], row[7], row[8], row[15]] == [0, 255, 0, 255])
  }

  /// A shadow is moved before it is blurred, and effects on one group are the steps of one filter.
  @Test func effectsOnOneGroupAreOneFilter() throws {
    var group = DisplayGroup(items: [
      .fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), Self.black)
    ])
    group.effect = .shadow(
      sigma: 2, offset: CGSize(width: 30, height: 0),
      color: Color.Resolved(red: 1, green: 0, blue: 0))
    let blue = DisplayEffect.colors(.flood(Color.Resolved(red: 0, green: 0, blue: 1)))
    for effect in [blue, .blur(sigma: 1)] {
      group = DisplayGroup(items: [.group(group)])
      group.effect = effect
    }
    let list = DisplayList(size: CGSize(width: 60, height: 20), items: [.group(group)])
    let text = String(decoding: try list.data(as: .svg, library: .shared), as: UTF8.self)
    let steps = text.matches(of: #/<(fe[A-Z][A-Za-z]+) /#).map { String($0.output.1) }
    #expect(
      steps == [
        "feColorMatrix", "feOffset", "feGaussianBlur", "feMergeNode", "feColorMatrix",
        "feGaussianBlur",
      ])
    #expect(text.components(separatedBy: "<filter ").count == 2)
    #expect(text.components(separatedBy: " filter=").count == 2)
  }
}
