internal import Foundation
internal import Platen

/// Describes the changes of views between two layouts, in sentences.
///
/// places → views, each for itself → rows → baselines → what is gone
struct LayoutFindings {
  let old: LayoutNodes
  let new: LayoutNodes
  let matching: TreeMatching
  let tolerance: CGFloat
  let oldNames: LayoutNames
  let newNames: LayoutNames
  /// How far each new view has gone, and with whom.
  let moves: LayoutMoves
  /// The old place among siblings of new views that have changed places with others.
  private let reordered: Set<Int>
  /// What there is to tell of each new view.
  private(set) var changesOfView: [[LayoutChange]]
  /// Whether every view is where it was and says what it said, whatever the scenes say.
  private(set) var isSame = true

  init(old: LayoutNodes, new: LayoutNodes, matching: TreeMatching, tolerance: CGFloat) {
    (self.old, self.new, self.matching, self.tolerance) = (old, new, matching, tolerance)
    (oldNames, newNames) = (LayoutNames(old), LayoutNames(new))
    moves = LayoutMoves(old: old, new: new, matching: matching, tolerance: tolerance)
    reordered = matching.reordered(old: old.outline, new: new.outline)
    changesOfView = [[LayoutChange]](repeating: [], count: new.views.count)
  }

  /// All changes; see ``LayoutComparison/changes(from:to:)``.
  mutating func changes() -> [LayoutChange] {
    for node in new.views.indices {
      let before = matching.oldNodes[node]
      changesOfView[node] = before < 0 ? added(node) : changes(of: node, before: before)
    }
    tellRows()
    tellBaselines()
    let all = changesOfView.flatMap { $0 } + removed()
    isSame = all.isEmpty
    return LayoutLines.together(new.saysValues && old.saysValues ? allWithValues() : all)
  }
}

// MARK: - Phases

extension LayoutFindings {
  private func changes(of node: Int, before: Int) -> [LayoutChange] {
    var changes = order(of: node, before: before)
    let isPlaced = changes.isEmpty
    changes += appearance(of: node, before: before)
    let isShown = !old.views[before].isHidden && !new.views[node].isHidden
    if isPlaced, isShown { changes += frame(of: node, before: before) }
    return changes
  }

  private func added(_ node: Int) -> [LayoutChange] {
    let parent = new.outline.parents[node]
    if parent >= 0, matching.oldNodes[parent] < 0 { return [] }
    let view = new.views[node]
    let inside = size(of: node, in: new.outline) { matching.oldNodes[$0] < 0 }
    let sentence = newNames.name(of: node) + together(inside) + " added"
    var change = LayoutChange(
      kind: .added, id: view.id, sentence: sentence, newFrame: view.isHidden ? nil : view.frame)
    (change.subject, change.noun) = (newNames.subject(of: node), newNames.noun(of: node))
    change.cell = Self.cell(node, in: new)
    return [change]
  }

  /// Returns the views that are gone.
  ///
  /// - Parameter isTold: Whether something is to be told of an old view.
  func removed(where isTold: (Int) -> Bool = { _ in true }) -> [LayoutChange] {
    old.views.indices.compactMap { node in
      let parent = old.outline.parents[node]
      guard matching.newNodes[node] < 0, parent < 0 || matching.newNodes[parent] >= 0,
        isTold(node)
      else { return nil }
      let view = old.views[node]
      let inside = size(of: node, in: old.outline) { matching.newNodes[$0] < 0 }
      var change = LayoutChange(
        kind: .removed, id: view.id,
        sentence: oldNames.name(of: node) + together(inside) + " removed",
        oldFrame: view.isHidden ? nil : view.frame)
      (change.subject, change.noun) = (oldNames.subject(of: node), oldNames.noun(of: node))
      change.cell = Self.cell(node, in: old)
      return change
    }
  }

  private static func cell(_ node: Int, in nodes: LayoutNodes) -> LayoutChange.Cell? {
    let parent = nodes.outline.parents[node]
    guard parent >= 0, let text = nodes.views[node].text,
      LayoutNames.hasCells(nodes.views[parent].kind)
    else { return nil }
    return LayoutChange.Cell(table: parent, text: text)
  }

  /// Returns how many views are in one, as far as they share its fate.
  private func size(of node: Int, in tree: TreeOutline, _ isAlike: (Int) -> Bool) -> Int {
    var count = 0
    var open = tree.children[node]
    while let child = open.popLast() {
      guard isAlike(child) else { continue }
      count += 1
      open += tree.children[child]
    }
    return count
  }

  private func together(_ count: Int) -> String {
    count == 0 ? "" : " and \(ChangeSentences.count(count, "view")) in it"
  }

  /// Tells where a view is, if that is not where it was among the others.
  private func order(of node: Int, before: Int) -> [LayoutChange] {
    let (oldParent, newParent) = (old.outline.parents[before], new.outline.parents[node])
    guard oldParent >= 0, newParent >= 0 else { return [] }
    if matching.newNodes[oldParent] != newParent {
      // What has got a new view around it is where it was.
      let isWrapped = matching.oldNodes[newParent] < 0 || matching.newNodes[oldParent] < 0
      let host = newNames.name(of: newParent)
      let sentence = "\(newNames.name(of: node)) is now in \(host)"
      return isWrapped ? [] : [change(.order, node, before, sentence)]
    }
    guard reordered.contains(node) else { return [] }
    let number = oldNames.number(of: before)
    let sentence =
      "\(newNames.name(of: node)) has changed places with others"
      + (number > 0 ? ", and was number \(number)" : "")
    return [change(.order, node, before, sentence)]
  }

  private mutating func tellRows() {
    let hosts = new.views.indices.filter {
      matching.oldNodes[$0] >= 0 && LayoutNames.hasRows(new.views[$0].kind)
    }
    for node in hosts {
      let rows = LayoutRows(new, node, tolerance: tolerance)
      let before = LayoutRows(old, matching.oldNodes[node], tolerance: tolerance)
      let context = hosts.count > 1 ? " of " + newNames.name(of: node) : ""
      changesOfView[node] += rows.changes(from: before, context: context)
    }
  }

  /// Tells baselines only where nothing else explains them.
  private mutating func tellBaselines() {
    var isChanged = changesOfView.map { !$0.isEmpty }
    for node in new.views.indices.reversed() {
      let before = matching.oldNodes[node]
      if before >= 0, !isChanged[node] {
        changesOfView[node] = baseline(of: node, before: before)
        isChanged[node] = !changesOfView[node].isEmpty
      }
      let parent = new.outline.parents[node]
      if parent >= 0, isChanged[node] || before < 0 { isChanged[parent] = true }
    }
  }

  func change(
    _ kind: LayoutChange.Kind, _ node: Int, _ before: Int, _ sentence: String
  ) -> LayoutChange {
    let (view, reference) = (new.views[node], old.views[before])
    var change = LayoutChange(
      kind: kind, id: view.id, sentence: sentence,
      oldFrame: reference.isHidden ? nil : reference.frame,
      newFrame: view.isHidden ? nil : view.frame)
    (change.subject, change.noun) = (newNames.subject(of: node), newNames.noun(of: node))
    return change
  }
}
