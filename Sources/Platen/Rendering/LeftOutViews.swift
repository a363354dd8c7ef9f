public import Foundation
internal import PlatenLayout
internal import PlatenText

/// The views that one layout left out, as a flow does with those for which it has no row.
public struct LeftOutViews: Hashable, Sendable {
  /// What kind of layout it is, as ``LayoutTree/kind`` names it.
  public var kind: String
  /// Which view of a scene it is; empty outside of scenes.
  public var id: String
  /// The layout's box in points in the picture's coordinates, without rotations and scalings.
  public var frame: CGRect
  /// How many views were left out.
  public var count = 0
  /// How many views the layout has, with those left out.
  public var total: Int
  /// The texts of each view that was left out, with spaces between them; empty for one without.
  public var texts: [String] = []
}

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
    kind = layout.marks.first?.kind ?? layout.kind ?? ""
    id = mark?.id ?? ""
    frame = CGRect(origin: layout.origin(in: nil), size: layout.size).finite
    total = layout.children.count
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
