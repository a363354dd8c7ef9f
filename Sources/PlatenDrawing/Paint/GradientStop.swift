package import Foundation
internal import PlatenBase

/// A colour at a place of a gradient.
package struct GradientStop: Hashable, Sendable {
  package var color: Color.Resolved
  /// From 0, the gradient's start, to 1, its end.
  package var location: CGFloat

  package init(color: Color.Resolved, location: CGFloat) {
    self.color = color
    self.location = location
  }
}

extension [GradientStop] {
  /// These stops, each moved up to its predecessor where it lies before that.
  ///
  /// A location that is NaN is that of the stop before.
  var ordered: [GradientStop] {
    var least = -1e6
    return map { stop in
      let location = stop.location.isNaN ? Swift.max(least, 0) : stop.location
      least = Swift.min(Swift.max(location, least), 1e6)
      return GradientStop(color: stop.color, location: least)
    }
  }

  /// These stops in the other direction.
  var reversed: [GradientStop] {
    reversed().map { GradientStop(color: $0.color, location: 1 - $0.location) }
  }

  func mapped(scale: CGFloat, by offset: CGFloat) -> [GradientStop] {
    map { GradientStop(color: $0.color, location: $0.location * scale + offset) }
  }

  /// The part of ordered stops that lies from 0 to 1.
  var cut: [GradientStop] {
    guard let first, let last else { return [] }
    var kept = filter { $0.location >= 0 && $0.location <= 1 }
    if first.location < 0, kept.first.map({ $0.location > 0 }) ?? true {
      kept.insert(GradientStop(color: color(at: 0), location: 0), at: 0)
    }
    if last.location > 1, kept.last.map({ $0.location < 1 }) ?? true {
      kept.append(GradientStop(color: color(at: 1), location: 1))
    }
    return kept
  }

  /// The colour at a location of ordered stops; where two lie at one place, the later one's.
  func color(at location: CGFloat) -> Color.Resolved {
    guard let next = firstIndex(where: { $0.location > location }) else {
      return last?.color ?? .clear
    }
    guard next > 0 else { return self[0].color }
    let (a, b) = (self[next - 1], self[next])
    let amount = (location - a.location) / (b.location - a.location)
    return a.color.mixed(with: b.color, by: Double(amount))
  }
}
