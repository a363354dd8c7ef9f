public import Foundation
public import PlatenBase
public import PlatenLayout

/// Views in rows and columns, each as large as its largest cell needs.
///
/// The views of each ``GridRow`` are cells of successive columns; a view outside rows takes a whole
/// row, over all columns.
public struct Grid<Content: View>: _NonisolatedView {
  private let layout: GridLayout
  private let content: Content

  /// Makes a grid with its rows `verticalSpacing` and its columns `horizontalSpacing` points apart;
  /// nil for the distances that the views prefer.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }

  /// The views in their layout.
  public var body: _LayoutView<GridLayout, Content> {
    _LayoutView(layout: layout, content: content)
  }
}

/// The cells of a row of a ``Grid``.
///
/// A modifier on a row changes each of its cells. Outside a grid, the row has no effect on its
/// views. A grid ignores a row without views.
public struct GridRow<Content: View>: _PrimitiveView {
  private let alignment: VerticalAlignment?
  private let content: Content

  /// Makes a row whose cells are lined up along y by a guide; nil for the grid's.
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

// MARK: - Cells

nonisolated extension View {
  /// Lets this view span some columns of its ``Grid``, at least one.
  ///
  /// It is lined up by its anchor then, not by guides.
  public func gridCellColumns(_ count: Int) -> some View { gridCell { $0.columns = count } }

  /// Removes this view's influence on the width of its column or the height of its row.
  ///
  /// It gets the size that the other cells there need.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    gridCell { $0.unsizedAxes = axes }
  }

  /// Sets the alignment of this view's column in its ``Grid``.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    gridCell { $0.columnAlignment = guide }
  }

  /// Sets the point of this view that goes to the same point of its cell in a ``Grid``.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View { gridCell { $0.anchor = anchor } }

  private func gridCell(_ change: @escaping (inout GridCellTraits) -> Void) -> some View {
    Wrapped(content: self) { child, _, _ in GridCellNode(child, change: change) }
  }
}

/// A node that says something about itself to the grid around it.
private final class GridCellNode: UnaryNode {
  private let change: (inout GridCellTraits) -> Void

  init(_ child: Node, change: @escaping (inout GridCellTraits) -> Void) {
    self.change = change
    super.init(child)
  }

  override func layoutValueIfSet<K: LayoutValueKey>(for key: K.Type) -> K.Value? {
    let value = super.layoutValueIfSet(for: key)
    guard var traits = (value ?? K.defaultValue) as? GridCellTraits else { return value }
    change(&traits)
    return traits as? K.Value ?? value
  }
}
