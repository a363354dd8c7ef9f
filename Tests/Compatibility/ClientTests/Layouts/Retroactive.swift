// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import SwiftUI

// What others add to types that are not theirs: it has to be missing here.

extension ProposedViewSize: @retroactive Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
  }
}

extension Axis.Set: @retroactive Hashable {}

extension HorizontalAlignment: @retroactive CaseIterable {
  public static var allCases: [HorizontalAlignment] { [.leading, .center, .trailing] }
}

extension VerticalAlignment: @retroactive CaseIterable {
  public static var allCases: [VerticalAlignment] { [.top, .center, .bottom] }
}

/// A column that keeps the sizes of its views by what it proposed to them.
struct Memoized: Layout {
  struct Cache {
    var sizes: [ProposedViewSize: [CGSize]] = [:]

    mutating func sizes(of subviews: Subviews, in proposal: ProposedViewSize) -> [CGSize] {
      if let known = sizes[proposal] { return known }
      let measured = subviews.map { $0.sizeThatFits(proposal) }
      sizes[proposal] = measured
      return measured
    }
  }

  func makeCache(subviews: Subviews) -> Cache { .init() }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    cache.sizes(of: subviews, in: proposal).reduce(into: CGSize.zero) {
      $0.width = max($0.width, $1.width)
      $0.height += $1.height
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    var point = bounds.origin
    for (subview, size) in zip(subviews, cache.sizes(of: subviews, in: proposal)) {
      subview.place(at: point, proposal: proposal)
      point.y += size.height
    }
  }
}
