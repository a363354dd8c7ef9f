internal import PlatenBase

/// Describes the changes of elements between two files, in sentences.
struct SVGFindings {
  let old: SVGOutline
  let new: SVGOutline
  let matching: TreeMatching
  let tolerance: Double

  /// The rank of a change by how much it tells: a style sheet less than what it says of an element,
  /// and a class is only called otherwise as a rule.
  private enum Rank: Int {
    case element, style, name
  }

  /// All changes; see ``SVGComparison/changes(from:to:)``.
  func changes() -> [SVGChange] {
    let reordered = matching.reordered(old: old.outline, new: new.outline)
    let plainGroups = plainGroups(new, matching.oldNodes)
    var changes: [(rank: Rank, change: SVGChange)] = []
    for node in new.document.nodes.indices {
      let before = matching.oldNodes[node]
      if before < 0 {
        if !plainGroups[node] { changes += added(node).map { (.element, $0) } }
        continue
      }
      if new.isUnused[node], old.isUnused[before] { continue }
      if reordered.contains(node) {
        changes += order(of: node, before: before).map { (.element, $0) }
      }
      changes += comparison(of: node, before: before)
    }
    changes += removed().map { (.element, $0) }
    return [Rank.element, .style, .name].flatMap { rank in
      changes.filter { $0.rank == rank }.map(\.change)
    }
  }
}

// MARK: - Elements

extension SVGFindings {
  private func added(_ node: Int) -> [SVGChange] {
    let parent = new.document.nodes[node].parent
    if parent >= 0, matching.oldNodes[parent] < 0 { return [] }
    if new.isUnused[node] { return [] }
    return [
      SVGChange(
        kind: .added, path: new.path(of: node),
        sentence: described(node, new, matching.oldNodes) + " added")
    ]
  }

  private func removed() -> [SVGChange] {
    let plainGroups = plainGroups(old, matching.newNodes)
    return old.document.nodes.indices.compactMap { node in
      let parent = old.document.nodes[node].parent
      guard matching.newNodes[node] < 0, parent < 0 || matching.newNodes[parent] >= 0,
        !plainGroups[node], !old.isUnused[node]
      else { return nil }
      return SVGChange(
        kind: .removed, path: old.path(of: node),
        sentence: described(node, old, matching.newNodes) + " removed")
    }
  }

  /// Returns whether each element is a group that changes nothing around elements that are in both
  /// files, or around such groups.
  private func plainGroups(_ file: SVGOutline, _ partners: [Int]) -> [Bool] {
    let nodes = file.document.nodes
    let hasStyles = nodes.contains { $0.name == "style" }
    var isPlain = [Bool](repeating: false, count: nodes.count)
    for (index, node) in nodes.enumerated().reversed() where node.name == "g" {
      let isWithoutEffect = node.attributes.keys.allSatisfy {
        $0.hasPrefix("data-") || $0 == "class" && !hasStyles
      }
      isPlain[index] =
        isWithoutEffect && node.children.allSatisfy { partners[$0] >= 0 || isPlain[$0] }
    }
    return isPlain
  }

  /// An element with what it says or how much is in it.
  private func described(_ node: Int, _ file: SVGOutline, _ partners: [Int]) -> String {
    let element = file.document.nodes[node]
    if element.name == SVGNode.textName {
      return "\(file.step(of: element.parent)): \(file.texts[node].quoted())"
    }
    var count = 0
    var words: String?
    var open = element.children
    while let child = open.popLast() {
      guard partners[child] < 0 else { continue }
      if file.document.nodes[child].name == SVGNode.textName {
        words = words ?? file.texts[child]
      } else {
        count += 1
      }
      open += file.document.nodes[child].children
    }
    let step = file.step(of: node)
    if let words, count == 0 { return "\(step) \(words.quoted())" }
    return count == 0 ? step : "\(step) with \(ChangeSentences.count(count, "element")) in it"
  }

  /// Definitions are found by their ids, so their order says nothing.
  private func order(of node: Int, before: Int) -> [SVGChange] {
    let element = new.document.nodes[node]
    if element.parent >= 0, new.document.nodes[element.parent].name == "defs" { return [] }
    let sentence =
      "\(new.step(of: node)) is drawn in another order, and was \(old.step(of: before))"
    return [SVGChange(kind: .order, path: old.path(of: before), sentence: sentence)]
  }

  private func comparison(of node: Int, before: Int) -> [(rank: Rank, change: SVGChange)] {
    let path = { old.path(of: before) }
    if new.document.nodes[node].name == SVGNode.textName {
      guard old.texts[before] != new.texts[node] else { return [] }
      let isStyle = new.document.nodes[new.document.nodes[node].parent].name == "style"
      let sentence = textSentence(of: node, before: before)
      var change = SVGChange(kind: .text, path: path(), sentence: sentence)
      change.aspect =
        isStyle ? .attribute("styles differ") : .text(old: old.texts[before], new: new.texts[node])
      return [(isStyle ? .style : .element, change)]
    }
    let theirs = new.values[node]
    var changes: [(rank: Rank, change: SVGChange)] = []
    let merged = Self.merged(old.values[before], theirs)
    for (name, then, now) in merged {
      guard let words = difference(name, then, now, node: node, before: before) else { continue }
      var change = SVGChange(kind: .attribute, path: path(), sentence: words)
      change.aspect = aspect(of: name, then, now)
      changes.append((name == "class" ? .name : .element, change))
    }
    changes += idChange(of: node, before: before).map { (.element, $0) }
    return changes
  }

  private func textSentence(of node: Int, before: Int) -> String {
    let parent = new.document.nodes[node].parent
    let step = new.step(of: parent)
    let (then, now) = (old.texts[before], new.texts[node])
    if new.document.nodes[parent].name == "style" { return "the styles in \(step) differ" }
    return "\(step) says \(now.quoted()), was \(then.quoted())"
  }

  /// An id that a style sheet names is more than a name.
  private func idChange(of node: Int, before: Int) -> [SVGChange] {
    let (then, now) = (old.document.nodes[before].id, new.document.nodes[node].id)
    guard then != now else { return [] }
    let isStyled =
      then.map(old.document.styledIDs.contains) ?? false
      || now.map(new.document.styledIDs.contains) ?? false
    guard isStyled else { return [] }
    let sentence =
      "\(new.step(of: node)) has the id \((now ?? "").quoted()), was "
      + (then ?? "").quoted() + ", to which a style applies"
    return [SVGChange(kind: .attribute, path: old.path(of: before), sentence: sentence)]
  }

  /// The attributes of both, by their names in order.
  private static func merged(
    _ old: [(name: String, value: SVGValue)], _ new: [(name: String, value: SVGValue)]
  ) -> [(name: String, then: SVGValue?, now: SVGValue?)] {
    var merged: [(name: String, then: SVGValue?, now: SVGValue?)] = []
    var (ours, theirs) = (old[...], new[...])
    while let name = [ours.first?.name, theirs.first?.name].compactMap(\.self).min() {
      let then = ours.first?.name == name ? ours.removeFirst().value : nil
      let now = theirs.first?.name == name ? theirs.removeFirst().value : nil
      merged.append((name, then, now))
    }
    return merged
  }
}
