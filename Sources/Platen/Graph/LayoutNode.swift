/// A layout and the views in it.
final class LayoutNode<L: Layout>: Node {
  private let layout: L
  private let nodes: [Node]
  private let subviews: LayoutSubviews
  private var cache: L.Cache
  /// By how much each view is drawn turned around its middle: what a layout alone cannot do.
  private let rotations: [Angle]?

  init(_ layout: L, children: [Node], context: _ViewContext) {
    self.layout = layout
    nodes = children
    subviews = LayoutSubviews(children, layoutDirection: context.environment.layoutDirection)
    cache = layout.makeCache(subviews: subviews)
    rotations = (layout as? any TurningLayout)?.turns(count: children.count)
  }

  override var children: [Node] { nodes }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  override func placeChildren() {
    let bounds = CGRect(origin: .zero, size: size)
    layout.placeSubviews(
      in: bounds, proposal: proposal, subviews: subviews.placing(in: bounds), cache: &cache)
    for node in nodes {
      if !node.isPlaced {
        node.place(
          at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
      }
      settle(node)
    }
  }

  override func draw(into drawing: inout Drawing, at origin: CGPoint) {
    guard let rotations else {
      super.draw(into: &drawing, at: origin)
      return
    }
    for (node, rotation) in zip(nodes, rotations) {
      let middle = CGPoint(
        x: origin.x + node.origin.x + node.size.width / 2,
        y: origin.y + node.origin.y + node.size.height / 2)
      drawing.group({ $0.transform = .rotation(rotation, around: middle) }) {
        node.drawPlaced(into: &$0, at: origin)
      }
    }
  }

  override var layoutPriority: Double { nodes.isEmpty ? -.infinity : 0 }

  // Kept, as every stack around asks for it again.
  private lazy var spacing = layout.spacing(subviews: subviews, cache: &cache)

  override var layoutSpacing: ViewSpacing { spacing }

  override func explicitAlignment(
    of guide: HorizontalAlignment, in proposal: ProposedViewSize
  ) -> CGFloat? {
    layout.explicitAlignment(
      of: guide, in: CGRect(origin: .zero, size: layoutSize(in: proposal)), proposal: proposal,
      subviews: subviews, cache: &cache)
  }

  override func explicitAlignment(
    of guide: VerticalAlignment, in proposal: ProposedViewSize
  ) -> CGFloat? {
    layout.explicitAlignment(
      of: guide, in: CGRect(origin: .zero, size: layoutSize(in: proposal)), proposal: proposal,
      subviews: subviews, cache: &cache)
  }
}
