// Styles of windows by their names; none of them is drawn.

/// The look of windows; they are not drawn.
public protocol WindowStyle {}

/// The usual style.
public struct DefaultWindowStyle: WindowStyle, Sendable {
  /// Makes the style.
  public init() {}
}

/// The style with a title.
public struct TitleBarWindowStyle: WindowStyle, Sendable {
  /// Makes the style.
  public init() {}
}

/// Without a title.
public struct HiddenTitleBarWindowStyle: WindowStyle, Sendable {
  /// Makes the style.
  public init() {}
}

/// A window without any decoration.
public struct PlainWindowStyle: WindowStyle, Sendable {
  /// Makes the style.
  public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// The usual style.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
  /// The style with a title.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// Without a title.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension WindowStyle where Self == PlainWindowStyle {
  /// A window without any decoration.
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

/// The look of the toolbars of windows; they are not drawn.
public protocol WindowToolbarStyle {}

/// The usual style.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle, Sendable {
  /// Makes the style.
  public init() {}
}

/// A toolbar with the title.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle, Sendable {
  /// Makes the style.
  public init() {}
}

/// A low toolbar with the title.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle, Sendable {
  /// Makes the style.
  public init() {}
}

/// Under the title.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle, Sendable {
  /// Makes the style.
  public init() {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// The usual style.
  public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// A toolbar with the title.
  public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// A low toolbar with the title.
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle()
  }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// Under the title.
  public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

/// The look of menu bar extras; they are not drawn.
public protocol MenuBarExtraStyle {}

/// The usual style.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle, Sendable {
  /// Makes the style.
  public init() {}
}

/// The style of a menu.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle, Sendable {
  /// Makes the style.
  public init() {}
}

/// The style of a window.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle, Sendable {
  /// Makes the style.
  public init() {}
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  /// The usual style.
  public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  /// The style of a menu.
  public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  /// The style of a window.
  public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// Returns a toolbar with an optional title.
  public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle {
    UnifiedWindowToolbarStyle()
  }
}
