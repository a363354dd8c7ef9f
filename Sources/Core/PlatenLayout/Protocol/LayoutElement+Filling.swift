import Foundation
internal import PlatenBase

extension LayoutElement {
  /// Returns what the view is proposed in a space that was made by what it, or others, answered.
  ///
  /// A view that is placed at the size that it answered looks as it did for that proposal: a side that
  /// was open, and is as long as the view made it, stays open. Proposed the very length instead, views
  /// in it would share what they had before without sharing, and a text might be broken.
  ///
  /// - Parameters:
  ///   - space: The space, as the view would be proposed it.
  ///   - sizing: What the view was proposed when the space was made.
  package func proposal(
    filling space: ProposedViewSize, sizedBy sizing: ProposedViewSize
  ) -> ProposedViewSize {
    guard sizing.width == nil || sizing.height == nil else { return space }
    let own = layoutSize(in: sizing)
    let keepsWidth = sizing.width == nil && own.width.matches(space.width)
    let keepsHeight = sizing.height == nil && own.height.matches(space.height)
    let kept = ProposedViewSize(
      width: keepsWidth ? nil : space.width, height: keepsHeight ? nil : space.height)
    if kept == space || kept == sizing { return kept }
    // Of a view that keeps its proportions, the one length changes with the other.
    let size = layoutSize(in: kept)
    let isAsLong =
      (!keepsWidth || size.width.matches(space.width))
      && (!keepsHeight || size.height.matches(space.height))
    return isAsLong ? kept : space
  }
}

extension LayoutSubview {
  /// Returns what the view is proposed in a space that was made by what it, or others, answered.
  func proposal(
    filling space: ProposedViewSize, sizedBy sizing: ProposedViewSize
  ) -> ProposedViewSize {
    element.proposal(filling: space, sizedBy: sizing)
  }
}

extension CGFloat {
  /// Returns whether this length is another, but for the last bits.
  func matches(_ other: CGFloat?) -> Bool {
    guard let other else { return false }
    return fits(other) && other.fits(self)
  }
}
