internal import Foundation
public import PlatenLayout

/// Views in a space that may be smaller than they are; the picture shows them from the start.
public struct ScrollView<Content: View>: View {
  private let axes: Axis.Set
  private let content: Content

  /// Views that may go on along some axes.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  /// The views in their space, cut off at its edges.
  public var body: some View { ScrollContent(axes: axes, content: content).clipped() }
}

private struct ScrollContent<Content: View>: _PrimitiveView {
  let axes: Axis.Set
  let content: Content

  func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    let nodes = context.nodes(of: content)
    // Several views are laid out as the axis runs, as if a stack were around them.
    let child =
      axes == .horizontal
      ? LayoutNode(HStackLayout(), children: nodes, context: context)
      : LayoutNode(VStackLayout(), children: nodes, context: context)
    list.nodes.append(ScrollNode(child, axes: axes))
  }
}

private final class ScrollNode: UnaryNode {
  private let axes: Axis.Set

  init(_ child: Node, axes: Axis.Set) {
    self.axes = axes
    super.init(child)
  }

  override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  /// All of the space along the axes that scroll; across them, what the views take.
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let inner = child.layoutSize(in: childProposal(proposal))
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? inner.width : inner.width,
      height: axes.contains(.vertical) ? proposal.height ?? inner.height : inner.height)
  }
}
