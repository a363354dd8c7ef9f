internal import Platen

/// What makes another shape of one.
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
