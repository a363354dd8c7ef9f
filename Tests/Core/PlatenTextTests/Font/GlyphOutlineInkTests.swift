import Foundation
import Testing

@testable import PlatenText

/// Where outlines have ink between two heights, by hand.
@Suite struct GlyphOutlineInkTests {
  private func outline(_ points: [(CGFloat, CGFloat)]) -> [GlyphOutline.Element] {
    points.enumerated().map { i, point in
      let point = CGPoint(x: point.0, y: point.1)
      return i == 0 ? .move(point) : .line(point)
    } + [.close]
  }

  // A square from 10 to 20, and a triangle that is 2 wide where it enters the band.
  @Test func itIsThatOfTheEdgesAndOfWhatTheyEnclose() {
    let square = GlyphOutline(elements: outline([(10, -5), (20, -5), (20, 5), (10, 5)]))
    #expect(square.ink(in: 0...1).contains(10...20))
    #expect(square.ink(in: 6...7).isEmpty)
    let triangle = GlyphOutline(elements: outline([(-1, 0), (1, 0), (0, 2)]))
    let ink = triangle.ink(in: 1...2)
    #expect(ink.map(\.lowerBound).min() == -0.5 && ink.map(\.upperBound).max() == 0.5)
  }

  // A circle's lowest part: half of its width at the height h from its end is √(2h - h²).
  @Test func curvesCountAsTheyGo() throws {
    let k = 0.5523
    let curve = GlyphOutline(elements: [
      .move(CGPoint(x: -1, y: 0)),
      .curve(CGPoint(x: 0, y: 1), control1: CGPoint(x: -1, y: k), control2: CGPoint(x: -k, y: 1)),
      .curve(CGPoint(x: 1, y: 0), control1: CGPoint(x: k, y: 1), control2: CGPoint(x: 1, y: k)),
      .close,
    ])
    let widest = try #require(curve.ink(in: 0.8...1).map(\.upperBound).max())
    #expect(abs(widest - 0.6) < 0.02)
  }
}
