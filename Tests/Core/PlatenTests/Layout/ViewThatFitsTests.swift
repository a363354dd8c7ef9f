import Platen
import Testing

@Suite struct ViewThatFitsTests {
  private struct NameKey: PreferenceKey {
    static let defaultValue: [String] = []

    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  private var choice: some View {
    ViewThatFits {
      box("wide", 100, 10).preference(key: NameKey.self, value: ["wide"])
      box("middle", 60, 20).preference(key: NameKey.self, value: ["middle"])
      box("narrow", 30, 30).preference(key: NameKey.self, value: ["narrow"])
    }
  }

  @Test(arguments: [
    (100.0, "wide"), (150, "wide"), (99.9, "middle"), (60, "middle"), (59, "narrow"), (5, "narrow"),
  ])
  func theFirstViewThatFitsIsShownAndHeardAlone(width: CGFloat, name: String) throws {
    let frames = try Frames.of(choice, width: width, height: 100)
    #expect(Set(frames.all.keys) == ["picture", name])
    #expect(frames["picture"].size == frames[name].size)
    let root = choice.frame(width: width, height: 100)
    #expect(try ImageRenderer(content: root).displayList().items.count == 1)
    var heard: [String] = []
    let observed = root.onPreferenceChange(NameKey.self) { heard = $0 }
    _ = try ImageRenderer(content: observed).displayList()
    #expect(heard == [name])
  }

  @Test func onlyTheAxesThatAreNamedCount() throws {
    func shown(_ axes: Axis.Set) throws -> [String] {
      let view = ViewThatFits(in: axes) {
        box("tall", 10, 100)
        box("wide", 100, 10)
        box("small", 5, 5)
      }
      return try Frames.of(view, width: 50, height: 50).all.keys.filter { $0 != "picture" }
    }
    #expect(try shown(.horizontal) == ["tall"])
    #expect(try shown(.vertical) == ["wide"])
    #expect(try shown([.horizontal, .vertical]) == ["small"])
    #expect(try shown([]) == ["tall"])
  }

  @Test func anOpenLengthFitsEverything() throws {
    #expect(try Frames.of(choice)["wide"] == CGRect(0, 0, 100, 10))
  }

  @Test func idealSizesCountAndTheProposalGoesToTheChosenView() throws {
    let view = ViewThatFits {
      box("a", 80, 10)
      // 10 by 10 ideally.
      Color.red.probe("b")
    }
    #expect(try Frames.of(view, width: 70, height: 40)["b"].size == CGSize(width: 70, height: 40))
    let flexible = ViewThatFits {
      Color.red.frame(minWidth: 5, idealWidth: 60).probe("a")
      Color.blue.frame(width: 10).probe("b")
    }
    #expect(try Frames.of(flexible, width: 70, height: 40)["a"].width == 70)
    #expect(try Frames.of(flexible, width: 50, height: 40)["b"].width == 10)
  }

  @Test func aStackMayMeasureOneChoiceAndShowAnother() throws {
    // Of 140 points, the fixed view takes 50: 90 are left.
    let view = HStack(spacing: 0) {
      choice
      box("fixed", 50, 10)
    }
    let frames = try Frames.of(view, width: 140, height: 50)
    #expect(frames["middle"].width == 60)
    #expect(frames["fixed"].minX == 60)
    #expect(frames.all["wide"] == nil)
  }

  @Test func itsPriorityIsThatOfTheViewThatIsWantedMost() throws {
    let view = HStack(spacing: 0) {
      Color.red.probe("a")
      ViewThatFits {
        Color.blue.probe("b").layoutPriority(1)
        Color.green
      }
    }
    let frames = try Frames.of(view, width: 100, height: 10)
    #expect(frames["a"].width == 0 && frames["b"].width == 100)
  }

  @Test func viewsInTheViewsThatAreNotShownAreNotHeard() throws {
    var heard: [String] = []
    let view = ViewThatFits {
      box("a", 100, 10).preference(key: NameKey.self, value: ["a"])
        .onPreferenceChange(NameKey.self) { heard += $0 }
      box("b", 50, 10).preference(key: NameKey.self, value: ["b"])
        .onPreferenceChange(NameKey.self) { heard += $0 }
    }
    _ = try ImageRenderer(content: view.frame(width: 60, height: 10)).displayList()
    #expect(heard == ["b"])
  }

  @Test func noViewTakesNoSpace() throws {
    let view = HStack(spacing: 0) {
      ViewThatFits {}
      box("a", 10, 10)
    }
    #expect(try Frames.of(view)["picture"].width == 10)
  }
}
