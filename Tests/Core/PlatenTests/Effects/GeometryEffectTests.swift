import Platen
import Testing

@Suite struct GeometryEffectTests {
  @Test func anEffectDrawsItsViewElsewhereAndLeavesItsSpace() throws {
    let view = HStack(spacing: 0) {
      Color.red.frame(width: 20, height: 10).modifier(Stretch(factor: 3))
      box("next", 5, 5)
    }
    // From the view's own corner: half its width to the right, and three times as high.
    #expect(try bounds(of: view)[0] == CGRect(10, 0, 20, 30))
    #expect(try Frames.of(view)["next"] == CGRect(20, 2.5, 5, 5))
  }

  @Test func anEffectIsGivenTheSizeOfItsView() throws {
    let view = Color.red.frame(width: 60, height: 10).modifier(Stretch(factor: 1))
      .padding(7)
    #expect(try bounds(of: view) == [CGRect(37, 7, 60, 10)])
  }

  @Test func aProjectionIsTheSameForEverySize() throws {
    let shift = ProjectionTransform(CGAffineTransform(translationX: 3, y: 4))
    let view = Color.red.frame(width: 6, height: 6).projectionEffect(shift)
    #expect(try bounds(of: view) == [CGRect(3, 4, 6, 6)])
  }

  @Test func oneModifierFollowsAnother() throws {
    let both = Stretch(factor: 2).concat(EmptyModifier()).concat(Stretch(factor: 2))
    let view = Color.red.frame(width: 20, height: 10).modifier(both)
    // Each moves by half the width and doubles the height.
    #expect(try bounds(of: view) == [CGRect(20, 0, 20, 40)])
  }

  private func bounds(of view: some View) throws -> [CGRect] {
    try ImageRenderer(content: view).displayList().items.map(\.bounds)
  }
}

private struct Stretch: GeometryEffect {
  var factor: Double

  var animatableData: Double {
    get { factor }
    set { factor = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(scaleX: 1, y: factor)
        .concatenating(CGAffineTransform(translationX: size.width / 2, y: 0)))
  }
}
