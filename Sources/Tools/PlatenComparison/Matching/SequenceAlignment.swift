/// Finds what two sequences have in common in the same order.
///
/// cut equal ends → longest common subsequence of a short rest, or increasing pairs of a long one
enum SequenceAlignment {
  /// A place in the old sequence and one in the new.
  struct Pair: Hashable {
    var old: Int
    var new: Int
  }

  /// How many comparisons the exact way may take; beyond, ``increasingPairs(_:_:)`` takes over.
  private static let mostComparisons = 1 << 16

  /// Pairs of equal elements, in order in both sequences.
  ///
  /// The pairs are the most that there are if what differs is short.
  ///
  /// - Complexity: O(*n* log *n*), and never more than 65,536 comparisons beside that.
  static func pairs(_ old: [Int], _ new: [Int]) -> [Pair] {
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] == new[start] { start += 1 }
    var end = 0
    while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    let oldRest = Array(old[start..<(old.count - end)])
    let newRest = Array(new[start..<(new.count - end)])
    var pairs = (0..<start).map { Pair(old: $0, new: $0) }
    let isShort = oldRest.count * newRest.count <= mostComparisons
    let middle =
      isShort
      ? bestPairs(oldRest.count, newRest.count) { oldRest[$0] == newRest[$1] ? 1 : 0 }
      : increasingPairs(oldRest, newRest)
    pairs += middle.map { Pair(old: $0.old + start, new: $0.new + start) }
    pairs += (0..<end).reversed().map { Pair(old: old.count - 1 - $0, new: new.count - 1 - $0) }
    return pairs
  }

  /// The pairs in order whose scores have the largest sum; a score of 0 is no pair.
  ///
  /// - Complexity: O(*n* · *m*) scores.
  static func bestPairs(_ old: Int, _ new: Int, score: (Int, Int) -> Double) -> [Pair] {
    guard old > 0, new > 0 else { return [] }
    // What is best of the sequences from here on, row by row, and the scores themselves.
    let width = new + 1
    var best = [Double](repeating: 0, count: (old + 1) * width)
    var scores = [Double](repeating: 0, count: old * new)
    for row in (0..<old).reversed() {
      for column in (0..<new).reversed() {
        let value = score(row, column)
        scores[row * new + column] = value
        let skipped = max(best[(row + 1) * width + column], best[row * width + column + 1])
        let paired = value > 0 ? best[(row + 1) * width + column + 1] + value : 0
        best[row * width + column] = max(skipped, paired)
      }
    }
    var pairs: [Pair] = []
    var (row, column) = (0, 0)
    while row < old, column < new {
      let value = scores[row * new + column]
      let here = best[row * width + column]
      if value > 0, here == best[(row + 1) * width + column + 1] + value {
        pairs.append(Pair(old: row, new: column))
        (row, column) = (row + 1, column + 1)
      } else if here == best[(row + 1) * width + column] {
        row += 1
      } else {
        column += 1
      }
    }
    return pairs
  }

  /// Pairs the first of each element with the first, the second with the second, and keeps the
  /// longest run of pairs that are in order in both sequences.
  ///
  /// - Complexity: O(*n* log *n*).
  static func increasingPairs(_ old: [Int], _ new: [Int]) -> [Pair] {
    longestIncreasing(equalPairs(old, new))
  }

  /// The first of each element with the first, the second with the second, in the old order.
  static func equalPairs(_ old: [Int], _ new: [Int]) -> [Pair] {
    var places: [Int: [Int]] = [:]
    for (place, element) in new.enumerated() { places[element, default: []].append(place) }
    var used: [Int: Int] = [:]
    return old.enumerated().compactMap { place, element in
      let count = used[element, default: 0]
      guard let candidates = places[element], count < candidates.count else { return nil }
      used[element] = count + 1
      return Pair(old: place, new: candidates[count])
    }
  }

  /// The longest run of pairs whose new places increase, as their old ones do (patience sorting).
  private static func longestIncreasing(_ pairs: [Pair]) -> [Pair] {
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[ends[middle]].new < pair.new { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var run: [Pair] = []
    var index = ends.last ?? -1
    while index >= 0 {
      run.append(pairs[index])
      index = previous[index]
    }
    return run.reversed()
  }
}
