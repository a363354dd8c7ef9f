public import PlatenLayout
public import PlatenViews

/// The container that a background is drawn in.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private enum Kind { case navigation, navigationSplitView, tabView, widget, window }

  private let kind: Kind

  /// A navigation stack.
  public static let navigation = Self(kind: .navigation)
  /// Columns side by side.
  public static let navigationSplitView = Self(kind: .navigationSplitView)
  /// Tabs.
  public static let tabView = Self(kind: .tabView)
  /// A widget.
  public static let widget = Self(kind: .widget)
  /// A window.
  public static let window = Self(kind: .window)
}

nonisolated extension View {
  /// Sets the background of this view's container; in a picture it fills this view and the unsafe
  /// area around it.
  public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    background(style)
  }

  /// Sets the background of this view's container; in a picture it fills this view.
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    background(alignment: alignment, content: content)
  }
}
