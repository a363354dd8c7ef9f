public import Foundation
public import PlatenBase
internal import PlatenDrawing

/// A change to the place of a view's drawing, which does not change its space.
public nonisolated protocol GeometryEffect: Animatable, _NonisolatedViewModifier,
  _RemoveGlobalActorIsolation
{
  /// Returns the transform for a view of a size, in points and from the view's top left corner.
  func effectValue(size: CGSize) -> ProjectionTransform
}

nonisolated extension GeometryEffect {
  /// The view, drawn through the effect's transform.
  public func body(content: Content) -> some View {
    Wrapped(content: content) { child, outer, place in
      let context = outer.child(place)
      return ProjectionNode(child, grid: context.pixelGrid, effect: effectValue)
    }
  }

  /// Returns the effect without an influence on layout.
  ///
  /// It is the effect itself: no effect changes a `GeometryProxy`.
  public func ignoredByLayout() -> some ViewModifier { self }
}

nonisolated extension View {
  /// Draws this view transformed, with its top left corner as the origin, without changing its
  /// layout.
  ///
  /// If the transform has perspective, texts are drawn as outlines, which cannot be selected.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    Wrapped(content: self) { child, outer, place in
      let context = outer.child(place)
      return ProjectionNode(child, grid: context.pixelGrid) { _ in transform }
    }
  }
}

/// A node whose child lies on the pixels at its own corner, however it is turned on them.
class TurnedNode: UnaryNode {
  private let grid: PixelGrid

  init(_ child: Node, grid: PixelGrid) {
    self.grid = grid
    super.init(child)
  }

  override var isolatesPixels: Bool { true }

  override func placeChildren() {
    let frame = grid.nearest(CGRect(origin: originOnGrid, size: size))
    layOutChild(child, at: .zero, size: frame.size, proposal: proposal)
  }
}

/// A node that is drawn through a transform which depends on its size.
///
/// What is inside is rounded to pixels in the node's own coordinates, as in one that is turned.
final class ProjectionNode: TurnedNode {
  private let effect: (CGSize) -> ProjectionTransform

  init(_ child: Node, grid: PixelGrid, effect: @escaping (CGSize) -> ProjectionTransform) {
    self.effect = effect
    super.init(child, grid: grid)
  }

  override func draw(into drawing: inout Drawing, at origin: CGPoint) {
    let frame = drawing.grid.nearest(CGRect(origin: origin, size: size))
    let transform = CGAffineTransform(translationX: -frame.minX, y: -frame.minY)
      .concatenating(effect(size).affine(in: size))
      .concatenating(CGAffineTransform(translationX: frame.minX, y: frame.minY))
    let effect = effect(size)
    guard !effect.isAffine, size.width > 0, size.height > 0 else {
      return drawing.group({ $0.transform = transform }) { super.draw(into: &$0, at: frame.origin) }
    }
    let place = CGAffineTransform(translationX: frame.minX, y: frame.minY)
    let projection = ProjectionTransform(place.inverted()).concatenating(effect)
      .concatenating(ProjectionTransform(place))
    drawing.project(by: projection, nearly: transform) {
      super.draw(into: &$0, at: frame.origin)
    }
  }
}
