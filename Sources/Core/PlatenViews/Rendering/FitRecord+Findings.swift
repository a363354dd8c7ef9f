internal import Foundation
internal import PlatenBase
internal import PlatenLayout
internal import PlatenReports
internal import PlatenText

extension Node {
  /// Tells of a shape or an image of which the picture's edge may cut off a part: of none that is behind
  /// another view, whose ground it is.
  ///
  /// A call of its own, as views in views have no stack for it.
  @inline(never)
  func reportEdge(of frame: CGRect, in record: FitRecord) {
    let place = record.place
    guard !place.isTransparent, frame.width > 0, frame.height > 0,
      let seen = TextInk(frame, fontSize: 0, transform: place.transform, clip: place.clip)?.bounds,
      seen.isOutside(of: CGRect(origin: .zero, size: record.size)), !isGround
    else { return }
    let mark = nearestMark
    let name =
      mark.map { mark in
        // A kind in the plural, such as lines, has no verb for one.
        let kind = mark.kind.printable
        return kind.hasSuffix("s") ? "the view \"\(kind)\"" : "the \(kind)"
      } ?? "a view of kind \(kind ?? "view")"
    let part = PartOutside(name: name, id: mark?.id ?? "", bounds: seen)
    let known = mark == nil ? nil : record.partsOutside.firstIndex { $0.id == part.id }
    guard let known else { return record.partsOutside.append(part) }
    record.partsOutside[known].bounds = record.partsOutside[known].bounds.union(seen)
  }

  /// Whether the node is in a layer behind another view.
  private var isGround: Bool {
    var node: Node = self
    while let parent = node.parent {
      if let layered = parent as? LayeredNode, !layered.isInFront, layered.layer === node {
        return true
      }
      node = parent
    }
    return false
  }
}

extension FitRecord {
  /// Tells how wide the cells of an adaptive grid are that nothing told its width or its columns.
  ///
  /// A call of its own, as views in views have no stack for it.
  @inline(never)
  func report(_ grid: AdaptiveGridLayout, of subviews: LayoutSubviews, in node: Node) {
    guard grid.columns == nil, node.proposal.width == nil,
      let ideal = grid.ideal(of: subviews, in: node.proposal)
    else { return }
    let columns = ideal.columns == 1 ? "1 column" : "\(ideal.columns) columns"
    assumptions.append(
      FitFinding(
        kind: .taken, id: node.nearestMark?.id ?? "",
        frame: CGRect(origin: node.origin(in: nil), size: node.size).finite,
        detail:
          "nothing sets the width of the grid: \(columns) of views at their ideal size, in"
          + " \(node.size.inWords) points"))
  }
}

extension Paragraph {
  /// The first word that no line was wide enough for; nil if there is none.
  var brokenWord: BrokenWord? {
    for (line, next) in zip(lines, lines.dropFirst()) where line.line.endsInWord {
      guard let start = line.text.split(whereSeparator: \.isWhitespace).last,
        let end = next.text.split(whereSeparator: \.isWhitespace).first
      else { continue }
      return BrokenWord(start: String(start), end: String(end))
    }
    return nil
  }
}
