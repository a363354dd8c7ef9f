public import Foundation
public import PlatenLayout

/// Views side by side.
public struct HStack<Content: View>: View {
  private let layout: HStackLayout
  private let content: Content

  /// Views side by side, `spacing` points apart; nil for the distances that they prefer.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  /// The views in their layout.
  public var body: _LayoutView<HStackLayout, Content> {
    _LayoutView(layout: layout, content: content)
  }
}
