import Platen
import Testing

/// Layers, depth stacks and guides; the reference's sections 2.7 to 2.9.
@Suite struct LayerRuleTests {
  @Test func aLayerMeetsItsViewGuideToGuide() throws {
    try expectSketch(
      of: box("a", 40, 20).overlay(alignment: .topTrailing) {
        box("b", 20, 10).alignmentGuide(.trailing) { _ in 10 }
      },
      """
      aaabb
      aaaa
      """)
  }

  /// The alignment places the stack that they make, in which each is in the centre.
  @Test func severalViewsInALayerLieOverEachOther() throws {
    try expectSketch(
      of: box("a", 50, 10).overlay(alignment: .leading) {
        box("b", 30, 10)
        box("c", 10, 10)
      }, "bcbaa")
  }

  @Test func aLayerDoesNotMakeItsViewLarger() throws {
    try expectSketch(
      of: box("a", 20, 20).background { box("b", 40, 20) },
      """
      baab
      baab
      """)
    #expect(
      try Frames.of(box("a", 20, 20).background { box("b", 40, 20) })["picture"].width == 20)
  }

  @Test func preferencesComeInTheOrderInWhichViewsAreDrawn() throws {
    func named(_ name: String) -> some View {
      Color.red.preference(key: NamesKey.self, value: [name])
    }
    #expect(try names(of: named("a").overlay(named("b"))) == ["a", "b"])
    #expect(try names(of: named("a").background(named("b"))) == ["b", "a"])
  }

  @Test func aDepthStackIsAsLargeAsItsForemostViews() throws {
    try expectSketch(
      of: ZStack(alignment: .topLeading) {
        box("a", 20, 10)
        box("b", 10, 20)
      },
      """
      ba
      b.
      """)
    let view = ZStack {
      box("a", 60, 60)
      box("b", 20, 10).layoutPriority(1)
    }
    #expect(try Frames.of(view)["picture"].size == CGSize(20, 10))
  }

  @Test func theGuidesOfAStackAreTheMeanOfThoseInIt() throws {
    // Guides at 10 and at 20 + 20 from the inner stack's edge: 25 in the mean.
    let view = VStack(alignment: .probe, spacing: 0) {
      HStack(spacing: 0) {
        box("a", 20, 10).alignmentGuide(.probe) { _ in 10 }
        box("b", 30, 10).alignmentGuide(.probe) { _ in 20 }
      }
      box("c", 10, 10).alignmentGuide(.probe) { _ in 5 }
    }
    let frames = try Frames.of(view)
    #expect(frames["c"].minX - frames["a"].minX == 20)
  }

  @Test func theEdgesOfAStackAreItsOwn() throws {
    try expectSketch(
      of: VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 0) { box("a", 20, 10).alignmentGuide(.leading) { _ in 10 } }
        box("b", 20, 10)
      },
      """
      aa
      bb
      """)
  }

  @Test func aViewWithoutTextStandsOnItsBottom() throws {
    try expectSketch(
      of: HStack(alignment: .firstTextBaseline, spacing: 0) {
        box("a", 10, 30)
        box("b", 10, 10)
      },
      """
      a.
      a.
      ab
      """)
  }

  @Test func theFirstBaselineIsTheHighestAndTheLastOneTheLowest() throws {
    func offset(_ guide: VerticalAlignment) throws -> CGFloat {
      let view = HStack(alignment: guide, spacing: 0) {
        VStack(spacing: 0) {
          Color.red.frame(width: 10, height: 20).alignmentGuide(guide) { _ in 5 }
          Color.red.frame(width: 10, height: 20).alignmentGuide(guide) { _ in 15 }
        }
        .probe("a")
        box("b", 10, 10).alignmentGuide(guide) { _ in 0 }
      }
      let frames = try Frames.of(view)
      return frames["b"].minY - frames["a"].minY
    }
    #expect(try offset(.firstTextBaseline) == 5)
    #expect(try offset(.lastTextBaseline) == 35)
  }

  private func names(of view: some View) throws -> [String] {
    var names: [String] = []
    _ = try drawn(view.onPreferenceChange(NamesKey.self) { names = $0 }, width: 9, height: 9)
    return names
  }
}

private enum NamesKey: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

extension CGSize {
  init(_ width: CGFloat, _ height: CGFloat) { self.init(width: width, height: height) }
}
