public import Foundation
internal import PlatenBase
public import PlatenDrawing
internal import PlatenLayout

/// A view of a filled or stroked shape that can be filled or stroked again, in front of its drawing.
public nonisolated protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape
  /// The shape that is drawn.
  var shape: Content { get }
}

/// A shape's inside in a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView, _PrimitiveView {
  /// The shape that is drawn.
  public var shape: Content
  /// The style of the fill.
  public var style: Style
  /// The options of the fill.
  public var fillStyle = FillStyle()

  /// Adds the shape's node.
  public func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    let node = ShapeNode(shape, style: style, fillStyle: fillStyle, context: context)
    list.append(leaf: node, in: context)
  }

  /// Adds the shape's node, in front of another view.
  fileprivate func appendNodes<V: View>(
    over view: V, to list: inout _NodeList, in context: _ViewContext
  ) {
    if V.self == EmptyView.self {
      _appendNodes(to: &list, in: context)
    } else {
      background(view)._appendNodes(to: &list, in: context)
    }
  }
}

/// A shape's inside in a style, in front of another view.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView,
  _PrimitiveView
{
  /// The shape that is filled.
  public var shape: Content
  /// The style of the fill.
  public var style: Style
  /// The options of the fill.
  public var fillStyle: FillStyle
  /// The view behind it.
  public var background: Background

  /// Makes the view.
  public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }

  /// Adds the shape in front of the background.
  public func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    _ShapeView(shape: shape, style: style, fillStyle: fillStyle)
      .appendNodes(over: background, to: &list, in: context)
  }
}

/// A shape's outline in a style, drawn along its middle, in front of another view.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView,
  _PrimitiveView
{
  /// The shape that is stroked.
  public var shape: Content
  /// The style of the stroke.
  public var style: Style
  /// The line.
  public var strokeStyle: StrokeStyle
  /// Whether the line's edges are smooth.
  public var isAntialiased: Bool
  /// The view behind it.
  public var background: Background

  /// Makes the view.
  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  /// Adds the outline in front of the background.
  public func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    _ShapeView(
      shape: _StrokedShape(shape: shape, style: strokeStyle), style: style,
      fillStyle: FillStyle(antialiased: isAntialiased)
    ).appendNodes(over: background, to: &list, in: context)
  }
}

/// A shape's outline in a style, drawn inside its edge, in front of another view.
public struct StrokeBorderShapeView<
  Content: InsettableShape, Style: ShapeStyle, Background: View
>: ShapeView, _PrimitiveView {
  /// The shape whose border is drawn.
  public var shape: Content
  /// The style of the border.
  public var style: Style
  /// The line.
  public var strokeStyle: StrokeStyle
  /// Whether the line's edges are smooth.
  public var isAntialiased: Bool
  /// The view behind it.
  public var background: Background

  /// Makes the view.
  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  /// Adds the border in front of the background.
  public func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    _ShapeView(
      shape: _StrokedShape(shape: shape.inset(by: strokeStyle.lineWidth / 2), style: strokeStyle),
      style: style, fillStyle: FillStyle(antialiased: isAntialiased)
    ).appendNodes(over: background, to: &list, in: context)
  }
}

nonisolated extension ShapeView {
  /// Draws the shape, filled with a style, in front of this view.
  public func fill<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, S, Self> {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }

  /// Draws the shape's outline in front of this view.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    StrokeShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: self)
  }

  /// Draws the shape's outline, `lineWidth` points wide, in front of this view.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

nonisolated extension ShapeView where Content: InsettableShape {
  /// Draws the shape's outline wholly inside it, in front of this view.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    StrokeBorderShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: self)
  }

  /// Draws the shape's outline wholly inside it, `lineWidth` points wide, in front of this view.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

// MARK: - Node

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
    let path = drawn.path.applying(S.place(in: frame, isMirrored: isMirrored))
    // What has no path yet may have one on its way to another.
    if path.isEmpty, drawing.pass.parts != .all { return }
    if let fit = drawing.fit { reportEdge(of: frame, in: fit) }
    let paint = self.paint.paint(in: frame)
    if let stroke = drawn.stroke {
      // In an animation, a line of width 0 may become a visible one.
      guard stroke.lineWidth > 0 || drawing.pass.parts == .all && stroke.lineWidth == 0,
        stroke.lineWidth.isFinite
      else { return }
      drawing.add(.stroke(path, stroke, paint), with: self.paint, in: frame)
    } else {
      let fill = DisplayItem.fill(path.filled, paint, fillStyle)
      drawing.add(
        self.paint.isMaterial ? over(path.filled, fill) : fill, with: self.paint, in: frame,
        filling: path.filled, fillStyle)
    }
  }

  override func movingFigure(in frame: CGRect) -> MovingFigure? {
    guard container == nil, !paint.isMaterial else { return nil }
    return shape.movingFigure(in: frame, isMirrored: isMirrored)
  }

  /// Returns what lies over what is blurred behind a path.
  private func over(_ path: Path, _ item: DisplayItem) -> DisplayItem {
    var group = DisplayGroup(items: [item])
    group.backdrop = DisplayBackdrop(
      path: path, style: fillStyle, sigma: DisplayEffect.sigma(Material.blurRadius),
      saturation: Material.saturation, opacity: Double(min(max(paint.materialOpacity, 0), 1)))
    return .group(group)
  }
}

extension Color: _NonisolatedView {
  /// Never called: Platen draws the colour itself.
  public var body: Never { fatalError("Color has no body") }

  /// Adds a rectangle of this colour.
  public func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    list.append(leaf: ShapeNode(Rectangle(), style: self, context: context), in: context)
  }
}
