import SwiftUI
import Testing

@MainActor @Suite("Layouts that are more than layouts, or less") struct DelegationTests {
  @Test func aLayoutCanBeAModifierToo() throws {
    #expect(
      try frames(of: box("a", 20, 10).fixedFrame(width: 50, height: 40, alignment: .bottomTrailing))
        == "a 30 30 20 10")
    #expect(try frames(of: box("a", 20, 10).fixedFrame(width: 50)) == "a 15 0 20 10")
    let direct = FixedFrame(width: 30, height: 30) { box("a", 20, 10) }
    #expect(try frames(of: direct) == "a 5 10 20 10")
  }

  @Test func aModifierCanCallItselfAsALayout() throws {
    let view = bar("a", 10).modifier(Inset(length: 7)).named("inset")
    #expect(try frames(of: view, width: 50, height: 40) == "inset 0 0 50 24\na 7 7 36 10")
  }

  @Test func aTypeCanBeAViewOrALayoutByWhatIsInIt() throws {
    let view = Steps { three() }
    #expect(
      try frames(of: view.named("steps")) == """
        steps 0 0 60 40
        a 0 0 20 10
        b 20 10 30 20
        c 50 20 10 10
        """)
    let layout = AnyLayout(Steps(step: 5))
    #expect(
      try frames(of: layout { three() }) == """
        a 0 0 20 10
        b 20 5 30 20
        c 50 10 10 10
        """)
  }

  @Test func aLayoutHandsAllQuestionsToAStackThatItChooses() throws {
    let stack = TurningStack(spacing: 10) {
      box("a", 40, 10)
      box("b", 40, 10)
      box("c", 40, 10)
    }
    #expect(
      try frames(of: stack.named("stack"), width: 200) == """
        stack 0 0 140 10
        a 0 0 40 10
        b 50 0 40 10
        c 100 0 40 10
        """)
    #expect(
      try frames(of: stack.named("stack"), width: 90) == """
        stack 0 0 40 50
        a 0 0 40 10
        b 0 20 40 10
        c 0 40 40 10
        """)
  }

  @Test func slicesPlaceTheViewsThatTheyStandFor() throws {
    let sides = TwoSides {
      box("a", 30, 10)
      box("b", 30, 10)
      box("c", 20, 12)
      box("d", 20, 12)
    }
    #expect(
      try frames(of: sides.named("sides")) == """
        sides 0 0 70 20
        a 0 0 30 10
        b 0 10 30 10
        c 30 8 20 12
        d 50 8 20 12
        """)
  }

  @Test func viewsThatAreNeverPlacedAreInTheMiddle() throws {
    let heap = Heap {
      box("a", 20, 10)
      box("b", 40, 30)
      Color.gray.named("c")
    }
    #expect(
      try frames(of: heap, width: 80, height: 40) == """
        a 40 25 20 10
        b 30 15 40 30
        c 10 10 80 40
        """)
  }

  @Test func anObjectAsTheCacheIsSharedByMeasuringAndPlacing() throws {
    let row = Remembered {
      box("a", 20, 10)
      box("b", 10, 30)
    }
    #expect(try frames(of: row.padding(1)) == "a 1 21 20 10\nb 21 1 10 30")
  }

  @Test func aGenericLayoutTurnsTheViewsOfAnother() throws {
    #expect(
      try frames(of: Backwards(HStackLayout(spacing: 2)) { three() }) == """
        a 44 5 20 10
        b 12 0 30 20
        c 0 5 10 10
        """)
    #expect(
      try frames(of: Backwards(Backwards(VStackLayout(spacing: 0))) { three() }) == """
        a 5 0 20 10
        b 0 10 30 20
        c 10 30 10 10
        """)
  }

  @Test func closuresAndBindingsReachALayoutAsValues() throws {
    let column = RuledWidths {
      bar("a", 10)
      bar("b", 10).width { $0 / 2 }
      bar("c", 10).width(.constant(25))
    }
    #expect(
      try frames(of: column, width: 80) == """
        a 0 0 80 10
        b 0 10 40 10
        c 0 20 25 10
        """)
  }

  @Test func ownGuidesOfALayoutAlignIt() throws {
    let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
      box("a", 20, 30)
      Hanging(baseline: 10) { box("b", 20, 40) }
    }
    // A box has its baseline at the bottom, the layout 10 below its top.
    #expect(try frames(of: row) == "a 0 0 20 30\nb 20 20 20 40")
    let column = VStack(alignment: .trailing, spacing: 0) {
      box("a", 50, 10)
      Hanging(baseline: 0) { box("b", 30, 10) }
    }
    #expect(try frames(of: column) == "a 0 0 50 10\nb 25 10 30 10")
  }

  @Test func ownAlignmentsAlignStacksAndFrames() throws {
    let column = VStack(alignment: .third, spacing: 0) {
      box("a", 30, 10)
      box("b", 60, 10)
    }
    #expect(try frames(of: column) == "a 10 0 30 10\nb 0 10 60 10")
    let frame = box("a", 30, 10).frame(width: 90, height: 20, alignment: .thirdTop)
    #expect(try frames(of: frame) == "a 20 0 30 10")
  }

  @Test func layoutsAndViewsAreFoundByTheirNames() throws {
    let view = VStack(alignment: .leading, spacing: 0) {
      arranged(.flow(.leading, spacing: 1)) { three() }
      AnyLayout(.flow) { box("d", 10, 10) }
      framed(.tile("e"))
    }
    #expect(
      try frames(of: view) == """
        a 0 5 20 10
        b 21 0 30 20
        c 52 5 10 10
        d 0 20 10 10
        e 3 33 12 12
        """)
  }

  @ViewBuilder private func three() -> some View {
    box("a", 20, 10)
    box("b", 30, 20)
    box("c", 10, 10)
  }
}
