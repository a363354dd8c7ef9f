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
    /// One bit for each axis.
    public let rawValue: Int8

    /// Makes a set of its bits.
    @inlinable public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Along x.
    public static let horizontal = Set(rawValue: 1 << Axis.horizontal.rawValue)
    /// Along y.
    public static let vertical = Set(rawValue: 1 << Axis.vertical.rawValue)
  }
}
