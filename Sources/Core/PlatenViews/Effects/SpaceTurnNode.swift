internal import Foundation
internal import PlatenBase
internal import PlatenDrawing

/// A node that is turned in space in a picture that moves, where it can be drawn at other angles.
///
/// It is drawn as a node of its projection is in a still picture.
final class SpaceTurnNode: TurnedNode {
  private var turn: SpaceTurn?
  private let degrees: Double
  /// What a turn by some degrees does to a view of a size.
  private let projection: @Sendable (Double, CGSize) -> ProjectionTransform

  init(
    _ child: Node, degrees: Double, grid: PixelGrid,
    projection: @escaping @Sendable (Double, CGSize) -> ProjectionTransform
  ) {
    (self.degrees, self.projection) = (degrees, projection)
    super.init(child, grid: grid)
  }

  override var spaceTurn: SpaceTurn? { turn }

  override var isDrawnApart: Bool { true }

  override func part(in context: _ViewContext) -> PartNode { context.part(self) }

  override func draw(into drawing: inout Drawing, at origin: CGPoint) {
    let frame = drawing.grid.nearest(CGRect(origin: origin, size: size))
    var inner = Drawing(grid: drawing.grid, pass: drawing.pass)
    super.draw(into: &inner, at: frame.origin)
    drawing.report(inner.missing)
    let place = CGAffineTransform(translationX: frame.minX, y: frame.minY)
    let (size, projection) = (size, projection)
    let turn = SpaceTurn(degrees: degrees, items: inner.items) { degrees in
      ProjectionTransform(place.inverted()).concatenating(projection(degrees, size))
        .concatenating(ProjectionTransform(place))
    }
    self.turn = turn
    for item in turn.items(at: degrees) { drawing.add(item) }
  }
}
