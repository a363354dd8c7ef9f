import SwiftUI

/// A row whose cells are all as large as the largest view, with the preferred distances.
struct EqualWidthRow: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    let cell = largest(of: subviews)
    let gaps = distances(between: subviews).reduce(0) { $0 + $1 }
    return CGSize(width: cell.width * CGFloat(subviews.count) + gaps, height: cell.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard !subviews.isEmpty else { return }
    let cell = largest(of: subviews)
    let gaps = distances(between: subviews)
    var middle = bounds.minX + cell.width / 2
    for index in subviews.indices {
      subviews[index].place(
        at: CGPoint(x: middle, y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(width: cell.width, height: cell.height))
      middle += cell.width + gaps[index]
    }
  }

  private func largest(of subviews: Subviews) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return sizes.reduce(.zero) { old, size in
      CGSize(width: max(old.width, size.width), height: max(old.height, size.height))
    }
  }

  private func distances(between subviews: Subviews) -> [CGFloat] {
    subviews.indices.map { index in
      guard index < subviews.count - 1 else { return 0 }
      return subviews[index].spacing.distance(
        to: subviews[index + 1].spacing, along: .horizontal)
    }
  }
}
