/// An edge above or below.
@frozen
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
  /// The upper edge.
  case top
  /// The lower edge.
  case bottom

  /// A set of vertical edges.
  @frozen
  public struct Set: OptionSet, Sendable {
    /// The raw value: one bit for each edge.
    public let rawValue: Int8

    /// Makes a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Makes the set of one edge.
    public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }

    /// The upper edge.
    public static let top = Set(.top)
    /// The lower edge.
    public static let bottom = Set(.bottom)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}

/// An edge at a side.
@frozen
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
  /// The edge where reading starts.
  case leading
  /// The edge where reading ends.
  case trailing

  /// A set of horizontal edges.
  @frozen
  public struct Set: OptionSet, Sendable {
    /// The raw value: one bit for each edge.
    public let rawValue: Int8

    /// Makes a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Makes the set of one edge.
    public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }

    /// The edge where reading starts.
    public static let leading = Set(.leading)
    /// The edge where reading ends.
    public static let trailing = Set(.trailing)
    /// Both edges.
    public static let all: Set = [.leading, .trailing]
  }
}
