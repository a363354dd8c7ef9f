public import Foundation
internal import PlatenBase
internal import PlatenLayout

/// Space that grows along its stack, or both ways outside of one.
public struct Spacer: _PrimitiveView, Sendable {
  /// The least length in points; nil for 8.
  public var minLength: CGFloat?

  /// Makes the view.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  /// Adds the space's node.
  public func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    list.nodes.append(
      SpacerNode(minimum: minLength ?? 8, axis: context.environment.stackOrientation))
  }
}

private final class SpacerNode: Node {
  private let minimum: CGFloat
  private let axis: Axis?

  init(minimum: CGFloat, axis: Axis?) {
    self.minimum = minimum
    self.axis = axis
  }

  override var layoutPriority: Double { -.infinity }

  override var layoutSpacing: ViewSpacing { .zero }

  override var kind: String? { "spacer" }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: axis == .vertical ? 0 : max(proposal.width ?? minimum, minimum),
      height: axis == .horizontal ? 0 : max(proposal.height ?? minimum, minimum))
  }
}
