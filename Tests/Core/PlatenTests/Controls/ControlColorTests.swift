import Platen
import PlatenDrawing
import Testing

/// Colours that controls take from what is around them, as on iOS.
@Suite struct ControlColorTests {
  @Test func aListsGroundGoesOnUnderTheTitle() throws {
    let form = NavigationStack { Form { box("a", 10, 10) }.navigationTitle("Title") }
    let ground = try #require(try fills(form, width: 300, height: 200).first)
    #expect(ground.bounds == CGRect(0, 0, 300, 200))
    // UIKit's systemGroupedBackground.
    #expect(ground.color == Color.Resolved(rgb: 0xF2F2F7))
  }

  @Test func aRowsLabelHasItsPictureInTheTint() throws {
    let label = Label {
      box("title", 20, 10)
    } icon: {
      Rectangle().frame(width: 7, height: 7)
    }
    let tint = Color.green.resolved(in: .light)
    #expect(try icon(List { label }.tint(.green)) == tint)
    #expect(try icon(label.tint(.green)) == Color.black.resolved(in: .light))
    let red = Color.red.resolved(in: .light)
    #expect(try icon(List { label.foregroundStyle(.red) }) == red)
    #expect(
      try icon(
        List {
          Button(role: .destructive) {
          } label: {
            label
          }
        }) == red)
    let header = List {
      Section {
        box("a", 10, 10)
      } header: {
        label
      }
    }
    #expect(try icon(header.tint(.green)) != tint)
  }

  /// The colour of the rectangle of 7 by 7.
  private func icon(_ view: some View) throws -> Color.Resolved? {
    let size = CGSize(width: 7, height: 7)
    return try fills(view, width: 300, height: 200).first { $0.bounds.size == size }?.color
  }

  private func fills(_ view: some View, width: CGFloat, height: CGFloat) throws -> [Fill] {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: width, height: height)
    return fills(in: try renderer.displayList().items)
  }

  private func fills(in items: [DisplayItem]) -> [Fill] {
    items.flatMap { item -> [Fill] in
      switch item {
      case .fill(let path, .color(let color), _):
        [Fill(bounds: path.boundingRect, color: color)]
      case .group(let group): fills(in: group.items)
      default: []
      }
    }
  }

  private struct Fill {
    let bounds: CGRect
    let color: Color.Resolved
  }
}
