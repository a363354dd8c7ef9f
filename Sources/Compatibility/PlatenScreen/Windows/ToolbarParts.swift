public import PlatenControls
public import PlatenViews

/// Room between items in a bar; it is not drawn.
public struct ToolbarSpacer: _PrimitiveToolbarContent {
  /// Room of a size at a place.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
}

/// The sizing of a spacer.
public struct SpacerSizing: Hashable, Sendable {
  private let isFixed: Bool

  /// What is left.
  public static let flexible = SpacerSizing(isFixed: false)
  /// What is usual.
  public static let fixed = SpacerSizing(isFixed: true)
}

/// A menu of the title in a bar; it is not drawn.
public struct ToolbarTitleMenu<Content: View>: _PrimitiveToolbarContent {
  /// A menu of some views.
  public init(@ViewBuilder content: () -> Content) {}

  /// A menu of what the title could be used for.
  public init() where Content == EmptyView {}
}

extension ToolbarContent {
  /// This content, without the ground that it would share with others.
  nonisolated public func sharedBackgroundVisibility(
    _ visibility: Visibility
  ) -> some ToolbarContent { _SharedBackgroundContent() }
}

/// Content of a bar that is said to have no ground; it is not drawn.
public struct _SharedBackgroundContent: _PrimitiveToolbarContent {
  nonisolated init() {}
}
