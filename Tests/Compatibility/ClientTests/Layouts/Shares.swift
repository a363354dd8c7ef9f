import SwiftUI

/// A row whose views get shares of the width; those without a share take what they need.
struct Shares: Layout {
  private static let gap = 4.0

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let widths = widths(of: subviews, in: proposal.width.map { Double($0) })
    let heights = zip(subviews, widths).map {
      $0.sizeThatFits(ProposedViewSize(width: $1, height: proposal.height)).height
    }
    let gaps = Double(subviews.count - 1) * Self.gap
    return CGSize(width: widths.reduce(gaps, +), height: heights.max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = bounds.minX
    for (subview, width) in zip(subviews, widths(of: subviews, in: bounds.width)) {
      subview.place(
        at: CGPoint(x: x, y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width + Self.gap
    }
  }

  private func widths(of subviews: Subviews, in width: Double?) -> [Double] {
    let shares = subviews.map { $0[Share.self] }
    let ideal = subviews.map { Double($0.sizeThatFits(.unspecified).width) }
    guard let width else { return ideal }
    let fixed = zip(shares, ideal).filter { $0.0 == nil }.map(\.1).reduce(0, +)
    let free = width - fixed - Double(subviews.count - 1) * Self.gap
    let total = shares.compactMap { $0 }.reduce(0, +)
    return zip(shares, ideal).map { share, ideal in
      share.map { max(free * $0 / total, 0) } ?? ideal
    }
  }
}

private struct Share: LayoutValueKey {
  static let defaultValue: Double? = nil
}

extension View {
  func share(_ share: Double) -> some View { layoutValue(key: Share.self, value: share) }
}
