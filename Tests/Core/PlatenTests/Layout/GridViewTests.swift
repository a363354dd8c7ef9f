import Platen
import Testing

/// Grids of views, worked out by hand.
@Suite struct GridViewTests {
  @Test func cellsMayBeGeneratedGroupedAndLeftOut() throws {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      ForEach(0..<2) { row in
        GridRow {
          ForEach(0..<2) { column in box("\(row)\(column)", 10, 10) }
          if row == 1 {
            Group {
              box("x", 6, 6)
              box("y", 8, 8)
            }
          }
        }
      }
    }
    let frames = try Frames.of(grid)
    #expect(frames["picture"].size == CGSize(width: 34, height: 20))
    #expect(frames["01"] == CGRect(10, 0, 10, 10))
    #expect(frames["x"] == CGRect(20, 12, 6, 6))
    #expect(frames["y"] == CGRect(26, 11, 8, 8))
  }

  @Test func aModifierOnARowChangesEachOfItsCells() throws {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        box("a", 10, 10)
        box("b", 20, 20)
      }
      .padding(2)
      GridRow { box("c", 30, 10) }
    }
    let frames = try Frames.of(grid)
    #expect(frames["picture"].size == CGSize(width: 54, height: 34))
    #expect(frames["a"] == CGRect(10, 7, 10, 10))
    #expect(frames["b"] == CGRect(32, 2, 20, 20))
  }

  @Test func whatACellSaysToItsGridIsHeardThroughOtherModifiers() throws {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        box("a", 10, 10).gridColumnAlignment(.trailing).opacity(0.5)
        box("b", 20, 10)
      }
      GridRow { box("c", 10, 10).gridCellColumns(2).gridCellAnchor(.topTrailing).padding(5) }
      GridRow { box("d", 20, 10) }
    }
    let frames = try Frames.of(grid)
    #expect(frames["a"] == CGRect(10, 0, 10, 10))
    #expect(frames["c"] == CGRect(25, 15, 10, 10))
  }

  @Test func anUnsizedDividerIsAsWideAsTheTable() throws {
    func table(_ divider: some View) -> some View {
      Grid {
        GridRow {
          box("a", 40, 10)
          box("b", 20, 10)
        }
        divider.probe("divider")
      }
    }
    let unsized = try Frames.of(table(Divider().gridCellUnsizedAxes(.horizontal)), width: 300)
    #expect(unsized["divider"] == CGRect(0, 18, 68, 0.5))
    let sized = try Frames.of(table(Divider()), width: 300)
    #expect(sized["divider"] == CGRect(0, 18, 300, 0.5))
    #expect(sized["b"].midX == 227)
  }

  @Test func aGridLayoutMakesARowOfEachGridRow() throws {
    let frames = try Frames.of(
      GridLayout {
        GridRow {
          box("a", 10, 10)
          box("b", 10, 10)
        }
        GridRow { box("c", 10, 10) }
      })
    #expect(frames["b"] == CGRect(18, 0, 10, 10))
    #expect(frames["c"] == CGRect(0, 18, 10, 10))
  }

  @Test(arguments: [false, true])
  func rowsAreRowsOnlyInGrids(isGrid: Bool) throws {
    let layout =
      isGrid
      ? AnyLayout(GridLayout(alignment: .bottom, horizontalSpacing: 1, verticalSpacing: 2))
      : AnyLayout(HStackLayout(alignment: .bottom, spacing: 1))
    let frames = try Frames.of(
      layout {
        GridRow {
          box("a", 10, 20)
          box("b", 10, 10)
        }
        GridRow(alignment: .top) {
          box("c", 10, 20)
          box("d", 10, 10)
        }
      })
    #expect(frames["b"] == CGRect(11, 10, 10, 10))
    #expect(frames["d"] == (isGrid ? CGRect(11, 22, 10, 10) : CGRect(33, 10, 10, 10)))
  }

  @Test func emptyGridsAndRowsTakeNoSpace() throws {
    let view = VStack(spacing: 0) {
      Grid {}
      Grid { GridRow {} }
      box("a", 10, 10)
    }
    let frames = try Frames.of(view, width: 100, height: 100)
    #expect(frames["picture"].size == CGSize(width: 10, height: 10))
  }

  @Test func spacersAndColoursFillAGridAsAppleSays() throws {
    // 400 - 50 - 2 * 10 = 330, of which the spacer has its least, 8; the rows share 110 - 10.
    let grid = Grid(horizontalSpacing: 10, verticalSpacing: 10) {
      GridRow {
        box("label", 50, 20)
        Color.green.probe("green")
        Spacer()
      }
      GridRow {
        Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
        Color.blue.probe("blue").gridCellColumns(2)
      }
    }
    let frames = try Frames.of(grid, width: 400, height: 110)
    #expect(frames["green"] == CGRect(60, 0, 322, 50))
    #expect(frames["blue"] == CGRect(60, 60, 340, 50))
  }
}
