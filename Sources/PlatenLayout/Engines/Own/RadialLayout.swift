public import Foundation
public import PlatenBase

// Of Platen's own layouts, this is the one without rows and columns.

/// Places subviews on a circle around the middle of its bounds, as a clock places its hours.
///
/// distribute angles → measure → choose radius → place
///
/// Angles are places on a clock face: 0 is at 12 o'clock, and they grow clockwise, whichever
/// direction the subviews follow. By default the first subview is at 12 o'clock and the others
/// follow clockwise, on a circle with a third of the bounds' width as its radius. Each subview
/// has its ideal size and its centre on the circle.
///
/// A layout cannot turn its subviews. For an orientation other than `.upright`, whoever makes the
/// subviews turns each by the matching one of `rotations(count:)`; the layout takes the turned
/// corners into account.
///
/// - Complexity: O(*n*), with at most one measurement of each subview to size and one to place.
public struct RadialLayout: Layout, Equatable, Sendable {
  /// The distance from the middle of the bounds to the middle of each subview.
  public var radius: Radius
  /// Where the first subview is, from 12 o'clock.
  public var startAngle: Angle
  /// Where the last subview is, from 12 o'clock; `nil` is a full turn.
  ///
  /// A full turn or more spreads the subviews evenly around the circle, without placing the last
  /// one on the first.
  public var endAngle: Angle?
  /// The way round from the first subview to the last.
  public var direction: Direction
  /// How the subviews are turned.
  public var orientation: Orientation

  /// Makes a radial layout.
  public init(
    radius: Radius = .automatic, startAngle: Angle = .zero, endAngle: Angle? = nil,
    direction: Direction = .clockwise, orientation: Orientation = .upright
  ) {
    self.radius = radius
    self.startAngle = startAngle
    self.endAngle = endAngle
    self.direction = direction
    self.orientation = orientation
  }

  /// The way round a circle.
  public enum Direction: Hashable, CaseIterable, Sendable {
    /// As the hands of a clock go.
    case clockwise
    /// Against the hands of a clock.
    case counterclockwise
  }

  /// How subviews stand on a circle.
  public enum Orientation: Hashable, CaseIterable, Sendable {
    /// Not turned.
    case upright
    /// With their tops away from the middle.
    case outward
    /// With their tops towards the middle.
    case inward
  }

  /// Returns the proposed size in points, with 10 for an unspecified side.
  ///
  /// With a fixed radius, an unspecified side is instead as long as the subviews need.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let proposal = proposal.lengths
    guard case .fixed(let radius) = radius.rule, proposal.width == nil || proposal.height == nil
    else { return proposal.replacingUnspecifiedDimensions() }
    let ring = RadialRing(angles: angles(count: subviews.count), sizes: turnedSizes(of: subviews))
    return proposal.replacingUnspecifiedDimensions(by: ring.size(radius: radius.finiteLength))
  }

  /// Places the subviews on the circle around the middle of the bounds.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let bounds = bounds.finite
    let angles = angles(count: subviews.count)
    let radius = length(in: bounds.size, angles, subviews)
    for (subview, angle) in zip(subviews, angles) {
      let position = CGPoint(
        x: bounds.midX + radius * angle.sine, y: bounds.midY - radius * angle.cosine)
      subview.place(at: position, anchor: .center, proposal: .unspecified)
    }
  }

  /// Returns where a number of subviews are on the circle, from 12 o'clock, in order.
  public func angles(count: Int) -> [Angle] {
    guard count > 0 else { return [] }
    let start = startAngle.radians.isFinite ? startAngle : .zero
    let sign: Double = direction == .clockwise ? 1 : -1
    let step: Double =
      if let sweep { count > 1 ? sweep / Double(count - 1) : 0 } else { 2 * .pi / Double(count) }
    return (0..<count).map { start + .radians(sign * step * Double($0)) }
  }

  /// Returns by how much each of a number of subviews is to be turned clockwise, in order.
  public func rotations(count: Int) -> [Angle] {
    angles(count: count).map { angle in
      switch orientation {
      case .upright: .zero
      case .outward: angle
      case .inward: angle + .degrees(180)
      }
    }
  }
}

// MARK: - Radius

