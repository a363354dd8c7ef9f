import Foundation
internal import PlatenBase

extension LayoutSubviews {
  /// The distance from each view to the one before it in points, 0 for the first; `nil` is what
  /// each pair prefers.
  func distances(along axis: Axis, spacing: CGFloat?) -> [CGFloat] {
    var distances = [CGFloat](repeating: 0, count: count)
    if let spacing {
      for index in distances.indices.dropFirst() { distances[index] = spacing.finite(or: 0) }
    } else if var previous = first?.spacing {
      for index in distances.indices.dropFirst() {
        let next = self[index].spacing
        distances[index] = previous.distance(to: next, along: axis).finite(or: 0)
        previous = next
      }
    }
    return distances
  }
}
