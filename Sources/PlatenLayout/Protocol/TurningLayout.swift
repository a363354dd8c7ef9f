package import PlatenBase

/// A layout whose subviews are drawn turned around their middles, which placing alone cannot do.
package protocol TurningLayout {
  /// Returns by how much each of a number of subviews is turned clockwise, in order; `nil` for not
  /// at all.
  func turns(count: Int) -> [Angle]?
}

extension RadialLayout: TurningLayout {
  package func turns(count: Int) -> [Angle]? {
    orientation == .upright ? nil : rotations(count: count)
  }
}

extension AnyLayout: TurningLayout {
  package func turns(count: Int) -> [Angle]? { box.turns(count: count) }
}
