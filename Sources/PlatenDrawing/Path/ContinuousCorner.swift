internal import Foundation

/// A corner that bends gradually into its sides: three cubic curves over 1.53 radii of each.
///
/// The numbers are those of the paths that SwiftUI itself returns, in radii from the corner. A side
/// that is too short for two such corners is shared between them; then the bend begins more abruptly,
/// for each side on its own.
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
