import Foundation
import PlatenDrawing
import Testing

/// SwiftUI's own paths, as `Path(roundedRect:cornerRadius:style:)` gave them on macOS 26.
@Suite struct ContinuousCornerTests {
  @Test func aCornerWithRoomIsSwiftUIs() {
    // From the middle of the right side to the middle of the bottom, of a radius of 1.
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 80, height: 80), cornerRadius: 1)
    let expected: [CGFloat] = [
      80, 40, 80, 78.471335, 80, 78.911510, 80, 79.131593, 79.925089, 79.368506, 79.830940,
      79.627176, 79.627176, 79.830940, 79.368506, 79.925089, 79.131593, 80, 78.911510, 80,
      78.471335, 80,
    ]
    expect(path, begins: expected)
  }

  @Test func aSideThatIsTooShortIsShared() {
    // 300 high leaves room along the right; along the bottom, two radii are all there is.
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 300), cornerRadius: 50)
    let expected: [CGFloat] = [
      100, 150, 100, 223.566753, 100, 245.575500, 100, 256.579649, 96.254430, 268.425301,
      91.547000, 281.358799, 81.358799, 291.547000, 68.425301, 296.254430, 59, 300, 52, 300, 50,
      300,
    ]
    expect(path, begins: expected)
  }

  @Test func aRadiusOverHalfASideIsHalfOfIt() {
    let rect = CGRect(x: 0, y: 0, width: 200, height: 200)
    let path = Path(roundedRect: rect, cornerRadius: 150)
    let expected: [CGFloat] = [
      200, 100, 200, 104, 200, 118, 192.508860, 136.850601, 183.093999, 162.717599, 162.717599,
      183.093999, 136.850601, 192.508860, 118, 200, 104, 200, 100, 200,
    ]
    expect(path, begins: expected)
    #expect(path == Path(roundedRect: rect, cornerRadius: 100))
  }

  @Test func aSquareCornerStaysSquareAmongRoundOnes() {
    var radii = RectangleCornerRadii()
    radii.topLeading = 20
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 50), cornerRadii: radii)
    #expect(path.contains(CGPoint(x: 99.9, y: 0.1)) && path.contains(CGPoint(x: 0.1, y: 49.9)))
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    // On the diagonal the curve is 0.2915 radii from each side.
    #expect(!path.contains(CGPoint(x: 5.7, y: 5.7)) && path.contains(CGPoint(x: 6, y: 6)))
  }

  @Test func radiiThatDoNotFitShrinkTogether() {
    // 60 and 40 along a side of 50 become 30 and 20.
    let rect = CGRect(x: 0, y: 0, width: 50, height: 200)
    let large = RectangleCornerRadii(topLeading: 60, topTrailing: 40)
    let small = RectangleCornerRadii(topLeading: 30, topTrailing: 20)
    #expect(
      Path(roundedRect: rect, cornerRadii: large) == Path(roundedRect: rect, cornerRadii: small))
  }

  @Test(arguments: [CGFloat.nan, -5, .infinity, 0])
  func badRadiiDrawARectangleOrAPill(_ radius: CGFloat) {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    let path = Path(roundedRect: rect, cornerRadius: radius)
    #expect(path.boundingRect == rect)
    let uneven = Path(
      roundedRect: rect, cornerRadii: RectangleCornerRadii(topLeading: radius, topTrailing: 3))
    #expect(uneven.boundingRect == rect)
  }

  private func expect(_ path: Path, begins expected: [CGFloat]) {
    var numbers: [CGFloat] = []
    path.forEach { element in
      switch element {
      case .move(let point), .line(let point): numbers += [point.x, point.y]
      case .quadCurve(let point, let control):
        numbers += [control.x, control.y, point.x, point.y]
      case .curve(let point, let a, let b):
        numbers += [a.x, a.y, b.x, b.y, point.x, point.y]
      case .closeSubpath: break
      }
    }
    for (number, value) in zip(numbers, expected) { #expect(abs(number - value) < 5e-6) }
    #expect(numbers.count > expected.count)
  }
}
