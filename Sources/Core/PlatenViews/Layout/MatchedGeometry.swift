internal import Foundation
package import PlatenBase
internal import PlatenLayout

nonisolated extension View {
  /// This view, which is matched with others of an id.
  ///
  /// A source's place and size are those of the views that are none. In a picture that moves, a source takes over
  /// from one of the same id that goes.
  ///
  /// - Parameter anchor: The point of both views that is at the same place.
  package func matched(
    _ id: some Hashable, in namespace: Namespace.ID, sharesPosition: Bool, sharesSize: Bool,
    anchor: UnitPoint, isSource: Bool
  ) -> some View {
    MatchedView(
      content: self, id: id, namespace: namespace,
      follower: isSource ? nil : .init(position: sharesPosition, size: sharesSize, anchor: anchor))
  }
}

/// What a view takes of the one that it is matched with.
private struct Following {
  var position, size: Bool
  var anchor: UnitPoint
}

private struct MatchedView<Content: View, ID: Hashable>: _PrimitiveView {
  let content: Content
  let id: ID
  let namespace: Namespace.ID
  /// nil for a source.
  let follower: Following?

  func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    let key = namespace.identity.child(idNumber: context.pass.number(of: id))
    if let follower {
      append(follower, of: key, to: &list, in: context)
    } else {
      list.nodes += source(of: key, in: context)
    }
  }

  private func source(of key: Identity, in context: _ViewContext) -> [Node] {
    var inner = context
    if context.pass.parts == .all {
      inner.identity = key.child(context.pass.matches.number(ofSourceOf: key))
    }
    let nodes = inner.child(0).nodes(of: content)
    context.pass.afterLayout { [pass = context.pass] in
      guard let node = nodes.first(where: \.isPlaced) else { return }
      let frame = CGRect(origin: node.origin(in: nil), size: node.size)
      if pass.matches.note(frame, of: key) { pass.stateDidChange(of: Self.self) }
    }
    return nodes
  }

  private func append(
    _ follower: Following, of key: Identity, to list: inout _NodeList, in context: _ViewContext
  ) {
    let target = context.pass.matches.frame(for: key)
    for (i, node) in context.child(0).nodes(of: content).enumerated() {
      // Where it is itself is known after a round, as the source's frame is.
      let memory: StateLocation<CGPoint?> = context.memory(i + 1)
      let matched = MatchedNode(node, follower, target: target, origin: memory.value ?? .zero)
      context.pass.afterLayout { [pass = context.pass] in
        let origin = matched.origin(in: nil)
        guard matched.isPlaced, memory.value != origin else { return }
        memory.keep(origin)
        pass.stateDidChange(of: Self.self)
      }
      list.nodes.append(matched)
    }
  }
}

/// A node whose child has the place and size of another node, and that is laid out as if it were where it is.
private final class MatchedNode: UnaryNode {
  private let following: Following
  private let target: CGRect?
  private let ownOrigin: CGPoint

  init(_ child: Node, _ following: Following, target: CGRect?, origin: CGPoint) {
    (self.following, self.target, ownOrigin) = (following, target, origin)
    super.init(child)
  }

  override func placeChildren() {
    guard let target else { return super.placeChildren() }
    let inner = following.size ? ProposedViewSize(target.size) : proposal
    var corner = CGPoint.zero
    if following.position {
      let (size, anchor) = (child.layoutSize(in: inner), following.anchor)
      corner = CGPoint(
        x: target.minX - ownOrigin.x + (target.width - size.width) * anchor.x,
        y: target.minY - ownOrigin.y + (target.height - size.height) * anchor.y)
    }
    layOutChild(child, at: corner, proposal: inner)
  }
}
