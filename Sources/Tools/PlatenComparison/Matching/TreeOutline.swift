/// The properties of a tree's nodes by which they are found again in another tree.
///
/// Nodes are numbered in the order in which they begin; 0 is the root. Numbers of contents, kinds and
/// names mean the same in both trees that are matched.
struct TreeOutline {
  /// The node around each; -1 for the root's.
  var parents: [Int] = []
  /// The nodes in each.
  var children: [[Int]] = []
  /// Equal for nodes that are alike with all that is in them.
  var contents: [Int] = []
  /// Equal for nodes that are alike but for where they are; empty for a tree that does not tell.
  var forms: [Int] = []
  /// Equal for nodes of which one may have become the other.
  var kinds: [Int] = []
  /// The name that somebody has given to a node; -1 for none.
  var names: [Int] = []

  /// How many nodes there are.
  var count: Int { parents.count }

  /// Returns where each node stands among those in the node around, from 0.
  func places() -> [Int] {
    var places = [Int](repeating: 0, count: count)
    for siblings in children {
      for (place, child) in siblings.enumerated() { places[child] = place }
    }
    return places
  }
}

// MARK: - Keys

/// Gives equal keys equal numbers, exactly: none share one by chance, as hashes may.
struct NumberedKeys<Key: Hashable> {
  private var numbers: [Key: Int] = [:]

  /// The number of a key.
  mutating func number(of key: Key) -> Int {
    if let number = numbers[key] { return number }
    numbers[key] = numbers.count
    return numbers.count - 1
  }
}

// MARK: - Similarity

/// The similarity of two texts.
enum TextSimilarity {
  /// The most bytes of a text that are looked at from either end.
  private static let limit = 64

  /// Returns which part of the longer text the two begin and end with alike, from 0 to 1.
  static func of(_ text: String, _ other: String) -> Double {
    let longest = max(text.utf8.count, other.utf8.count)
    if longest == 0 { return 1 }
    let shortest = min(text.utf8.count, other.utf8.count, limit)
    let start = zip(text.utf8, other.utf8).prefix(shortest).prefix { $0 == $1 }.count
    let ends = zip(text.utf8.reversed(), other.utf8.reversed())
    let end = ends.prefix(shortest - start).prefix { $0 == $1 }.count
    return Double(start + end) / Double(min(longest, limit))
  }
}
