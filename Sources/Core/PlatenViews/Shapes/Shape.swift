public import Foundation
public import PlatenBase
public import PlatenDrawing
public import PlatenLayout

/// An outline that fills the space it is given.
public nonisolated protocol Shape: Sendable, Animatable, View, _RemoveGlobalActorIsolation {
  /// Returns the outline in a rectangle, in points.
  ///
  /// The rectangle of a view's frame begins at (0, 0).
  func path(in rect: CGRect) -> Path

  /// The role of the shape's styles; by default, filling.
  static var role: ShapeRole { get }

  /// Whether the outline is mirrored in right-to-left layouts.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// Returns the size that the shape takes of a proposal: all of it, with 10 points for an open length.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// Returns the shape's drawing in a rectangle. Platen's own shapes implement this if a path does
  /// not describe them.
  func _drawing(in rect: CGRect, container: _ContainerOutline?) -> _ShapeDrawing
}

/// The outline of the container around a shape, for a frame of the shape's size.
public typealias _ContainerOutline = (_ inset: CGFloat) -> Path

/// A path, and whether its outline is drawn instead of its inside.
public struct _ShapeDrawing {
  var path: Path
  var stroke: StrokeStyle?
}

/// The role of a shape's style.
public enum ShapeRole: Hashable, Sendable {
  /// Its inside.
  case fill
  /// A line.
  case stroke
  /// A line between views.
  case separator
}

nonisolated extension Shape {
  /// The shape, filled with the foreground.
  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }

  /// Adds the filled shape, or the nodes of its own body.
  public func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    typealias Filled = _ShapeView<Self, ForegroundStyle>
    guard Body.self == Filled.self else { return appendBody(to: &list, in: context) }
    guard context.pass.canContinue else { return }
    let filled = Filled(shape: context.installed(self), style: ForegroundStyle())
    context.body(of: Self.self).append(filled, to: &list)
  }

  /// Returns the whole proposal, with 10 points for an open length.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// Filling, as for most shapes.
  public static var role: ShapeRole { .fill }

  /// Mirrored in right-to-left layouts.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// Returns the inside of the path.
  public func _drawing(in rect: CGRect, container: _ContainerOutline?) -> _ShapeDrawing {
    _ShapeDrawing(path: path(in: rect))
  }
}

nonisolated extension Shape {
  /// The outline in a frame of the picture.
  ///
  /// Shapes are asked for their path in a rectangle at (0, 0), as many do not look at its origin.
  func path(inFrame frame: CGRect) -> Path {
    path(in: CGRect(origin: .zero, size: frame.size))
      .offsetBy(dx: frame.minX, dy: frame.minY)
  }
}

/// The behaviour of a view or a shape in another layout direction.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// The shape is never mirrored.
  case fixed
  /// The shape is mirrored in a layout direction.
  case mirrors(in: LayoutDirection)

  /// The shape is mirrored in right-to-left layouts.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

// MARK: - Inset shapes

/// A shape that can be inset.
public nonisolated protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape
  /// Returns the shape whose outline lies `amount` points inside this one's.
  func inset(by amount: CGFloat) -> InsetShape
}

/// A shape inset by a distance.
public struct _InsetShape<Base: Shape>: InsettableShape {
  var base: Base
  var amount: CGFloat

  /// Returns the outline in the rectangle, inset by the distance on each side.
  public func path(in rect: CGRect) -> Path {
    let width = max(rect.width - 2 * amount, 0)
    let height = max(rect.height - 2 * amount, 0)
    return base.path(
      in: CGRect(
        x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height))
  }

  /// The animatable data of the shape, and the distance.
  public var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set { (base.animatableData, amount) = (newValue.first, newValue.second) }
  }

  /// Returns the size of the shape without the inset.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  /// The shape's behaviour in the other layout direction.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

  /// Returns the shape, inset by `amount` more points.
  public func inset(by amount: CGFloat) -> _InsetShape<Base> {
    _InsetShape(base: base, amount: self.amount + amount)
  }
}

// MARK: - Shapes of any type

/// A type-erased shape.
public struct AnyShape: Shape {
  private var shape: any Shape

  /// Hides the type of a shape.
  public init<S: Shape>(_ shape: S) { self.shape = shape }

  /// Returns the shape's path.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  /// Returns the size of the shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The shape's behaviour in the other layout direction.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// Returns the shape's drawing in a rectangle.
  public func _drawing(in rect: CGRect, container: _ContainerOutline?) -> _ShapeDrawing {
    shape._drawing(in: rect, container: container)
  }

  /// The animatable data of the hidden shape.
  public var animatableData: _AnyAnimatableData {
    get { shape.erasedData }
    set { shape.erasedData = newValue }
  }
}

extension Path: Shape {
  /// Returns the path itself, from the corner of its space.
  public func path(in rect: CGRect) -> Path { self }
}
