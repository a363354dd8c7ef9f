import SwiftUI

/// Views over each other in the order of their priorities, the highest on the left.
struct Deck: Layout {
  let overlap: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = ordered(subviews).map { $0.sizeThatFits(proposal) }
    let width = sizes.map { $0.width - overlap }.reduce(overlap, +)
    return CGSize(width: width, height: sizes.max { $0.height < $1.height }?.height ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    _ = ordered(subviews).reduce(bounds.minX) { x, subview in
      subview.place(at: CGPoint(x: x, y: bounds.minY), anchor: .topLeading, proposal: proposal)
      return x + subview.dimensions(in: proposal).width - overlap
    }
  }

  private func ordered(_ subviews: Subviews) -> [Subviews.Element] {
    subviews.sorted { first, second in first.priority > second.priority }
  }
}
