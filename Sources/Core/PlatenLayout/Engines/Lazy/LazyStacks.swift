package import Foundation
internal import PlatenBase

// The stacks of scroll views, which may have more views than are ever seen.

/// Places subviews one below the other, each at its ideal height, in all of the width there is.
///
/// - Complexity: O(*n*), with at most two measurements of each subview for the stack's size and two
///   to place it.
package struct LazyVStackLayout: LazyStackLayout {
  package let engine: LazyStackEngine

  /// Makes a vertical stack; without a spacing, its views are as far apart as each pair prefers.
  package init(alignment: HorizontalAlignment, spacing: CGFloat?) {
    engine = LazyStackEngine(axis: .vertical, guide: .horizontal(alignment), spacing: spacing)
  }

  /// Spacers in the stack are vertical.
  package static var layoutProperties: LayoutProperties {
    LayoutProperties(stackOrientation: .vertical)
  }
}

/// Places subviews side by side, each at its ideal width, in all of the height there is.
///
/// - Complexity: O(*n*), with at most two measurements of each subview for the stack's size and two
///   to place it.
package struct LazyHStackLayout: LazyStackLayout {
  package let engine: LazyStackEngine

  /// Makes a horizontal stack; without a spacing, its views are as far apart as each pair prefers.
  package init(alignment: VerticalAlignment, spacing: CGFloat?) {
    engine = LazyStackEngine(axis: .horizontal, guide: .vertical(alignment), spacing: spacing)
  }

  /// Spacers in the stack are horizontal.
  package static var layoutProperties: LayoutProperties {
    LayoutProperties(stackOrientation: .horizontal)
  }
}

/// A lazy stack: what both do with their subviews.
package protocol LazyStackLayout: Layout where Cache == Void {
  /// The engine that sizes and places the subviews, along the stack's axis.
  var engine: LazyStackEngine { get }
}

extension LazyStackLayout {
  /// Returns the proposed length across the stack, or that of the longest subview, and along it the
  /// length of all subviews.
  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    engine.size(of: subviews, in: proposal)
  }

  /// Places the subviews one after the other, from the top leading corner of the bounds.
  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    engine.place(subviews, in: bounds, proposal)
  }
}

// MARK: - The algorithm of both

/// The algorithm of both lazy stacks, along an axis and across it.
///
/// measure → add up, or line up and place
///
/// A lazy stack is as wide as it is proposed, or ideally as its widest view: a picture has all of its
/// views, where a screen knows the first ones alone. Each view gets its ideal length along the axis;
/// nothing is shared out, as `_StackEngine` does it for the other stacks, and nothing is remembered.
package struct LazyStackEngine {
  let axis: Axis
  /// The guide by which views are lined up across the stack.
  let guide: AlignmentKey
  /// The distance between subviews in points; `nil` for the distance that each pair prefers.
  let spacing: CGFloat?

  /// The stack's size for a proposal, in points.
  func size(of subviews: LayoutSubviews, in proposal: ProposedViewSize) -> CGSize {
    let proposed = proposal.lengths.length(along: axis.crossing)
    let across = proposed ?? longest(of: subviews)
    let lengths = subviews.lazy.map { subview in
      let share = share(of: subview, in: across, isOpen: proposed == nil)
      return subview.sizeThatFits(share).lengths.length(along: axis)
    }
    let distances = subviews.distances(along: axis, spacing: spacing)
    return CGSize(
      along: (lengths.reduce(0, +) + distances.reduce(0, +)).length, across: across, axis)
  }

  /// Places the subviews, from the top leading corner of the bounds.
  func place(_ subviews: LayoutSubviews, in bounds: CGRect, _ proposal: ProposedViewSize) {
    let bounds = bounds.finite
    let stack = ViewDimensions(size: bounds.size)
    let across = bounds.size.length(along: axis.crossing)
    let isOpen = proposal.length(along: axis.crossing) == nil
    var along: CGFloat = 0
    for (subview, distance) in zip(subviews, subviews.distances(along: axis, spacing: spacing)) {
      along += distance
      let share = share(of: subview, in: across, isOpen: isOpen)
      let own = subview.dimensions(in: share)
      let start = (stack[guide] - own[guide]).finite(or: 0)
      let corner = CGPoint(along: along, across: start, axis)
      subview.place(
        at: CGPoint(x: bounds.minX + corner.x, y: bounds.minY + corner.y), proposal: share)
      along += CGSize(width: own.width, height: own.height).lengths.length(along: axis)
    }
  }

  /// The length across of the longest subview.
  private func longest(of subviews: LayoutSubviews) -> CGFloat {
    subviews.reduce(0) { longest, subview in
      max(longest, subview.sizeThatFits(.unspecified).lengths.length(along: axis.crossing))
    }
  }

  /// Returns what a subview is proposed: its ideal length along the stack, and all across it.
  private func share(
    of subview: LayoutSubview, in across: CGFloat, isOpen: Bool
  ) -> ProposedViewSize {
    let share = ProposedViewSize(along: nil, across: across, axis)
    return isOpen ? subview.proposal(filling: share, sizedBy: .unspecified) : share
  }
}
