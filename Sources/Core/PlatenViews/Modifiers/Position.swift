public import Foundation
internal import PlatenLayout

nonisolated extension View {
  /// Puts the middle of this view at a point, in points from the top left of the offered space.
  ///
  /// All of the space is taken. From right to left, x counts from the right.
  public func position(_ position: CGPoint) -> some View {
    Wrapped(content: self) { child, _, _ in PositionNode(child, position: position) }
  }

  /// Puts the middle of this view at a point, in points from the top left of the offered space.
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
    child.proposal(filling: ProposedViewSize(size), sizedBy: proposal)
  }

  override func childOrigin(size: CGSize, childProposal: ProposedViewSize) -> CGPoint {
    let inner = child.layoutSize(in: childProposal)
    return CGPoint(x: position.x - inner.width / 2, y: position.y - inner.height / 2)
  }

  override var layoutSpacing: ViewSpacing { .leaf }
}

// MARK: - Order in depth

nonisolated extension View {
  /// Draws this view in front of neighbours with a lower number, and behind neighbours with a
  /// higher one; the default is 0.
  ///
  /// Neighbours with the same number are drawn in their order. If a view has several numbers, the
  /// innermost counts.
  public func zIndex(_ value: Double) -> some View {
    Wrapped(content: self) { child, _, _ in ZIndexNode(child, zIndex: value) }
  }
}

private final class ZIndexNode: UnaryNode {
  private let level: Double

  init(_ child: Node, zIndex: Double) {
    level = zIndex
    super.init(child)
  }

  override var zIndexIfSet: Double? { child.zIndexIfSet ?? level }

  override var drawsChildAlone: Bool { true }
}

// MARK: - Offset

nonisolated extension View {
  /// Draws this view moved to the right and down, in points, without changing its layout.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    Wrapped(content: self) { child, _, _ in
      OffsetNode(child, offset: CGSize(width: x, height: y))
    }
  }

  /// Draws this view moved to the right and down, in points, without changing its layout.
  public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }
}

/// A node whose child lies elsewhere.
private final class OffsetNode: UnaryNode {
  private let offset: CGSize

  init(_ child: Node, offset: CGSize) {
    self.offset = offset
    super.init(child)
  }

  override func placeChildren() {
    layOutChild(child, at: CGPoint(x: offset.width, y: offset.height), proposal: proposal)
  }
}
