internal import PlatenBase
internal import PlatenLayout

/// A node around one other, which it changes in one respect and is like in all others.
class UnaryNode: Node {
  let child: Node
  /// Whether the child's place is mirrored, because reading goes from right to left.
  var isMirrored = false

  init(_ child: Node) { self.child = child }

  /// Returns what the child is proposed when this node is proposed something.
  func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal }

  /// Returns what the child is proposed once this node's own size is known.
  func placedChildProposal(size: CGSize, proposal: ProposedViewSize) -> ProposedViewSize {
    childProposal(proposal)
  }

  /// Returns where the child's corner lies in a node of a size, for what the child is proposed.
  func childOrigin(size: CGSize, childProposal: ProposedViewSize) -> CGPoint { .zero }

  override var children: [Node] { [child] }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    child.layoutSize(in: childProposal(proposal))
  }

  override func placeChildren() {
    let inner = placedChildProposal(size: size, proposal: proposal)
    let corner = childOrigin(size: size, childProposal: inner)
    layOutChild(child, at: mirrored(corner, child, inner), proposal: inner)
  }

  /// A corner for a node inside this one, mirrored where that has to be.
  final func mirrored(_ corner: CGPoint, _ node: Node, _ proposal: ProposedViewSize) -> CGPoint {
    guard isMirrored else { return corner }
    return CGPoint(
      x: size.width - corner.x - node.layoutSize(in: proposal).width, y: corner.y)
  }

  override var layoutPriority: Double { child.layoutPriority }

  override var zIndexIfSet: Double? { child.zIndexIfSet }

  override var transitionIfSet: _ViewContext? { child.transitionIfSet }

  override var layoutSpacing: ViewSpacing { child.layoutSpacing }

  /// The child's spacing, on some edges that of a view without text.
  final func childSpacing(resetting edges: Edge.Set) -> ViewSpacing {
    var spacing = child.layoutSpacing
    spacing.reset(edges)
    return spacing
  }

  override func explicitAlignment(
    of guide: AlignmentKey, in proposal: ProposedViewSize
  ) -> CGFloat? {
    let size = layoutSize(in: proposal)
    let inner = placedChildProposal(size: size, proposal: proposal)
    // Where the child lies is asked only if it has the guide: the place may depend on guides, too,
    // and in deep views each level would double the questions.
    guard let value = child.explicitAlignment(of: guide, in: inner) else { return nil }
    let origin = childOrigin(size: size, childProposal: inner)
    return switch guide {
    case .horizontal: value + origin.x
    case .vertical: value + origin.y
    }
  }

  /// Whether all that is drawn is the child, as it is and where it is.
  var drawsChildAlone: Bool { false }

  override func layoutValueIfSet<K: LayoutValueKey>(for key: K.Type) -> K.Value? {
    if key == LaidOutTextKey.self || key == LaidOutImageKey.self, !drawsChildAlone { return nil }
    return child.layoutValueIfSet(for: key)
  }
}

// MARK: - Aligned children

/// A node whose child is aligned in it, guide to guide.
class AligningNode: UnaryNode {
  private let alignment: Alignment
  private var guides = GuideCache()

  init(_ child: Node, alignment: Alignment) {
    self.alignment = alignment
    super.init(child)
  }

  override func childOrigin(size: CGSize, childProposal: ProposedViewSize) -> CGPoint {
    child.origin(alignedIn: size, alignment, proposal: childProposal)
  }

  override func explicitAlignment(
    of guide: AlignmentKey, in proposal: ProposedViewSize
  ) -> CGFloat? {
    if let known = guides[guide, proposal] { return known.value }
    let value = super.explicitAlignment(of: guide, in: proposal)
    guides[guide, proposal] = .init(value)
    return value
  }
}

extension Node {
  /// Returns where this node's corner lies so that its guides meet those of a box of a size.
  func origin(
    alignedIn size: CGSize, _ alignment: Alignment, proposal: ProposedViewSize
  ) -> CGPoint {
    let box = ViewDimensions(size: size)
    let own = ViewDimensions(of: self, in: proposal)
    return CGPoint(
      x: box[alignment.horizontal] - own[alignment.horizontal],
      y: box[alignment.vertical] - own[alignment.vertical])
  }
}

// MARK: - Missing pictures

/// The dashed frame of a missing picture, which has a size only in a frame around it alone.
final class MissingImageNode: UnaryNode {
  private var isFramed = false

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    isFramed ? super.measure(proposal) : .zero
  }

  override func draw(into drawing: inout Drawing, at origin: CGPoint) {
    if isFramed { super.draw(into: &drawing, at: origin) }
  }

  /// Lets the picture that a frame has alone in it, if it is missing, take the frame's size.
  static func frame(_ node: Node) {
    var inner: Node? = node
    while let unary = inner as? UnaryNode {
      if let missing = unary as? MissingImageNode { missing.isFramed = true }
      inner = unary.child
    }
  }
}

// MARK: - The views

/// A view that puts a node around each of the nodes of another.
///
/// Other modules of the package see the type: where one of a modifier's `some View` is hidden, the runtime
/// has to read how it is spelled, and to search for all that it conforms to.
package struct Wrapped<Content: View>: _PrimitiveView {
  let content: Content
  /// The axes along which the content is told how long it may be.
  var lengths: Axis.Set = []
  /// Makes the node around one, in the context of the whole; what is made for it alone has the place
  /// there that is said last.
  let wrap: (Node, _ViewContext, Int) -> Node

  package func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    // The view and what is wrapped around each of its nodes have places of their own: two layers
    // on one view, or one on each of several views, must not share their state.
    var inner = context.child(0)
    inner.goDeeper()
    if !lengths.isEmpty { inner.keeping = inner.keeping?.without(lengths) }
    let start = list.nodes.count
    inner.append(content, to: &list)
    let isMirrored = context.environment.isRightToLeft
    for i in start..<list.nodes.count {
      let wrapped = wrap(list.nodes[i], context, i - start + 1)
      if isMirrored, let unary = wrapped as? UnaryNode { unary.isMirrored = true }
      list.nodes[i] =
        context.pass.parts == .all && wrapped.isDrawnApart
        ? wrapped.part(in: context.child(i - start + 1)) : wrapped
    }
  }
}
