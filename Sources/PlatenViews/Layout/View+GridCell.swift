public import PlatenBase
public import PlatenLayout

extension View {
  /// This view over some columns of its ``Grid``, at least one.
  ///
  /// It is lined up by its anchor then, not by guides.
  public func gridCellColumns(_ count: Int) -> some View { gridCell { $0.columns = count } }

  /// This view without a say in the width of its column or the height of its row.
  ///
  /// It is proposed what the other cells there need.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    gridCell { $0.unsizedAxes = axes }
  }

  /// This view with a guide by which all of its ``Grid``'s column is lined up.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    gridCell { $0.columnAlignment = guide }
  }

  /// This view with a point that goes to the same point of its cell in a ``Grid``.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View { gridCell { $0.anchor = anchor } }

  private func gridCell(_ change: @escaping (inout GridCellTraits) -> Void) -> some View {
    Wrapped(content: self) { child, _ in GridCellNode(child, change: change) }
  }
}

/// A node that says something about itself to the grid around it.
final class GridCellNode: UnaryNode {
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
