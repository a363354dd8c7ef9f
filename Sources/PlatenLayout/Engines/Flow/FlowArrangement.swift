public import Foundation

/// Where a flow puts its items, from the flow's top leading corner, in points.
public struct FlowArrangement: Equatable, Sendable {
  /// One row of a flow.
  public struct Row: Equatable, Sendable {
    /// The positions of the row's items among all items.
    public let items: Range<Int>
    /// The row from its first item's leading edge to its last item's trailing edge.
    public let frame: CGRect
  }

  /// The frames of the items that are shown, in the items' order.
  public let frames: [CGRect]
  /// The rows that are shown, from the top.
  public let rows: [Row]
  /// How many items at the end are not shown, because the line limit leaves no row for them.
  public let omittedCount: Int
  /// The size of the flow: as wide as its widest row, or as the given width if it is justified.
  public let size: CGSize
}
