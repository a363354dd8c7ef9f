package import Foundation
package import PlatenBase

/// What a layout measures and places; a view's node, or a stub in a test.
///
/// Lengths and positions are in points.
package protocol LayoutElement: AnyObject {
  /// The view's priority when a stack hands out space; 0 unless the view says otherwise.
  var layoutPriority: Double { get }
  /// The distances that the view prefers to its neighbours.
  var layoutSpacing: ViewSpacing { get }
  /// Returns the size that the view takes of a proposal.
  func layoutSize(in proposal: ProposedViewSize) -> CGSize
  /// Returns the offset of a guide from the leading edge; `nil` where the view does not set it.
  func explicitAlignment(of guide: HorizontalAlignment, in proposal: ProposedViewSize) -> CGFloat?
  /// Returns the offset of a guide from the top edge; `nil` where the view does not set it.
  func explicitAlignment(of guide: VerticalAlignment, in proposal: ProposedViewSize) -> CGFloat?
  /// Returns the value that the view carries under a key, or the key's default.
  func layoutValue<K: LayoutValueKey>(for key: K.Type) -> K.Value
  /// Puts the view's anchor at a position in the space of the container's bounds.
  ///
  /// The last call wins. A view that a layout never places is centred in the container, with the
  /// container's proposal.
  func place(at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize)
  /// Leaves the element out of the picture (a flow's line limit).
  func hide()
}
