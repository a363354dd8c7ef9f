internal import Platen

/// A shape that a scene describes.
///
/// It draws what the shape draws, and can be inset where the shape can.
struct SceneShape: InsettableShape {
  private var shape: any Shape

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

  var animatableData: _AnyAnimatableData {
    get { shape.erasedData }
    set { shape.erasedData = newValue }
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

// MARK: - Changes

/// A change that makes another shape of one.
enum ShapeChange: Sendable {
  case trim(from: CGFloat, to: CGFloat)
  case rotation(Angle, anchor: UnitPoint)
  case scale(x: CGFloat, y: CGFloat, anchor: UnitPoint)
  case offset(x: CGFloat, y: CGFloat)
  case transform(CGAffineTransform)
  case size(CGSize, anchor: UnitPoint)
  case inset(CGFloat)
  case stroke(StrokeStyle)

  /// The other shape; nil where this one cannot be inset.
  func applied(to shape: some Shape) -> (any Shape)? {
    switch self {
    case .trim(let start, let end): shape.trim(from: start, to: end)
    case .rotation(let angle, let anchor): shape.rotation(angle, anchor: anchor)
    case .scale(let x, let y, let anchor): shape.scale(x: x, y: y, anchor: anchor)
    case .offset(let x, let y): shape.offset(x: x, y: y)
    case .transform(let transform): shape.transform(transform)
    case .size(let size, let anchor): shape.size(size, anchor: anchor)
    case .inset(let amount): (shape as? any InsettableShape)?.inset(by: amount)
    case .stroke(let style): shape.stroke(style: style)
    }
  }
}
