/// Where a view stands while its nodes are made: its environment and its identity.
public struct _ViewContext {
  package var environment: EnvironmentValues
  var identity: Identity
  /// The render that is under way.
  let pass: RenderPass

  /// The context of a part of this view, by its position.
  func child(_ position: Int) -> _ViewContext {
    var context = self
    context.identity = identity.child(position)
    return context
  }

  /// The context of a part of this view, by its id.
  func child(_ id: some Hashable) -> _ViewContext {
    var context = self
    context.identity = identity.child(named: id)
    return context
  }

  /// The context of the body of a view of a type.
  func descending<T>(into type: T.Type) -> _ViewContext {
    var context = self
    context.identity = identity.child(named: ObjectIdentifier(type))
    return context
  }

  /// The context of views that the stack around does not lay out.
  func outsideOfStacks() -> _ViewContext {
    var context = self
    context.environment.stackOrientation = nil
    return context
  }

  /// What `String.labelSize(withFont:)` and its kin answer for in this context.
  var measuring: MeasuringContext {
    MeasuringContext(
      library: pass.library, dynamicTypeSize: environment.dynamicTypeSize,
      displayScale: environment.displayScale)
  }

  /// The nodes of a view in this context.
  func nodes(of view: some View) -> [Node] {
    var list = _NodeList()
    view._appendNodes(to: &list, in: self)
    return list.nodes
  }

  /// The nodes of a view as one, several of them laid over each other.
  func node(of view: some View, alignment: Alignment = .center) -> Node? {
    let nodes = nodes(of: view)
    guard nodes.count > 1 else { return nodes.first }
    return LayoutNode(ZStackLayout(alignment: alignment), children: nodes, context: self)
  }
}

/// The nodes that views have made so far.
public struct _NodeList {
  var nodes: [Node] = []
}
