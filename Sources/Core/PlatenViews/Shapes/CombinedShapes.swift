public import Foundation
public import PlatenBase
public import PlatenDrawing
public import PlatenLayout

nonisolated extension Shape {
  /// Returns a shape of the area that is inside both this shape and another.
  ///
  /// - Parameters:
  ///   - other: The other shape, in the same space.
  ///   - eoFill: Whether the even-odd rule decides what is inside both; otherwise the winding rule.
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(self, other, .intersection, eoFill: eoFill)
  }

  /// Returns a shape of the area that is inside this shape, another or both.
  ///
  /// - Parameters:
  ///   - other: The other shape, in the same space.
  ///   - eoFill: Whether the even-odd rule decides what is inside both; otherwise the winding rule.
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(self, other, .union, eoFill: eoFill)
  }

  /// Returns a shape of the area that is inside this shape and outside another.
  ///
  /// - Parameters:
  ///   - other: The shape to remove, in the same space.
  ///   - eoFill: Whether the even-odd rule decides what is inside both; otherwise the winding rule.
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(self, other, .subtracting, eoFill: eoFill)
  }

  /// Returns a shape of the area that is inside either this shape or another, but not both.
  ///
  /// - Parameters:
  ///   - other: The other shape, in the same space.
  ///   - eoFill: Whether the even-odd rule decides what is inside both; otherwise the winding rule.
  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(self, other, .symmetricDifference, eoFill: eoFill)
  }

  /// Returns the parts of the outline inside another shape, for stroking.
  ///
  /// - Parameters:
  ///   - other: The other shape, in the same space.
  ///   - eoFill: Whether the even-odd rule decides what is inside it; otherwise the winding rule.
  public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(self, other, .lineIntersection, eoFill: eoFill)
  }

  /// Returns the parts of the outline outside another shape, for stroking.
  ///
  /// - Parameters:
  ///   - other: The other shape, in the same space.
  ///   - eoFill: Whether the even-odd rule decides what is inside it; otherwise the winding rule.
  public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(self, other, .lineSubtraction, eoFill: eoFill)
  }
}

/// A set operation on the outlines of two shapes.
enum ShapeCombination: Hashable, Sendable {
  case intersection, union, subtracting, symmetricDifference, lineIntersection, lineSubtraction

  fileprivate func path(of first: Path, and second: Path, eoFill: Bool) -> Path {
    switch self {
    case .intersection: first.intersection(second, eoFill: eoFill)
    case .union: first.union(second, eoFill: eoFill)
    case .subtracting: first.subtracting(second, eoFill: eoFill)
    case .symmetricDifference: first.symmetricDifference(second, eoFill: eoFill)
    case .lineIntersection: first.lineIntersection(second, eoFill: eoFill)
    case .lineSubtraction: first.lineSubtraction(second, eoFill: eoFill)
    }
  }
}

/// Two combined shapes.
public struct _CombinedShape<A: Shape, B: Shape>: Shape {
  private var first: A
  private var second: B
  private let combination: ShapeCombination
  private let eoFill: Bool

  init(_ first: A, _ second: B, _ combination: ShapeCombination, eoFill: Bool) {
    (self.first, self.second) = (first, second)
    (self.combination, self.eoFill) = (combination, eoFill)
  }

  /// Returns the path that both shapes' paths in the rectangle combine to.
  public func path(in rect: CGRect) -> Path {
    combination.path(of: first.path(in: rect), and: second.path(in: rect), eoFill: eoFill)
  }

  /// The first shape's role.
  public static var role: ShapeRole { A.role }

  /// The first shape's behaviour in the other layout direction.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { first.layoutDirectionBehavior }

  /// Returns the size of the first shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }

  /// The animatable data of both shapes.
  public var animatableData: AnimatablePair<A.AnimatableData, B.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
  }
}
