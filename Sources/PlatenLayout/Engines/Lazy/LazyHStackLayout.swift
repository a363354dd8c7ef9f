package import Foundation
internal import PlatenBase

/// Places subviews side by side, each at its ideal width, in all of the height there is.
///
/// - Complexity: O(*n*), with one measurement of each subview for the stack's size and one more to
///   place it.
package struct LazyHStackLayout: Layout {
  private let engine: LazyStackEngine

  /// Makes a horizontal stack; without a spacing, its views are as far apart as each pair prefers.
  package init(alignment: VerticalAlignment, spacing: CGFloat?) {
    engine = LazyStackEngine(
      axis: .horizontal, alignment: Alignment(horizontal: .leading, vertical: alignment),
      spacing: spacing)
  }

  /// Spacers in the stack are horizontal.
  package static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  /// Returns the proposed height, or that of the first subview, and the width of all subviews.
  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    engine.size(of: subviews, in: proposal)
  }

  /// Places the subviews from the leading edge of the bounds.
  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    engine.place(subviews, in: bounds)
  }
}
