internal import Foundation
internal import Platen

/// How far views have gone, and which of them only went along with the one around them.
struct LayoutMoves {
  /// How far each new view is from where it was, in points; nil if it was not there or not shown.
  private(set) var steps: [CGPoint?]
  /// Whether a view's move has to be told: it has gone, and not with the one around.
  private(set) var isTold: [Bool]
  /// How many of the views in one have gone with it.
  private(set) var followers: [Int]

  /// Reads the moves of all new views, those around before those inside.
  init(old: LayoutNodes, new: LayoutNodes, matching: TreeMatching, tolerance: CGFloat) {
    let count = new.views.count
    steps = [CGPoint?](repeating: nil, count: count)
    isTold = [Bool](repeating: false, count: count)
    followers = [Int](repeating: 0, count: count)
    // How far the view around has gone, which is 0 for the picture; and who tells of it.
    var around = [CGPoint](repeating: .zero, count: count)
    var leaders = [Int](repeating: -1, count: count)
    for node in new.views.indices {
      let parent = new.outline.parents[node]
      let carried = parent < 0 ? .zero : around[parent]
      leaders[node] = parent < 0 ? -1 : leaders[parent]
      around[node] = carried
      let before = matching.oldNodes[node]
      guard before >= 0, !new.views[node].isHidden, !old.views[before].isHidden else { continue }
      let (now, then) = (new.views[node].frame, old.views[before].frame)
      let step = CGPoint(x: now.minX - then.minX, y: now.minY - then.minY)
      steps[node] = step
      around[node] = step
      let goesAlong = Self.isNear(step, carried, tolerance)
      if goesAlong {
        if leaders[node] >= 0 { followers[leaders[node]] += 1 }
      } else {
        isTold[node] = !Self.isNear(step, .zero, tolerance)
        leaders[node] = isTold[node] ? node : -1
      }
    }
  }

  private static func isNear(_ step: CGPoint, _ other: CGPoint, _ tolerance: CGFloat) -> Bool {
    abs(step.x - other.x) <= tolerance && abs(step.y - other.y) <= tolerance
  }
}
