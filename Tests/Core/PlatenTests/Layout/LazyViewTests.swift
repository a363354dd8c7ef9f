import Platen
import Testing

/// Lazy containers, sections and dividers, worked out by hand.
@Suite struct LazyViewTests {
  private func tiles(_ count: Int) -> some View {
    ForEach(0..<count) { Color.red.frame(height: 20).probe("\($0)") }
  }

  // "Thinking in SwiftUI": the grid is 225 points wide and centred as such, and then its columns
  // are found anew, so that it reaches out at the trailing edge.
  @Test func columnsThatDoNotFitAreFoundTwice() throws {
    let grid = LazyVGrid(columns: [
      GridItem(.flexible(minimum: 60), spacing: 10), GridItem(.flexible(minimum: 120)),
    ]) { tiles(2) }
    let frames = try Frames.of(grid.frame(width: 200))
    #expect(frames["0"] == CGRect(-12.5, 0, 107.5, 20))
    #expect(frames["1"] == CGRect(105, 0, 120, 20))
  }

  @Test func anAdaptiveGridFillsItsRows() throws {
    let grid = LazyVGrid(columns: [GridItem(.adaptive(minimum: 80), spacing: 10)], spacing: 5) {
      tiles(5)
    }
    // 300 holds three columns of 80 and two gaps; (300 - 20) / 3.
    let frames = try Frames.of(grid, width: 300)
    #expect(frames["picture"].size == CGSize(width: 300, height: 45))
    #expect(frames["4"].minY == 25)
    #expect(abs(frames["4"].minX - 310.0 / 3) < 1e-9)
    #expect(abs(frames["4"].width - 280.0 / 3) < 1e-9)
  }

  @Test func aGridAlignsViewsInColumnsThatSayNothingOfIt() throws {
    let columns = [GridItem(.fixed(100), spacing: 0), GridItem(.fixed(100), alignment: .trailing)]
    let grid = LazyVGrid(columns: columns, alignment: .leading) {
      box("first", 20, 10)
      box("second", 20, 10)
    }
    let frames = try Frames.of(grid, width: 200)
    #expect(frames["first"].minX == 0)
    #expect(frames["second"].minX == 180)
  }

  @Test func aHorizontalGridFillsItsColumns() throws {
    let rows = [GridItem(.fixed(20)), GridItem(.flexible())]
    let grid = LazyHGrid(rows: rows, alignment: .top, spacing: 4) {
      ForEach(0..<3) { Color.red.frame(width: 30).probe("\($0)") }
    }
    let frames = try Frames.of(grid, height: 100)
    #expect(frames["picture"].size == CGSize(width: 64, height: 100))
    #expect(frames["1"] == CGRect(0, 28, 30, 72))
    #expect(frames["2"] == CGRect(34, 0, 30, 20))
  }

  @Test func sectionsTakeRowsOfTheirOwnInGrids() throws {
    let grid = LazyVGrid(
      columns: [GridItem(spacing: 0), GridItem()], spacing: 0, pinnedViews: [.sectionHeaders]
    ) {
      ForEach(0..<2) { section in
        Section {
          ForEach(0..<3) { Color.red.frame(height: 20).probe("\(section)\($0)") }
        } header: {
          box("header\(section)", 10, 5)
        } footer: {
          Color.blue.frame(height: 2).probe("footer\(section)")
        }
      }
    }
    let frames = try Frames.of(grid, width: 100)
    #expect(frames["header0"] == CGRect(45, 0, 10, 5))
    #expect(frames["02"] == CGRect(0, 25, 50, 20))
    #expect(frames["footer0"] == CGRect(0, 45, 100, 2))
    #expect(frames["header1"] == CGRect(45, 47, 10, 5))
    #expect(frames["11"] == CGRect(50, 52, 50, 20))
  }

  @Test func sectionsInStacksAreTheirViews() throws {
    let stack = VStack(spacing: 1) {
      Section {
        box("a", 10, 10)
        box("b", 10, 10)
      } header: {
        box("header", 10, 5)
      }
      Section(footer: box("footer", 10, 3)) { box("c", 10, 10) }
      Section { box("d", 10, 10) }
    }
    let frames = try Frames.of(stack)
    #expect(frames["picture"].height == 53)
    #expect(frames["a"].minY == 6)
    #expect(frames["footer"].minY == 39)
  }

  @Test func aTitleIsASectionsHeader() throws {
    let stack = VStack(alignment: .leading, spacing: 0) {
      Section("Title") { box("a", 10, 10) }
    }
    let title = try Frames.of(Text("Title"))["picture"].size
    #expect(try Frames.of(stack)["a"].minY == title.height)
  }

  @Test func aLazyStackTakesTheWidthThatAStackLeaves() throws {
    let view = ScrollView {
      LazyVStack(alignment: .trailing, spacing: 2) {
        box("a", 10, 10)
        Color.red.probe("b")
        Spacer().probe("c")
      }
      .probe("stack")
    }
    let frames = try Frames.of(view, width: 100, height: 200)
    #expect(frames["stack"].size == CGSize(width: 100, height: 32))
    #expect(frames["a"] == CGRect(90, 0, 10, 10))
    #expect(frames["b"] == CGRect(0, 12, 100, 10))
    #expect(frames["c"].height == 8)
  }

  @Test func aLazyRowTakesTheHeight() throws {
    let view = ScrollView(.horizontal) {
      LazyHStack(spacing: 3) {
        box("a", 10, 10)
        Divider().probe("divider")
      }
    }
    let frames = try Frames.of(view, width: 100, height: 50)
    #expect(frames["a"] == CGRect(0, 20, 10, 10))
    #expect(frames["divider"] == CGRect(13, 0, 0.5, 50))
  }

  // MARK: Dividers

  @Test func aDividerDividesItsStack() throws {
    let column = try Frames.of(VStack { Divider().probe("a") }, width: 50, height: 40)
    #expect(column["a"].size == CGSize(width: 50, height: 0.5))
    let row = try Frames.of(HStack { Divider().probe("a") }, width: 50, height: 40)
    #expect(row["a"].size == CGSize(width: 0.5, height: 40))
    let alone = try Frames.of(Divider().probe("a"), width: 50, height: 40)
    #expect(alone["a"].size == CGSize(width: 50, height: 0.5))
  }

  @Test func aDividerIsAPixelThickAndAPointForLargeTexts() throws {
    let thin = try Frames.of(Divider()) { $0.displayScale = 4 }
    #expect(thin["picture"].size == CGSize(width: 10, height: 0.25))
    let thick = try Frames.of(Divider()) { $0.dynamicTypeSize = .accessibility1 }
    #expect(thick["picture"].size == CGSize(width: 10, height: 1))
  }

  @Test func aDividerIs8PointsFromShapes() throws {
    let frames = try Frames.of(
      VStack {
        box("a", 10, 10)
        Divider()
        box("b", 10, 10)
      })
    #expect(frames["b"].minY == 26.5)
  }

  @Test(arguments: [0, 0.25, 0.5, 0.75, 0.9] as [CGFloat])
  func aDividerIsDrawnWhereverItIs(place: CGFloat) throws {
    // Half a point in a picture of one pixel a point.
    let view = Divider().padding(.top, 3 + place).frame(width: 10, height: 8, alignment: .top)
    let fills = try ImageRenderer(content: view).displayList().items.compactMap(\.fill)
    #expect(fills.map(\.boundingRect.height) == [1])
  }
}
