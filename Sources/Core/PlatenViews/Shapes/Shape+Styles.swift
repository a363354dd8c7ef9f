public import Foundation
public import PlatenBase
public import PlatenDrawing
public import PlatenLayout

nonisolated extension Shape {
  /// Returns the shape, filled with a style.
  public func fill<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// Returns the shape, filled with the foreground.
  public func fill(style: FillStyle) -> _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }

  /// Draws the shape's outline along its middle.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: EmptyView())
  }

  /// Draws the shape's outline along its middle, `lineWidth` points wide.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// Returns the shape of this one's outline, drawn along its middle.
  public func stroke(style: StrokeStyle) -> some Shape {
    _StrokedShape(shape: self, style: style)
  }

  /// Returns the shape of this one's outline, drawn along its middle, `lineWidth` points wide.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}

nonisolated extension InsettableShape {
  /// Draws the shape's outline wholly inside it.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: EmptyView())
  }

  /// Draws the shape's outline wholly inside it, `lineWidth` points wide.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

/// The shape of the outline of another shape.
public struct _StrokedShape<S: Shape>: Shape {
  /// The shape of the outline.
  public var shape: S
  /// The line.
  public var style: StrokeStyle

  /// Makes the shape.
  public init(shape: S, style: StrokeStyle) {
    self.shape = shape
    self.style = style
  }

  /// Returns the outline of the line.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

  /// Always a line, for any shape.
  public static var role: ShapeRole { .stroke }

  /// The shape's behaviour in the other layout direction.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// Returns the size of the shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// Returns the line itself, which every format can draw.
  public func _drawing(in rect: CGRect, container: _ContainerOutline?) -> _ShapeDrawing {
    let inner = shape._drawing(in: rect, container: container)
    let path = inner.stroke.map(inner.path.strokedPath) ?? inner.path
    return _ShapeDrawing(path: path, stroke: style)
  }

  /// The animatable data of the shape and of the line.
  public var animatableData: AnimatablePair<S.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
  }
}
