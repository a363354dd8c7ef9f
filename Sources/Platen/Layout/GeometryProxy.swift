public import Foundation
internal import PlatenLayout

/// The size and place of a ``GeometryReader``, in points.
public struct GeometryProxy {
  let node: Node

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
