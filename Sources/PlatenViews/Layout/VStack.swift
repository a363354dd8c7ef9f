public import Foundation
public import PlatenLayout

/// Views one under the other.
public struct VStack<Content: View>: _PrimitiveView {
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

  /// Adds the layout's node.
  public func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    _LayoutView(layout: layout, content: content)._appendNodes(to: &list, in: context)
  }
}
