import SwiftUI

/// A modifier that calls itself as the layout that it is.
nonisolated struct Inset: ViewModifier, Layout {
  let length: CGFloat

  func body(content: Content) -> some View {
    self() { content }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    var size = subviews[0].sizeThatFits(shrunk(proposal))
    size.width += length * 2
    size.height += 2 * length
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let inner = bounds.insetBy(dx: length, dy: length)
    subviews[0].place(at: inner.origin, anchor: .topLeading, proposal: shrunk(proposal))
  }

  private func shrunk(_ proposal: ProposedViewSize) -> ProposedViewSize {
    .init(
      width: proposal.width.map { max(0, $0 - length * 2) },
      height: proposal.height.map { max(0, $0 - length * 2) })
  }
}
