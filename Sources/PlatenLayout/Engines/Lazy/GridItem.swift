public import Foundation

/// What a lazy grid is told about a column or a row.
public struct GridItem: Sendable {
  /// The length of an item across the grid, in points.
  public enum Size: Sendable {
    /// One column of a length, whatever room there is.
    case fixed(CGFloat)
    /// One column that takes its share of the room, within bounds.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns of at least the minimum as fit into one share, grown to fill it up to the
    /// maximum.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The width of a column, or the height of a row.
  public var size: GridItem.Size
  /// The distance to the next item in points; `nil` for 8.
  public var spacing: CGFloat?
  /// Where views are in their cells; `nil` for the centre.
  public var alignment: Alignment?

  /// Describes a column or a row.
  public init(
    _ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
