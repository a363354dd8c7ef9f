public import Foundation
internal import PlatenDrawing
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
  /// area around it, and of a widget all of it.
  public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    ContainerBackgroundView(
      content: self, ground: AnyView(Rectangle().fill(style)), plain: AnyView(background(style)),
      isOfWidget: container == .widget)
  }

  /// Sets the background of this view's container; in a picture it fills this view, and of a widget all of it.
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    let ground = content()
    return ContainerBackgroundView(
      content: self, ground: AnyView(ground),
      plain: AnyView(background(alignment: alignment) { ground }), isOfWidget: container == .widget)
  }

  /// This view as a part of a widget that has a size of its own.
  public func _inWidget() -> some View { environment(\.isInWidget, true) }

  /// This view as a widget, over the background that it sets for the container.
  ///
  /// - Parameters:
  ///   - size: The size of the widget in points.
  ///   - margin: The distance of the view from the widget's edges.
  ///   - needsGround: Whether a view that sets no background has no margin either, as before iOS 17.
  public func _widgetBackground(size: CGSize, margin: CGFloat, needsGround: Bool = false)
    -> some View
  {
    WidgetView(content: self, size: size, margin: margin, needsGround: needsGround)
  }
}

/// A widget's view over its ground.
private struct WidgetView<Content: View>: _NonisolatedView {
  let content: Content
  let size: CGSize
  let margin: CGFloat
  let needsGround: Bool

  @State private var hasGround = false

  var body: some View {
    content._inWidget()
      .padding(needsGround && !hasGround ? 0 : margin)
      .frame(width: size.width, height: size.height)
      .onPreferenceChange(HasWidgetGroundKey.self) { hasGround = $0 }
      .backgroundPreferenceValue(WidgetGroundKey.self) { ground in
        ground ?? AnyView(Color(.systemBackground))
      }
  }
}

/// A view whose background is that of the widget around it, if there is one.
private struct ContainerBackgroundView<Content: View>: _NonisolatedView {
  let content: Content
  let ground: AnyView
  let plain: AnyView
  let isOfWidget: Bool

  @Environment(\.isInWidget) private var isInWidget

  var body: some View {
    if isOfWidget, isInWidget {
      content.preference(key: WidgetGroundKey.self, value: ground)
        .preference(key: HasWidgetGroundKey.self, value: true)
    } else {
      plain
    }
  }
}

private struct WidgetGroundKey: PreferenceKey {
  static var defaultValue: AnyView? { nil }

  static func reduce(value: inout AnyView?, nextValue: () -> AnyView?) {
    value = value ?? nextValue()
  }
}

private struct HasWidgetGroundKey: PreferenceKey {
  static let defaultValue = false

  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() || value }
}

private struct IsInWidgetKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether views are a widget's, which takes the background that they set for it.
  var isInWidget: Bool {
    get { self[IsInWidgetKey.self] }
    set { self[IsInWidgetKey.self] = newValue }
  }
}
