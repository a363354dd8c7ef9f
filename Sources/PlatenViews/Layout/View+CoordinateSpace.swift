extension View {
  /// Names this view's coordinate space.
  public func coordinateSpace<T: Hashable>(name: T) -> some View {
    coordinateSpace(.named(name))
  }

  /// Names this view's coordinate space.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    Wrapped(content: self) { child, _ in CoordinateSpaceNode(child, name: name.name) }
  }
}

private final class CoordinateSpaceNode: UnaryNode {
  private let name: AnyHashable

  init(_ child: Node, name: AnyHashable) {
    self.name = name
    super.init(child)
  }

  override func hasCoordinateSpace(named name: AnyHashable) -> Bool { name == self.name }
}

extension Node {
  /// The nearest node around this one whose coordinate space has a name.
  func coordinateSpace(named name: AnyHashable) -> Node? {
    var current = parent
    while let ancestor = current {
      if ancestor.hasCoordinateSpace(named: name) { return ancestor }
      current = ancestor.parent
    }
    return nil
  }
}
