public import Foundation
public import PlatenDrawing
public import PlatenLayout

/// An outline that fills the space it is given.
public protocol Shape: View, Animatable {
  /// The outline in a rectangle, in points.
  func path(in rect: CGRect) -> Path

  /// The size that the shape takes of a proposal; all of it, 10 points where it is open.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  /// The shape, filled with the foreground.
  public var body: _ShapeView<Self> { _ShapeView(shape: self, style: nil, stroke: nil) }

  /// All of the proposal, 10 points where it is open.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The shape, filled with a style.
  public func fill<S: ShapeStyle>(_ style: S) -> some View {
    _ShapeView(shape: self, style: style, stroke: nil)
  }

  /// The shape's outline, drawn along its middle.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
    _ShapeView(shape: self, style: content, stroke: style)
  }

  /// The shape's outline, drawn along its middle, `lineWidth` points wide.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The shape's outline in the foreground.
  public func stroke(style: StrokeStyle) -> some View { stroke(ForegroundStyle(), style: style) }

  /// The shape's outline in the foreground, `lineWidth` points wide.
  public func stroke(lineWidth: CGFloat = 1) -> some View {
    stroke(ForegroundStyle(), style: StrokeStyle(lineWidth: lineWidth))
  }
}

/// A shape, filled or outlined.
public struct _ShapeView<S: Shape>: _PrimitiveView {
  let shape: S
  let style: (any ShapeStyle)?
  let stroke: StrokeStyle?

  /// Adds the shape's node.
  public func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    let environment = context.environment
    let paint = style?._paint(in: _StyleContext(environment)) ?? environment.foregroundPaint
    list.nodes.append(ShapeNode(shape, paint: paint, stroke: stroke))
  }
}

/// A shape's place in the picture.
final class ShapeNode<S: Shape>: Node {
  private let shape: S
  private let paint: _StylePaint
  private let stroke: StrokeStyle?

  init(_ shape: S, paint: _StylePaint, stroke: StrokeStyle? = nil) {
    self.shape = shape
    self.paint = paint
    self.stroke = stroke
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal).lengths
  }

  override func draw(into drawing: inout Drawing, at origin: CGPoint) {
    guard paint.isVisible else { return }
    let frame = drawing.grid.nearest(CGRect(origin: origin, size: size))
    let path = shape.path(in: frame)
    if path.isEmpty { return }
    let paint = self.paint.paint(in: frame)
    if let stroke {
      guard stroke.lineWidth > 0, stroke.lineWidth.isFinite else { return }
      drawing.add(.stroke(path, stroke, paint))
    } else {
      drawing.add(.fill(path, paint))
    }
  }
}

extension Color: View {
  /// Never asked for: the colour is drawn as it is.
  public var body: Never { fatalError("Color has no body") }

  /// Adds a rectangle of this colour.
  public func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    list.nodes.append(ShapeNode(Rectangle(), paint: _StylePaint(context.environment.resolve(self))))
  }
}
