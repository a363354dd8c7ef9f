public import PlatenLayout
public import PlatenViews

// What only a screen would do something of; a picture looks the same with it.

nonisolated extension View {
  /// Removes the hover effect of this row; ignored in a picture.
  public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Sets whether this row has a hover effect; ignored in a picture.
  public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// Removes the focus effect of this view; ignored in a picture.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Passes an object of this view to commands while it has the focus; ignored in a picture.
  public func focusedObject<T: ObservableObject>(_ object: T) -> some View { self }

  /// Passes an object of this view, if any, to commands while it has the focus; ignored in a picture.
  public func focusedObject<T: ObservableObject>(_ object: T?) -> some View { self }

  /// Passes an object of this view's scene to commands; ignored in a picture.
  public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View { self }

  /// Returns this view unchanged; the subtitle of the window is not drawn.
  public func navigationSubtitle(_ subtitle: Text) -> some View { self }

  /// Returns this view unchanged; the subtitle of the window is not drawn.
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View { self }

  /// Returns this view unchanged; the subtitle of the window is not drawn.
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { self }

  /// Makes this view the source of a zoom transition; ignored in a picture.
  public func matchedTransitionSource<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }

  /// Sets the navigation transition of this view; ignored in a picture.
  public func navigationTransition<T: NavigationTransition>(_ style: T) -> some View { self }

  /// Runs an action when the selection is deleted; ignored in a picture.
  public func onDeleteCommand(perform action: (() -> Void)?) -> some View { self }

  /// Runs an action on an exit command; ignored in a picture.
  public func onExitCommand(perform action: (() -> Void)?) -> some View { self }

  /// Runs an action when an arrow key is pressed; ignored in a picture.
  public func onMoveCommand(
    perform action: ((MoveCommandDirection) -> Void)?
  ) -> some View { self }

  /// Sets the role of this view's toolbar.
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Puts a bar over or under this view; its edge is not softened in a picture.
  public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Puts a bar next to this view; a picture does not soften the bar's edge.
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

/// The direction of an arrow key.
public enum MoveCommandDirection: Hashable, Sendable {
  case up, down, left, right
}

/// The purpose of a view's toolbar.
public struct ToolbarRole: Hashable, Sendable {
  private let name: String

  /// The default.
  public static let automatic = ToolbarRole(name: "automatic")
  /// Going back and forth.
  public static let browser = ToolbarRole(name: "browser")
  /// Editing.
  public static let editor = ToolbarRole(name: "editor")
  /// A hierarchy of views.
  public static let navigationStack = ToolbarRole(name: "navigationStack")
}
