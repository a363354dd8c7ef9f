/// How the inside of a path is filled.
public struct FillStyle: Hashable, Sendable {
  /// Whether a place that the outline surrounds an even number of times is outside; else only one
  /// that is surrounded as often one way as the other.
  public var isEOFilled: Bool
  /// Whether pixels at the edge are filled in part.
  public var isAntialiased: Bool

  /// Makes a style; without arguments, nonzero winding and smooth edges.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
