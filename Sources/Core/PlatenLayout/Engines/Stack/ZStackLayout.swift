public import Foundation
internal import PlatenBase

// This stack divides no space, so it needs neither the engine of the other two stacks nor a cache.

/// Places subviews on top of each other.
///
/// find the foremost → measure → line up
///
/// The stack is as large as the subviews with the highest priority together, once their guides are in one place.
///
/// - Complexity: One measurement of each subview to size the stack, at most three to place it.
@frozen
public struct ZStackLayout: Layout, Sendable {
  /// The guides that align the subviews.
  public var alignment: Alignment

  /// Makes a stack along the line of sight.
  @inlinable public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  /// Returns the size of the subviews with the highest priority, with their guides in one place, in points.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let proposal = proposal.lengths
    let highest = highestPriority(of: subviews)
    // The lengths before and after the guides.
    var (before, behind): (CGPoint?, CGPoint?)
    for subview in subviews where priority(of: subview) == highest {
      let dimensions = subview.dimensions(in: proposal)
      let size = CGSize(width: dimensions.width, height: dimensions.height).lengths
      let guide = CGPoint(
        x: dimensions[alignment.horizontal], y: dimensions[alignment.vertical]
      ).finite
      let rest = CGPoint(x: size.width - guide.x, y: size.height - guide.y)
      before = CGPoint(x: max(before?.x ?? guide.x, guide.x), y: max(before?.y ?? guide.y, guide.y))
      behind = CGPoint(x: max(behind?.x ?? rest.x, rest.x), y: max(behind?.y ?? rest.y, rest.y))
    }
    guard let before, let behind else { return .zero }
    return CGSize(width: before.x + behind.x, height: before.y + behind.y)
  }

  /// Places the subviews with their guides on the outermost guide of the subviews that size the stack.
  ///
  /// Each gets the size of the bounds as its proposal, except for open sides that it set itself.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let bounds = bounds.finite
    // Views that have no say in the stack's size are proposed it, as a background is.
    let size = ProposedViewSize(bounds.size)
    let sizing = proposal.lengths
    let highest = highestPriority(of: subviews)
    let placed = subviews.map { subview in
      let isForemost = priority(of: subview) == highest
      let proposal = isForemost ? subview.proposal(filling: size, sizedBy: sizing) : size
      return (proposal: proposal, guides: guides(of: subview, in: proposal), isForemost: isForemost)
    }
    let foremost = placed.filter(\.isForemost).map(\.guides)
    guard let x = foremost.map(\.x).max(), let y = foremost.map(\.y).max() else { return }
    for (subview, item) in zip(subviews, placed) {
      let position = CGPoint(
        x: bounds.minX + x - item.guides.x, y: bounds.minY + y - item.guides.y)
      subview.place(at: position, proposal: item.proposal)
    }
  }
}

// MARK: - Phases

extension ZStackLayout {
  private func highestPriority(of subviews: Subviews) -> Double? {
    subviews.map(priority).max()
  }

  private func priority(of subview: LayoutSubview) -> Double {
    subview.priority.isNaN ? 0 : subview.priority
  }

  /// Returns where a subview's guides are, from its top leading corner.
  private func guides(of subview: LayoutSubview, in proposal: ProposedViewSize) -> CGPoint {
    let dimensions = subview.dimensions(in: proposal)
    return CGPoint(x: dimensions[alignment.horizontal], y: dimensions[alignment.vertical]).finite
  }
}
