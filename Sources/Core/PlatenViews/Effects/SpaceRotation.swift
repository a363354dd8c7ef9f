internal import Foundation
internal import PlatenBase

/// A turn around an axis in space, seen from an eye above its anchor.
struct SpaceRotation {
  private let angle: Angle
  private let axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  private let anchor: UnitPoint
  private let anchorZ: CGFloat
  private let perspective: CGFloat

  /// Makes a turn; nil for one that looks the same from everywhere.
  init?(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint,
    anchorZ: CGFloat, perspective: CGFloat
  ) {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0, length.isFinite, angle.radians.isFinite, perspective != 0,
      perspective.isFinite, anchorZ.isFinite, axis.x != 0 || axis.y != 0 || anchorZ != 0
    else { return nil }
    self.angle = angle
    self.axis = (axis.x / length, axis.y / length, axis.z / length)
    self.anchor = anchor
    self.anchorZ = anchorZ
    self.perspective = perspective
  }

  /// Returns what the turn does to a view of a size.
  ///
  /// Rodrigues' formula, with y down and z to the eye; what lies nearer to the eye by a part of its
  /// distance is larger as much.
  func projection(of size: CGSize) -> ProjectionTransform {
    let (x, y, z) = axis
    let (cosine, sine) = (cos(angle.radians), sin(angle.radians))
    let rest = 1 - cosine
    let nearness = perspective / max(size.width, size.height)
    var turn = ProjectionTransform()
    (turn.m11, turn.m21) = (cosine + x * x * rest, x * y * rest - z * sine)
    (turn.m12, turn.m22) = (x * y * rest + z * sine, cosine + y * y * rest)
    (turn.m31, turn.m32) = (
      -anchorZ * (x * z * rest + y * sine), -anchorZ * (y * z * rest - x * sine)
    )
    (turn.m13, turn.m23) = (
      -nearness * (x * z * rest - y * sine), -nearness * (y * z * rest + x * sine)
    )
    turn.m33 = 1 - nearness * anchorZ * (1 - cosine - z * z * rest)
    let place = CGAffineTransform(
      translationX: anchor.x * size.width, y: anchor.y * size.height)
    return ProjectionTransform(place.inverted()).concatenating(turn)
      .concatenating(ProjectionTransform(place))
  }
}
