import Platen
import Testing

/// Views that are placed by hand.
@Suite struct PositionTests {
  @Test func aPositionTakesAllOfTheSpaceAndCentresItsView() throws {
    try expectSketch(
      of: box("a", 20, 20).position(x: 30, y: 20), width: 60, height: 40,
      """
      ......
      ..aa..
      ..aa..
      ......
      """)
    try expectSketch(
      of: box("a", 20, 20).position(CGPoint(x: 0, y: 0)), width: 40, height: 30,
      """
      aa
      aa...
       ....
       ....
      """)
  }

  @Test func aPositionInNoSpaceIsAsLargeAsItsView() throws {
    try expectSketch(
      of: box("a", 20, 20).position(x: 40, y: 10),
      """
      .. aa
      .. aa
      """)
  }

  @Test func aPositionedViewIsProposedAllOfTheSpace() throws {
    let frames = try Frames.of(Color.red.probe("a").position(x: 5, y: 7), width: 60, height: 40)
    #expect(frames["a"] == CGRect(-25, -13, 60, 40))
  }

  @Test func aPositionCountsFromTheRightWhereReadingDoes() throws {
    try expectSketch(
      of: box("a", 20, 20).position(x: 20, y: 10), width: 60, height: 20,
      """
      ...aa.
      ...aa.
      """
    ) { $0.layoutDirection = .rightToLeft }
  }

  @Test func aPositionHasTheSpacingOfAViewWithoutText() throws {
    let text = Text("a").position(x: 1, y: 1).frame(height: 10).probe("a")
    let frames = try Frames.of(
      VStack {
        text
        box("b", 10, 10)
      }, width: 40, height: 100)
    #expect(frames["b"].minY - frames["a"].maxY == 8)
  }

  @Test func anOffsetIsNotMirrored() throws {
    try expectSketch(
      of: box("a", 10, 10).offset(CGSize(width: 10, height: 0))
        .frame(width: 50, alignment: .leading),
      ".....a"
    ) { $0.layoutDirection = .rightToLeft }
  }

  @Test func aTransformStartsAtTheCornerOfItsView() throws {
    let view = Color.red.frame(width: 20, height: 10)
    let space = CGSize(width: 60, height: 40)
    func picture(_ view: some View) throws -> Data {
      try drawn(view.frame(width: space.width, height: space.height))
    }
    // Doubled from its corner, the view's middle moves by half its size.
    #expect(
      try picture(view.transformEffect(CGAffineTransform(scaleX: 2, y: 2)))
        == picture(Color.red.frame(width: 40, height: 20).offset(x: 10, y: 5)))
    #expect(
      try picture(view.transformEffect(CGAffineTransform(translationX: 4, y: 2)))
        == picture(view.offset(x: 4, y: 2)))
  }

  @Test func neighboursAreDrawnByTheirLevelAndThenInOrder() throws {
    func stack(_ levels: [Double]) throws -> Data {
      try drawn(
        ZStack {
          Color.red.zIndex(levels[0])
          Color.green.frame(width: 20).zIndex(levels[1])
          Color.blue.frame(height: 20).zIndex(levels[2])
        }, width: 30, height: 30)
    }
    let usual = try stack([0, 0, 0])
    #expect(try stack([1, 1, 1]) == usual)
    #expect(try stack([-1, 0, 2]) == usual)
    let swapped = try drawn(
      ZStack {
        Color.red
        Color.blue.frame(height: 20)
        Color.green.frame(width: 20)
      }, width: 30, height: 30)
    #expect(try stack([0, 1, 0]) == swapped)
    #expect(try stack([0, 0, -.infinity]) != usual)
  }

  @Test func aLevelIsSeenThroughModifiersAndNotThroughStacks() throws {
    func picture(_ front: some View) throws -> Data {
      try drawn(
        ZStack {
          front
          Color.blue
        }, width: 10, height: 10)
    }
    let blue = try drawn(Color.blue, width: 10, height: 10)
    #expect(try picture(Color.red.zIndex(1).padding(0)) != blue)
    #expect(try picture(HStack { Color.red.zIndex(1) }) == blue)
    // Of several, the innermost counts.
    #expect(try picture(Color.red.zIndex(1).zIndex(-1)) != blue)
    #expect(try picture(Color.red.zIndex(-1).zIndex(1)) == blue)
  }
}
