public import PlatenBase
public import PlatenLayout
public import PlatenViews

// What only a screen would do something of; a picture looks the same with it.

nonisolated extension View {
  /// This view, which would not be raised as a row that is pointed at.
  public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// This view, which would be raised as a row that is pointed at.
  public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// This view, which would not be marked while it is in use.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// This view, from which an app's commands would take an object while it is in use.
  public func focusedObject<T: ObservableObject>(_ object: T) -> some View { self }

  /// This view, from which an app's commands would take an object, if any, while it is in use.
  public func focusedObject<T: ObservableObject>(_ object: T?) -> some View { self }

  /// This view, from whose scene an app's commands would take an object.
  public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View { self }

  /// This view; the second title in its window's bar is not drawn.
  public func navigationSubtitle(_ subtitle: Text) -> some View { self }

  /// This view; the second title in its window's bar is not drawn.
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View { self }

  /// This view; the second title in its window's bar is not drawn.
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { self }

  /// This view, from which another would grow as it comes.
  public func matchedTransitionSource<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }

  /// This view, which would come in some way as it is gone to.
  public func navigationTransition<T: NavigationTransition>(_ style: T) -> some View { self }

  /// This view, which would do something when what is chosen in it is deleted.
  public func onDeleteCommand(perform action: (() -> Void)?) -> some View { self }

  /// This view, which would do something when it is left.
  public func onExitCommand(perform action: (() -> Void)?) -> some View { self }

  /// This view, which would do something when an arrow key is pressed.
  public func onMoveCommand(
    perform action: ((MoveCommandDirection) -> Void)?
  ) -> some View { self }

  /// This view with its bar for some purpose.
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// This view under or over a bar, whose edge is not softened in a picture.
  public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// This view beside a bar, whose edge is not softened in a picture.
  public func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}

/// The transition to a view that is navigated to.
public protocol NavigationTransition {}

/// The usual transition.
public struct AutomaticNavigationTransition: NavigationTransition, Sendable {}

/// Growing from another view.
public struct ZoomNavigationTransition: NavigationTransition, Sendable {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The usual transition.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Growing from the view of an id.
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition { ZoomNavigationTransition() }
}

/// The way that an arrow key goes.
public enum MoveCommandDirection: Hashable, Sendable {
  case up, down, left, right
}

/// The purpose of a view's toolbar.
public struct ToolbarRole: Hashable, Sendable {
  private let name: String

  /// What is usual.
  public static let automatic = ToolbarRole(name: "automatic")
  /// Going back and forth.
  public static let browser = ToolbarRole(name: "browser")
  /// Editing.
  public static let editor = ToolbarRole(name: "editor")
  /// Going through a hierarchy.
  public static let navigationStack = ToolbarRole(name: "navigationStack")
}
