import Foundation
internal import PlatenBase

/// Where a view goes: its anchor at a position in the space of the container's bounds, in points.
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
