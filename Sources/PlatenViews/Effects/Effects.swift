public import Foundation
public import PlatenBase
public import PlatenDrawing
internal import PlatenLayout

extension View {
  /// This view, less opaque; 0 is invisible and 1 as it is.
  public func opacity(_ opacity: Double) -> some View {
    effect { _, group in group.opacity = min(max(opacity.isNaN ? 0 : opacity, 0), 1) }
  }

  /// This view, invisible; its space stays.
  public func hidden() -> some View { opacity(0) }

  /// The part of this view that lies in a shape.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    effect { frame, group in
      group.clip = shape.path(inFrame: frame).filled
      group.clipStyle = style
    }
  }

  /// The part of this view that lies in its own frame.
  ///
  /// Frames stand on whole pixels; the edges of one that is turned are always smooth.
  public func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle()) }

  /// This view with its corners cut round, in points.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }

  /// This view, drawn larger or smaller around a point; its space stays.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    transformed(around: anchor, by: CGAffineTransform(scaleX: scale.width, y: scale.height))
  }

  /// This view, drawn larger or smaller around a point; its space stays.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
  }

  /// This view, drawn larger or smaller around a point; its space stays.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// This view, drawn turned clockwise around a point; its space stays.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    transformed(around: anchor, by: CGAffineTransform(rotationAngle: angle.radians))
  }

  /// This view, drawn turned in space around an axis through a point; its space stays.
  ///
  /// A picture has no perspective: the view is drawn as from far away.
  ///
  /// - Parameters:
  ///   - angle: How far it is turned.
  ///   - axis: The direction of the axis.
  ///   - anchor: The point, in the view's bounds.
  ///   - anchorZ: Without effect, as from far away depth is not seen.
  ///   - perspective: Without effect, for the same reason.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    transformed(around: anchor, by: .rotation(angle, axis: axis))
  }

  /// This view, drawn elsewhere; its space stays.
  ///
  /// Lengths are points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    Wrapped(content: self) { child, _ in
      OffsetNode(child, offset: CGSize(width: x, height: y))
    }
  }

  /// This view, drawn elsewhere; its space stays.
  ///
  /// Lengths are points.
  public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  private func transformed(
    around anchor: UnitPoint, by transform: CGAffineTransform
  ) -> some View {
    Wrapped(content: self) { child, context in
      GeometryEffectNode(child, transform: transform, anchor: anchor, grid: context.pixelGrid)
    }
  }

  /// This view as a group, changed by what its frame is.
  func effect(_ change: @escaping (CGRect, inout DisplayGroup) -> Void) -> some View {
    Wrapped(content: self) { child, _ in EffectNode(child, change: change) }
  }
}

/// A node that is drawn turned or scaled.
///
/// What is inside is rounded to pixels in the node's own coordinates, in a node of rounded size: a
/// frame cannot stand on the picture's pixels once it is turned.
private final class GeometryEffectNode: UnaryNode {
  private let transform: CGAffineTransform
  private let anchor: UnitPoint
  private let grid: PixelGrid

  init(_ child: Node, transform: CGAffineTransform, anchor: UnitPoint, grid: PixelGrid) {
    self.transform = transform
    self.anchor = anchor
    self.grid = grid
    super.init(child)
  }

  override var isolatesPixels: Bool { true }

  override func placeChildren() {
    let frame = grid.nearest(CGRect(origin: originOnGrid, size: size))
    settle(child, at: .zero, size: frame.size, proposal: proposal)
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

  /// What a turn around an axis in space does to a plane that is seen from far away; no turn where
  /// there is no axis.
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

/// A node that is drawn as a group, changed by what its frame is.
final class EffectNode: UnaryNode {
  private let change: (CGRect, inout DisplayGroup) -> Void

  init(_ child: Node, change: @escaping (CGRect, inout DisplayGroup) -> Void) {
    self.change = change
    super.init(child)
  }

  override func draw(into drawing: inout Drawing, at origin: CGPoint) {
    let frame = drawing.grid.nearest(CGRect(origin: origin, size: size))
    drawing.group({ change(frame, &$0) }) { super.draw(into: &$0, at: origin) }
  }
}

/// A node whose child lies elsewhere.
private final class OffsetNode: UnaryNode {
  private let offset: CGSize

  init(_ child: Node, offset: CGSize) {
    self.offset = offset
    super.init(child)
  }

  override func placeChildren() {
    settle(child, at: CGPoint(x: offset.width, y: offset.height), proposal: proposal)
  }
}
