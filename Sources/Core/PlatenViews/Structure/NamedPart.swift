package import PlatenDrawing

/// A view whose picture is a part with a name, so that it is found again in another picture.
///
/// Only a render that is asked for parts makes groups of them: in others this is the view alone.
package nonisolated struct NamedPart<Content: View>: _PrimitiveView {
  let content: Content
  let name: String
  let turn: MovingPart.Turn?

  package func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    let start = list.nodes.count
    switch context.pass.parts {
    case .none: content._appendNodes(to: &list, in: context)
    case .named:
      content._appendNodes(to: &list, in: context)
      list.makeParts(since: start, named: name, turn: turn)
    case .all:
      let inner = context.part(named: name)
      content._appendNodes(to: &list, in: inner)
      if let turn { list.makeParts(since: start, named: inner.identity.name, turn: turn) }
    }
  }
}

nonisolated extension View {
  /// Names what the view draws, for pictures that move.
  ///
  /// - Parameter turn: The rotation around its middle; nil if an angle alone cannot express it.
  package func part(named name: String, turn: MovingPart.Turn? = nil) -> NamedPart<Self> {
    NamedPart(content: self, name: name, turn: turn)
  }
}

nonisolated extension ForEach {
  /// Names what each element's view draws, for pictures that move.
  ///
  /// Costs nothing where no parts are asked for, where a view around each element's would.
  package func parts(named name: @escaping (Data.Element) -> String) -> Self {
    var views = self
    views.partName = name
    return views
  }
}

extension _ViewContext {
  /// The context of a view that is known by its name, and of equal ones by which of them it is: what is put
  /// before it makes it no other one.
  func part(named name: String) -> _ViewContext {
    let key = environment.partMotion.root.child(idNumber: pass.number(of: name))
    var inner = self
    inner.identity = key.child(pass.matches.number(ofSourceOf: key))
    inner.environment.partMotion.root = inner.identity
    return inner
  }
}

nonisolated extension _NodeList {
  /// Makes a part of each of the nodes from an index on.
  mutating func makeParts(since start: Int, named name: String, turn: MovingPart.Turn? = nil) {
    for i in start..<nodes.count {
      nodes[i] = PartNode(nodes[i], name: name, turn: turn)
    }
  }
}
