internal import PlatenControls
internal import PlatenText
public import PlatenViews

/// An item in a bar.
public struct ToolbarItem<ID, Content: View>: _PrimitiveToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Makes an item at a place.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == () {
    (self.placement, self.content) = (placement, content())
  }

  /// Makes an item of an id at a place.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == String {
    (self.placement, self.content) = (placement, content())
  }

  /// Makes an item of an id at a place, which may be left out at first; it is drawn.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
    @ViewBuilder content: () -> Content
  ) where ID == String { self.init(id: id, placement: placement, content: content) }

  /// Adds the nodes of the item.
  public func _appendItems(to list: inout _NodeList, in context: _ViewContext) {
    placement.append(content, to: &list, in: context)
  }
}

/// Several items in a bar.
public struct ToolbarItemGroup<Content: View>: _PrimitiveToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Items at a place.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    (self.placement, self.content) = (placement, content())
  }

  /// Items at a place, with a label that replaces them if there is little room.
  public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C,
    @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.placement = placement
    self.content = LabeledToolbarItemGroupContent(content: content())
  }

  /// Adds the nodes of the items.
  public func _appendItems(to list: inout _NodeList, in context: _ViewContext) {
    placement.append(content, to: &list, in: context)
  }
}

/// The items of a group with a label.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: _NonisolatedView {
  let content: Content

  /// The items.
  public var body: some View { content }
}

/// The placement of an item in a toolbar.
public struct ToolbarItemPlacement: Hashable, Sendable {
  private let place: BarPlacement
  /// Whether its texts are heavier than those of others.
  private var isMain = false

  private init(_ place: BarPlacement, isMain: Bool = false) {
    (self.place, self.isMain) = (place, isMain)
  }

  /// The default: at the end of the bar over a view.
  public static let automatic = ToolbarItemPlacement(.trailing)
  /// In the middle.
  public static let principal = ToolbarItemPlacement(.principal)
  /// The place of the back button.
  public static let navigation = ToolbarItemPlacement(.leading)
  /// The place of the most important action.
  public static let primaryAction = ToolbarItemPlacement(.trailing)
  /// The place of less important actions: in a menu.
  public static let secondaryAction = ToolbarItemPlacement(.menu)
  /// The place of a status.
  public static let status = ToolbarItemPlacement(.bottom)
  /// The place of a confirming action.
  public static let confirmationAction = ToolbarItemPlacement(.trailing, isMain: true)
  /// The place of a cancelling action.
  public static let cancellationAction = ToolbarItemPlacement(.leading)
  /// The place of a destructive action.
  public static let destructiveAction = ToolbarItemPlacement(.trailing)
  /// Over the keyboard, which is not drawn.
  public static let keyboard = ToolbarItemPlacement(.unseen)
  /// At the start of the bar over a view.
  public static let topBarLeading = ToolbarItemPlacement(.leading)
  /// At the end of the bar over a view.
  public static let topBarTrailing = ToolbarItemPlacement(.trailing)
  /// At the start of the bar over a view.
  public static let navigationBarLeading = topBarLeading
  /// At the end of the bar over a view.
  public static let navigationBarTrailing = topBarTrailing
  /// The bar under a view.
  public static let bottomBar = ToolbarItemPlacement(.bottom)

  /// Adds the nodes of a view in this place, unless it is never seen.
  fileprivate func append(
    _ content: some View, to list: inout _NodeList, in context: _ViewContext
  ) {
    if place == .unseen { return }
    content.font(place == .principal ? .headline : .body).fontWeight(isMain ? .semibold : nil)
      .layoutValue(key: BarPlacement.self, value: place)
      ._appendNodes(to: &list, in: context)
  }
}
