public import Foundation
public import PlatenBase
internal import PlatenLayout

nonisolated extension View {
  /// This view with space around it, in points.
  public func padding(_ insets: EdgeInsets) -> some View {
    Wrapped(content: self) { child, _ in PaddingNode(child, insets: insets, edges: .all) }
  }

  /// This view with space on some edges, in points; nil for 16.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length ?? 16
    func inset(_ edge: Edge.Set) -> CGFloat { edges.contains(edge) ? length : 0 }
    let insets = EdgeInsets(
      top: inset(.top), leading: inset(.leading), bottom: inset(.bottom),
      trailing: inset(.trailing))
    return Wrapped(content: self) { child, _ in PaddingNode(child, insets: insets, edges: edges) }
  }

  /// This view with space on all edges, in points.
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}

private final class PaddingNode: UnaryNode {
  private let insets: EdgeInsets
  private let edges: Edge.Set

  init(_ child: Node, insets: EdgeInsets, edges: Edge.Set) {
    self.insets = insets
    self.edges = edges
    super.init(child)
  }

  private var horizontal: CGFloat { insets.leading + insets.trailing }
  private var vertical: CGFloat { insets.top + insets.bottom }

  override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - horizontal, 0) },
      height: proposal.height.map { max($0 - vertical, 0) })
  }

  override func childOrigin(size: CGSize, childProposal: ProposedViewSize) -> CGPoint {
    CGPoint(x: insets.leading, y: insets.top)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let inner = child.layoutSize(in: childProposal(proposal))
    return CGSize(
      width: max(inner.width + horizontal, 0), height: max(inner.height + vertical, 0))
  }

  override var layoutSpacing: ViewSpacing { childSpacing(resetting: edges) }
}
