public import Foundation
public import PlatenLayout

/// Views one under the other, in all of the width there is.
///
/// Each view has its ideal height. Where the width is open, it is that of the first view.
public struct LazyVStack<Content: View>: View {
  private let layout: LazyVStackLayout
  private let content: Content

  /// Views one under the other, `spacing` points apart; nil for the distances that they prefer.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = LazyVStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  /// The views in their layout.
  public var body: some View { _LayoutView(layout: layout, content: content) }
}
