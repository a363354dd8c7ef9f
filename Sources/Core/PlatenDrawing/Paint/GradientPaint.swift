package import Foundation
package import PlatenBase

/// Colours that run into each other.
///
/// Between two stops each component of sRGB, and opacity, changes evenly, not premultiplied: what
/// SVG, PDF and Cairo do by themselves, so that all formats show the same. Where SwiftUI's
/// own mixing is unknown, this is the choice.
///
/// The makers of ``Paint`` bring every gradient into this form: at least two stops that differ, in
/// order and from 0 to 1, and a geometry of finite numbers that is nowhere degenerate.
package struct GradientPaint: Hashable, Sendable {
  /// The geometry of the stops, in points.
  package enum Geometry: Hashable, Sendable {
    /// From 0 at one point to 1 at another, the same across the line between them.
    case linear(start: CGPoint, end: CGPoint)
    /// From 0 in the middle to 1 on an ellipse.
    case radial(center: CGPoint, radius: CGSize)
    /// Once around a point, clockwise on the page from an angle, which is 0 to the right.
    case angular(center: CGPoint, start: Angle)
  }

  package let geometry: Geometry
  /// Locations are from 0 to 1 and none is less than one before it.
  package let stops: [GradientStop]

  /// Makes a gradient of a form that it may have.
  init(geometry: Geometry, stops: [GradientStop]) {
    self.geometry = geometry
    self.stops = stops
  }

  func multiplied(by opacity: Double) -> GradientPaint { map { $0.multiplied(by: opacity) } }

  var inWhite: GradientPaint { map(\.inWhite) }

  private func map(_ change: (Color.Resolved) -> Color.Resolved) -> GradientPaint {
    GradientPaint(
      geometry: geometry,
      stops: stops.map { GradientStop(color: change($0.color), location: $0.location) })
  }

  /// The same gradient, but longer, where colours change at once at its start or end.
  ///
  /// Documents have but one colour there, and viewers fill all that is beyond with one or the other.
  var withStepsInside: GradientPaint {
    let locations = stops.map(\.location)
    guard locations.dropFirst().first == 0 || locations.dropLast().last == 1 else { return self }
    switch geometry {
    case .linear(let start, let end):
      let (x, y) = (end.x - start.x, end.y - start.y)
      return GradientPaint(
        geometry: .linear(
          start: CGPoint(x: start.x - x, y: start.y - y), end: CGPoint(x: end.x + x, y: end.y + y)),
        stops: stops.mapped(scale: 1 / 3, by: 1 / 3))
    case .radial(let center, let radius):
      return GradientPaint(
        geometry: .radial(
          center: center, radius: CGSize(width: 2 * radius.width, height: 2 * radius.height)),
        stops: stops.mapped(scale: 1 / 2, by: 0))
    case .angular: return self
    }
  }

  /// Whether nothing shows through.
  var isOpaque: Bool { stops.allSatisfy { $0.color.opacity == 1 } }
}

// MARK: - Makers

extension Paint {
  /// A gradient from one point to another; at one and the same point, or further out than ten
  /// million points, the last colour.
  ///
  /// - Parameter stops: Any stops. One that lies before its predecessor is moved to it, as CSS and
  ///   SVG have it; what lies outside 0 to 1 is cut off where it crosses; one colour fills
  ///   everything, and none draws nothing.
  package static func linear(
    _ stops: [GradientStop], from start: CGPoint, to end: CGPoint
  ) -> Paint {
    let length = hypot(end.x - start.x, end.y - start.y)
    let isDrawn = length > 0 && start.isDrawable && end.isDrawable
    return paint(stops.ordered.cut, isDrawn: isDrawn) {
      .linear(start: start, end: end)
    }
  }

  /// A gradient between two circles or ellipses around a point.
  ///
  /// - Parameters:
  ///   - unit: The width and height of the ellipse whose radius counts as 1, in points.
  ///   - startRadius: Where the stops begin; negative numbers and NaN count as 0.
  ///   - endRadius: Where they end, inside the start if it is the lesser.
  package static func radial(
    _ stops: [GradientStop], center: CGPoint, unit: CGSize = CGSize(width: 1, height: 1),
    from startRadius: CGFloat, to endRadius: CGFloat
  ) -> Paint {
    var ordered = stops.ordered
    var (inner, outer) = (max(startRadius.finite(or: 0), 0), max(endRadius.finite(or: 0), 0))
    if inner > outer {
      ordered = ordered.reversed.ordered
      swap(&inner, &outer)
    }
    let radius = CGSize(width: unit.width * outer, height: unit.height * outer)
    let isDrawn =
      radius.width > 0 && radius.height > 0 && center.isDrawable
      && CGPoint(x: radius.width, y: radius.height).isDrawable
    // SVG 1.1 has no inner circle, so the first stop is moved to its radius.
    let scaled = isDrawn ? ordered.mapped(scale: (outer - inner) / outer, by: inner / outer) : []
    return paint(isDrawn ? scaled.cut : ordered, isDrawn: isDrawn) {
      .radial(center: center, radius: radius)
    }
  }

  /// A gradient around a point, from one angle to another.
  ///
  /// Angles are 0 to the right and grow clockwise. What the angles leave of the full turn is half
  /// the last colour's and half the first's; of more than a turn, the first is seen. An end before
  /// the start runs counterclockwise.
  package static func angular(
    _ stops: [GradientStop], center: CGPoint, from start: Angle, to end: Angle
  ) -> Paint {
    var cut = stops.ordered.cut
    var start = start
    var turns = CGFloat((end.radians - start.radians) / (2 * .pi))
    if turns < 0 {
      cut = cut.reversed
      start = end
      turns = -turns
    }
    let isDrawn = turns.isFinite && start.radians.isFinite && center.isDrawable
    guard isDrawn, let first = cut.first, let last = cut.last else {
      return paint(cut, isDrawn: false) { .angular(center: center, start: start) }
    }
    var stops = cut.mapped(scale: turns, by: 0)
    if turns < 1 - 1e-9 {
      let middle = turns + (1 - turns) / 2
      stops.append(GradientStop(color: last.color, location: middle))
      stops.append(GradientStop(color: first.color, location: middle))
    }
    return paint(stops.cut, isDrawn: true) { .angular(center: center, start: start) }
  }

  /// A gradient, or the one colour that it comes to.
  private static func paint(
    _ stops: [GradientStop], isDrawn: Bool, _ geometry: () -> GradientPaint.Geometry
  ) -> Paint {
    guard let first = stops.first, let last = stops.last else { return .clear }
    if stops.allSatisfy({ $0.color == first.color }) { return .color(first.color) }
    return isDrawn
      ? .gradient(GradientPaint(geometry: geometry(), stops: stops)) : .color(last.color)
  }
}

extension CGPoint {
  /// Whether Cairo can reckon with the point, in points; further out it fails the whole picture.
  fileprivate var isDrawable: Bool { abs(x) <= 1e7 && abs(y) <= 1e7 }
}

// MARK: - Stops

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
