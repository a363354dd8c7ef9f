public import Foundation
public import PlatenBase
public import PlatenDrawing
public import PlatenLayout

/// A shape whose type is not known.
public struct AnyShape: Shape {
  private let shape: any Shape

  /// Hides the type of a shape.
  public init<S: Shape>(_ shape: S) { self.shape = shape }

  /// The shape's path.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  /// The size of the shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// That of the shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// What is drawn of the shape.
  public func _drawing(in rect: CGRect, container: _ContainerOutline?) -> _ShapeDrawing {
    shape._drawing(in: rect, container: container)
  }

  /// Nothing.
  public var animatableData: _AnyAnimatableData {
    get { .zero }
    // swift-format-ignore: NoEmptyBlocks
    set {}
  }
}
