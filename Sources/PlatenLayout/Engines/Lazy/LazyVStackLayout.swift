package import Foundation
internal import PlatenBase

/// Places subviews one below the other, each at its ideal height, in all of the width there is.
///
/// - Complexity: O(*n*), with one measurement of each subview for the stack's size and one more to
///   place it.
package struct LazyVStackLayout: Layout {
  private let engine: LazyStackEngine

  /// Makes a vertical stack; without a spacing, its views are as far apart as each pair prefers.
  package init(alignment: HorizontalAlignment, spacing: CGFloat?) {
    engine = LazyStackEngine(
      axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .top),
      spacing: spacing)
  }

  /// Spacers in the stack are vertical.
  package static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  /// Returns the proposed width, or that of the first subview, and the height of all subviews.
  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    engine.size(of: subviews, in: proposal)
  }

  /// Places the subviews from the top edge of the bounds.
  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    engine.place(subviews, in: bounds)
  }
}
