public import Foundation
public import PlatenBase
internal import PlatenLayout

nonisolated extension View {
  /// Adds space around this view, in points.
  public func padding(_ insets: EdgeInsets) -> some View {
    padding(insets, on: .all)
  }

  /// Adds space on some edges of this view, in points; nil for 16.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length ?? 16
    func inset(_ edge: Edge.Set) -> CGFloat { edges.contains(edge) ? length : 0 }
    let insets = EdgeInsets(
      top: inset(.top), leading: inset(.leading), bottom: inset(.bottom),
      trailing: inset(.trailing))
    return padding(insets, on: edges)
  }

  /// Adds space on all edges of this view, in points.
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  private func padding(_ insets: EdgeInsets, on edges: Edge.Set) -> Wrapped<Self> {
    Wrapped(content: self) { child, context, _ in
      if let inner = child as? PaddingNode,
        inner.isMirrored == context.environment.isRightToLeft, inner.takes(insets, on: edges)
      {
        return inner
      }
      return PaddingNode(child, insets: insets, edges: edges)
    }
  }
}

final class PaddingNode: UnaryNode {
  private var insets: EdgeInsets
  private var edges: Edge.Set

  init(_ child: Node, insets: EdgeInsets, edges: Edge.Set) {
    self.insets = insets
    self.edges = edges
    super.init(child)
  }

  /// Takes more space around this one, where a node around it would come to the same numbers: on each
  /// axis only one of the two has any, and nobody asks where this one lies.
  func takes(_ more: EdgeInsets, on edges: Edge.Set) -> Bool {
    guard !hasReport, !insets.isHorizontal || !more.isHorizontal,
      !insets.isVertical || !more.isVertical
    else { return false }
    insets = EdgeInsets(
      top: insets.top + more.top, leading: insets.leading + more.leading,
      bottom: insets.bottom + more.bottom, trailing: insets.trailing + more.trailing)
    self.edges.formUnion(edges)
    return true
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

extension EdgeInsets {
  fileprivate var isHorizontal: Bool { leading != 0 || trailing != 0 }
  fileprivate var isVertical: Bool { top != 0 || bottom != 0 }
}
