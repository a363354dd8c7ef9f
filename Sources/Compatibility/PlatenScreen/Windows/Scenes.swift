public import Foundation
public import PlatenBase
public import PlatenControls
public import PlatenViews

// Windows are never opened: what is said of them leaves a scene as it is.

/// A scene without content.
public nonisolated protocol _PrimitiveScene: Scene where Body == Never {}

extension _PrimitiveScene {
  /// Never called: no windows open.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// The window in which a program is set up.
public struct Settings<Content: View>: _PrimitiveScene {
  /// Makes a window with a view.
  public init(@ViewBuilder content: () -> Content) {}
}

/// A menu of a program in the bar over the screen.
public struct MenuBarExtra<Label: View, Content: View>: _PrimitiveScene {
  /// Makes a menu under a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}

  /// Makes a menu under a label, which may be away.
  public init(
    isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {}
}

extension MenuBarExtra where Label == Text {
  /// Makes a menu under a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  /// Makes a menu under a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
}

extension MenuBarExtra where Label == PlatenControls.Label<Text, Image> {
  /// Makes a menu under a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {}

  /// Makes a menu under a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {}
}

extension WindowGroup {
  /// Makes windows with a title, an id and a view.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  /// Windows for the values of a type with a view of each.
  public init<D: Codable & Hashable, C: View>(
    id: String? = nil, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == C? {
    self.init { C?.none }
  }

  /// Makes windows with a title for the values of a type, with a view for each.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String? = nil, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == C? {
    self.init { C?.none }
  }
}

// MARK: - Modifiers

nonisolated extension Scene {
  /// Adds menus to these windows.
  public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { self }

  /// Removes the system's menus from these windows.
  public func commandsRemoved() -> some Scene { self }

  /// Replaces the system's menus of these windows.
  public func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { self }

  /// Sets the style of these windows.
  public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }

  /// Sets the style of the toolbars of these windows.
  public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }

  /// Sets how these windows can be resized; ignored in a picture.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

  /// Sets the default size of these windows in points.
  public func defaultSize(_ size: CGSize) -> some Scene { self }

  /// Sets the default size of these windows in points.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// Sets the default place of these windows on the screen.
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

  /// Sets a keyboard shortcut for these windows; ignored in a picture.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some Scene { self }

  /// Opens these windows for external URLs and activities; ignored in a picture.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }

  /// Sets a value of the environment of these windows.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene { self }

  /// Puts an observable model into the environment of these windows.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene { self }

  /// Puts an observable object into the environment of these windows.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene { self }

  /// Runs an action when a value changes; ignored in a picture.
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene { self }

  /// Runs an action when a value changes; ignored in a picture.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene { self }

  /// Runs an action when a value changes; ignored in a picture.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { self }

  /// Sets the style of these windows' menu in the menu bar.
  public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { self }
}

// MARK: - Styles

/// The limits of a window's size.
public struct WindowResizability: Equatable, Sendable {
  private let name: String

  /// The default.
  public static let automatic = WindowResizability(name: "automatic")
  /// Windows have the size of their content.
  public static let contentSize = WindowResizability(name: "contentSize")
  /// Windows have at least the size of their content.
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
}
