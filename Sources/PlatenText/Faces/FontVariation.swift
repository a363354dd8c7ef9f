public import Foundation

/// A variable font's axis and the place on it.
public struct FontVariation: Hashable, Sendable {
  /// The axis's four-letter tag, such as `wght`.
  public var tag: String
  /// The place on the axis, in the axis's own units.
  public var value: CGFloat

  init(tag: String, value: CGFloat) {
    self.tag = tag
    self.value = value
  }

  /// A place by its axis's tag; nil if that is none, or the place is not finite.
  package init?(_ tag: String, _ value: CGFloat) {
    guard tag.isOpenTypeTag, value.isFinite else { return nil }
    self.init(tag: tag, value: value)
  }
}
