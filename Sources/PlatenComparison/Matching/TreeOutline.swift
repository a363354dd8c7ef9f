/// What has to be known of a tree's nodes to find them again in another tree.
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

  /// Where each node stands among those in the node around, from 0.
  func places() -> [Int] {
    var places = [Int](repeating: 0, count: count)
    for siblings in children {
      for (place, child) in siblings.enumerated() { places[child] = place }
    }
    return places
  }
}
