import Foundation
import Platen
import Testing

/// What can be laid out can be told of, however deep it is.
@Suite struct LayoutTreeDepthTests {
  /// Lays out views in views, and asks for all that can be said of where they lie.
  private func tell(_ nesting: Nesting, _ count: Int) throws -> LayoutTree {
    let view = (0..<count).reduce(AnyView(Text("inner").marked("inner"))) { view, level in
      AnyView(nesting.wrap(view, level).marked("\(level)"))
    }
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 100, height: 100)
    renderer.showsLayoutFrames = true
    _ = try renderer.displayList()
    let tree = try renderer.layoutTree()
    #expect(tree.json.count > count)
    #expect(tree.description.count > count)
    #expect(tree == tree)
    return tree
  }

  @Test(arguments: Nesting.allCases)
  func onASmallStackWhatIsDrawnIsToldAsWell(_ nesting: Nesting) throws {
    try onThread(stack: 512 << 10) {
      var count = 16
      while count < 1_000, (try? tell(nesting, count)) != nil { count += 16 }
      #expect(count > 16)
    }
  }

  @Test func aThousandMarkedStacksLieInEachOther() throws {
    try onThread(stack: 8 << 20) {
      var view = try tell(.stacks, 680)
      var depth = 0
      while let inner = view.children.first {
        view = inner
        depth += 1
      }
      #expect(depth == 681)
      #expect(view.text == "inner")
    }
  }
}
