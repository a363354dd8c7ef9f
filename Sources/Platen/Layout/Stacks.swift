public import Foundation
public import PlatenLayout

/// A layout and its views, as a view.
public struct _LayoutView<L: Layout, Content: View>: _PrimitiveView {
  let layout: L
  let content: Content

  /// Adds the layout's node.
  public func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    var inner = context
    inner.environment.stackOrientation = L.layoutProperties.stackOrientation
    list.nodes.append(LayoutNode(layout, children: inner.nodes(of: content), context: inner))
  }
}

extension Layout {
  /// Lays out views.
  @_disfavoredOverload
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    _LayoutView(layout: self, content: content())
  }
}

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

/// Views over each other.
public struct ZStack<Content: View>: View {
  private let layout: ZStackLayout
  private let content: Content

  /// Views over each other, the last in front.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }

  /// The views in their layout.
  public var body: _LayoutView<ZStackLayout, Content> {
    _LayoutView(layout: layout, content: content)
  }
}
