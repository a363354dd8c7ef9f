internal import Foundation
internal import PlatenLayout

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

final class CoordinateSpaceNode: UnaryNode {
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
