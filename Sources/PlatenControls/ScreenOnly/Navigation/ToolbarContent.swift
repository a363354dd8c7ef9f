public import PlatenViews

/// What stands in a bar; it is not drawn.
public protocol ToolbarContent {
  /// The type of what this is made of.
  associatedtype Body: ToolbarContent

  /// What this is made of.
  @ToolbarContentBuilder var body: Body { get }
}

extension Never: ToolbarContent {}

/// What is not made of anything else.
public protocol _PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension _PrimitiveToolbarContent {
  /// Never asked for: it is not drawn.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// An item in a bar.
public struct ToolbarItem<ID, Content: View>: _PrimitiveToolbarContent {
  /// An item at a place.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == () {}

  /// An item of an id at a place.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == String {}
}

/// Some items in a bar.
public struct ToolbarItemGroup<Content: View>: _PrimitiveToolbarContent {
  /// Items at a place.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {}
}

/// Where in a bar an item stands.
public struct ToolbarItemPlacement: Hashable, Sendable {
  private let name: String

  /// As is usual.
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  /// In the middle.
  public static let principal = ToolbarItemPlacement(name: "principal")
  /// Where the way back is.
  public static let navigation = ToolbarItemPlacement(name: "navigation")
  /// For what is most important.
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  /// For what is less important.
  public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
  /// For how things stand.
  public static let status = ToolbarItemPlacement(name: "status")
  /// For what ends a task well.
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  /// For what gives a task up.
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  /// For what destroys something.
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
  /// Over the keyboard.
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")
  /// At the start of the bar over a view.
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  /// At the end of the bar over a view.
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  /// At the start of the bar over a view.
  public static let navigationBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  /// At the end of the bar over a view.
  public static let navigationBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  /// In the bar under a view.
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
}

/// Makes one content of those written in a closure.
@resultBuilder
public enum ToolbarContentBuilder {
  /// One content, as it is written.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Some contents.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _ToolbarContents { _ToolbarContents() }

  /// A content that may be missing.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> _ToolbarContents {
    _ToolbarContents()
  }

  /// One of two contents.
  public static func buildEither<Content: ToolbarContent>(
    first content: Content
  ) -> _ToolbarContents { _ToolbarContents() }

  /// One of two contents.
  public static func buildEither<Content: ToolbarContent>(
    second content: Content
  ) -> _ToolbarContents { _ToolbarContents() }
}

/// Some contents of a bar.
public struct _ToolbarContents: _PrimitiveToolbarContent {}
