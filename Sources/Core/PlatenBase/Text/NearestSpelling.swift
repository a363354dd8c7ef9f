/// Finds what a misspelled word was meant to be.
package enum NearestSpelling {
  /// The candidates spelled almost like a word, nearest first; of equally near ones those of the same
  /// letters come first, and the others keep their order.
  ///
  /// Near is within a third of the longer one's length in insertions, deletions, replacements and
  /// swaps of neighbours, but at least one; a candidate that begins with the word counts as one
  /// away. Case does not matter.
  ///
  /// - Complexity: O(*n* · *m*²), where *n* is the number of candidates and *m* the length of the
  ///   word; candidates much shorter or longer than the word cost nothing.
  package static func of(_ word: String, among candidates: [String], limit: Int) -> [String] {
    let wanted = Array(word.lowercased())
    guard !wanted.isEmpty, limit > 0 else { return [] }
    let near = candidates.enumerated().compactMap { index, candidate in
      let letters = Array(candidate.lowercased())
      return distance(from: wanted, to: letters).map {
        (
          distance: $0, others: letters.sorted() == wanted.sorted() ? 0 : 1, index: index,
          candidate: candidate
        )
      }
    }
    return near.sorted {
      ($0.distance, $0.others, $0.index) < ($1.distance, $1.others, $1.index)
    }
    .prefix(limit)
    .map(\.candidate)
  }

  /// Returns how far a candidate is from a word, or `nil` if it is not near.
  private static func distance(from word: [Character], to candidate: [Character]) -> Int? {
    if word == candidate { return 0 }
    if candidate.starts(with: word) { return 1 }
    let farthest = max(1, max(word.count, candidate.count) / 3)
    guard abs(word.count - candidate.count) <= farthest else { return nil }
    let edits = edits(from: word, to: candidate)
    return edits <= farthest && edits < word.count ? edits : nil
  }

  /// The Damerau-Levenshtein distance in which no stretch is edited twice, also called the optimal
  /// string alignment distance.
  static func edits(from source: [Character], to target: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...target.count)
    for row in source.indices {
      var current = [row + 1]
      current.reserveCapacity(target.count + 1)
      for column in target.indices {
        let replaced = last[column] + (source[row] == target[column] ? 0 : 1)
        var best = min(replaced, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, source[row] == target[column - 1],
          source[row - 1] == target[column]
        {
          // Damerau's fourth kind of error: two neighbours that changed places.
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      beforeLast = last
      last = current
    }
    return last[target.count]
  }
}
