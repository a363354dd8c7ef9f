/// Finds the nodes of one tree again in another.
///
/// match roots → align children, alike ones first → those that have changed places → those of the
/// same form → the most similar of the rest → those that are elsewhere in the tree
///
/// Nothing here calls itself, as trees may be deep. Each node is aligned once with its siblings, and
/// ``SequenceAlignment`` bounds what that takes; so does `mostScores` what finding similar ones takes.
struct TreeMatching {
  /// The new node that an old one has become; -1 if it is gone.
  private(set) var newNodes: [Int]
  /// The old node that a new one was; -1 if it was not there.
  private(set) var oldNodes: [Int]

  private let old: TreeOutline
  private let new: TreeOutline
  private let similarity: (Int, Int) -> Double
  private var open: [SequenceAlignment.Pair] = []

  /// How many similarities are looked at among the children of two nodes.
  private static let mostScores = 1 << 12

  /// Matches two trees.
  ///
  /// - Parameter similarity: How much alike an old and a new node of one kind are, from 0 to 1.
  init(old: TreeOutline, new: TreeOutline, similarity: @escaping (Int, Int) -> Double) {
    (self.old, self.new, self.similarity) = (old, new, similarity)
    newNodes = [Int](repeating: -1, count: old.count)
    oldNodes = [Int](repeating: -1, count: new.count)
    guard old.count > 0, new.count > 0 else { return }
    matchNames()
    match(0, 0)
    alignOpen()
    matchElsewhere()
    alignOpen()
  }
}

// MARK: - Phases

extension TreeMatching {
  /// Pairs the nodes whose names occur once in both trees.
  private mutating func matchNames() {
    let ours = Self.uniqueNames(old)
    let theirs = Self.uniqueNames(new)
    for node in 1..<max(old.count, 1) {
      guard old.names[node] >= 0, ours[old.names[node]] == node,
        let other = theirs[old.names[node]], other > 0, old.kinds[node] == new.kinds[other]
      else { continue }
      match(node, other)
    }
  }

  /// The nodes by names, -1 for a name that more than one has.
  private static func uniqueNames(_ tree: TreeOutline) -> [Int: Int] {
    var nodes: [Int: Int] = [:]
    for node in tree.parents.indices where tree.names[node] >= 0 {
      nodes[tree.names[node]] = nodes[tree.names[node]] == nil ? node : -1
    }
    return nodes
  }

  private mutating func match(_ node: Int, _ other: Int) {
    guard newNodes[node] < 0, oldNodes[other] < 0 else { return }
    newNodes[node] = other
    oldNodes[other] = node
    open.append(SequenceAlignment.Pair(old: node, new: other))
  }

  private mutating func alignOpen() {
    while let pair = open.popLast() { alignChildren(of: pair.old, pair.new) }
  }

  private mutating func alignChildren(of node: Int, _ other: Int) {
    // What a name has paired elsewhere has no part in it; what it has paired here is an anchor.
    let ours = old.children[node].filter { isFree($0, in: newNodes, new.parents, other) }
    let theirs = new.children[other].filter { isFree($0, in: oldNodes, old.parents, node) }
    if ours.isEmpty || theirs.isEmpty { return }
    let anchors = SequenceAlignment.pairs(
      ours.map { newNodes[$0] >= 0 ? -1 - newNodes[$0] : old.contents[$0] },
      theirs.map { oldNodes[$0] >= 0 ? -1 - $0 : new.contents[$0] })
    for pair in anchors { match(ours[pair.old], theirs[pair.new]) }
    matchMoved(ours.filter { newNodes[$0] < 0 }, theirs.filter { oldNodes[$0] < 0 })
    var scores = Self.mostScores
    for (ours, theirs) in gaps(between: anchors, ours, theirs) {
      let forms =
        old.forms.isEmpty || new.forms.isEmpty
        ? [] : SequenceAlignment.pairs(ours.map { old.forms[$0] }, theirs.map { new.forms[$0] })
      for pair in forms { match(ours[pair.old], theirs[pair.new]) }
      for (ours, theirs) in gaps(between: forms, ours, theirs) {
        alignSimilar(ours, theirs, &scores)
      }
    }
  }

