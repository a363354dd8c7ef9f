internal import Foundation
public import PlatenLayout

extension View {
  /// This view with another in front of it, which is proposed this one's size.
  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    layered(content(), alignment, isInFront: true)
  }

  /// This view with another in front of it, which is proposed this one's size.
  @_disfavoredOverload
  public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View {
    layered(overlay, alignment, isInFront: true)
  }

  /// This view with another behind it, which is proposed this one's size.
  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    layered(content(), alignment, isInFront: false)
  }

  /// This view with another behind it, which is proposed this one's size.
  @_disfavoredOverload
  public func background<V: View>(_ background: V, alignment: Alignment = .center) -> some View {
    layered(background, alignment, isInFront: false)
  }

  /// This view with another before or behind it.
  func layered(
    _ layer: some View, _ alignment: Alignment, isInFront: Bool
  ) -> some View {
    Wrapped(content: self) { child, context in
      let inner = context.child(isInFront ? 1 : 2).outsideOfStacks()
      guard let node = inner.node(of: layer, alignment: alignment) else { return child }
      return LayeredNode(child, layer: node, alignment: alignment, isInFront: isInFront)
    }
  }
}

/// A node with another before or behind it that has no say in its size.
private final class LayeredNode: UnaryNode {
  private let layer: Node
  private let alignment: Alignment
  private let isInFront: Bool

  init(_ child: Node, layer: Node, alignment: Alignment, isInFront: Bool) {
    self.layer = layer
    self.alignment = alignment
    self.isInFront = isInFront
    super.init(child)
  }

  override var children: [Node] { isInFront ? [child, layer] : [layer, child] }

  override func placeChildren() {
    super.placeChildren()
    settle(layer: layer, alignment)
  }
}

extension UnaryNode {
  /// Places a node before or behind this one, and everything inside of it.
  final func settle(layer: Node, _ alignment: Alignment) {
    let proposal = ProposedViewSize(size)
    let corner = layer.origin(alignedIn: size, alignment, proposal: proposal)
    settle(layer, at: mirrored(corner, layer, proposal), proposal: proposal)
  }
}
