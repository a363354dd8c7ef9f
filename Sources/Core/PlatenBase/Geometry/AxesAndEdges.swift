public import Foundation

/// One of the two directions of a page.
@frozen
public enum Axis: Int8, CaseIterable, CustomStringConvertible, Sendable {
  /// Along x.
  case horizontal
  /// Along y.
  case vertical

  /// The axis's name.
  public var description: String {
    switch self {
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    }
  }

  /// A set of axes.
  @frozen
  public struct Set: OptionSet, Sendable {
    /// The raw value: one bit for each axis.
    public let rawValue: Int8

    /// Makes a set from its bits.
    @inlinable public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Along x.
    public static let horizontal = Set(rawValue: 1 << Axis.horizontal.rawValue)
    /// Along y.
    public static let vertical = Set(rawValue: 1 << Axis.vertical.rawValue)
  }
}

// MARK: - Edges

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
    /// The raw value: one bit for each edge.
    public let rawValue: Int8

    /// Makes a set from its bits.
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

// MARK: - Insets

/// The distances from a rectangle's edges inwards, in points; negative ones go outwards.
@frozen
public struct EdgeInsets: Equatable, Sendable {
  /// The inset of the upper edge, in points.
  public var top: CGFloat
  /// The inset of the leading edge, in points.
  public var leading: CGFloat
  /// The inset of the lower edge, in points.
  public var bottom: CGFloat
  /// The inset of the trailing edge, in points.
  public var trailing: CGFloat

  /// Makes insets of four distances, in points.
  @inlinable public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// Makes insets of 0 on all edges.
  @inlinable public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }
}

extension EdgeInsets: Animatable {
  /// All four insets.
  public var animatableData:
    AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>
  {
    get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
    set {
      top = newValue.first
      leading = newValue.second.first
      bottom = newValue.second.second.first
      trailing = newValue.second.second.second
    }
  }
}

// MARK: - The direction of reading

/// The direction in which a line is read.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// From the left, as in Latin script.
  case leftToRight
  /// From the right, as in Arabic and Hebrew script.
  case rightToLeft
}
