public import Foundation
public import PlatenBase
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

  /// By how much the space could grow on each edge to leave the safe areas around it.
  public var safeAreaInsets: EdgeInsets { node.safeAreaInsets(on: .all) }

  /// The space in a coordinate space; in the picture's own if there is none of that name.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The space in a coordinate space; in the picture's own if there is none of that name.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case .local: CGRect(origin: .zero, size: size)
    case .global: CGRect(origin: node.origin(in: nil), size: size)
    case .named(let name):
      CGRect(origin: node.origin(in: node.coordinateSpace(named: name)), size: size)
    }
  }

  /// The bounds of a view around, in these coordinates; nil if none has the name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard let space = node.coordinateSpace(named: coordinateSpace.name) else { return nil }
    let corner = node.origin(in: space)
    return CGRect(origin: CGPoint(x: -corner.x, y: -corner.y), size: space.size)
  }

  /// A place in another view, in these coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value(in: node) }
}
