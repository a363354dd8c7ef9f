// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import SwiftUI

/// A view with views in it, and a layout where it has none: each view stands a step further down.
public struct Steps<Content: View>: View {
  private let layout: StepsLayout
  private let content: Content

  public init(step: CGFloat = 10, @ViewBuilder content: () -> Content) {
    layout = StepsLayout(step: step)
    self.content = content()
  }

  public var body: some View {
    layout {
      content
    }
  }
}

extension Steps: Animatable where Content == EmptyView {
  public typealias AnimatableData = EmptyAnimatableData
}

extension Steps: Layout, Sendable where Content == EmptyView {
  public init(step: CGFloat = 10) {
    self.init(step: step) { EmptyView() }
  }

  public nonisolated func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()
  ) -> CGSize {
    layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  public nonisolated func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()
  ) {
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

public struct StepsLayout: Layout, Sendable {
  let step: CGFloat

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let drop = step * CGFloat(max(0, subviews.count - 1))
    return CGSize(
      width: sizes.map(\.width).reduce(0, +), height: (sizes.map(\.height).max() ?? 0) + drop)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var point = bounds.origin
    for subview in subviews {
      subview.place(at: point, proposal: .unspecified)
      point.x += subview.sizeThatFits(.unspecified).width
      point.y += step
    }
  }
}
