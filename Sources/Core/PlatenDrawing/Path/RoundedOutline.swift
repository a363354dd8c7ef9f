internal import Foundation
internal import PlatenBase

/// The outline of a rectangle with rounded corners, clockwise from the middle of its right side, as
/// SwiftUI's begins.
package struct RoundedOutline: Equatable, Sendable {
  private let rect: CGRect
  private let style: RoundedCornerStyle
  /// The corners' radii in points, from the bottom right corner on, clockwise.
  private let radii: [CGSize]

  init(_ rect: CGRect, radius: CGSize, style: RoundedCornerStyle) {
    self.rect = rect
    self.style = style
    radii = Array(repeating: radius, count: 4)
  }

  /// Radii that fit the rectangle's sides; leading is left.
  init(_ rect: CGRect, radii: RectangleCornerRadii, style: RoundedCornerStyle) {
    let order = [radii.bottomTrailing, radii.bottomLeading, radii.topLeading, radii.topTrailing]
    self.rect = rect
    self.style = style
    self.radii = order.map { CGSize(width: $0, height: $0) }
  }

  /// The path that SwiftUI returns, and strokes.
  var path: Path {
    switch style {
    case .circular: path { corner, path in Self.addQuarter(corner, to: &path) }
    case .continuous: path { Self.add($0, side: ContinuousCorner.side, to: &$1) }
    }
  }

  /// What is filled, and what clips.
  var filled: Path {
    switch style {
    case .circular: path
    case .continuous: path { Self.add($0, side: ContinuousCorner.filledSide, to: &$1) }
    }
  }

  /// Whether a side is too short for the continuous corners at its ends.
  var isCramped: Bool {
    style == .continuous && (0..<4).contains { reach(ofSide: $0) < ContinuousCorner.reach }
  }

  /// Returns how many radii each of a side's corners takes of it; sides are numbered from the
  /// bottom on, clockwise, each after the corner of its number.
  private func reach(ofSide i: Int) -> CGFloat {
    let isHorizontal = i % 2 == 0
    let side = isHorizontal ? rect.width : rect.height
    let (a, b) = (radii[i % 4], radii[(i + 1) % 4])
    let sum = isHorizontal ? a.width + b.width : a.height + b.height
    return sum > 0 ? min(ContinuousCorner.reach, side / sum) : ContinuousCorner.reach
  }

  /// The middle of the right side, or what is nearest to it between the corners at its ends.
  private var start: CGPoint {
    let reach = style == .continuous ? reach(ofSide: 3) : 1
    let low = rect.minY + reach * radii[3].height
    let high = rect.maxY - reach * radii[0].height
    return CGPoint(x: rect.maxX, y: max(min(rect.midY, high), low))
  }

  private func path(adding add: (Corner, inout Path) -> Void) -> Path {
    var path = Path()
    path.reserve(10)
    path.move(to: start)
    for i in 0..<4 {
      let corner = corner(i)
      if corner.radius.entry > 0, corner.radius.exit > 0 {
        add(corner, &path)
      } else {
        path.addLine(to: corner.point)
      }
    }
    path.closeSubpath()
    return path
  }

  // MARK: - Corners

  /// A corner and the directions away from it along its sides, in the order of drawing.
  private struct Corner {
    var point: CGPoint
    var entry: CGVector
    var exit: CGVector
    /// The radii along the side that comes in and the one that goes out.
    var radius: (entry: CGFloat, exit: CGFloat)
    /// How many radii the curve takes of each side.
    var reach: (entry: CGFloat, exit: CGFloat)

    /// The point so many radii along the side that comes in and along the one that goes out.
    func point(_ entry: CGFloat, _ exit: CGFloat) -> CGPoint {
      let (a, b) = (entry * radius.entry, exit * radius.exit)
      return CGPoint(
        x: point.x + a * self.entry.dx + b * self.exit.dx,
        y: point.y + a * self.entry.dy + b * self.exit.dy)
    }
  }

  /// The corner of a number, from the bottom right one on, clockwise.
  private func corner(_ i: Int) -> Corner {
    let (right, down) = (CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1))
    let (left, up) = (CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: -1))
    let place =
      switch i {
      case 0: (point: CGPoint(x: rect.maxX, y: rect.maxY), entry: up, exit: left)
      case 1: (point: CGPoint(x: rect.minX, y: rect.maxY), entry: right, exit: up)
      case 2: (point: CGPoint(x: rect.minX, y: rect.minY), entry: down, exit: right)
      default: (point: CGPoint(x: rect.maxX, y: rect.minY), entry: left, exit: down)
      }
    let size = radii[i]
    return Corner(
      point: place.point, entry: place.entry, exit: place.exit,
      radius: i % 2 == 0 ? (size.height, size.width) : (size.width, size.height),
      reach: (reach(ofSide: i + 3), reach(ofSide: i)))
  }

  private static func addQuarter(_ corner: Corner, to path: inout Path) {
    let near = 1 - quarter
    line(to: corner.point(1, 0), in: &path)
    path.addCurve(
      to: corner.point(0, 1), control1: corner.point(near, 0), control2: corner.point(0, near))
  }

  /// The control points' distance that makes a cubic curve a quarter of the unit circle.
  private static let quarter: CGFloat = 0.552_284_749_830_793_6

  /// Adds a continuous corner.
  ///
  /// - Parameter side: The curve along a side of which the corner takes so many radii.
  private static func add(
    _ corner: Corner, side: (_ reach: CGFloat) -> [PathSegment], to path: inout Path
  ) {
    let (entry, exit) = (side(corner.reach.entry), side(corner.reach.exit))
    line(to: corner.point(corner.reach.entry, 0), in: &path)
    for segment in entry + [ContinuousCorner.bend] {
      path.addCurve(
        to: corner.point(segment.end.x, segment.end.y),
        control1: corner.point(segment.control1.x, segment.control1.y),
        control2: corner.point(segment.control2.x, segment.control2.y))
    }
    // The side that goes out is drawn from the corner, so that along and away change places.
    for segment in exit.reversed() {
      path.addCurve(
        to: corner.point(segment.start.y, segment.start.x),
        control1: corner.point(segment.control2.y, segment.control2.x),
        control2: corner.point(segment.control1.y, segment.control1.x))
    }
  }

  /// Draws a line, if it has a length beyond what rounding makes.
  private static func line(to point: CGPoint, in path: inout Path) {
    guard let start = path.currentPoint else { return }
    let size = 1 + abs(point.x) + abs(point.y)
    if (point - start).length > 1e-12 * size { path.addLine(to: point) }
  }
}

