internal import Foundation
public import PlatenLayout

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
