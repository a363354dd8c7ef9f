internal import Foundation
public import PlatenLayout

/// Views over each other.
public struct ZStack<Content: View>: _PrimitiveView {
  private let layout: ZStackLayout
  private let content: Content

  /// Views over each other, the last in front.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }

  /// Adds the layout's node.
  public func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    _LayoutView(layout: layout, content: content)._appendNodes(to: &list, in: context)
  }
}