// MARK: - Continuous corners

/// A corner that bends gradually into its sides: three cubic curves over 1.53 radii of each.
///
/// The numbers are those of the paths that SwiftUI itself returns. Points are in radii from the
/// corner: x along a side, y away from it. A side that is too short for two such corners is shared
/// between them.
enum ContinuousCorner {
  /// How far along a side a corner reaches where there is room, in radii.
  static let reach: CGFloat = 1.528665

  /// The curve between the ends of the two sides' curves.
  static let bend = PathSegment(
    from: end, CGPoint(x: 0.372_824, y: 0.169_06), CGPoint(x: 0.169_06, y: 0.372_824),
    to: CGPoint(x: end.y, y: end.x))
  private static let end = CGPoint(x: 0.631_494, y: 0.074_911_4)

  /// The curve out of a side of which the corner takes so many radii, 1 to ``reach``: where it is
  /// less than that, the bend begins more abruptly.
  ///
  /// In SwiftUI's paths the points move in proportion. Below 1.19 radii the curve then turns back by
  /// up to 1.7 degrees where it ends; that is SwiftUI's own.
  static func side(reach: CGFloat) -> [PathSegment] {
    let room = (min(max(reach, 1), Self.reach) - 1) / (Self.reach - 1)
    return [
      PathSegment(
        from: CGPoint(x: reach, y: 0), CGPoint(x: 0.96 + (1.088_49 - 0.96) * room, y: 0),
        CGPoint(x: 0.82 + (0.868_407 - 0.82) * room, y: 0), to: end)
    ]
  }

  /// The curve out of a side, as a shape is filled that has such corners.
  ///
  /// Pictures of SwiftUI-Flow (filled, macOS) and of Ferrostar (clipped, iOS) show that each corner
  /// of a layer takes its whole reach, however short the side is. Corners that meet cross there, and
  /// what lies between the curves and the side beyond the crossing is filled as well, as a hairline
  /// beside the shape. Here a parabola leads from the middle of the side into the corner's curve, so
  /// that the outline is smooth, convex and simple. Of a capsule's end it covers up to an eighth of a
  /// pixel more than those pictures, of which the loops are a part; elsewhere it is the same.
  static func filledSide(reach: CGFloat) -> [PathSegment] {
    let whole = side(reach: Self.reach)[0]
    guard reach < Self.reach else { return [whole] }
    let t = parameter(on: whole, joinedFrom: reach)
    let rest = whole.part(from: t, to: 1)
    let (start, control) = (CGPoint(x: reach, y: 0), foot(of: whole, at: t))
    let parabola = PathSegment(
      from: start, start.mixed(with: control, by: 2 / 3),
      rest.start.mixed(with: control, by: 2 / 3), to: rest.start)
    // In halves, as Cairo may draw a curve as a line that is a tenth of a pixel off.
    return [parabola.part(from: 0, to: 0.5), parabola.part(from: 0.5, to: 1), rest]
  }

  /// Returns where the parabola from a point of the side runs into the curve.
  ///
  /// The parabola's tangents are the side and the curve's tangent, which meet at a point. That is
  /// ``share`` as far from the parabola's start as from its end, along the side.
  private static func parameter(on curve: PathSegment, joinedFrom reach: CGFloat) -> CGFloat {
    var (low, high): (CGFloat, CGFloat) = (0, 1)
    for _ in 0..<40 {
      let t = (low + high) / 2
      let foot = foot(of: curve, at: t).x
      let start = foot + share * (foot - curve.point(at: t).x)
      if start > reach { low = t } else { high = t }
    }
    return (low + high) / 2
  }

  /// With less, a capsule is closer to SwiftUI's picture of 27 points, but a large one is pointed.
  private static let share: CGFloat = 0.4

  /// Returns where a curve's tangent meets the side.
  ///
  /// All of the curve's points but its end lie on the side, so that it leaves it with the cube of
  /// the parameter, and the tangent with a third of it.
  private static func foot(of curve: PathSegment, at t: CGFloat) -> CGPoint {
    CGPoint(x: curve.point(at: t).x - curve.velocity(at: t).dx * t / 3, y: 0)
  }
}
