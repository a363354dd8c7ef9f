public import Foundation
public import PlatenBase
public import PlatenControls
public import PlatenViews

// Looks of bars and edges that iOS 18 and 26 brought: a picture shows no bars but titles.

/// The look of an edge under which content scrolls away.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let number: Int

  /// As the platform has it.
  public static let automatic = ScrollEdgeEffectStyle(number: 0)
  /// A sharp edge.
  public static let hard = ScrollEdgeEffectStyle(number: 1)
  /// A soft edge.
  public static let soft = ScrollEdgeEffectStyle(number: 2)
}

/// How wide buttons are.
public struct ButtonSizing: Hashable, Sendable {
  fileprivate let isFlexible: Bool

  /// As the platform has it.
  public static let automatic = ButtonSizing(isFlexible: false)
  /// As wide as there is space.
  public static let flexible = ButtonSizing(isFlexible: true)
  /// As wide as their labels.
  public static let fitted = ButtonSizing(isFlexible: false)
}

/// When a tab bar becomes small.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let number: Int

  /// As the platform has it.
  public static let automatic = TabBarMinimizeBehavior(number: 0)
  /// When content is scrolled down.
  public static let onScrollDown = TabBarMinimizeBehavior(number: 1)
  /// When content is scrolled up.
  public static let onScrollUp = TabBarMinimizeBehavior(number: 2)
  /// Never.
  public static let never = TabBarMinimizeBehavior(number: 3)
}

nonisolated extension View {
  /// This view, whose edges look like those of a picture.
  public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View { self }

  /// This view, whose edges look like those of a picture.
  public func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View { self }

  /// This view, as wide as there is space where its buttons are flexible.
  public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    frame(maxWidth: sizing.isFlexible ? .infinity : nil)
  }

  /// This view; labels keep the distance between their symbols and titles.
  public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View { self }

  /// This view; labels keep the space for their symbols.
  public func labelReservedIconWidth(_ width: CGFloat) -> some View { self }

  /// This view, with a tab bar that stays.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }

  /// This view, without what a tab bar would have over it.
  public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }

  /// This view, with bars around it or without.
  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    let isMeant = bars.isEmpty || bars.contains(.navigationBar)
    return isMeant ? toolbar(visibility, for: .navigationBar) : toolbar(visibility, for: .bottomBar)
  }

  /// This view, with a ground of the bars around it or without.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// This view, with items in the bars around it that can be chosen.
  public func toolbar<Content: ToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View { toolbar(content: content) }

  /// This view, whose stored values are those of another store; a picture keeps none.
  public func defaultAppStorage(_ store: UserDefaults) -> some View { self }

  /// This view, which is dragged as another one.
  public func draggable<T, V: View>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { self }
}
