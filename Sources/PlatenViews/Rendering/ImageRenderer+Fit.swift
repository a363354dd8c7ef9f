internal import Foundation
internal import PlatenBase
internal import PlatenDrawing
public import PlatenReports
internal import PlatenText

extension ImageRenderer {
  /// Lays the view out and returns how it fitted: its size, its texts, its fonts, what it left out.
  ///
  /// - Throws: As ``displayList()``.
  public func fitReport() throws -> FitReport { try fittedPicture().report }

  /// Lays the view out and returns where everything in it lies.
  ///
  /// - Throws: As ``displayList()``.
  public func layoutTree() throws -> LayoutTree {
    try render { LayoutTreeReader.tree(of: $0, grid: grid) }
  }

  /// Lays the view out once and returns what there is to draw and how it fitted.
  ///
  /// - Parameter includesTree: Whether to return as well where everything lies.
  /// - Throws: As ``displayList()``.
  public func fittedPicture(includesTree: Bool = false) throws -> FittedPicture {
    try cancellable { try fitted(includesTree: includesTree) }
  }

  private func fitted(includesTree: Bool) throws -> FittedPicture {
    var picture = try render { root in
      let record = FitRecord()
      let drawing = draw(root, fit: record)
      var report = FitReport(proposal: proposedSize, size: root.size)
      report.texts = record.texts
      report.missing = drawing.missing
      report.fonts = drawing.items.fonts
      report.leftOut = record.leftOut
      let needsTree = includesTree || showsLayoutFrames
      return FittedPicture(
        list: displayList(of: root, drawing), report: report,
        tree: needsTree ? LayoutTreeReader.tree(of: root, grid: grid) : nil)
    }
    if showsLayoutFrames, let tree = picture.tree {
      picture.list.items += try outlines(of: tree)
      if !includesTree { picture.tree = nil }
    }
    return picture
  }

  /// What shows the frames of a tree.
  private func outlines(of tree: LayoutTree) throws -> [DisplayItem] {
    let renderer = ImageRenderer<FrameOutlines>(
      content: FrameOutlines(tree: tree, grid: grid), library: library)
    renderer.environment.colorScheme = environment.colorScheme
    return try renderer.displayList().items
  }
}

extension [DisplayItem] {
  /// The faces of the items' glyphs, in the order of their first use.
  fileprivate var fonts: [FontFace] {
    var seen: Set<FontFace> = []
    var fonts: [FontFace] = []
    func look(at items: [DisplayItem]) {
      for item in items {
        switch item {
        case .glyphs(let glyphs) where seen.insert(glyphs.run.face).inserted:
          fonts.append(glyphs.run.face)
        case .group(let group):
          look(at: group.items)
          look(at: group.mask ?? [])
        default: break
        }
      }
    }
    look(at: self)
    return fonts
  }
}

// MARK: - What is told while drawing

/// What is told of how views fitted while they are drawn, in the order in which they are.
final class FitRecord {
  var texts: [TextFit] = []
  /// The nodes that a layout has hidden.
  var hidden: [Node] = []
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
