internal import Foundation
internal import Platen

/// The rows in which the views in a flow or a grid stand.
struct LayoutRows {
  /// A row's box, and how many views are in it.
  struct Row: Hashable {
    var frame: CGRect
    var count = 1
  }

  /// The rows, from the top.
  let rows: [Row]
  private let kind: String
  private let id: String

  /// Finds the rows: views are in one if their heights overlap by more than a tolerance in points.
  init(_ nodes: LayoutNodes, _ host: Int, tolerance: CGFloat) {
    (kind, id) = (nodes.views[host].kind, nodes.views[host].id)
    let frames = nodes.outline.children[host].map { nodes.views[$0] }
      .filter { !$0.isHidden }.map(\.frame)
      .sorted { ($0.minY, $0.minX, $0.maxY) < ($1.minY, $1.minX, $1.maxY) }
    var rows: [Row] = []
    for frame in frames {
      if let row = rows.last, frame.minY < row.frame.maxY - tolerance {
        rows[rows.count - 1] = Row(frame: row.frame.union(frame), count: row.count + 1)
      } else {
        rows.append(Row(frame: frame))
      }
    }
    self.rows = rows
  }

  /// Returns what is to be told of rows that have more or fewer views than before.
  ///
  /// - Parameter context: Which rows they are, such as ` of flow 2`, if there are others.
  func changes(from before: LayoutRows, context: String) -> [LayoutChange] {
    (0..<max(rows.count, before.rows.count)).compactMap { index in
      let now = index < rows.count ? rows[index] : nil
      let then = index < before.rows.count ? before.rows[index] : nil
      guard now?.count != then?.count else { return nil }
      return LayoutChange(
        kind: .lines, id: id, sentence: "row \(index + 1)\(context) \(words(now, then))",
        oldFrame: then?.frame, newFrame: now?.frame)
    }
  }

  private func words(_ now: Row?, _ then: Row?) -> String {
    guard let now else { return "is gone" }
    let noun = LayoutNames.plural(in: kind)
    let count = now.count == 1 ? "1 \(noun.dropLast())" : "\(now.count) \(noun)"
    return then == nil ? "is new, with \(count)" : "now has \(count)"
  }
}
