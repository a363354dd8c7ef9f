internal import Foundation
internal import PlatenBase

/// The outline of a rectangle with rounded corners, clockwise from the middle of its right side, as
/// SwiftUI's begins.
struct RoundedOutline {
  private let rect: CGRect
  private let style: RoundedCornerStyle
  /// From the bottom right corner on, clockwise.
  private let corners: [Corner]

  /// A corner and the directions away from it along its sides, in the order of drawing.
  private struct Corner {
    var point: CGPoint
    var entry: CGVector
    var exit: CGVector
    /// The radii along the side that comes in and the one that goes out.
    var radius: (entry: CGFloat, exit: CGFloat)
    /// How many radii the curve takes of each side.
    var reach: (entry: CGFloat, exit: CGFloat)
  }

  init(_ rect: CGRect, radius: CGSize, style: RoundedCornerStyle) {
    self.init(rect, radii: Array(repeating: radius, count: 4), style: style)
  }

  /// Radii that fit the rectangle's sides; leading is left.
  init(_ rect: CGRect, radii: RectangleCornerRadii, style: RoundedCornerStyle) {
    let order = [radii.bottomTrailing, radii.bottomLeading, radii.topLeading, radii.topTrailing]
    self.init(rect, radii: order.map { CGSize(width: $0, height: $0) }, style: style)
  }

  /// Continuous corners that take their whole reach, though the sides are too short for it.
  init(whole rect: CGRect, radius: CGFloat) {
    let size = CGSize(width: radius, height: radius)
    self.init(
      rect, radii: Array(repeating: size, count: 4), style: .continuous, sharesSides: false)
  }

  private init(
    _ rect: CGRect, radii: [CGSize], style: RoundedCornerStyle, sharesSides: Bool = true
  ) {
    self.rect = rect
    self.style = style
    let (right, down) = (CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1))
    let (left, up) = (CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: -1))
    let places = [
      (CGPoint(x: rect.maxX, y: rect.maxY), up, left),
      (CGPoint(x: rect.minX, y: rect.maxY), right, up),
      (CGPoint(x: rect.minX, y: rect.minY), down, right),
      (CGPoint(x: rect.maxX, y: rect.minY), left, down),
    ]
    /// A radius along the side between a corner and the one after it, and the side's reach.
    func reach(after i: Int) -> CGFloat {
      guard sharesSides else { return ContinuousCorner.reach }
      let isHorizontal = i % 2 == 0
      let side = isHorizontal ? rect.width : rect.height
      let (a, b) = (radii[i % 4], radii[(i + 1) % 4])
      let sum = isHorizontal ? a.width + b.width : a.height + b.height
      return sum > 0 ? min(ContinuousCorner.reach, side / sum) : ContinuousCorner.reach
    }
    corners = places.enumerated().map { i, place in
      let size = radii[i]
      return Corner(
        point: place.0, entry: place.1, exit: place.2,
        radius: i % 2 == 0 ? (size.height, size.width) : (size.width, size.height),
        reach: (reach(after: i + 3), reach(after: i)))
    }
  }

  var path: Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.maxX, y: rect.midY))
    for corner in corners { add(corner, to: &path) }
    path.closeSubpath()
    return path
  }

  private func add(_ corner: Corner, to path: inout Path) {
    /// The point so many radii along the side that comes in and along the one that goes out.
    func point(_ entry: CGFloat, _ exit: CGFloat) -> CGPoint {
      let (a, b) = (entry * corner.radius.entry, exit * corner.radius.exit)
      return CGPoint(
        x: corner.point.x + a * corner.entry.dx + b * corner.exit.dx,
        y: corner.point.y + a * corner.entry.dy + b * corner.exit.dy)
    }
    guard corner.radius.entry > 0, corner.radius.exit > 0 else {
      path.addLine(to: corner.point)
      return
    }
    if style == .continuous {
      ContinuousCorner(entryReach: corner.reach.entry, exitReach: corner.reach.exit)
        .add(to: &path, at: point)
      return
    }
    let near = 1 - Self.quarter
    Self.line(to: point(1, 0), in: &path)
    path.addCurve(to: point(0, 1), control1: point(near, 0), control2: point(0, near))
  }

  /// Draws a line, if it has a length.
  static func line(to point: CGPoint, in path: inout Path) {
    if path.currentPoint != point { path.addLine(to: point) }
  }

  /// The control points' distance that makes a cubic curve a quarter of the unit circle.
  private static let quarter: CGFloat = 0.552_284_749_830_793_6
}

// MARK: - Continuous corners

/// A corner that bends gradually into its sides: three cubic curves over 1.53 radii of each.
///
/// The numbers are those of the paths that SwiftUI itself returns, in radii from the corner. A side
/// that is too short for two such corners is shared between them; then the bend begins more
/// abruptly, for each side on its own.
struct ContinuousCorner {
  /// How far along a side a corner reaches where there is room, in radii.
  static let reach: CGFloat = 1.528665

  private let entry: Side
  private let exit: Side

  /// The curve's first points along a side.
  private struct Side {
    var reach: CGFloat
    var outer: CGFloat
    var inner: CGFloat

    /// Between one radius and the full reach, the points move in proportion.
    init(reach: CGFloat) {
      let room = (min(max(reach, 1), ContinuousCorner.reach) - 1) / (ContinuousCorner.reach - 1)
      self.reach = reach
      outer = 0.96 + (1.088_49 - 0.96) * room
      inner = 0.82 + (0.868_407 - 0.82) * room
    }
  }

  private static let end: (long: CGFloat, short: CGFloat) = (0.631_494, 0.074_911_4)
  private static let bend: (long: CGFloat, short: CGFloat) = (0.372_824, 0.169_06)

  /// A corner that reaches so many radii along its two sides, 1 to ``reach``.
  init(entryReach: CGFloat, exitReach: CGFloat) {
    entry = Side(reach: entryReach)
    exit = Side(reach: exitReach)
  }

  /// Adds the corner.
  ///
  /// - Parameter point: The point so many radii along the side that comes in, and so many along the
  ///   one that goes out.
  func add(to path: inout Path, at point: (_ entry: CGFloat, _ exit: CGFloat) -> CGPoint) {
    let (end, bend) = (Self.end, Self.bend)
    RoundedOutline.line(to: point(entry.reach, 0), in: &path)
    path.addCurve(
      to: point(end.long, end.short), control1: point(entry.outer, 0),
      control2: point(entry.inner, 0))
    path.addCurve(
      to: point(end.short, end.long), control1: point(bend.long, bend.short),
      control2: point(bend.short, bend.long))
    path.addCurve(
      to: point(0, exit.reach), control1: point(0, exit.inner), control2: point(0, exit.outer))
  }
}
