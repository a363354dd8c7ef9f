public import PlatenControls
public import PlatenViews

/// Space between items in a bar.
///
/// Platen puts the items at both ends, or as far apart as possible.
public struct ToolbarSpacer: _PrimitiveToolbarContent {
  /// Room of a size at a place.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}

  /// Adds nothing.
  public func _appendItems(to list: inout _NodeList, in context: _ViewContext) {}
}

/// An item that the system has by itself; it is not drawn.
public struct DefaultToolbarItem: _PrimitiveToolbarContent {
  /// Makes an item of a kind at a place.
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}

  /// Adds nothing.
  public func _appendItems(to list: inout _NodeList, in context: _ViewContext) {}
}

/// An item that the system has by itself.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String

  /// The button that hides a sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The title.
  public static let title = ToolbarDefaultItemKind(name: "title")
  /// The field to search.
  public static let search = ToolbarDefaultItemKind(name: "search")
}

/// The sizing of a spacer.
public struct SpacerSizing: Hashable, Sendable {
  private let isFixed: Bool

  /// The remaining space.
  public static let flexible = SpacerSizing(isFixed: false)
  /// The default.
  public static let fixed = SpacerSizing(isFixed: true)
}

/// A menu of the title in a bar; it is not drawn.
public struct ToolbarTitleMenu<Content: View>: _PrimitiveToolbarContent {
  /// Makes a menu of some views.
  public init(@ViewBuilder content: () -> Content) {}

  /// Makes a menu with the title's actions.
  public init() where Content == EmptyView {}

  /// Adds nothing.
  public func _appendItems(to list: inout _NodeList, in context: _ViewContext) {}
}

extension ToolbarContent {
  /// Returns this content unchanged; its background is not drawn.
  nonisolated public func sharedBackgroundVisibility(
    _ visibility: Visibility
  ) -> some ToolbarContent { self }
}
