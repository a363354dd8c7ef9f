public import Foundation
internal import PlatenLayout

/// The size and place of a ``GeometryReader``, in points.
public struct GeometryProxy {
  private let node: Node
  // Nodes do not keep those around them, which the proxy asks for its place, perhaps after the
  // render.
  private let root: Node

  init(node: Node) {
    self.node = node
    var root = node
    while let parent = root.parent { root = parent }
    self.root = root
  }

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