  /// Returns what stands between pairs, without what has been matched otherwise.
  private func gaps(
    between pairs: [SequenceAlignment.Pair], _ ours: [Int], _ theirs: [Int]
  ) -> [(ours: [Int], theirs: [Int])] {
    var gaps: [(ours: [Int], theirs: [Int])] = []
    var start = SequenceAlignment.Pair(old: 0, new: 0)
    for pair in pairs + [SequenceAlignment.Pair(old: ours.count, new: theirs.count)] {
      let gap = (
        ours: ours[start.old..<pair.old].filter { newNodes[$0] < 0 },
        theirs: theirs[start.new..<pair.new].filter { oldNodes[$0] < 0 }
      )
      if !gap.ours.isEmpty, !gap.theirs.isEmpty { gaps.append(gap) }
      start = SequenceAlignment.Pair(old: pair.old + 1, new: pair.new + 1)
    }
    return gaps
  }

  private func isFree(_ node: Int, in partners: [Int], _ parents: [Int], _ parent: Int) -> Bool {
    partners[node] < 0 || parents[partners[node]] == parent
  }

  /// Pairs what is alike and has only changed its place among its siblings.
  private mutating func matchMoved(_ ours: [Int], _ theirs: [Int]) {
    if ours.isEmpty || theirs.isEmpty { return }
    let pairs = SequenceAlignment.equalPairs(
      ours.map { old.contents[$0] }, theirs.map { new.contents[$0] })
    for pair in pairs { match(ours[pair.old], theirs[pair.new]) }
  }

  /// Pairs the most similar of what stands between two anchors.
  private mutating func alignSimilar(_ ours: [Int], _ theirs: [Int], _ scores: inout Int) {
    let cost = ours.count * theirs.count
    let isShort = cost <= scores
    let pairs: [SequenceAlignment.Pair]
    if isShort {
      scores -= cost
      pairs = SequenceAlignment.bestPairs(ours.count, theirs.count) {
        old.kinds[ours[$0]] == new.kinds[theirs[$1]]
          ? 0.25 + similarity(ours[$0], theirs[$1]) : 0
      }
    } else {
      pairs = SequenceAlignment.increasingPairs(
        ours.map { old.kinds[$0] }, theirs.map { new.kinds[$0] })
    }
    for pair in pairs { match(ours[pair.old], theirs[pair.new]) }
  }

  /// Pairs what is left over with what is alike anywhere in the tree, the largest first.
  private mutating func matchElsewhere() {
    let ours = old.parents.indices.filter { newNodes[$0] < 0 }
    let theirs = new.parents.indices.filter { oldNodes[$0] < 0 }
    if ours.isEmpty || theirs.isEmpty { return }
    let pairs = SequenceAlignment.equalPairs(
      ours.map { old.contents[$0] }, theirs.map { new.contents[$0] })
    for pair in pairs {
      match(ours[pair.old], theirs[pair.new])
      // Those inside go with it before the next of the same content is looked at.
      alignOpen()
    }
  }
}

// MARK: - Order

extension TreeMatching {
  /// The new nodes that stand in another order than the others among the same siblings: as few as
  /// explain it.
  func reordered(old: TreeOutline, new: TreeOutline) -> Set<Int> {
    let places = old.places()
    var moved = Set<Int>()
    for parent in new.parents.indices where oldNodes[parent] >= 0 {
      let stayed = new.children[parent].filter {
        oldNodes[$0] >= 0 && old.parents[oldNodes[$0]] == oldNodes[parent]
      }
      let before = stayed.map { places[oldNodes[$0]] }
      let pairs = SequenceAlignment.increasingPairs(before, before.sorted())
      if pairs.count == stayed.count { continue }
      let kept = Set(pairs.map(\.old))
      for (place, node) in stayed.enumerated() where !kept.contains(place) { moved.insert(node) }
    }
    return moved
  }
}
