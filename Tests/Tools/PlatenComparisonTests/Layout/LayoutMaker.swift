import Foundation
import Platen

/// Makes layout trees by hand: frames as `x, y, width, height`.
enum LayoutMaker {
  static func view(
    _ kind: String, _ frame: [CGFloat], id: String = "", text: String? = nil,
    _ children: [LayoutTree] = []
  ) -> LayoutTree {
    let box = CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
    var tree = LayoutTree(kind: kind, id: id, frame: box)
    tree.text = text
    if let text {
      tree.lines = [text]
      tree.baseline = box.minY + 15
    }
    tree.children = children
    return tree
  }

  /// Tags of 60×20 points in rows, with 10 points between tags and 5 between rows.
  static func flow(_ rows: [[String]], at corner: CGPoint = .zero) -> LayoutTree {
    var tags: [LayoutTree] = []
    for (row, words) in rows.enumerated() {
      for (column, word) in words.enumerated() {
        let x = corner.x + CGFloat(column) * 70
        let y = corner.y + CGFloat(row) * 25
        tags.append(
          view("text", [x, y, 60, 20], id: "view.flow.children[\(tags.count)]", text: word))
      }
    }
    let height = CGFloat(rows.count) * 25 - 5
    return view("flow", [corner.x, corner.y, 400, height], id: "view", tags)
  }

  static func picture(_ children: [LayoutTree]) -> LayoutTree {
    view("picture", [0, 0, 400, 300], children)
  }
}
