import SwiftUI

/// A row that keeps what it measured in an object, and asks for nothing when it places.
struct Remembered: Layout {
  final class Memory {
    var sizes: [CGSize] = []
    var rounds = 0
  }

  func makeCache(subviews: Subviews) -> Memory { Memory() }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Memory
  ) -> CGSize {
    cache.rounds += 1
    cache.sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return cache.sizes.reduce(.zero) {
      CGSize(width: $0.width + $1.width, height: max($0.height, $1.height))
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Memory
  ) {
    precondition(cache.rounds > 0 && cache.sizes.count == subviews.count)
    var x = bounds.minX
    for (subview, size) in zip(subviews, cache.sizes) {
      subview.place(at: CGPoint(x: x, y: bounds.maxY), anchor: .bottomLeading, proposal: .infinity)
      x += size.width
    }
  }
}
