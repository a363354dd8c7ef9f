internal import PlatenText

extension View {
  /// This view, drawn with effects that may depend on its geometry.
  ///
  /// The geometry is the one without the effects.
  public func visualEffect(
    _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    Wrapped(content: self) { child, context in
      VisualEffectNode(child) { node in
        MeasuringContext.with(context.measuring) {
          let proxy = GeometryProxy(node: node)
          let change = context.pass.watching(context.bodyOwner) {
            effect(EmptyVisualEffect(), proxy)
          }
          return context.child(0).node(of: change._changed(AnyView(NodeView(node: child))))
        }
      }
    }
  }
}

/// A node that has been made, as a view.
private struct NodeView: _PrimitiveView {
  let node: Node

  func _appendNodes(to list: inout _NodeList, in context: _ViewContext) { list.nodes.append(node) }
}

/// A node whose child is wrapped in others when its place is known.
private final class VisualEffectNode: UnaryNode {
  private let wrap: (Node) -> Node?
  private var wrapped: Node?

  init(_ child: Node, wrap: @escaping (Node) -> Node?) {
    self.wrap = wrap
    super.init(child)
  }

  override var children: [Node] { [wrapped ?? child] }

  override func placeChildren() {
    wrapped = wrap(self)
    settle(wrapped ?? child, at: .zero, proposal: proposal)
  }
}
