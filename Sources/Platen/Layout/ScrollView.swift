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
  public var body: some View {
    Wrapped(content: stack) { child, _ in ScrollNode(child, axes: axes) }.clipped()
  }

  /// Several views are laid out as the axis runs, as if a stack were around them.
  @ViewBuilder private var stack: some View {
    if axes == .horizontal {
      HStack { content }
    } else {
      VStack { content }
    }
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
