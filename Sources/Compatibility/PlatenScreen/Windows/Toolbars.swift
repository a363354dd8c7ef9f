internal import Foundation
public import PlatenControls
public import PlatenDrawing
internal import PlatenText
public import PlatenViews

// Bars belong to the screen around a view: a navigation stack draws them. On a Mac they are in the frame of the
// window, which is not drawn.

nonisolated extension View {
  /// This view, with items in the bars around it.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    barItems(content().font(.body))
  }

  /// This view, with items in the bars around it.
  @_disfavoredOverload
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View { barItems(_ToolbarContentView(content: content())) }

  /// This view, with bars around it or without.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    let isMeant = bars.isEmpty || bars.contains(.navigationBar)
    return barred { if visibility == .hidden, isMeant { $0.isHidden = true } }
  }

  /// This view, with a ground of the bars around it.
  public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// This view, with a ground of the bars around it or without.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// This view, with bars around it in a scheme.
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// This view, whose title stands large over it or small in the bar.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    barred { $0.isInline = mode != .large && mode != .automatic }
  }

  /// This view, with items at the ends of the bar over it.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    navigationBarItems(leading: leading).navigationBarItems(trailing: trailing)
  }

  /// This view, with items at the start of the bar over it.
  public func navigationBarItems<L: View>(leading: L) -> some View {
    barItems(leading.layoutValue(key: BarPlacement.self, value: .leading))
  }

  /// This view, with items at the end of the bar over it.
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    barItems(trailing.layoutValue(key: BarPlacement.self, value: .trailing))
  }

  /// This view, with a way back in the bar over it or without.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { self }

  /// This view under the time and the battery or without them.
  public func statusBar(hidden: Bool) -> some View { self }

  /// This view under the time and the battery or without them.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// This view over the handle of the home screen or without it.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}

/// A bar around a view.
public struct ToolbarPlacement: Equatable, Sendable {
  private let name: String

  /// As is usual.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// The one over the view.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The one under the view.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// The one with tabs.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
}

/// The display of a title.
public struct ToolbarTitleDisplayMode: Equatable, Sendable {
  private let name: String

  /// As is usual.
  public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
  /// Large, over the view.
  public static let large = ToolbarTitleDisplayMode(name: "large")
  /// Small, in the bar.
  public static let inline = ToolbarTitleDisplayMode(name: "inline")
  /// Large, in the bar.
  public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
}
