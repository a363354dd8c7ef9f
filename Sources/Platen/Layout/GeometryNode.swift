internal import Foundation
internal import PlatenLayout

/// The place of a geometry reader, whose views are made when it is known.
final class GeometryNode: Node {
  private let makeContent: (Node) -> [Node]
  private var content: [Node] = []

  init(_ makeContent: @escaping (Node) -> [Node]) { self.makeContent = makeContent }

  override var children: [Node] { content }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func placeChildren() {
    content = makeContent(self)
    for node in content { settle(node, at: .zero, proposal: ProposedViewSize(size)) }
  }
}
