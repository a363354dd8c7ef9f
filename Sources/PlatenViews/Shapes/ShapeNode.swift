internal import Foundation
internal import PlatenBase
public import PlatenDrawing
internal import PlatenLayout

/// A shape's place in the picture.
final class ShapeNode<S: Shape>: Node {
  private let shape: S
  private let paint: _StylePaint
  private let fillStyle: FillStyle
  private let isMirrored: Bool
  private let container: ContainerShape?

  init(
    _ shape: S, style: some ShapeStyle, fillStyle: FillStyle = FillStyle(), context: _ViewContext
  ) {
    let environment = context.environment
    self.shape = shape
    paint = style._paint(in: _StyleContext(environment))
    self.fillStyle = fillStyle
    isMirrored = shape.layoutDirectionBehavior == .mirrors(in: environment.layoutDirection)
    container = environment.containerShape
  }

  override var kind: String? { "shape" }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal).lengths
  }

  override func draw(into drawing: inout Drawing, at origin: CGPoint) {
    guard paint.isVisible else { return }
    let frame = drawing.grid.nearest(CGRect(origin: origin, size: size))
    let rect = CGRect(origin: .zero, size: frame.size)
    let outline = container.flatMap { $0.outline(around: self, rect: rect) }
    let drawn = shape._drawing(in: rect, container: outline)
    let path = drawn.path.applying(place(in: frame))
    if path.isEmpty { return }
    let paint = self.paint.paint(in: frame)
    if let stroke = drawn.stroke {
      guard stroke.lineWidth > 0, stroke.lineWidth.isFinite else { return }
      drawing.add(.stroke(path, stroke, paint))
    } else {
      drawing.add(.fill(path.filled, paint, fillStyle))
    }
  }

  /// From the shape's coordinates to the picture's.
  private func place(in frame: CGRect) -> CGAffineTransform {
    isMirrored
      ? CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: frame.maxX, ty: frame.minY)
      : CGAffineTransform(translationX: frame.minX, y: frame.minY)
  }
}

extension Color: View {
  /// Never asked for: the colour is drawn as it is.
  public var body: Never { fatalError("Color has no body") }

  /// Adds a rectangle of this colour.
  public func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    list.nodes.append(ShapeNode(Rectangle(), style: self, context: context))
  }
}
