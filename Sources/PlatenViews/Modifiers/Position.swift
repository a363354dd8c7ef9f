public import Foundation
internal import PlatenLayout

extension View {
  /// This view with its middle at a point, in points from the top left of the space offered.
  ///
  /// All of the space is taken. From right to left, x counts from the right.
  public func position(_ position: CGPoint) -> some View {
    Wrapped(content: self) { child, _ in PositionNode(child, position: position) }
  }

  /// This view with its middle at a point, in points from the top left of the space offered.
  ///
  /// All of the space is taken. From right to left, x counts from the right.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
}

private final class PositionNode: UnaryNode {
  private let position: CGPoint

  init(_ child: Node, position: CGPoint) {
    self.position = position
    super.init(child)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    let inner = child.layoutSize(in: proposal)
    return CGSize(
      width: proposal.width ?? inner.width, height: proposal.height ?? inner.height)
  }

  override func placedChildProposal(
    size: CGSize, proposal: ProposedViewSize
  ) -> ProposedViewSize {
    ProposedViewSize(size)
  }

  override func childOrigin(size: CGSize, childProposal: ProposedViewSize) -> CGPoint {
    let inner = child.layoutSize(in: childProposal)
    return CGPoint(x: position.x - inner.width / 2, y: position.y - inner.height / 2)
  }

  override var layoutSpacing: ViewSpacing { .leaf }
}
