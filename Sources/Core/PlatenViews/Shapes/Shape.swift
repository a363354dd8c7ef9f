public import Foundation
public import PlatenBase
public import PlatenDrawing
public import PlatenLayout

/// An outline that fills the space it is given.
public nonisolated protocol Shape: Sendable, Animatable, View, _RemoveGlobalActorIsolation {
  /// The outline in a rectangle, in points.
  ///
  /// The rectangle of a view's frame begins at (0, 0).
  func path(in rect: CGRect) -> Path

  /// What the shape's styles are for: filling it, unless it says otherwise.
  static var role: ShapeRole { get }

  /// Whether the outline is mirrored where reading goes from right to left.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// The size that the shape takes of a proposal; all of it, 10 points where it is open.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// Returns the shape's drawing in a rectangle. Platen's own shapes implement this where a path
  /// does not describe it.
  func _drawing(in rect: CGRect, container: _ContainerOutline?) -> _ShapeDrawing
}

/// The outline of the container around a shape, for a frame of the shape's size.
public typealias _ContainerOutline = (_ inset: CGFloat) -> Path

/// A path and whether its outline is drawn in place of its inside.
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

  /// Adds the shape, filled; or the nodes of its body, where it has one of its own.
  public func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    typealias Filled = _ShapeView<Self, ForegroundStyle>
    guard Body.self == Filled.self else { return appendBody(to: &list, in: context) }
    guard context.pass.canContinue else { return }
    let filled = Filled(shape: context.installed(self), style: ForegroundStyle())
    context.body(of: Self.self).append(filled, to: &list)
  }

  /// All of the proposal, 10 points where it is open.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// To be filled, as most shapes are.
  public static var role: ShapeRole { .fill }

  /// Mirrored where reading goes from right to left.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// The inside of the path.
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
  /// It is drawn as it is.
  case fixed
  /// It is drawn in a mirror where reading goes in a direction.
  case mirrors(in: LayoutDirection)

  /// It is drawn in a mirror where reading goes from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

// MARK: - Inset shapes

/// A shape that can be drawn a distance inside of its outline.
public nonisolated protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape
  /// The shape whose outline lies `amount` points inside of this one's.
  func inset(by amount: CGFloat) -> InsetShape
}

/// A shape drawn a distance inside of its outline.
public struct _InsetShape<Base: Shape>: InsettableShape {
  let base: Base
  let amount: CGFloat

  /// The outline in the rectangle that is smaller by the distance on each side.
  public func path(in rect: CGRect) -> Path {
    let width = max(rect.width - 2 * amount, 0)
    let height = max(rect.height - 2 * amount, 0)
    return base.path(
      in: CGRect(
        x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height))
  }

  /// The size of the shape that is not smaller.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  /// What the shape does where reading goes in another direction.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

  /// The shape, `amount` points smaller still.
  public func inset(by amount: CGFloat) -> _InsetShape<Base> {
    _InsetShape(base: base, amount: self.amount + amount)
  }
}

// MARK: - Shapes of any type

/// A shape whose type is not known.
public struct AnyShape: Shape {
  private let shape: any Shape

  /// Hides the type of a shape.
  public init<S: Shape>(_ shape: S) { self.shape = shape }

  /// The shape's path.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  /// The size of the shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// What the shape does where reading goes in another direction.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// Returns the shape's drawing in a rectangle.
  public func _drawing(in rect: CGRect, container: _ContainerOutline?) -> _ShapeDrawing {
    shape._drawing(in: rect, container: container)
  }

  /// Nothing: what could be animated is not known.
  public var animatableData: _AnyAnimatableData {
    get { .zero }
    // swift-format-ignore: NoEmptyBlocks
    set {}
  }
}

extension Path: Shape {
  /// The path itself, from the corner of its space.
  public func path(in rect: CGRect) -> Path { self }
}
