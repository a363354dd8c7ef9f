public import PlatenLayout

/// The cells of a row of a ``Grid``.
///
/// A modifier on a row changes each of its cells. Outside of a grid the views are as if the row was
/// not there; a row without views is none.
public struct GridRow<Content: View>: _PrimitiveView {
  private let alignment: VerticalAlignment?
  private let content: Content

  /// A row whose cells are lined up along y by a guide; nil for the grid's.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Adds the cells' nodes.
  public func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    for (index, node) in context.nodes(of: content).enumerated() {
      let row = GridCellTraits.RowPosition(index: index, alignment: alignment)
      list.nodes.append(GridCellNode(node) { $0.row = row })
    }
  }
}
