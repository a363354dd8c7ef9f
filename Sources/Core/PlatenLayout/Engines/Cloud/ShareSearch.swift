internal import Foundation

/// Looks for the largest share of a region that boxes can cover, by trying two at a time.
///
/// Shares are nearly the same for all items, 0.92 to 1.1 for words, which come nearer to each other
/// than their boxes: sizes are not, nor do areas grow with their squares where the smallest are given.
struct ShareSearch {
  /// What is tried next, the less first.
  private(set) var shares: [CGFloat] = [0.94, 1.02]
  private(set) var isSearching = true
  /// The largest for which there was room.
  private var best: CGFloat?
  /// The least without room that is larger.
  private var least = CGFloat.infinity
  private var step: CGFloat = 1.06

  /// How far the two may be apart in the end.
  private static let precision: CGFloat = 1.03
  /// Beyond these, there is nothing to be found.
  private static let limits: ClosedRange<CGFloat> = 1e-6...1e3

  /// Takes in whether there was room for what was tried.
  mutating func note(_ hadRoom: [Bool]) {
    let tried = Array(zip(shares, hadRoom))
    best = tried.last { $1 }?.0 ?? best
    least = tried.first { !$1 && $0 > best ?? 0 }?.0 ?? least
    let isFound = best.map { least / $0 <= Self.precision } ?? false
    shares = next()
    isSearching = !isFound && shares.allSatisfy(Self.limits.contains)
  }

  private mutating func next() -> [CGFloat] {
    if let best, least.isFinite {
      let third = cbrt(least / best)
      return [best * third, least / third]
    }
    defer { step *= step }
    return best.map { [$0 * step, $0 * step * step] } ?? [least / (step * step), least / step]
  }
}
