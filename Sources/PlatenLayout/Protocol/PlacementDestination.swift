import Foundation

/// What becomes of a subview's placement.
enum PlacementDestination {
  /// The element is placed.
  case element
  /// The element is placed mirrored, `sum` being the bounds' left plus right edge in points.
  case mirrored(sum: CGFloat)
  /// The placement is only noted down.
  case recorder(PlacementRecorder)

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

  func hide(_ element: any LayoutElement) {
    switch self {
    case .element, .mirrored: element.hide()
    case .recorder(let recorder): recorder.note(nil, for: element)
    }
  }
}
