import SwiftUI

/// Rows of one view, two views, three views, each in the middle.
struct Pyramid: Layout {
  var spacing = 2.0

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let cell = subviews.first?.sizeThatFits(.unspecified) ?? .zero
    let rows = CGFloat(rows(of: subviews).count)
    return CGSize(
      width: rows * cell.width + max(rows - 1, 0) * spacing,
      height: rows * cell.height + max(rows - 1, 0) * spacing)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard let cell = subviews.first?.dimensions(in: .unspecified) else { return }
    for (number, row) in rows(of: subviews).enumerated() {
      let width = CGFloat(row.count) * (cell.width + spacing) - spacing
      let y = bounds.minY + CGFloat(number) * (cell.height + spacing)
      for (offset, index) in row.enumerated() {
        let x = bounds.midX - width / 2 + CGFloat(offset) * (cell.width + spacing)
        subviews[index].place(at: CGPoint(x: x, y: y), proposal: .unspecified)
      }
    }
  }

  private func rows(of subviews: Subviews) -> [Range<Int>] {
    var rows: [Range<Int>] = []
    var start = subviews.startIndex
    while start < subviews.endIndex {
      let end = min(start + rows.count + 1, subviews.endIndex)
      rows.append(start..<end)
      start = end
    }
    return rows
  }
}