extension RadialLayout {
  /// How long the radius of a circle of subviews is.
  ///
  /// A literal number is a fixed radius in points: `RadialLayout(radius: 80)`.
  public struct Radius: Hashable, Sendable {
    fileprivate enum Rule: Hashable {
      case automatic
      case fit
      case fixed(CGFloat)
    }

    fileprivate let rule: Rule

    /// A third of the bounds' width.
    public static let automatic = Radius(rule: .automatic)

    /// The longest radius with which every subview stays inside the bounds, corners and all.
    ///
    /// It is 0 where a subview does not fit the bounds at all.
    public static let fit = Radius(rule: .fit)

    /// A radius in points; one that is negative or not finite counts as 0.
    public static func fixed(_ length: CGFloat) -> Radius {
      Radius(rule: .fixed(length))
    }
  }
}

extension RadialLayout.Radius: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Makes a fixed radius in points.
  public init(floatLiteral length: Double) {
    self = .fixed(CGFloat(length))
  }

  /// Makes a fixed radius in points.
  public init(integerLiteral length: Int) {
    self = .fixed(CGFloat(length))
  }
}

// MARK: - Phases

extension RadialLayout {
  /// The radians from the first subview to the last one, at least 0; `nil` is a full turn.
  private var sweep: Double? {
    guard let endAngle, endAngle.radians.isFinite else { return nil }
    let start = startAngle.radians.isFinite ? startAngle.radians : 0
    let clockwise = endAngle.radians - start
    let sweep = direction == .clockwise ? clockwise : -clockwise
    let turn = 2 * Double.pi
    // A sum of angles that make a full turn on paper may be a few bits short of it.
    guard abs(sweep) < turn * (1 - 1e-12) else { return nil }
    return sweep < 0 ? sweep + turn : sweep
  }

  /// The radius in points in bounds of a size.
  private func length(in size: CGSize, _ angles: [Angle], _ subviews: Subviews) -> CGFloat {
    switch radius.rule {
    case .automatic: return size.width / 3
    case .fixed(let radius): return radius.finiteLength
    case .fit:
      return RadialRing(angles: angles, sizes: turnedSizes(of: subviews)).radius(in: size)
    }
  }

  /// The sizes in points of the upright boxes around the turned subviews.
  private func turnedSizes(of subviews: Subviews) -> [CGSize] {
    zip(subviews, rotations(count: subviews.count)).map { subview, rotation in
      let size = subview.sizeThatFits(.unspecified).finite
      let (sine, cosine) = (abs(rotation.sine), abs(rotation.cosine))
      return CGSize(
        width: size.width * cosine + size.height * sine,
        height: size.width * sine + size.height * cosine)
    }
  }
}

// MARK: - The circle

/// Boxes on a circle around the middle of an area, each with its centre on the circle.
private struct RadialRing {
  /// Where the boxes are, from 12 o'clock.
  let angles: [Angle]
  /// How large they are, in points.
  let sizes: [CGSize]

  /// The longest radius in points with which all boxes are inside an area; at least 0.
  ///
  /// A box is |sin| · radius + half its width away from the middle along x, and accordingly along
  /// y. Both have to be at most half of the area, which bounds the radius for each box.
  func radius(in area: CGSize) -> CGFloat {
    guard !sizes.isEmpty else { return 0 }
    var longest = CGFloat.infinity
    for (angle, size) in zip(angles, sizes) {
      let free = CGSize(
        width: (area.width - size.width) / 2, height: (area.height - size.height) / 2)
      let (sine, cosine) = (abs(angle.sine), abs(angle.cosine))
      if sine > 0 { longest = min(longest, free.width / sine) }
      if cosine > 0 { longest = min(longest, free.height / cosine) }
    }
    return longest.finiteLength
  }

  /// The smallest area in points around all boxes on a circle, whose middle is the circle's.
  func size(radius: CGFloat) -> CGSize {
    zip(angles, sizes).reduce(CGSize.zero) { area, box in
      CGSize(
        width: max(area.width, 2 * radius * abs(box.0.sine) + box.1.width),
        height: max(area.height, 2 * radius * abs(box.0.cosine) + box.1.height))
    }
  }
}

// MARK: - Turning

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
