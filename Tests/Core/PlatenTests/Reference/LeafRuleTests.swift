import Platen
import Testing

/// Effects, spacers, readers and shapes; the reference's sections 2.10 to 2.13.
@Suite struct LeafRuleTests {
  private var square: some View { Color.red.frame(width: 20, height: 20) }

  @Test func theThreeScalesAreOne() throws {
    let half = try drawn(square.scaleEffect(0.5))
    #expect(try drawn(square.scaleEffect(CGSize(width: 0.5, height: 0.5))) == half)
    #expect(try drawn(square.scaleEffect(x: 0.5, y: 0.5)) == half)
    #expect(try drawn(Color.red.frame(width: 10, height: 10).padding(5)) == half)
  }

  @Test func aScaleShrinksTowardsItsAnchor() throws {
    #expect(
      try drawn(square.scaleEffect(0.5, anchor: .topLeading))
        == drawn(
          Color.red.frame(width: 10, height: 10)
            .frame(width: 20, height: 20, alignment: .topLeading)))
    #expect(
      try drawn(square.scaleEffect(x: 0.5, anchor: .trailing))
        == drawn(Color.red.frame(width: 10).frame(width: 20, height: 20, alignment: .trailing)))
  }

  @Test func aQuarterTurnGoesClockwiseAroundItsAnchor() throws {
    let bar = Color.red.frame(width: 20, height: 10)
    #expect(
      try drawn(bar.rotationEffect(.degrees(90), anchor: .topLeading).padding(20))
        == drawn(
          Color.clear.frame(width: 20, height: 10).overlay(alignment: .topLeading) {
            Color.red.frame(width: 10, height: 20).offset(x: -10)
          }
          .padding(20)))
  }

  @Test func aSpacerOutsideOfStacksTakesAllAndHasALeastLengthOfEight() throws {
    #expect(try Frames.of(Spacer().probe("s"), width: 60, height: 40)["s"].size == CGSize(60, 40))
    #expect(try Frames.of(Spacer().probe("s"))["s"].size == CGSize(8, 8))
    #expect(try Frames.of(Spacer(minLength: 30).probe("s"), width: 10, height: 50)["s"].width == 30)
  }

  @Test func aSpacerIsServedLast() throws {
    // 92 for the colour and the spacer's least 8.
    let view = HStack(spacing: 0) {
      Color.red.probe("a")
      Spacer().probe("s")
    }
    let frames = try Frames.of(view, width: 100, height: 10)
    #expect(frames["a"].width == 92)
    #expect(frames["s"].size == CGSize(8, 0))
  }

  @Test func aReaderTakesWhatItIsOfferedAndTenForNothing() throws {
    let view = GeometryReader { _ in box("a", 20, 20) }.probe("r")
    try expectSketch(
      of: view, width: 40, height: 30,
      """
      aarr
      aarr
      rrrr
      """)
    #expect(try Frames.of(view)["r"].size == CGSize(10, 10))
  }

  @Test func theViewsOfAReaderAreEachInItsCorner() throws {
    try expectSketch(
      of: GeometryReader { geometry in
        box("a", geometry.size.width - 10, 20)
        box("b", 10, 10)
      }, width: 40, height: 20,
      """
      baa.
      aaa.
      """)
  }

  @Test func shapesTakeWhatTheyAreOfferedAndTenForNothing() throws {
    let shapes = [AnyView(Rectangle()), AnyView(Capsule()), AnyView(Ellipse()), AnyView(Color.red)]
    for shape in shapes {
      #expect(try Frames.of(shape.probe("a"), width: 30)["a"].size == CGSize(30, 10))
    }
    #expect(try Frames.of(Circle().probe("a"), width: 30, height: 20)["a"].size == CGSize(20, 20))
  }

  @Test func aBorderLiesInsideOfItsView() throws {
    #expect(
      try drawn(square.border(Color.blue, width: 4))
        == drawn(
          ZStack {
            Color.blue.frame(width: 20, height: 20)
            Color.red.frame(width: 12, height: 12)
          }))
  }
}
