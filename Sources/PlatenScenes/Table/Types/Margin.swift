internal import Platen

/// Space around a view.
enum Margin: Sendable {
  /// The same points on each edge.
  case length(CGFloat)
  /// Points for each edge.
  case insets(EdgeInsets)
}

extension ValueType where Value == Margin {
  /// Points, or a mapping of edges to points.
  static var margin: ValueType {
    let length = ValueType<CGFloat>.coordinate.map { Margin.length($0) }
    let insets = ValueType<EdgeInsets>.insets
    return ValueType(expected: insets.expected, schema: insets.schema) { node, decoder in
      if case .scalar = node.content { return length.read(node, decoder) }
      return insets.read(node, decoder).map { .insets($0) }
    }
  }
}

extension EdgeInsets {
  /// The insets at some edges, and 0 at the others.
  func only(_ edges: Edge.Set) -> EdgeInsets {
    EdgeInsets(
      top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
      bottom: edges.contains(.bottom) ? bottom : 0,
      trailing: edges.contains(.trailing) ? trailing : 0)
  }
}
