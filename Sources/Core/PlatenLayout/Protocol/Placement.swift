import Foundation
internal import PlatenBase

/// The placement of a view: its anchor at a position in the space of the container's bounds, in
/// points.
struct Placement: Equatable {
  var position: CGPoint
  var anchor: UnitPoint
  var proposal: ProposedViewSize

  /// The same place seen in a mirror whose reflection of x is `sum - x`.
  func mirrored(sum: CGFloat) -> Placement {
    Placement(
      position: CGPoint(x: sum - position.x, y: position.y),
      anchor: UnitPoint(x: 1 - anchor.x, y: anchor.y),
      proposal: proposal)
  }
}

// MARK: - What becomes of it

/// The destination of a subview's placement.
enum PlacementDestination {
  /// The element is placed.
  case element
  /// The element is placed mirrored, `sum` being the bounds' left plus right edge in points.
  case mirrored(sum: CGFloat)
  /// The placement is only noted down.
  case recorder(PlacementRecorder)

  /// Places an element, or notes where it would be.
  func place(_ element: any LayoutElement, _ placement: Placement) {
    switch self {
    case .element:
      element.place(
        at: placement.position, anchor: placement.anchor, proposal: placement.proposal)
    case .mirrored(let sum):
      PlacementDestination.element.place(element, placement.mirrored(sum: sum))
    case .recorder(let recorder):
      recorder.note(placement, for: element)
    }
  }

  /// Leaves an element out, or notes that it would be.
  func hide(_ element: any LayoutElement) {
    switch self {
    case .element, .mirrored: element.hide()
    case .recorder(let recorder): recorder.note(nil, for: element)
    }
  }
}

// MARK: - Placing without moving

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

  /// The element's explicit guide, in points from the leading or the top edge of the container's
  /// bounds.
  func explicitAlignment(of guide: AlignmentKey, in element: any LayoutElement) -> CGFloat? {
    guard let placement = placement(of: element),
      let value = element.explicitAlignment(of: guide, in: placement.proposal)
    else { return nil }
    let origin = origin(of: element, at: placement)
    return switch guide {
    case .horizontal: origin.x + value - bounds.minX
    case .vertical: origin.y + value - bounds.minY
    }
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
