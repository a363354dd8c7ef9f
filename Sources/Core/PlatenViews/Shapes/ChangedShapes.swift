public import Foundation
public import PlatenBase
public import PlatenDrawing
public import PlatenLayout

nonisolated extension Shape {
  /// Returns the part of the outline between two fractions of its length, 0 to 1.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
  }

  /// Returns the shape in a rectangle of a size in points, at the top left corner.
  public func size(_ size: CGSize) -> some Shape { _SizedShape(shape: self, size: size) }

  /// Returns the shape in a rectangle of a size in points, at the top left corner.
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  /// Gives the shape a fixed size in points, and puts its anchor on the same point of the space.
  public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    _SizedShape(shape: self, size: size, anchor: anchor)
  }

  /// Gives the shape a fixed size in points, and puts its anchor on the same point of the space.
  public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }
}

/// A part of another shape's outline.
public struct _TrimmedShape<S: Shape>: Shape {
  /// The whole shape.
  public var shape: S
  /// The beginning of the part, as a fraction of the outline's length.
  public var startFraction: CGFloat
  /// The end of the part.
  public var endFraction: CGFloat

  /// Makes the shape.
  public init(shape: S, startFraction: CGFloat = 0, endFraction: CGFloat = 1) {
    self.shape = shape
    self.startFraction = startFraction
    self.endFraction = endFraction
  }

  /// Returns the part of the shape's path.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
  }

  /// The shape's role.
  public static var role: ShapeRole { S.role }

  /// The shape's behaviour in the other layout direction.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// Returns the size of the shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The animatable data of the shape, and the fractions.
  public var animatableData: AnimatablePair<S.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
  {
    get { AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction)) }
    set {
      shape.animatableData = newValue.first
      (startFraction, endFraction) = (newValue.second.first, newValue.second.second)
    }
  }
}

/// A shape in a rectangle of a fixed size.
public struct _SizedShape<S: Shape>: Shape {
  /// The shape.
  public var shape: S
  /// The size of its rectangle, in points.
  public var size: CGSize
  /// The point of the rectangle that lies on that of the space.
  var anchor = UnitPoint.topLeading

  /// Returns the shape's path in the rectangle.
  public func path(in rect: CGRect) -> Path {
    let x = rect.minX + anchor.x * (rect.width - size.width)
    let y = rect.minY + anchor.y * (rect.height - size.height)
    return shape.path(in: CGRect(origin: CGPoint(x: x, y: y), size: size.finite))
  }

  /// The shape's role.
  public static var role: ShapeRole { S.role }

  /// The shape's behaviour in the other layout direction.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The animatable data of the shape, and the size.
  public var animatableData: AnimatablePair<S.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, size.animatableData) }
    set { (shape.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}
