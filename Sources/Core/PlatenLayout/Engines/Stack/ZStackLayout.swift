public import Foundation
internal import PlatenBase

// Nothing is handed out here, so this stack needs neither the engine of the other two nor a cache.

/// Places subviews on top of each other.
///
/// find the foremost → measure → line up
///
/// The stack is as large as the largest of the subviews with the highest priority.
///
/// - Complexity: One measurement of each subview to size the stack, at most two to place it.
@frozen
public struct ZStackLayout: Layout, Sendable {
  /// The guides by which subviews are lined up.
  public var alignment: Alignment

  /// Makes a stack along the line of sight.
  @inlinable public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  /// Returns the largest width and height among the subviews with the highest priority, in points.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let proposal = proposal.lengths
    return foremost(of: subviews).reduce(CGSize.zero) { largest, subview in
      let size = subview.sizeThatFits(proposal).lengths
      return CGSize(
        width: max(largest.width, size.width), height: max(largest.height, size.height))
    }
  }

  /// Places the subviews with their guides on the outermost one of those that size the stack.
  ///
  /// Each is proposed the size of the bounds.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let bounds = bounds.finite
    // Views that have no say in the stack's size are proposed it, as a background is.
    let size = ProposedViewSize(bounds.size)
    let target = foremost(of: subviews)
      .map { guides(of: $0, in: size) }
      .reduce(nil) { (outermost: CGPoint?, guides) in
        CGPoint(
          x: max(outermost?.x ?? guides.x, guides.x), y: max(outermost?.y ?? guides.y, guides.y))
      }
    guard let target else { return }
    for subview in subviews {
      let own = guides(of: subview, in: size)
      let position = CGPoint(
        x: bounds.minX + target.x - own.x, y: bounds.minY + target.y - own.y)
      subview.place(at: position, proposal: size)
    }
  }
}

// MARK: - Phases

extension ZStackLayout {
  /// The subviews with the highest priority.
  private func foremost(of subviews: Subviews) -> [LayoutSubview] {
    let priorities = subviews.map { $0.priority.isNaN ? 0 : $0.priority }
    guard let highest = priorities.max() else { return [] }
    return zip(subviews, priorities).filter { $0.1 == highest }.map(\.0)
  }

  /// Returns where a subview's guides are, from its top leading corner.
  private func guides(of subview: LayoutSubview, in proposal: ProposedViewSize) -> CGPoint {
    let dimensions = subview.dimensions(in: proposal)
    return CGPoint(x: dimensions[alignment.horizontal], y: dimensions[alignment.vertical]).finite
  }
}
