public import Foundation
internal import PlatenBase
public import PlatenDrawing
internal import PlatenLayout

/// The shape of the container around it, inset by the distance from the container's edges; a
/// rectangle without a container.
public struct ContainerRelativeShape: InsettableShape {
  /// Makes the shape.
  public init() {}

  /// Returns a rectangle, because there is no container without a view.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// Fixed: the container's shape has been mirrored already.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// Returns the container's shape.
  public func _drawing(in rect: CGRect, container: _ContainerOutline?) -> _ShapeDrawing {
    _ShapeDrawing(path: container?(0) ?? path(in: rect))
  }

  /// Returns the shape whose outline lies `amount` points inside this one's.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetContainerShape(amount: amount)
  }
}

nonisolated extension Shape where Self == ContainerRelativeShape {
  /// The shape of the container around.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

/// The container's shape, a distance in points further inside.
private struct InsetContainerShape: InsettableShape {
  let amount: CGFloat

  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  func path(in rect: CGRect) -> Path { Rectangle().inset(by: amount).path(in: rect) }

  func _drawing(in rect: CGRect, container: _ContainerOutline?) -> _ShapeDrawing {
    _ShapeDrawing(path: container?(amount) ?? path(in: rect))
  }

  func inset(by amount: CGFloat) -> InsetContainerShape {
    InsetContainerShape(amount: self.amount + amount)
  }
}

nonisolated extension View {
  /// Sets the shape of ``ContainerRelativeShape`` inside this view.
  public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    ContainerShapeView(content: self, shape: shape)
  }
}

private struct ContainerShapeView<Content: View, S: InsettableShape>: _PrimitiveView {
  let content: Content
  let shape: S

  func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    let container = ContainerShape { shape.inset(by: $0).path(in: $1) }
    var inner = context
    inner.environment.containerShape = container
    let wrapped = Wrapped(content: content) { child, _, _ in
      let node = UnaryNode(child)
      container.node = node
      return node
    }
    wrapped._appendNodes(to: &list, in: inner)
  }
}

/// A container's shape and its place.
final class ContainerShape {
  private let path: (_ inset: CGFloat, _ rect: CGRect) -> Path
  fileprivate(set) weak var node: Node?

  init(path: @escaping (_ inset: CGFloat, _ rect: CGRect) -> Path) { self.path = path }

  /// The container's outline for a node inside it, by how much more it is inset.
  ///
  /// It is inset by the node's least distance from the container's edges, and fills the node.
  func outline(around inner: Node, rect: CGRect) -> _ContainerOutline? {
    guard let node else { return nil }
    let (outer, own) = (node.origin(in: nil), inner.origin(in: nil))
    let distances = [
      own.x - outer.x, own.y - outer.y, outer.x + node.size.width - own.x - inner.size.width,
      outer.y + node.size.height - own.y - inner.size.height,
    ]
    let inset = distances.reduce(.infinity, min)
    let least = inset.isFinite ? max(inset, 0) : 0
    return { [path] more in path(least + more, rect.insetBy(dx: -least, dy: -least)) }
  }
}

private struct ContainerShapeKey: EnvironmentKey {
  static var defaultValue: ContainerShape? { nil }
}

extension EnvironmentValues {
  /// The shape of the container around; nil for none.
  var containerShape: ContainerShape? {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }
}
