public import Foundation
public import PlatenLayout

/// Views side by side, in all of the height there is.
///
/// Each view has its ideal width. Where the height is open, it is that of the first view.
public struct LazyHStack<Content: View>: View {
  private let layout: LazyHStackLayout
  private let content: Content

  /// Views side by side, `spacing` points apart; nil for the distances that they prefer.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = LazyHStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  /// The views in their layout.
  public var body: some View { _LayoutView(layout: layout, content: content) }
}
