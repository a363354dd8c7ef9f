public import Foundation
public import PlatenBase

// Of Platen's own layouts, this is the one without rows and columns.

/// Places subviews on a circle around the middle of its bounds, like the hours of a clock.
///
/// ```swift
/// RadialLayout(radius: 80, startAngle: .degrees(30)) {
///   ForEach(1..<13) { Text("\($0)") }
/// }
/// ```
///
/// distribute angles → measure where sizes count → choose radius → place
///
/// Angles are places on a clock face: 0 is at 12 o'clock, and they grow clockwise, in either
/// direction of the subviews. By default the first subview is at 12 o'clock and the others follow
/// clockwise, on a circle with a third of the bounds' width as its radius. Each subview has its
/// ideal size and its centre on the circle; with the outward anchor, long labels stand around the
/// circle instead and touch it.
///
/// For an orientation other than `.upright`, the layout draws the subviews turned by
/// `rotations(count:)`, each around its middle: a view that also turns itself is turned twice. The
/// layout takes the turned corners into account.
///
/// - Complexity: O(*n*), with at most one measurement of each subview to size and one to place.
public struct RadialLayout: Layout, Equatable, Sendable {
  /// The radius of the circle around the middle of the bounds.
  public var radius: Radius
  /// The place of the first subview, from 12 o'clock.
  public var startAngle: Angle
  /// The place of the last subview, from 12 o'clock; `nil` for a full turn.
  ///
  /// A full turn or more spreads the subviews evenly around the circle, without placing the last
  /// one on the first.
  public var endAngle: Angle?
  /// The way round from the first subview to the last.
  public var direction: Direction
  /// The orientation of the subviews.
  public var orientation: Orientation
  /// The point of the subviews that lies on the circle.
  public var anchor: Anchor

  /// Makes a radial layout.
  public init(
    radius: Radius = .automatic, startAngle: Angle = .zero, endAngle: Angle? = nil,
    direction: Direction = .clockwise, orientation: Orientation = .upright,
    anchor: Anchor = .center
  ) {
    self.radius = radius
    self.startAngle = startAngle
    self.endAngle = endAngle
    self.direction = direction
    self.orientation = orientation
    self.anchor = anchor
  }

  /// The way round a circle.
  public enum Direction: Hashable, CaseIterable, Sendable {
    /// Clockwise.
    case clockwise
    /// Counterclockwise.
    case counterclockwise
  }

  /// The rotation of subviews on a circle.
  public enum Orientation: Hashable, CaseIterable, Sendable {
    /// Not turned.
    case upright
    /// Turned with their tops away from the middle.
    case outward
    /// Turned with their tops towards the middle.
    case inward
  }

  /// The point of a subview that lies on the circle.
  public enum Anchor: Hashable, CaseIterable, Sendable {
    /// Its centre.
    case center
    /// The edge or corner nearest to the middle, so that the whole subview is outside the circle.
    ///
    /// That is the bottom at 12 o'clock, the left edge at 3 o'clock and the lower left corner
    /// between them; for a turned subview, it is the middle of the edge that faces the circle.
    case outward
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
    let ring = ring(of: subviews, measured: true)
    return proposal.replacingUnspecifiedDimensions(by: ring.size(radius: radius.finiteLength))
  }

  /// Places the subviews on the circle around the middle of the bounds.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let bounds = bounds.finite
    let ring = ring(of: subviews, measured: radius.rule == .fit || anchor == .outward)
    let radius = length(in: bounds.size, ring)
    for (subview, box) in zip(subviews, ring.boxes) {
      let center = box.center(radius: radius)
      subview.place(
        at: CGPoint(x: bounds.midX + center.x, y: bounds.midY + center.y), anchor: .center,
        proposal: .unspecified)
    }
  }

  /// Returns the places of a number of subviews on the circle, from 12 o'clock, in order.
  public func angles(count: Int) -> [Angle] {
    guard count > 0 else { return [] }
    let start = startAngle.radians.isFinite ? startAngle : .zero
    let sign: Double = direction == .clockwise ? 1 : -1
    let step: Double =
      if let sweep { count > 1 ? sweep / Double(count - 1) : 0 } else { 2 * .pi / Double(count) }
    return (0..<count).map { start + .radians(sign * step * Double($0)) }
  }

  /// Returns the clockwise rotations of a number of subviews, in order.
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
  /// The rule for the radius of a circle of subviews.
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
    /// It is 0 if a subview does not fit the bounds at all.
    public static let fit = Radius(rule: .fit)

    /// Returns a radius in points; one that is negative or not finite counts as 0.
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
  private func length(in size: CGSize, _ ring: RadialRing) -> CGFloat {
    switch radius.rule {
    case .automatic: size.width / 3
    case .fixed(let radius): radius.finiteLength
    case .fit: ring.radius(in: size)
    }
  }

  /// The boxes of the subviews; empty ones where their sizes do not count.
  private func ring(of subviews: Subviews, measured: Bool) -> RadialRing {
    let boxes = zip(subviews, angles(count: subviews.count)).map { subview, angle in
      let size = measured ? subview.sizeThatFits(.unspecified).finite : .zero
      return RadialBox(
        angle: angle, size: orientation == .upright ? size : size.turned(by: angle),
        distance: distance(of: size))
    }
    return RadialRing(boxes: boxes)
  }

  /// Returns how far in points beyond the circle the middle of a subview is along its spoke; `nil`
  /// for as far as its box has to be.
  private func distance(of size: CGSize) -> CGFloat? {
    switch (anchor, orientation) {
    case (.center, _): 0
    case (.outward, .upright): nil
    // The edge that faces the circle is at a right angle to the spoke.
    case (.outward, .outward), (.outward, .inward): size.height / 2
    }
  }
}

extension CGSize {
  /// The size in points of the upright box around this one, turned.
  fileprivate func turned(by angle: Angle) -> CGSize {
    let (sine, cosine) = (abs(angle.sine), abs(angle.cosine))
    return CGSize(
      width: width * cosine + height * sine, height: width * sine + height * cosine)
  }
}

// MARK: - Turning

extension RadialLayout {
  /// Returns the rotations of the subviews, in order; `nil` for views that stay upright.
  public func _turns(of subviews: LayoutSubviews) -> [Angle]? {
    orientation == .upright ? nil : rotations(count: subviews.count)
  }
}
