import Platen
import Testing

@Suite struct TagCellTests {
  private static let names = ["Swift", "iOS開発", "🦋 Kotlin", "", "JavaScript", "W", "two\nlines"]

  @Test(arguments: DynamicTypeSize.allCases)
  func thePreferredSizeIsTheSizeThatIsDrawn(size: DynamicTypeSize) throws {
    for name in Self.names {
      for count in [nil, 7, 12_345] {
        for isDeletable in [false, true] {
          let cell = TagCell(name: name, count: count, isDeletable: isDeletable)
          let drawn = try Frames.of(cell.probe("cell")) { $0.dynamicTypeSize = size }["cell"].size
          let preferred = TagCell.preferredSize(
            name: name, count: count, isDeletable: isDeletable, dynamicTypeSize: size)
          #expect(abs(drawn.width - preferred.width) < 0.01, "\(name) \(size)")
          #expect(abs(drawn.height - preferred.height) < 0.01, "\(name) \(size)")
        }
      }
    }
  }

  @Test func selectingACellDoesNotChangeItsSize() throws {
    let plain = try Frames.of(TagCell(name: "Swift", count: 3).probe("cell"))
    let selected = try Frames.of(TagCell(name: "Swift", count: 3, isSelected: true).probe("cell"))
    #expect(plain["cell"].size == selected["cell"].size)
  }

  @Test func theSizeIsTheDocumentsSum() throws {
    // Mark + 2 + name + 4 + count, padded by 12 at the sides and 8 above and below, at the default
    // Dynamic Type size.
    let mark = String.labelSizeOfSymbol(systemName: "checkmark", withFont: .body)
    let name = "Swift".labelSize(withFont: .body)
    let count = "(120)".labelSize(withFont: .body)
    let size = TagCell.preferredSize(name: "Swift", count: 120)
    #expect(size.width == mark.width + 2 + name.width + 4 + count.width + 24)
    #expect(size.height == max(mark.height, name.height, count.height) + 16)
  }

  @Test func paddingGrowsWithDynamicType() throws {
    // 8 points by body's leadings, 22 at the default and 62 at the largest: 22.5 on half points.
    let label = "W".labelSize(withFont: .system(size: 53)).height
    let size = TagCell.preferredSize(name: "W", dynamicTypeSize: .accessibility5)
    #expect(size.height == label + 45)
  }

  @Test func thePreferredSizeFollowsTheEnvironmentOfTheViewThatAsks() throws {
    let frames = try Frames.of(
      VStack {
        Asker(name: "outer")
        Asker(name: "inner").dynamicTypeSize(.accessibility5)
        GeometryReader { _ in Asker(name: "reader") }.dynamicTypeSize(.accessibility3)
      })
    #expect(frames["outer"].size == TagCell.preferredSize(name: "A"))
    #expect(
      frames["inner"].size == TagCell.preferredSize(name: "A", dynamicTypeSize: .accessibility5))
    #expect(
      frames["reader"].size == TagCell.preferredSize(name: "A", dynamicTypeSize: .accessibility3))
  }

  /// A box of the size that a cell would have.
  private struct Asker: NonisolatedView {
    let name: String

    var body: some View {
      let size = TagCell.preferredSize(name: "A")
      box(name, size.width, size.height)
    }
  }

  @Test func aCellThatIsTooWideKeepsItsCountAndTruncatesItsName() throws {
    let cell = TagCell(name: "A very long name that does not fit", count: 42)
    let frames = try Frames.of(cell.probe("cell"), width: 150)
    #expect(frames["cell"].width <= 150)
    let renderer = ImageRenderer(content: cell)
    // Half of what there is for both is less than the count's width.
    let count = "(42)".labelSize(withFont: .body).width
    let room = TagCell.preferredSize(name: "", count: 42).width + 0.7 * count
    renderer.proposedSize = ProposedViewSize(width: room, height: nil)
    func widths(_ tree: LayoutTree) -> [CGFloat] {
      (tree.text == "(42)" ? [tree.frame.width] : []) + tree.children.flatMap(widths)
    }
    #expect(try widths(renderer.layoutTree()) == [count])
    #expect(frames["cell"].height == TagCell.preferredSize(name: "A", count: 42).height)
  }
}
