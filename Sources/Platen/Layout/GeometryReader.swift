public import Foundation
internal import PlatenLayout

/// Views that know the size and place of the space they are given.
public struct GeometryReader<Content: View>: _PrimitiveView {
  /// Makes the views for a geometry.
  public var content: (GeometryProxy) -> Content

  /// Makes views for the geometry that they will have.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// Adds the reader's node.
  public func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    list.nodes.append(
      GeometryNode { node in context.nodes(of: content(GeometryProxy(node: node))) })
  }
}

/// The size and place of a ``GeometryReader``, in points.
public struct GeometryProxy {
  fileprivate let node: Node

  /// The size of the space.
  public var size: CGSize { node.size }

  /// The space in a coordinate space; in the picture's own if there is none of that name.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case .local: CGRect(origin: .zero, size: size)
    case .global: CGRect(origin: node.origin(in: nil), size: size)
    case .named(let name):
      CGRect(origin: node.origin(in: CoordinateSpaceNode.find(name, from: node)), size: size)
    }
  }
}

/// A space in which places are given.
public enum CoordinateSpace: Hashable {
  /// The picture's.
  case global
  /// The view's own.
  case local
  /// That of the view around which has the name.
  case named(AnyHashable)
}

extension View {
  /// Names this view's coordinate space.
  public func coordinateSpace<T: Hashable>(name: T) -> some View {
    Wrapped(content: self) { child, _ in CoordinateSpaceNode(child, name: AnyHashable(name)) }
  }
}

private final class CoordinateSpaceNode: UnaryNode {
  private let name: AnyHashable

  init(_ child: Node, name: AnyHashable) {
    self.name = name
    super.init(child)
  }

  /// The nearest node around another that has a name.
  static func find(_ name: AnyHashable, from node: Node) -> Node? {
    var current = node.parent
    while let ancestor = current {
      if let named = ancestor as? CoordinateSpaceNode, named.name == name { return ancestor }
      current = ancestor.parent
    }
    return nil
  }
}

private final class GeometryNode: Node {
  private let makeContent: (Node) -> [Node]
  private var content: [Node] = []

  init(_ makeContent: @escaping (Node) -> [Node]) { self.makeContent = makeContent }

  override var children: [Node] { content }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func placeChildren() {
    content = makeContent(self)
    for node in content { settle(node, at: .zero, proposal: ProposedViewSize(size)) }
  }
}
