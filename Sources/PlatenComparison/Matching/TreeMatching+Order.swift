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
