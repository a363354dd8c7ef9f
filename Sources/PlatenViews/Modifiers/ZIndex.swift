extension View {
  /// This view in front of its neighbours in a layout that have a lower number, and behind those
  /// with a higher one; 0 is usual.
  ///
  /// Neighbours with one number are drawn in their order. Of several numbers of one view the
  /// innermost counts.
  public func zIndex(_ value: Double) -> some View {
    Wrapped(content: self) { child, _ in ZIndexNode(child, zIndex: value) }
  }
}

private final class ZIndexNode: UnaryNode {
  private let level: Double

  init(_ child: Node, zIndex: Double) {
    level = zIndex
    super.init(child)
  }

  override var zIndexIfSet: Double? { child.zIndexIfSet ?? level }
}
