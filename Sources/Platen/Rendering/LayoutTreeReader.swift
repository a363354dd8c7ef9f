internal import Foundation
internal import PlatenDrawing
internal import PlatenLayout
internal import PlatenText

/// Reads a tree of frames from settled nodes.
struct LayoutTreeReader {
  /// What is known of a node from those around it.
  private struct Place {
    /// The corner in the picture of the node that placed it.
    var origin: CGPoint
    /// The pixels that frames are rounded to.
    var grid: PixelGrid
    /// Whether it is inside of a marked view.
    var isMarked = false
    /// Whether it is inside of a view that a layout has hidden.
    var isHidden = false
    /// Whether the nodes around it do no more than change it, as far as the view that is reported.
    var isSole = false
  }

  /// The tree of a picture's root.
  static func tree(of root: Node, grid: PixelGrid) -> LayoutTree {
    var picture = LayoutTree(kind: "picture", frame: CGRect(origin: .zero, size: root.size).finite)
    read(root, Place(origin: .zero, grid: grid), into: &picture)
    return picture
  }

  /// Adds the entries of a node to the entry around it.
  private static func read(_ node: Node, _ place: Place, into entry: inout LayoutTree) {
    var place = place
    place.isHidden = place.isHidden || node.isHidden
    place.origin.x += node.origin.x
    place.origin.y += node.origin.y
    guard var made = newEntry(for: node, place) else {
      return readInside(node, place, into: &entry)
    }
    place.isSole = !node.marks.isEmpty
    place.isMarked = place.isMarked || place.isSole
    readInside(node, place, into: &made)
    // The views inside have been asked by now, and know their answers.
    if !place.isHidden { made.baseline = baseline(of: node, at: place.origin) }
    for mark in node.marks.dropFirst() {
      var outer = LayoutTree(kind: mark.kind, id: mark.id, frame: made.frame)
      (outer.baseline, outer.isHidden, outer.children) = (made.baseline, made.isHidden, [made])
      made = outer
    }
    entry.children.append(made)
  }

  /// The entry of a node's innermost mark, or of the node itself; nil if it has none.
  private static func newEntry(for node: Node, _ place: Place) -> LayoutTree? {
    var entry: LayoutTree
    if let mark = node.marks.first {
      entry = LayoutTree(kind: mark.kind, id: mark.id)
    } else {
      if place.isSole && node is TextNode { return nil }
      guard !place.isMarked || node is TextNode, let kind = node.kind else { return nil }
      entry = LayoutTree(kind: kind)
    }
    entry.isHidden = place.isHidden
    if !place.isHidden { entry.frame = CGRect(origin: place.origin, size: node.size).finite }
    return entry
  }

  private static func readInside(_ node: Node, _ place: Place, into entry: inout LayoutTree) {
    if let text = node as? TextNode { return add(text, place, to: &entry) }
    var inner = place
    inner.grid = node.pixelGrid(inside: place.grid)
    if node.isolatesPixels { inner.origin = inner.grid.nearest(inner.origin) }
    let children = node.children
    let sole = (node as? UnaryNode).map { children.count == 1 ? children[0] : $0.child }
    for child in children {
      inner.isSole = place.isSole && child === sole
      read(child, inner, into: &entry)
    }
  }

  private static func add(_ node: TextNode, _ place: Place, to entry: inout LayoutTree) {
    entry.text = node.text.text
    if place.isHidden { return }
    let fit = node.fit(at: place.origin)
    (entry.lines, entry.isTruncated, entry.scaleFactor) =
      (fit.lines, fit.isTruncated, fit.scaleFactor)
  }

  private static func baseline(of node: Node, at origin: CGPoint) -> CGFloat? {
    node.explicitAlignment(of: .firstTextBaseline, in: node.proposal)
      .map { (origin.y + $0).finite(or: 0) }
  }
}
