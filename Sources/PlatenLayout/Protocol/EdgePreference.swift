import Foundation

/// What one edge of a view prefers, in points, by the kind of neighbour; NaN is no preference.
///
/// A kind counts only where both edges that meet have it; then their values are added. NaN, and
/// not `nil`, because a flow holds four of these for each of its thousands of labels.
struct EdgePreference: Sendable {
  /// To any neighbour.
  var plain: CGFloat = .nan
  /// From one text to another.
  var betweenTexts: CGFloat = .nan
  /// Between an edge and the text below it.
  var aboveText: CGFloat = .nan
  /// Between a text and the edge below it.
  var belowText: CGFloat = .nan

  /// Takes the larger preference of each kind.
  mutating func formUnion(_ other: EdgePreference) {
    // `maximum` leaves out NaN where it can.
    plain = .maximum(plain, other.plain)
    betweenTexts = .maximum(betweenTexts, other.betweenTexts)
    aboveText = .maximum(aboveText, other.aboveText)
    belowText = .maximum(belowText, other.belowText)
  }

  /// The distance in points between this edge and the one that it meets.
  func distance(to next: EdgePreference) -> CGFloat {
    // A sum with NaN is NaN: only kinds that both edges have are left.
    let texts = CGFloat.maximum(aboveText + next.aboveText, belowText + next.belowText)
    let matched = CGFloat.maximum(texts, betweenTexts + next.betweenTexts)
    guard matched.isNaN else { return matched }
    let plain = CGFloat.maximum(plain, next.plain)
    return plain.isNaN ? ViewSpacing.defaultDistance : plain
  }
}
