public import Foundation

/// A variable font's axis and the place on it.
public struct FontVariation: Hashable, Sendable {
  /// The axis's four-letter tag, such as `wght`.
  public var tag: String
  /// The place on the axis, in the axis's own units.
  public var value: CGFloat
}
