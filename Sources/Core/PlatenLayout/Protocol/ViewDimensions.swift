public import Foundation

/// A view's size and its alignment guides, for one proposal.
public struct ViewDimensions: Equatable {
  private let size: CGSize
  private let proposal: ProposedViewSize
  private let element: (any LayoutElement)?

  /// Takes an element's size and guides for a proposal.
  package init(of element: any LayoutElement, in proposal: ProposedViewSize) {
    self.init(size: element.layoutSize(in: proposal), of: element, in: proposal)
  }

  /// Takes a size in points that is known already; without an element, all guides are default.
  package init(
    size: CGSize, of element: (any LayoutElement)? = nil, in proposal: ProposedViewSize = .zero
  ) {
    self.size = size
    self.element = element
    self.proposal = proposal
  }

  /// The width in points.
  public var width: CGFloat { size.width }
  /// The height in points.
  public var height: CGFloat { size.height }

  /// The offset of a guide from the leading edge, in points.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[.horizontal(guide)] }

  /// The offset of a guide from the top edge, in points.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[.vertical(guide)] }

  /// The offset of a guide from the leading edge in points; `nil` if the view does not set it.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    self[explicit: .horizontal(guide)]
  }

  /// The offset of a guide from the top edge in points; `nil` if the view does not set it.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    self[explicit: .vertical(guide)]
  }

  /// The offset of a guide from the leading or the top edge, in points.
  package subscript(guide: AlignmentKey) -> CGFloat {
    self[explicit: guide] ?? guide.id.defaultValue(in: self)
  }

  /// The offset of a guide from the leading or the top edge in points; `nil` where the view does not
  /// set it.
  package subscript(explicit guide: AlignmentKey) -> CGFloat? {
    element?.explicitAlignment(of: guide, in: proposal)
  }

  /// Returns whether both are of the same view, of equal size for an equal proposal.
  public static func == (left: Self, right: Self) -> Bool {
    left.size == right.size && left.proposal == right.proposal && left.element === right.element
  }
}
