import SwiftUI
import Testing

@MainActor @Suite("Layouts written for SwiftUI") struct LayoutTests {
  @Test func equalCellsAreAsLargeAsTheLargestViewAndEightPointsApart() throws {
    let row = EqualWidthRow {
      box("a", 20, 10)
      box("b", 50, 30)
      box("c", 30, 20)
    }
    // Cells of 50 begin at 0, 58 and 116; each view is in the middle of its cell.
    #expect(
      try frames(of: row.named("row")) == """
        row 0 0 166 30
        a 15 10 20 10
        b 58 0 50 30
        c 126 5 30 20
        """)
  }

  @Test func aLayoutThatSaysItIsAStackHoldsASpacerOfNoWidthWithoutDistances() throws {
    let column = EqualWidthColumn {
      bar("a", 10)
      Spacer().named("spacer")
      box("b", 40, 20)
    }
    #expect(
      try frames(of: column.named("column")) == """
        column 0 0 40 38
        a 0 0 40 10
        spacer 20 10 0 8
        b 0 18 40 20
        """)
  }

  @Test func aRingBeginsAtTheTopAndGoesOnClockwise() throws {
    // The radius is 50 less half of a view.
    #expect(
      try frames(of: four(in: Ring()), width: 100, height: 120) == """
        a 45 0 10 10
        b 90 45 10 10
        c 45 90 10 10
        d 0 45 10 10
        """)
    #expect(
      try frames(of: four(in: Ring(rotation: .degrees(90)))) == """
        a 50 25 10 10
        b 25 50 10 10
        c 0 25 10 10
        d 25 0 10 10
        """)
  }

  @Test func aSpiralMixesItsNumbersAndPlacesAroundTheMiddle() throws {
    // The reach is 3 × 10 on all sides of a view of 10: the middle is at 35.
    #expect(
      try frames(of: four(in: Spiral(turn: .pi / 2, growth: 10))) == """
        a 30 30 10 10
        b 30 40 10 10
        c 10 30 10 10
        d 30 0 10 10
        """)
  }

  @Test func masonryFillsTheShortestColumn() throws {
    let masonry = Masonry(columns: 3, spacing: 4) {
      bar("a", 30)
      bar("b", 10)
      bar("c", 20)
      bar("d", 15)
      bar("e", 25)
    }
    // Columns of (128 − 2 × 4) / 3 = 40.
    #expect(
      try frames(of: masonry.named("masonry"), width: 128) == """
        masonry 0 0 128 49
        a 0 0 40 30
        b 44 0 40 10
        c 88 0 40 20
        d 44 14 40 15
        e 88 24 40 25
        """)
  }

  @Test func aFlowBreaksLinesWhereItMustAndWhereAViewAsksForIt() throws {
    #expect(
      try frames(of: flow(.leading).named("flow"), width: 100) == """
        flow 0 0 75 46
        a 0 5 40 10
        b 45 0 30 20
        c 0 23 50 10
        d 0 36 20 10
        e 25 36 20 10
        """)
  }

  @Test func aFlowPushesLinesToTheEndOrSpreadsAllButTheLast() throws {
    #expect(
      try frames(of: flow(.trailing), width: 100) == """
        a 25 5 40 10
        b 70 0 30 20
        c 50 23 50 10
        d 55 36 20 10
        e 80 36 20 10
        """)
    #expect(
      try frames(of: flow(.spread), width: 100) == """
        a 0 5 40 10
        b 70 0 30 20
        c 0 23 50 10
        d 0 36 20 10
        e 25 36 20 10
        """)
  }

  @Test func theFirstViewThatFitsIsShownAndTheOthersAreFarAway() throws {
    func choice(_ axes: Axis.Set) -> some View {
      FirstThatFits(axes: axes) {
        box("a", 150, 10)
        box("b", 80, 20)
        box("c", 40, 30)
      }
      .named("shown")
    }
    #expect(
      try frames(of: choice([.horizontal, .vertical]), width: 100, height: 25) == """
        shown 0 0 80 20
        a -10000 -10000 150 10
        b 0 0 80 20
        c -10000 -10000 40 30
        """)
    #expect(
      try frames(of: choice(.vertical), width: 100, height: 15).hasPrefix(
        "shown 0 0 150 10\na 0 0 150 10\n"))
  }

  @Test func ownProtocolsStandForSubviewsSpacingAndDimensions() throws {
    let row = PieceRow {
      box("a", 20, 10)
      box("b", 10, 30).layoutPriority(1)
    }
    #expect(
      try frames(of: row.named("row")) == """
        row 0 0 38 30
        a 18 10 20 10
        b 0 0 10 30
        """)
  }

  @Test func typesTakeConformancesFromElsewhere() throws {
    let column = Memoized {
      box("a", 20, 10)
      box("b", 30, 20)
    }
    #expect(try frames(of: column) == "a 0 0 20 10\nb 0 10 30 20")
    #expect(Set([Axis.Set.horizontal, .vertical, .horizontal]).count == 2)
    #expect(HorizontalAlignment.allCases.count + VerticalAlignment.allCases.count == 6)
  }

  @Test func aPyramidTakesViewsByTheirIndices() throws {
    let pyramid = Pyramid {
      four()
    }
    #expect(
      try frames(of: pyramid.named("pyramid")) == """
        pyramid 0 0 34 34
        a 12 0 10 10
        b 6 12 10 10
        c 18 12 10 10
        d 12 24 10 10
        """)
  }

  @Test func aDeckIsSortedByPriority() throws {
    let deck = Deck(overlap: 5) {
      box("a", 20, 10)
      box("b", 20, 20).layoutPriority(2)
      box("c", 20, 10).layoutPriority(1)
    }
    #expect(
      try frames(of: deck.named("deck")) == """
        deck 0 0 50 20
        a 30 0 20 10
        b 0 0 20 20
        c 15 0 20 10
        """)
  }

  @Test func sharesDivideWhatFixedViewsLeave() throws {
    let row = Shares {
      bar("a", 10).share(1)
      bar("b", 10).share(3)
      box("c", 20, 10)
    }
    // 200 − 20 − 2 × 4 = 172 = 43 + 129.
    #expect(
      try frames(of: row, width: 200) == """
        a 0 0 43 10
        b 47 0 129 10
        c 180 0 20 10
        """)
  }

  @Test func aTimetableReadsHoursAndSharesTheWidthWhereTheyOverlap() throws {
    let day = Timetable {
      Color.gray.named("a").hours(8..<10)
      Color.gray.named("b").hours(9..<12)
      Color.gray.named("c").hours(14..<16)
    }
    #expect(
      try frames(of: day, width: 100, height: 100) == """
        a 0 0 50 20
        b 50 10 50 30
        c 0 60 100 20
        """)
  }

  private func flow(_ justification: JustifiedFlow.Justification) -> some View {
    JustifiedFlow(justification: justification) {
      box("a", 40, 10)
      box("b", 30, 20)
      box("c", 50, 10)
      box("d", 20, 10).beginsLine()
      box("e", 20, 10)
    }
  }

  private func four(in layout: some Layout) -> some View {
    layout { four() }
  }

  @ViewBuilder private func four() -> some View {
    box("a", 10, 10)
    box("b", 10, 10)
    ForEach(["c", "d"], id: \.self) { box($0, 10, 10) }
  }
}
