internal import Foundation
internal import PlatenBase
internal import PlatenReports
internal import PlatenText

extension FitRecord {
  /// What was hidden, by the layouts that did.
  var leftOut: [LeftOutViews] {
    var all: [LeftOutViews] = []
    var places: [ObjectIdentifier: Int] = [:]
    for node in hidden {
      guard let layout = node.parent else { continue }
      let place = places[ObjectIdentifier(layout)] ?? all.count
      if place == all.count {
        places[ObjectIdentifier(layout)] = place
        all.append(LeftOutViews(by: layout))
      }
      all[place].count += 1
      all[place].texts.append(node.texts.joined(separator: " "))
    }
    return all
  }
}

extension LeftOutViews {
  fileprivate init(by layout: Node) {
    let mark = layout.nearestMark
    self.init(
      kind: layout.marks.first?.kind ?? layout.kind ?? "", id: mark?.id ?? "",
      frame: CGRect(origin: layout.origin(in: nil), size: layout.size).finite,
      total: layout.children.count)
  }
}

extension Node {
  /// The texts in the node, in the order in which they are written.
  fileprivate var texts: [String] {
    var texts: [String] = []
    var open: [Node] = [self]
    while let node = open.popLast() {
      if let text = node as? TextNode { texts.append(text.text.text) }
      open += node.children.reversed()
    }
    return texts
  }
}
