import SwiftUI

/// Another layout with its views in the opposite order.
struct Backwards<Base: Layout>: Layout {
  typealias Cache = Base.Cache
  typealias AnimatableData = Base.AnimatableData

  private var base: Base

  init(_ base: Base) { self.base = base }

  static var layoutProperties: LayoutProperties { Base.layoutProperties }

  var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  func makeCache(subviews: Subviews) -> Base.Cache {
    base.makeCache(subviews: turned(subviews))
  }

  func updateCache(_ cache: inout Base.Cache, subviews: Subviews) {
    base.updateCache(&cache, subviews: turned(subviews))
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Base.Cache
  ) -> CGSize {
    base.sizeThatFits(proposal: proposal, subviews: turned(subviews), cache: &cache)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Base.Cache
  ) {
    base.placeSubviews(in: bounds, proposal: proposal, subviews: turned(subviews), cache: &cache)
  }

  private func turned(_ subviews: Subviews) -> Subviews {
    subviews[subviews.indices.reversed()]
  }
}
