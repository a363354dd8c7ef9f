public import Foundation
public import PlatenBase
public import PlatenDrawing
public import PlatenLayout

/// An outline that fills the space it is given.
public protocol Shape: Sendable, Animatable, View {
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

  /// What is drawn of the shape. Platen's own shapes implement this where a path does not say it.
  func _drawing(in rect: CGRect, container: _ContainerOutline?) -> _ShapeDrawing
}

/// The outline of the container around a shape, for a frame of the shape's size.
public typealias _ContainerOutline = (_ inset: CGFloat) -> Path

/// A path and whether its outline is drawn in place of its inside.
public struct _ShapeDrawing {
  var path: Path
  var stroke: StrokeStyle?
}

/// What the styles of a shape are for.
public enum ShapeRole: Hashable, Sendable {
  /// Its inside.
  case fill
  /// A line.
  case stroke
  /// A line between views.
  case separator
}

extension Shape {
  /// The shape, filled with the foreground.
  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }

  /// All of the proposal, 10 points where it is open.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// Filling.
  public static var role: ShapeRole { .fill }

  /// Mirrored where reading goes from right to left.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// The inside of the path.
  public func _drawing(in rect: CGRect, container: _ContainerOutline?) -> _ShapeDrawing {
    _ShapeDrawing(path: path(in: rect))
  }
}

extension Shape {
  /// The outline in a frame of the picture.
  ///
  /// Shapes are asked for their path in a rectangle at (0, 0), as many do not look at its origin.
  func path(inFrame frame: CGRect) -> Path {
    path(in: CGRect(origin: .zero, size: frame.size))
      .offsetBy(dx: frame.minX, dy: frame.minY)
  }
}
