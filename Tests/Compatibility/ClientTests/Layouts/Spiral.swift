import SwiftUI

/// Views on a spiral that begins in the middle: `Double` and `CGFloat` in the same expressions.
struct Spiral: Layout, Animatable {
  let turn: Double
  var growth: CGFloat

  var animatableData: AnimatablePair<CGFloat, EmptyAnimatableData> {
    get { AnimatablePair(growth, EmptyAnimatableData()) }
    set { growth = newValue.first }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let reach = Double(max(0, subviews.count - 1)) * growth * 2
    let largest = subviews.reduce(into: CGSize.zero) { result, subview in
      let size = subview.sizeThatFits(.unspecified)
      result.width = max(result.width, size.width)
      result.height = max(result.height, size.height)
    }
    return CGSize(width: reach + largest.width, height: reach + largest.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() {
      let distance = Double(index) * growth
      let angle = turn * Double(index)
      let x = bounds.midX + distance * cos(angle)
      let y = bounds.midY + CGFloat(distance * sin(angle))
      subview.place(at: .init(x: x, y: y), anchor: .center, proposal: .infinity)
    }
  }
}
