/// A node around one other, which it changes in one respect and is like in all others.
class UnaryNode: Node {
  let child: Node
  /// Whether the child's place is mirrored, because reading goes from right to left.
  var isMirrored = false

  init(_ child: Node) { self.child = child }

  /// What the child is proposed when this node is proposed something.
  func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal }

  /// Where the child's corner lies in a node of a size, and its proposal.
  func childPlace(
    size: CGSize, proposal: ProposedViewSize
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    (.zero, childProposal(proposal))
  }

  override var children: [Node] { [child] }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    child.layoutSize(in: childProposal(proposal))
  }

  override func placeChildren() {
    let place = childPlace(size: size, proposal: proposal)
    settle(child, at: mirrored(place.origin, child, place.proposal), proposal: place.proposal)
  }

  /// A corner for a node inside of this one, mirrored where that has to be.
  final func mirrored(_ corner: CGPoint, _ node: Node, _ proposal: ProposedViewSize) -> CGPoint {
    guard isMirrored else { return corner }
    return CGPoint(
      x: size.width - corner.x - node.layoutSize(in: proposal).width, y: corner.y)
  }

  override var layoutPriority: Double { child.layoutPriority }

  override var layoutSpacing: ViewSpacing { child.layoutSpacing }

  /// The child's spacing, on some edges that of a view without text.
  final func childSpacing(resetting edges: Edge.Set) -> ViewSpacing {
    var spacing = child.layoutSpacing
    spacing.reset(edges)
    return spacing
  }

  override func explicitAlignment(
    of guide: HorizontalAlignment, in proposal: ProposedViewSize
  ) -> CGFloat? {
    let place = childPlace(size: layoutSize(in: proposal), proposal: proposal)
    return child.explicitAlignment(of: guide, in: place.proposal).map { $0 + place.origin.x }
  }

  override func explicitAlignment(
    of guide: VerticalAlignment, in proposal: ProposedViewSize
  ) -> CGFloat? {
    let place = childPlace(size: layoutSize(in: proposal), proposal: proposal)
    return child.explicitAlignment(of: guide, in: place.proposal).map { $0 + place.origin.y }
  }

  override func layoutValue<K: LayoutValueKey>(for key: K.Type) -> K.Value {
    child.layoutValue(for: key)
  }
}

/// A view that puts a node around each of the nodes of another.
struct Wrapped<Content: View>: _PrimitiveView {
  let content: Content
  let wrap: (Node, _ViewContext) -> Node

  func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    // The view and what is wrapped around each of its nodes have places of their own: two layers
    // on one view, or one on each of several views, must not share their state.
    for (i, node) in context.child(0).nodes(of: content).enumerated() {
      let wrapped = wrap(node, context.child(i + 1))
      if context.environment.layoutDirection == .rightToLeft, let unary = wrapped as? UnaryNode {
        unary.isMirrored = true
      }
      list.nodes.append(wrapped)
    }
  }
}
