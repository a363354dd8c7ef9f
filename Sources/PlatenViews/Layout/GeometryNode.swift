internal import Foundation
internal import PlatenBase
internal import PlatenLayout

/// The place of a geometry reader, whose views are made when it is known.
final class GeometryNode: Node {
  private let makeContent: (Node) -> [Node]
  private let layoutDirection: LayoutDirection
  private var content: [Node] = []

  init(layoutDirection: LayoutDirection, _ makeContent: @escaping (Node) -> [Node]) {
    self.layoutDirection = layoutDirection
    self.makeContent = makeContent
  }

  override var children: [Node] { content }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func placeChildren() {
    content = makeContent(self)
    let proposal = ProposedViewSize(size)
    for node in content {
      let isMirrored = layoutDirection == .rightToLeft
      let x = isMirrored ? size.width - node.layoutSize(in: proposal).width : 0
      settle(node, at: CGPoint(x: x, y: 0), proposal: proposal)
    }
  }
}
