public import Foundation
public import PlatenLayout

/// Views one under the other.
public struct VStack<Content: View>: View {
  private let layout: VStackLayout
  private let content: Content

  /// Views one under the other, `spacing` points apart; nil for the distances that they prefer.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  /// The views in their layout.
  public var body: _LayoutView<VStackLayout, Content> {
    _LayoutView(layout: layout, content: content)
  }
}
