public import PlatenControls
public import PlatenViews

/// Room between items in a bar, which Platen puts at both ends, or as far from each other as there is space.
public struct ToolbarSpacer: _PrimitiveToolbarContent {
  /// Room of a size at a place.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}

  /// Adds nothing.
  public func _appendItems(to list: inout _NodeList, in context: _ViewContext) {}
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

  /// Adds nothing.
  public func _appendItems(to list: inout _NodeList, in context: _ViewContext) {}
}

extension ToolbarContent {
  /// This content, whose ground is not drawn.
  nonisolated public func sharedBackgroundVisibility(
    _ visibility: Visibility
  ) -> some ToolbarContent { self }
}
