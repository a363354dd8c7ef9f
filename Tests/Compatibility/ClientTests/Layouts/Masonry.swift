// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap

import SwiftUI

/// Columns of one width; each view goes into the column that is shortest so far.
public struct Masonry: Layout {
  public struct Cache {
    fileprivate var width: CGFloat?
    fileprivate var frames: [CGRect] = []
  }

  private let columns: Int
  private let spacing: Double

  public init(columns: Int = 2, spacing: Double = 8) {
    self.columns = max(columns, 1)
    self.spacing = spacing
  }

  public func makeCache(subviews: Subviews) -> Cache { Cache() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache.width = nil
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    let width = proposal.width ?? 300
    arrange(subviews, in: width, &cache)
    return CGSize(width: width, height: cache.frames.map(\.maxY).max() ?? .zero)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    arrange(subviews, in: bounds.width, &cache)
    for (frame, subview) in zip(cache.frames, subviews) {
      let origin = frame.offsetBy(dx: bounds.minX, dy: bounds.minY).origin
      subview.place(at: origin, proposal: ProposedViewSize(frame.size))
    }
  }

  private func arrange(_ subviews: Subviews, in width: CGFloat, _ cache: inout Cache) {
    guard cache.width != width else { return }
    cache.width = width
    let columnWidth = (width - spacing * Double(columns - 1)) / Double(columns)
    var heights = [CGFloat](repeating: 0, count: columns)
    cache.frames = subviews.map { subview in
      let column = heights.indices.min { heights[$0] < heights[$1] }!
      let height = subview.sizeThatFits(ProposedViewSize(width: columnWidth, height: nil)).height
      let top = heights[column] == 0 ? 0 : heights[column] + spacing
      heights[column] = top + height
      return CGRect(
        x: (columnWidth + spacing) * CGFloat(column), y: top, width: columnWidth, height: height)
    }
  }
}
