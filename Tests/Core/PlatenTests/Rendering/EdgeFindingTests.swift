import Platen
import PlatenLayout
import Testing

/// What a report finds of shapes and images at the picture's edge, in pictures of 200 by 100 points.
@Suite struct EdgeFindingTests {
  private func findings(_ view: some View) throws -> [String] {
    let content = ZStack {
      Text("a")
      view
    }
    let renderer = ImageRenderer(content: content.frame(width: 200, height: 100))
    return try renderer.fittedPicture().report.findings.map(\.description)
  }

  private var circle: some View {
    Circle().fill(.red).marked("view", kind: "circle").frame(width: 50, height: 50)
  }

  // The circle's middle is at 100, 50: moved by 90 points, it ends at 215.
  @Test func aShapeThatTheEdgeCutsOffIsFound() throws {
    #expect(
      try findings(circle.offset(x: 90))
        == ["the circle is cut off at the picture's right edge by 15 points (view)"])
    #expect(
      try findings(circle.offset(y: -80))
        == ["the circle lies outside the picture, at its top edge (view)"])
    #expect(try findings(circle.offset(x: 75.4)).isEmpty)
    #expect(
      try findings(Color.blue.frame(width: 20, height: 20).offset(x: 95))
        == ["a view of kind shape is cut off at the picture's right edge by 5 points"])
  }

  // From 25 to 75, twice as large about its lower end.
  @Test func soIsOneThatIsTurnedOrScaled() throws {
    #expect(
      try findings(circle.scaleEffect(2, anchor: .bottom))
        == ["the circle is cut off at the picture's top edge by 25 points (view)"])
  }

  @Test func imagesAndSymbolsAreFoundAsWell() throws {
    let symbol = Image(systemName: "star").resizable().frame(width: 40, height: 40)
    #expect(try findings(symbol.marked("view", kind: "image").offset(x: 90)).count == 1)
  }

  @Test func whatIsClippedOrSeeThroughIsNot() throws {
    #expect(try findings(circle.offset(x: 90).frame(width: 200, height: 100).clipped()).isEmpty)
    #expect(try findings(circle.offset(x: 90).opacity(0)).isEmpty)
  }

  @Test func whatIsBehindAViewOrReachesOverTwoEdgesIsNot() throws {
    #expect(try findings(Text("a").background { circle.offset(x: 90) }).isEmpty)
    #expect(try findings(Color.red.frame(width: 260, height: 40)).isEmpty)
    #expect(try findings(Circle().fill(.red).shadow(radius: 30)).isEmpty)
  }

  @Test func manyShapesOfOneViewAreOneFinding() throws {
    let two = HStack(spacing: 0) {
      Color.red.frame(width: 10, height: 10)
      Color.red.frame(width: 10, height: 10)
    }
    #expect(
      try findings(two.marked("view", kind: "clockFace").offset(x: 95))
        == ["the clockFace is cut off at the picture's right edge by 5 points (view)"])
  }
}
