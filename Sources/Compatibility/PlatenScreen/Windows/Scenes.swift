public import Foundation
public import PlatenBase
public import PlatenControls
internal import PlatenLayout
public import PlatenViews

// Windows are never opened: what is said of them leaves a scene as it is.

/// A scene that is not made of others.
public nonisolated protocol _PrimitiveScene: Scene where Body == Never {}

extension _PrimitiveScene {
  /// Never asked for: windows are not opened.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// The window in which a program is set up.
public struct Settings<Content: View>: _PrimitiveScene {
  /// A window with a view.
  public init(@ViewBuilder content: () -> Content) {}
}

/// A menu of a program in the bar over the screen.
public struct MenuBarExtra<Label: View, Content: View>: _PrimitiveScene {
  /// A menu under a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}

  /// A menu under a label, which may be away.
  public init(
    isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {}
}

extension MenuBarExtra where Label == Text {
  /// A menu under a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  /// A menu under a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
}

extension MenuBarExtra where Label == PlatenControls.Label<Text, Image> {
  /// A menu under a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {}

  /// A menu under a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {}
}

extension WindowGroup {
  /// Windows of a title and an id with a view.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  /// Windows for the values of a type with a view of each.
  public init<D: Codable & Hashable, C: View>(
    id: String? = nil, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == C? {
    self.init { C?.none }
  }

  /// Windows of a title for the values of a type with a view of each.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String? = nil, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == C? {
    self.init { C?.none }
  }
}

// MARK: - Modifiers

nonisolated extension Scene {
  /// These windows with menus over them.
  public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { self }

  /// These windows without the system's menus.
  public func commandsRemoved() -> some Scene { self }

  /// These windows with other menus than the system's.
  public func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { self }

  /// These windows in a style.
  public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }

  /// These windows with their bars in a style.
  public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }

  /// These windows, which could be made larger and smaller in some way.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

  /// These windows, of a size in points at first.
  public func defaultSize(_ size: CGSize) -> some Scene { self }

  /// These windows, of a size in points at first.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// These windows, at a place of the screen at first.
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

  /// These windows, for which keys would stand.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some Scene { self }

  /// These windows, opened for addresses and activities that are asked for outside.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }

  /// These windows with a value of the environment set.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene { self }

  /// These windows with an observable model for the views inside.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene { self }

  /// These windows with an observable object for the views inside.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene { self }

  /// These windows, where something would be done when a value changes.
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene { self }

  /// These windows, where something would be done when a value changes.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene { self }

  /// These windows, where something would be done when a value changes.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { self }

  /// These windows, whose menu in the bar over the screen is in a style.
  public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { self }
}

// MARK: - Styles

/// The limits of a window's size.
public struct WindowResizability: Equatable, Sendable {
  private let name: String

  /// As is usual.
  public static let automatic = WindowResizability(name: "automatic")
  /// As large as what they show.
  public static let contentSize = WindowResizability(name: "contentSize")
  /// At least as large as what they show.
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
}
