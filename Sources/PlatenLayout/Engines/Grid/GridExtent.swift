import Foundation
internal import PlatenBase

/// What a column or row needs so that its views' guides meet on one line.
///
/// Lengths are points.
struct GridExtent {
  private var before: CGFloat?
  private var after: CGFloat = 0
  private var anchored: CGFloat = 0

  /// Adds a view of a length whose guide lies at an offset; `nil` for one that goes by an anchor.
  mutating func add(_ length: CGFloat, guide: CGFloat?) {
    guard let guide = guide?.finite(or: 0) else {
      anchored = max(anchored, length)
      return
    }
    after = before == nil ? length - guide : max(after, length - guide)
    before = max(before ?? guide, guide)
  }

  /// The length from the first edge of all views to the last.
  var length: CGFloat { max((before ?? 0) + after, anchored, 0) }

  /// Where the line lies in a column or row of a length.
  ///
  /// - Parameter usual: Where it would lie in a view of that length; there it is, if all views are
  ///   inside then.
  func line(in length: CGFloat, usual: CGFloat) -> CGFloat {
    guard let before else { return usual }
    return max(before, min(usual, length - after))
  }
}
