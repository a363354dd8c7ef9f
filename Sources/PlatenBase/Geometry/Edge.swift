/// One of a rectangle's four edges, named by reading direction.
@frozen
public enum Edge: Int8, CaseIterable, Sendable {
  /// The upper edge.
  case top
  /// The edge where reading starts: left in left-to-right environments.
  case leading
  /// The lower edge.
  case bottom
  /// The edge where reading ends: right in left-to-right environments.
  case trailing

  /// A set of edges.
  @frozen
  public struct Set: OptionSet, Sendable {
    /// One bit for each edge.
    public let rawValue: Int8

    /// Makes a set of its bits.
    @inlinable public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Makes the set of one edge.
    @inlinable public init(_ edge: Edge) {
      rawValue = 1 << edge.rawValue
    }

    /// The upper edge.
    public static let top = Set(.top)
    /// The edge where reading starts.
    public static let leading = Set(.leading)
    /// The lower edge.
    public static let bottom = Set(.bottom)
    /// The edge where reading ends.
    public static let trailing = Set(.trailing)
    /// All four edges.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The leading and the trailing edge.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and the bottom edge.
    public static let vertical: Set = [.top, .bottom]
  }
}
