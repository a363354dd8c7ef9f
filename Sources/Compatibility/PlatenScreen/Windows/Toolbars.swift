internal import Foundation
public import PlatenControls
public import PlatenDrawing
internal import PlatenText
public import PlatenViews

// Bars belong to the screen around a view: a navigation stack draws them. On a Mac they are in the frame of the
// window, which is not drawn.

nonisolated extension View {
  /// Adds items to the bars around this view.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    barItems(content().font(.body))
  }

  /// Adds items to the bars around this view.
  @_disfavoredOverload
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View { barItems(_ToolbarContentView(content: content())) }

  /// Sets whether the bars around this view are visible.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    let isMeant = bars.isEmpty || bars.contains(.navigationBar)
    return barred { if visibility == .hidden, isMeant { $0.isHidden = true } }
  }

  /// Removes an item that the system has by itself from the bars, which do not draw it.
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { self }

  /// Adds a menu to the title in the bar; it is not drawn.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { self }

  /// Sets the background of the bars around this view.
  public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Sets whether the bars around this view have a background.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Sets the colour scheme of the bars around this view.
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Sets whether the title is large over this view or small in the bar.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    barred { $0.isInline = mode != .large && mode != .automatic }
  }

  /// Adds items at both ends of the bar over this view.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    navigationBarItems(leading: leading).navigationBarItems(trailing: trailing)
  }

  /// Adds items at the start of the bar over this view.
  public func navigationBarItems<L: View>(leading: L) -> some View {
    barItems(leading.layoutValue(key: BarPlacement.self, value: .leading))
  }

  /// Adds items at the end of the bar over this view.
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    barItems(trailing.layoutValue(key: BarPlacement.self, value: .trailing))
  }

  /// Sets whether the status bar is visible over this view.
  public func statusBar(hidden: Bool) -> some View { self }

  /// Sets whether the status bar is visible over this view.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Sets whether the home indicator is visible.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}

/// A bar around a view.
public struct ToolbarPlacement: Equatable, Sendable {
  private let name: String

  /// The default.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// The bar above the view.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The bar below the view.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// The tab bar.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
}

/// The display of a title.
public struct ToolbarTitleDisplayMode: Equatable, Sendable {
  private let name: String

  /// The default.
  public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
  /// Large, over the view.
  public static let large = ToolbarTitleDisplayMode(name: "large")
  /// Small, in the bar.
  public static let inline = ToolbarTitleDisplayMode(name: "inline")
  /// Large, in the bar.
  public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
}
