import Foundation
internal import PlatenBase

/// Notes where a layout would place its subviews, so that their guides can be asked for there.
///
/// A container's guides are asked for while it is being measured, when its views must not move.
final class PlacementRecorder {
  private let bounds: CGRect
  private let proposal: ProposedViewSize
  private var placements: [ObjectIdentifier: Placement?] = [:]

  /// Notes placements in the bounds of a container, in points, and its proposal.
  init(bounds: CGRect, proposal: ProposedViewSize) {
    self.bounds = bounds
    self.proposal = proposal
  }

  /// Notes a placement, or with `nil` that the element is left out.
  func note(_ placement: Placement?, for element: any LayoutElement) {
    placements[ObjectIdentifier(element)] = .some(placement)
  }

  /// The element's explicit guide, in points from the leading edge of the container's bounds.
  func explicitAlignment(
    of guide: HorizontalAlignment, in element: any LayoutElement
  ) -> CGFloat? {
    guard let placement = placement(of: element),
      let value = element.explicitAlignment(of: guide, in: placement.proposal)
    else { return nil }
    return origin(of: element, at: placement).x + value - bounds.minX
  }

  /// The element's explicit guide, in points from the top edge of the container's bounds.
  func explicitAlignment(of guide: VerticalAlignment, in element: any LayoutElement) -> CGFloat? {
    guard let placement = placement(of: element),
      let value = element.explicitAlignment(of: guide, in: placement.proposal)
    else { return nil }
    return origin(of: element, at: placement).y + value - bounds.minY
  }

  /// An element that was never placed is in the centre, with the container's proposal.
  private func placement(of element: any LayoutElement) -> Placement? {
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    return placements[
      ObjectIdentifier(element),
      default: Placement(position: center, anchor: .center, proposal: proposal)]
  }

  private func origin(of element: any LayoutElement, at placement: Placement) -> CGPoint {
    guard placement.anchor != .topLeading else { return placement.position }
    let anchor = placement.anchor.in(element.layoutSize(in: placement.proposal))
    return CGPoint(x: placement.position.x - anchor.x, y: placement.position.y - anchor.y)
  }
}
