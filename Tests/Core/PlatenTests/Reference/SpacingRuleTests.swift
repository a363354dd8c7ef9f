import Platen
import Testing

/// The distances that views prefer; the reference's section 2.2.
@Suite struct SpacingRuleTests {
  private func distance(_ first: some View, _ second: some View) throws -> CGFloat {
    let frames = try Frames.of(
      VStack {
        first.probe("a")
        second.probe("b")
      })
    return frames["b"].minY - frames["a"].maxY
  }

  private var shape: some View { Color.red.frame(width: 10, height: 10) }

  @Test func shapesAreEightPointsApartBothWays() throws {
    #expect(try distance(shape, shape) == 8)
    let frames = try Frames.of(
      HStack {
        shape.probe("a")
        shape.probe("b")
      })
    #expect(frames["b"].minX == 18)
  }

  @Test func textsAreEightPointsApartSideBySide() throws {
    let frames = try Frames.of(
      HStack {
        Text("a").probe("a")
        Text("b").probe("b")
      })
    #expect(frames["b"].minX - frames["a"].maxX == 8)
  }

  @Test func aFrameTakesBackTheSpacingOfTheEdgesThatItSets() throws {
    let plain = try distance(Text("a"), Text("b"))
    #expect(plain != 8)
    #expect(try distance(Text("a").frame(width: 50), Text("b").frame(width: 50)) == plain)
    #expect(try distance(Text("a").frame(height: 50), Text("b").frame(height: 50)) == 8)
    #expect(try distance(Text("a").frame(maxWidth: 50), Text("b").frame(maxWidth: 50)) == plain)
    #expect(try distance(Text("a").frame(minHeight: 50), Text("b").frame(minHeight: 50)) == 8)
  }

  @Test func paddingTakesBackTheSpacingOfItsEdges() throws {
    let plain = try distance(Text("a"), Text("b"))
    #expect(try distance(Text("a").padding(), Text("b").padding()) == 8)
    #expect(
      try distance(Text("a").padding(.horizontal), Text("b").padding(.horizontal)) == plain)
  }

  @Test func layersAndOffsetsKeepTheSpacing() throws {
    let plain = try distance(Text("a"), Text("b"))
    #expect(try distance(Text("a").overlay(shape), Text("b").background(shape)) == plain)
    #expect(try distance(Text("a").offset(x: 3), Text("b").offset(x: 3)) == plain)
  }

  // What a text wants above it counts as soon as one of the views is a text.
  @Test func aZStackHasTheLargestSpacingOfItsViews() throws {
    let shapeToText = try distance(shape, Text("b"))
    let both = ZStack {
      Text("b")
      shape
    }
    let shapes = ZStack {
      shape
      shape
    }
    #expect(shapeToText != 8)
    #expect(try distance(shape, both) == shapeToText)
    #expect(try distance(shape, shapes) == 8)
  }

  @Test func thereIsNoDistanceToASpacer() throws {
    let view = VStack {
      box("a", 10, 10)
      Spacer(minLength: 10)
      box("b", 10, 10)
    }
    try expectSketch(
      of: view,
      """
      a
      .
      b
      """)
  }
}
