public import Foundation
public import PlatenBase
internal import PlatenLayout

extension View {
  /// This view, keeping clear of the edges by some distances in points; backgrounds that ignore the
  /// safe area and scroll views in it reach the edges all the same.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    Wrapped(content: self) { child, _ in SafeAreaPaddingNode(child, insets: insets) }
  }

  /// This view, keeping clear of some edges by a distance in points; nil for 16.
  public func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    safeAreaPadding(EdgeInsets(edges, length ?? 16))
  }

  /// This view, keeping clear of all edges by a distance in points.
  public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}

extension EdgeInsets {
  /// One distance on some edges, 0 on the others.
  init(_ edges: Edge.Set, _ length: CGFloat) {
    self = EdgeInsets(top: length, leading: length, bottom: length, trailing: length).only(edges)
  }
}

private final class SafeAreaPaddingNode: SafeAreaNode {
  private let insets: EdgeInsets

  init(_ child: Node, insets: EdgeInsets) {
    self.insets = EdgeInsets(
      top: insets.top.finite(or: 0), leading: insets.leading.finite(or: 0),
      bottom: insets.bottom.finite(or: 0), trailing: insets.trailing.finite(or: 0))
    super.init(child)
  }

  override var safeAreaInsets: EdgeInsets { insets }

  override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - insets.horizontal, 0) },
      height: proposal.height.map { max($0 - insets.vertical, 0) })
  }

  override func childOrigin(size: CGSize, childProposal: ProposedViewSize) -> CGPoint {
    CGPoint(x: insets.leading, y: insets.top)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let inner = child.layoutSize(in: childProposal(proposal))
    return CGSize(width: inner.width + insets.horizontal, height: inner.height + insets.vertical)
  }

  override var layoutSpacing: ViewSpacing { childSpacing(resetting: .all) }
}
