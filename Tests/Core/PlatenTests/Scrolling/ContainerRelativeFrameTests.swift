import Platen
import Testing

/// Frames that are relative to the scroll view around, or to the picture.
@Suite struct ContainerRelativeFrameTests {
  @Test func withoutAScrollViewTheContainerIsThePicture() throws {
    try expectSketch(
      of: HStack(spacing: 0) {
        box("a", 10, 10).containerRelativeFrame(.vertical, alignment: .bottom).probe("f")
        Color.clear
      }, width: 30, height: 30,
      """
      f..
      f..
      a..
      """)
  }

  @Test func alongAnAxisWithoutAProposalAFrameIsAsLargeAsItsView() throws {
    let view = box("a", 10, 10).containerRelativeFrame([.horizontal, .vertical]).probe("f")
    #expect(try Frames.of(view, width: 30)["f"] == CGRect(0, 0, 30, 10))
  }

  @Test func inAScrollViewTheContainerIsItsSpace() throws {
    // The scroll view is narrower than the picture: that is known after one round.
    try expectSketch(
      of: ScrollView(.horizontal) {
        HStack(spacing: 0) {
          Color.red.containerRelativeFrame(.horizontal).probe("a")
          Color.blue.containerRelativeFrame(.horizontal) { length, _ in length / 2 }.probe("b")
        }
      }
      .frame(width: 40).frame(maxWidth: .infinity, alignment: .leading), width: 100, height: 10,
      "aaaabb....")
  }

  @Test func acrossTheAxisTheContainerIsWhatTheScrollViewIsOffered() throws {
    // Its own width there is that of its widest view, which is half of 40.
    let view = ScrollView {
      Color.red.frame(height: 10).containerRelativeFrame(.horizontal, count: 2, spacing: 0)
        .probe("a")
    }
    #expect(try Frames.of(view, width: 40, height: 30)["a"].size == CGSize(width: 20, height: 10))
  }

  @Test func columnsAreCountedWithTheirSpacing() throws {
    // (100 - 2 * 20) / 3 = 20 a column; two of them and what is between: 60.
    let view = ScrollView(.horizontal) {
      HStack(spacing: 20) {
        Color.red.containerRelativeFrame(.horizontal, count: 3, spacing: 20).probe("a")
        Color.red.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 20).probe("b")
      }
    }
    try expectSketch(of: view, width: 100, height: 10, "aa..bbbbbb")
  }

  @Test func marginsAreNoPartOfTheContainer() throws {
    let view = ScrollView(.horizontal) {
      Color.red.containerRelativeFrame(.horizontal).probe("a")
    }
    .contentMargins(.horizontal, 10)
    try expectSketch(of: view, width: 60, height: 10, ".aaaa.")
  }

  @Test func numbersThatAreNoLengthsCountAsNone() throws {
    for length in [CGFloat.nan, -5, .infinity] {
      let view = Color.red.containerRelativeFrame(.horizontal) { _, _ in length }.probe("a")
      #expect(try Frames.of(view, width: 40, height: 10)["picture"].height == 10)
    }
    let view = Color.red.containerRelativeFrame(.horizontal, count: 0, spacing: 4).probe("a")
    #expect(try Frames.of(view, width: 40, height: 10)["a"].width == 40)
  }
}
