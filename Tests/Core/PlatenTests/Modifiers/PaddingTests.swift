import Foundation
import PlatenBase
import PlatenDrawing
import PlatenLayout
import PlatenText
import Testing

@testable import PlatenViews

/// Space around space: on two axes it is one node, and the sizes are those of two.
@Suite struct PaddingTests {
  private func size(_ view: some View) throws -> CGSize {
    try ImageRenderer(content: view).displayList().size
  }

  private var box: some View { Color.red.frame(width: 10, height: 10) }

  @Test func spaceOfBothAxesAddsUp() throws {
    #expect(
      try size(box.padding(.horizontal, 3).padding(.vertical, 5))
        == CGSize(width: 16, height: 20))
    #expect(try size(box.padding(4).padding(2)) == CGSize(width: 22, height: 22))
    #expect(
      try size(box.padding(.leading, 4).padding(.leading, 2).padding(.top, 1))
        == CGSize(width: 16, height: 11))
  }

  @Test func theOrderOfSpaceOnTwoAxesDoesNotMatterToNeighbours() throws {
    // Texts stand at a distance of their own, and space around one as far as anything else.
    func height(_ view: some View) throws -> CGFloat {
      try size(
        VStack {
          Text("above").font(.largeTitle); view
        }
      ).height
    }
    let text = Text("below").font(.largeTitle)
    let expected = try height(text.padding(.vertical, 5).padding(.horizontal, 3))
    #expect(try height(text.padding(.horizontal, 3).padding(.vertical, 5)) == expected)
    #expect(try height(text) != expected - 10)
  }

  @Test func theViewLiesBehindTheSpaceOfItsOwnDirection() throws {
    let view = box.padding(.leading, 4).padding(.top, 1)
    let mirrored = view.environment(\.layoutDirection, .rightToLeft)
    let inner = box.padding(.leading, 4).environment(\.layoutDirection, .rightToLeft)
      .padding(.top, 1)
    #expect(try corner(view) == CGPoint(x: 4, y: 1))
    #expect(try corner(mirrored) == CGPoint(x: 0, y: 1))
    #expect(try corner(inner) == CGPoint(x: 0, y: 1))
  }

  private func corner(_ view: some View) throws -> CGPoint? {
    try ImageRenderer(content: view).displayList().items.first?.bounds.origin
  }
}
