public import Foundation
public import PlatenBase
public import PlatenControls
public import PlatenViews

// Looks of bars and edges that iOS 18 and 26 brought: a picture shows no bars but titles.

/// The look of an edge under which content scrolls away.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let number: Int

  /// The platform's default.
  public static let automatic = ScrollEdgeEffectStyle(number: 0)
  /// A sharp edge.
  public static let hard = ScrollEdgeEffectStyle(number: 1)
  /// A soft edge.
  public static let soft = ScrollEdgeEffectStyle(number: 2)
}

/// The width of buttons.
public struct ButtonSizing: Hashable, Sendable {
  fileprivate let isFlexible: Bool

  /// The platform's default.
  public static let automatic = ButtonSizing(isFlexible: false)
  /// Buttons fill the available width.
  public static let flexible = ButtonSizing(isFlexible: true)
  /// Buttons fit their labels.
  public static let fitted = ButtonSizing(isFlexible: false)
}

/// The behaviour of a tab bar that becomes small.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let number: Int

  /// The platform's default.
  public static let automatic = TabBarMinimizeBehavior(number: 0)
  /// The bar becomes small when content scrolls down.
  public static let onScrollDown = TabBarMinimizeBehavior(number: 1)
  /// The bar becomes small when content scrolls up.
  public static let onScrollUp = TabBarMinimizeBehavior(number: 2)
  /// The bar never becomes small.
  public static let never = TabBarMinimizeBehavior(number: 3)
}

nonisolated extension View {
  /// Sets the style of this view's scroll edges; a picture has no effect there.
  public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View { self }

  /// Sets the style of this view's scroll edges; a picture has no effect there.
  public func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View { self }

  /// Sets the width of buttons in this view: flexible buttons fill the available width.
  public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    frame(maxWidth: sizing.isFlexible ? .infinity : nil)
  }

  /// Returns this view unchanged; labels keep the distance between their symbols and titles.
  public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View { self }

  /// Returns this view unchanged; labels keep the space for their symbols.
  public func labelReservedIconWidth(_ width: CGFloat) -> some View { self }

  /// Returns this view unchanged; the tab bar stays.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }

  /// Returns this view unchanged; a picture does not show the accessory of a tab bar.
  public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }

  /// Sets whether the bars around this view are visible.
  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    let isMeant = bars.isEmpty || bars.contains(.navigationBar)
    return isMeant ? toolbar(visibility, for: .navigationBar) : toolbar(visibility, for: .bottomBar)
  }

  /// Sets whether the bars around this view have a background.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Adds customizable items to the bars around this view.
  public func toolbar<Content: ToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View { toolbar(content: content) }

  /// Returns this view unchanged; a picture has no stored values.
  public func defaultAppStorage(_ store: UserDefaults) -> some View { self }

  /// Makes this view draggable, with a preview; ignored in a picture.
  public func draggable<T, V: View>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { self }
}
