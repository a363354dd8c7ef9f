import SwiftUI

/// Shows the first view whose ideal size fits along some axes, or the last.
struct FirstThatFits: Layout {
  var axes: Axis.Set = [.horizontal, .vertical]

  func makeCache(subviews: Subviews) -> Int? { nil }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int?) -> CGSize {
    guard let last = subviews.indices.last else { return .zero }
    let fitting = subviews.firstIndex { subview in
      let ideal = subview.sizeThatFits(.unspecified)
      let fitsAcross = !axes.contains(.horizontal) || ideal.width <= proposal.width ?? .infinity
      let fitsDown = !axes.contains(.vertical) || ideal.height <= proposal.height ?? .infinity
      return fitsAcross && fitsDown
    }
    cache = fitting ?? last
    return subviews[fitting ?? last].sizeThatFits(proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int?
  ) {
    for (index, subview) in subviews.enumerated() {
      if index == cache {
        subview.place(at: bounds.origin, proposal: proposal)
      } else {
        subview.place(at: CGPoint(x: -10_000, y: -10_000), proposal: .zero)
      }
    }
  }
}
