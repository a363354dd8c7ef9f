import Platen
import Testing

/// How stacks hand out space; the reference's section 2.1.
@Suite struct StackRuleTests {
  @Test func distancesAreTakenBeforeSpaceIsHandedOut() throws {
    // 100 - 2 * 20 = 60, three times 20.
    try expectSketch(
      of: HStack(spacing: 20) {
        Color.red.probe("a")
        Color.red.probe("b")
        Color.red.probe("c")
      }, width: 100, height: 10, "aa..bb..cc")
  }

  @Test func withoutAProposalEveryViewHasItsIdealLength() throws {
    try expectSketch(
      of: HStack(spacing: 10) {
        Color.red.frame(minWidth: 0, idealWidth: 30, maxWidth: .infinity).probe("a")
        Color.red.probe("b")
      }, height: 10, "aaa.b")
  }

  @Test func theLeastFlexibleIsServedFirst() throws {
    // 100 / 2 is more than 20; the other one gets the rest.
    try expectSketch(
      of: HStack(spacing: 0) {
        Color.red.probe("a")
        Color.red.frame(maxWidth: 20).probe("b")
      }, width: 100, height: 10, "aaaaaaaabb")
  }

  @Test func ofTwoThatGrowWithoutEndTheOneWithTheLargerLeastLengthIsServedFirst() throws {
    try expectSketch(
      of: HStack(spacing: 0) {
        Color.red.probe("a")
        Color.red.frame(minWidth: 70).probe("b")
      }, width: 100, height: 10, "aaabbbbbbb")
  }

  @Test func higherPrioritiesGetAllButTheLeastLengthsOfTheLower() throws {
    // 100 - 20 - 10 = 70 for b, then 100 - 70 - 10 = 20 for a, and 10 for c.
    try expectSketch(
      of: HStack(spacing: 0) {
        Color.red.frame(minWidth: 20, maxWidth: .infinity).probe("a")
        Color.red.layoutPriority(2).probe("b")
        Color.red.frame(minWidth: 10, maxWidth: .infinity).layoutPriority(-1).probe("c")
      }, width: 100, height: 10, "aabbbbbbbc")
  }

  @Test func aStackMayBeLongerThanWhatItIsOffered() throws {
    try expectSketch(
      of: HStack(spacing: 0) {
        box("a", 60, 10)
        box("b", 60, 10)
      }
      .frame(width: 100), "aaaaaabbbbbb")
  }

  @Test func guidesCanMakeAStackThickerThanItsViews() throws {
    try expectSketch(
      of: HStack(alignment: .top, spacing: 0) {
        box("a", 10, 20).alignmentGuide(.top) { _ in -10 }
        box("b", 10, 20)
      },
      """
      .b
      ab
      a.
      """)
  }

  @Test func viewsArePlacedInTheFinalThicknessIfNoneIsOffered() throws {
    try expectSketch(
      of: HStack(spacing: 0) {
        Color.red.frame(width: 10).probe("a")
        box("b", 10, 30)
      },
      """
      ab
      ab
      ab
      """)
  }

  @Test func onlyTheLastViewMeetsWhatFollowsTheStack() throws {
    let view = HStack {
      HStack {
        box("a", 10, 10)
        Spacer(minLength: 0)
      }
      box("b", 10, 10)
    }
    try expectSketch(of: view, "ab")
  }

  @Test func lengthsAreNotRounded() throws {
    let view = HStack(spacing: 0) {
      Color.red.probe("a")
      Color.red.probe("b")
      Color.red.probe("c")
    }
    let frames = try Frames.of(view, width: 100, height: 10)
    #expect(abs(frames["b"].minX - 100.0 / 3) < 1e-9)
    #expect(abs(frames["c"].minX - 200.0 / 3) < 1e-9)
  }

  @Test func aColumnFollowsTheSameRules() throws {
    try expectSketch(
      of: VStack(alignment: .trailing, spacing: 10) {
        box("a", 10, 10)
        Color.red.probe("b")
        Color.red.frame(width: 10, height: 20).layoutPriority(1).probe("c")
      }, width: 30, height: 70,
      """
      ..a
      ...
      bbb
      bbb
      ...
      ..c
      ..c
      """)
  }
}
