public import Foundation
public import PlatenLayout

/// Views side by side.
public struct HStack<Content: View>: _PrimitiveView {
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

  /// Adds the layout's node.
  public func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    _LayoutView(layout: layout, content: content)._appendNodes(to: &list, in: context)
  }
}
