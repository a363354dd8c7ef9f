import SwiftUI

/// A column that says it is a stack and gives every view the width of the widest.
struct EqualWidthColumn: Layout {
  struct CacheData {
    let width: CGFloat
    let gaps: [CGFloat]
    let total: CGFloat
  }

  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  func makeCache(subviews: Subviews) -> CacheData {
    let width = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    let gaps = zip(subviews, subviews.dropFirst()).map {
      $0.spacing.distance(to: $1.spacing, along: .vertical)
    }
    return CacheData(width: width, gaps: gaps + [0], total: gaps.reduce(0, +))
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData
  ) -> CGSize {
    let heights = subviews.map { $0.sizeThatFits(.init(width: cache.width, height: nil)).height }
    return CGSize(width: cache.width, height: heights.reduce(cache.total, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData
  ) {
    var y = bounds.minY
    let inner = ProposedViewSize(width: cache.width, height: nil)
    for (subview, gap) in zip(subviews, cache.gaps) {
      subview.place(at: CGPoint(x: bounds.midX, y: y), anchor: .top, proposal: inner)
      y += subview.dimensions(in: inner).height + gap
    }
  }
}
