public import Foundation
public import PlatenBase

/// A view in a layout, which the layout can measure and place.
public struct LayoutSubview: Equatable {
  /// What is measured and placed.
  package let element: any LayoutElement
  let destination: PlacementDestination

  /// The view's value for a key, or the key's default.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    element.layoutValue(for: key)
  }

  /// The view's priority when a layout shares out space; 0 by default.
  public var priority: Double { element.layoutPriority }

  /// The distances that the view prefers to its neighbours.
  public var spacing: ViewSpacing { element.layoutSpacing }

  /// Returns the size in points that the view takes of a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    element.layoutSize(in: proposal)
  }

  /// Returns the view's size and guides for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(of: element, in: proposal)
  }

  /// Places the view.
  ///
  /// The last call wins. A view that is never placed is centred in the container, with the
  /// container's proposal.
  ///
  /// - Parameters:
  ///   - position: A point in the space of the container's bounds, in points. Coordinates that are
  ///     not finite count as 0.
  ///   - anchor: The point of the view that goes there.
  ///   - proposal: The proposal from which the view takes its size.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let placement = Placement(position: position.finite, anchor: anchor, proposal: proposal)
    destination.place(element, placement)
  }

  /// Leaves the view out of the picture.
  package func hide() {
    destination.hide(element)
  }

  /// Returns whether both are the same view.
  public static func == (left: Self, right: Self) -> Bool {
    left.element === right.element
  }
}

// MARK: - Behind the view

/// An element that a layout measures and places; a view's node, or a stub in a test.
///
/// Lengths and positions are in points.
package protocol LayoutElement: AnyObject {
  /// The view's priority when a stack hands out space; 0 unless the view says otherwise.
  var layoutPriority: Double { get }
  /// The distances that the view prefers to its neighbours.
  var layoutSpacing: ViewSpacing { get }
  /// Returns the size that the view takes of a proposal.
  func layoutSize(in proposal: ProposedViewSize) -> CGSize
  /// Returns the offset of a guide from the leading or the top edge; `nil` where the view does not set
  /// it.
  func explicitAlignment(of guide: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat?
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

// MARK: - Values for the layout

/// A key for a value of a view that the layout around it can read.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that sets none.
  static var defaultValue: Value { get }
}
