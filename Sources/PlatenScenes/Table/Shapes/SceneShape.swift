internal import Platen

/// A shape that a scene describes.
///
/// It draws what the shape draws, and can be inset where the shape can.
struct SceneShape: InsettableShape {
  private let shape: any Shape

  init(_ shape: any Shape) { self.shape = shape }

  /// Whether the shape can be drawn a distance inside of its outline.
  var isInsettable: Bool { shape is any InsettableShape }

  /// The shape after a change; nil where the shape has no such change.
  func changed(by change: ShapeChange) -> SceneShape? {
    func open(_ shape: some Shape) -> SceneShape? {
      change.applied(to: shape).map { SceneShape($0) }
    }
    return open(shape)
  }

  func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  func _drawing(in rect: CGRect, container: _ContainerOutline?) -> _ShapeDrawing {
    shape._drawing(in: rect, container: container)
  }

  /// A smaller shape; the same one where it cannot be inset, which scenes report before.
  func inset(by amount: CGFloat) -> SceneShape { changed(by: .inset(amount)) ?? self }
}
