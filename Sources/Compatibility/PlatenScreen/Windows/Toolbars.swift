internal import Foundation
public import PlatenControls
public import PlatenDrawing
public import PlatenViews

// Bars belong to the screen around a view. What is put into them is not drawn, but for the title,
// which a navigation stack draws.

nonisolated extension View {
  /// This view, with items in the bars around it.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }

  /// This view, with items in the bars around it.
  @_disfavoredOverload
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View { self }

  /// This view, with bars around it or without.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    let isMeant = bars.isEmpty || bars.contains(.navigationBar)
    return titled { if visibility == .hidden, isMeant { $0.isHidden = true } }
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
    titled { $0.isInline = mode != .large && mode != .automatic }
  }

  /// This view, with items at the ends of the bar over it.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View { self }

  /// This view, with items at the start of the bar over it.
  public func navigationBarItems<L: View>(leading: L) -> some View { self }

  /// This view, with items at the end of the bar over it.
  public func navigationBarItems<T: View>(trailing: T) -> some View { self }

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

// MARK: - Content

/// The content of a toolbar; it is not drawn.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of what this is made of.
  associatedtype Body: ToolbarContent

  /// What this is made of.
  @ToolbarContentBuilder var body: Body { get }
}

extension Never: ToolbarContent {}

/// What is not made of anything else.
public nonisolated protocol _PrimitiveToolbarContent: ToolbarContent where Body == Never {}

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

/// The placement of an item in a toolbar.
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
