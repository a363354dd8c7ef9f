internal import Foundation
internal import PlatenBase
internal import PlatenLayout
internal import PlatenReports
internal import PlatenText

/// Reads a tree of frames from settled nodes.
///
/// Nodes and trees may be as deep as the stack allows views to be, so nothing here calls itself.
struct LayoutTreeReader {
  /// A node that is to be read, and what is known of it from those around.
  private struct Visit {
    let node: Node
    /// The corner in the picture of the node that placed it.
    var origin: CGPoint
    /// The pixels that frames are rounded to.
    var grid: PixelGrid
    /// Which entry it is in.
    var entry = 0
    /// Whether it is inside a marked view.
    var isMarked = false
    /// Whether it is inside a view that a layout has hidden.
    var isHidden = false
    /// Whether the nodes around it do no more than change it, as far as the entry's view.
    var isSole = false
  }

  /// A view of the tree, before it has its place in it.
  private struct Entry {
    var tree: LayoutTree
    /// The view's node; nil for the picture.
    var node: Node?
    /// The entry around, which stands before this one.
    var parent = 0
  }

  private var entries: [Entry] = []
  private var open: [Visit] = []

  /// The tree of a picture's root.
  static func tree(of root: Node, grid: PixelGrid) -> LayoutTree {
    let frame = CGRect(origin: .zero, size: root.size).finite
    var reader = LayoutTreeReader()
    reader.entries = [Entry(tree: LayoutTree(kind: "picture", frame: frame))]
    reader.open = [Visit(node: root, origin: .zero, grid: grid)]
    let cancellation = RenderCancellation.current
    while !cancellation.isCancelled, let visit = reader.open.popLast() { reader.read(visit) }
    return reader.assembled()
  }

  private mutating func read(_ visit: Visit) {
    var visit = visit
    visit.isHidden = visit.isHidden || visit.node.isHidden
    visit.origin.x += visit.node.origin.x
    visit.origin.y += visit.node.origin.y
    addEntries(for: &visit)
    if let text = visit.node as? TextNode { return add(text, visit) }
    openChildren(of: visit)
  }

  /// Adds the entries of a node's marks, the outermost first, or of the node itself, if it has any.
  private mutating func addEntries(for visit: inout Visit) {
    for mark in visit.node.marks.reversed() { addEntry(mark.kind, mark.id, for: &visit) }
    if !visit.node.marks.isEmpty {
      (visit.isMarked, visit.isSole) = (true, true)
    } else if let kind = visit.node.kind, isReported(visit) {
      addEntry(kind, "", for: &visit)
    }
  }

  /// Returns whether a node without a mark has an entry of its own.
  private func isReported(_ visit: Visit) -> Bool {
    visit.node is TextNode ? !visit.isSole : !visit.isMarked
  }

  private mutating func addEntry(_ kind: String, _ id: String, for visit: inout Visit) {
    var tree = LayoutTree(kind: kind, id: id)
    tree.isHidden = visit.isHidden
    if !visit.isHidden { tree.frame = CGRect(origin: visit.origin, size: visit.node.size).finite }
    entries.append(Entry(tree: tree, node: visit.node, parent: visit.entry))
    visit.entry = entries.count - 1
  }

  /// Gives a text to the entry of the view that it is all of.
  private mutating func add(_ node: TextNode, _ visit: Visit) {
    entries[visit.entry].tree.text = node.text.text
    if visit.isHidden { return }
    let fit = node.fit(at: visit.origin)
    entries[visit.entry].tree.lines = fit.lines
    entries[visit.entry].tree.font = node.fontNames
    entries[visit.entry].tree.isTruncated = fit.isTruncated
    entries[visit.entry].tree.scaleFactor = fit.scaleFactor
  }

  private mutating func openChildren(of visit: Visit) {
    let node = visit.node
    let grid = node.pixelGrid(inside: visit.grid)
    let origin = node.isolatesPixels ? grid.nearest(visit.origin) : visit.origin
    let children = node.children
    let sole = (node as? UnaryNode).map { children.count == 1 ? children[0] : $0.child }
    for child in children.reversed() {
      open.append(
        Visit(
          node: child, origin: origin, grid: grid, entry: visit.entry, isMarked: visit.isMarked,
          isHidden: visit.isHidden, isSole: visit.isSole && child === sole))
    }
  }

  /// The entries as a tree; those inside are asked for their baselines first, so that those around
  /// find the answers.
  private mutating func assembled() -> LayoutTree {
    for index in entries.indices.dropFirst().reversed() {
      var entry = entries[index]
      entry.tree.children.reverse()
      if let node = entry.node, !entry.tree.isHidden {
        let guide = AlignmentKey.vertical(.firstTextBaseline)
        entry.tree.baseline = node.explicitAlignment(of: guide, in: node.proposal)
          .map { (entry.tree.frame.minY + $0).finite(or: 0) }
      }
      entries[index].tree.children = []
      entries[entry.parent].tree.children.append(entry.tree)
    }
    entries[0].tree.children.reverse()
    return entries[0].tree
  }
}

// MARK: - Marks

nonisolated extension View {
  /// This view, reported under a name in the picture's ``LayoutTree``.
  ///
  /// The picture does not change, nor does anything that a layout can ask of the view. A view that
  /// its container sees as several, or as none, such as a group, has no frame of its own and is not
  /// reported; its parts stand for themselves. A view may be marked more than once, as one inside
  /// the other.
  package func layoutMark(_ mark: LayoutMark) -> some View {
    MarkedView(content: self, mark: mark)
  }
}

/// A view that is known by a name.
///
/// The name stays with the view's node: a node around it would be one more level to measure, and
/// would part nodes that have to see each other.
private struct MarkedView<Content: View>: _PrimitiveView {
  let content: Content
  let mark: LayoutMark

  func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    let start = list.nodes.count
    content._appendNodes(to: &list, in: context)
    guard list.nodes.count == start + 1 else { return }
    list.nodes[start].add(mark)
    context.pass.hasMarks = true
  }
}

extension Node {
  /// The innermost mark of the views that this node is in; nil if none is marked.
  var nearestMark: LayoutMark? {
    var node: Node? = self
    while let current = node {
      if let mark = current.marks.first { return mark }
      node = current.parent
    }
    return nil
  }
}
