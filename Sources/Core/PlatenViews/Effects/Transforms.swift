public import Foundation
public import PlatenBase
internal import PlatenDrawing

nonisolated extension View {

  /// Draws this view larger or smaller around a point, without changing its layout.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    transformed(
      around: anchor, by: CGAffineTransform(scaleX: scale.width, y: scale.height),
      effect: MovingPart.Effect(scale: scale))
  }

  /// Draws this view larger or smaller around a point, without changing its layout.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
  }

  /// Draws this view larger or smaller around a point, without changing its layout.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Draws this view rotated clockwise around a point, without changing its layout.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    transformed(
      around: anchor, by: CGAffineTransform(rotationAngle: angle.radians),
      effect: MovingPart.Effect(degrees: angle.degrees))
  }

  /// Draws this view rotated in three dimensions around an axis through a point, without changing
  /// its layout.
  ///
  /// If it has perspective, texts are drawn as outlines, which cannot be selected.
  ///
  /// - Parameters:
  ///   - angle: How far it is turned.
  ///   - axis: The direction of the axis.
  ///   - anchor: The point, in the view's bounds.
  ///   - anchorZ: How far in front of the view the axis lies, in points.
  ///   - perspective: The view's longer side divided by the eye's distance from it; 0 for no
  ///     perspective.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    Wrapped(content: self) { child, outer, _ in
      let flat = CGAffineTransform.rotation(angle, axis: axis)
      let turn = SpaceRotation(
        angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)
      if outer.pass.parts == .all {
        return SpaceTurnNode(child, degrees: angle.degrees, grid: outer.pixelGrid) {
          degrees, size in
          let angle = Angle(degrees: degrees)
          let turn = SpaceRotation(
            angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)
          let point = CGPoint(x: anchor.x * size.width, y: anchor.y * size.height)
          return turn?.projection(of: size)
            ?? ProjectionTransform(CGAffineTransform.rotation(angle, axis: axis).around(point))
        }
      }
      guard let turn else {
        return GeometryEffectNode(child, transform: flat, anchor: anchor, grid: outer.pixelGrid)
      }
      return ProjectionNode(child, grid: outer.pixelGrid, effect: turn.projection)
    }
  }

  private func transformed(
    around anchor: UnitPoint, by transform: CGAffineTransform, effect: MovingPart.Effect
  ) -> some View {
    Wrapped(content: self) { child, outer, _ in
      GeometryEffectNode(
        child, transform: transform, anchor: anchor, effect: effect, grid: outer.pixelGrid)
    }
  }

}

// MARK: - Nodes

/// A node that is drawn turned or scaled.
///
/// What is inside is rounded to pixels in the node's own coordinates, in a node of rounded size: a
/// frame cannot stand on the picture's pixels once it is turned.
private final class GeometryEffectNode: UnaryNode {
  private let transform: CGAffineTransform
  private let anchor: UnitPoint
  /// How far the child is turned and scaled; nil if that is not all.
  private let effect: MovingPart.Effect?
  private let grid: PixelGrid

  init(
    _ child: Node, transform: CGAffineTransform, anchor: UnitPoint,
    effect: MovingPart.Effect? = nil, grid: PixelGrid
  ) {
    self.transform = transform
    self.anchor = anchor
    self.effect = effect
    self.grid = grid
    super.init(child)
  }

  override var isDrawnApart: Bool { true }

  override func part(in context: _ViewContext) -> PartNode {
    // Documents have turns alone.
    let isTurn = effect?.scale == CGSize(width: 1, height: 1)
    let turn = effect.flatMap { isTurn ? MovingPart.Turn(degrees: $0.degrees) : nil }
    return context.part(self, turn: turn, effect: effect, anchor: anchor)
  }

  override var isolatesPixels: Bool { true }

  override func placeChildren() {
    let frame = grid.nearest(CGRect(origin: originOnGrid, size: size))
    layOutChild(child, at: .zero, size: frame.size, proposal: proposal)
  }

  override func draw(into drawing: inout Drawing, at origin: CGPoint) {
    let corner = drawing.grid.nearest(origin)
    let point = CGPoint(
      x: corner.x + anchor.x * child.size.width, y: corner.y + anchor.y * child.size.height)
    drawing.group({ $0.transform = transform.around(point) }) {
      super.draw(into: &$0, at: corner)
    }
  }
}

extension CGAffineTransform {
  /// A turn clockwise around a point.
  static func rotation(_ angle: Angle, around point: CGPoint) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle.radians).around(point)
  }

  /// Returns what a turn around an axis in space does to a plane that is seen from far away; no
  /// turn where there is no axis.
  fileprivate static func rotation(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  ) -> CGAffineTransform {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0, length.isFinite, angle.radians.isFinite else { return .identity }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let (cosine, sine) = (cos(angle.radians), sin(angle.radians))
    let rest = 1 - cosine
    return CGAffineTransform(
      a: cosine + x * x * rest, b: x * y * rest + z * sine,
      c: x * y * rest - z * sine, d: cosine + y * y * rest, tx: 0, ty: 0)
  }

  /// This transform with a point in place of the origin.
  func around(_ point: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: -point.x, y: -point.y)
      .concatenating(self)
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
  }
}

// MARK: - Transforms of a view's own coordinates

nonisolated extension View {
  /// Draws this view through a transform of the coordinates whose origin is its top left corner,
  /// without changing its layout.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    effect { frame, group in
      group.transform = transform.around(frame.origin)
    }
  }

  /// Mirrors this view in a certain layout direction, without changing its layout.
  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    Wrapped(content: self) { child, outer, place in
      let context = outer.child(place)
      guard case .mirrors(let direction) = behavior,
        direction == context.environment.layoutDirection
      else { return child }
      return EffectNode(child) { frame, group in
        group.transform = CGAffineTransform(scaleX: -1, y: 1)
          .around(CGPoint(x: frame.midX, y: frame.midY))
      }
    }
  }

  /// Mirrors this view in right-to-left layouts, without changing its layout.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    layoutDirectionBehavior(enabled ? .mirrors : .fixed)
  }
}

// MARK: - Scaling to fit

nonisolated extension View {
  /// This view, drawn around its middle so large that it fits lengths in points, without changing
  /// its layout.
  ///
  /// - Parameters:
  ///   - width: The most width in points; below 0 leaves the width.
  ///   - height: The most height in points; below 0 leaves the height.
  ///   - most: The largest factor, over 0.
  package func drawnToFit(_ width: CGFloat, _ height: CGFloat, most: CGFloat) -> some View {
    Wrapped(content: self) { child, _, _ in
      ScaleToFitNode(child, width: width, height: height, most: most)
    }
  }
}

/// A node that is drawn as large as lengths allow.
private final class ScaleToFitNode: UnaryNode {
  private let width: CGFloat
  private let height: CGFloat
  private let most: CGFloat

  init(_ child: Node, width: CGFloat, height: CGFloat, most: CGFloat) {
    self.width = width
    self.height = height
    self.most = most
    super.init(child)
  }

  override func draw(into drawing: inout Drawing, at origin: CGPoint) {
    let middle = CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
    let transform = CGAffineTransform(
      scaleX: factor(width, of: size.width), y: factor(height, of: size.height)
    ).around(middle)
    drawing.group({ $0.transform = transform }) { super.draw(into: &$0, at: origin) }
  }

  private func factor(_ length: CGFloat, of own: CGFloat) -> CGFloat {
    guard length >= 0, length.isFinite, own > 0, own.isFinite else { return 1 }
    return min(length / own, most)
  }
}
