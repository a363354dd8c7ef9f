public import PlatenViews

// Menus are closed in a picture, and their buttons are drawn as buttons are.

/// The look of menus.
public protocol MenuStyle {}

/// The default style of menus.
public struct DefaultMenuStyle: MenuStyle, Sendable {
  /// Makes the style.
  public init() {}
}

/// Menus of buttons, in the style of the buttons.
public struct ButtonMenuStyle: MenuStyle, Sendable {
  /// Makes the style.
  public init() {}
}

/// Menus of buttons without a border.
public struct BorderlessButtonMenuStyle: MenuStyle, Sendable {
  /// Makes the style.
  public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The usual style.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// Behind buttons, in the style of the buttons.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// Behind buttons without a border.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// The order of a menu's entries.
public struct MenuOrder: Equatable, Hashable, Sendable {
  private let name: String

  /// The default.
  public static let automatic = MenuOrder(name: "automatic")
  /// The first entry nearest to the button.
  public static let priority = MenuOrder(name: "priority")
  /// The order in the code.
  public static let fixed = MenuOrder(name: "fixed")
}

/// The behaviour of a menu when a user selects an item.
public struct MenuActionDismissBehavior: Equatable, Sendable {
  private let name: String

  /// The default: the menu closes.
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  /// Enabled.
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  /// Disabled.
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

private struct MenuOrderKey: EnvironmentKey {
  static let defaultValue = MenuOrder.automatic
}

extension EnvironmentValues {
  /// The order of menus' entries; without effect on a picture.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the style of menus in this view; their buttons are drawn in the style around them.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }

  /// Sets the order of the entries of menus in this view.
  public func menuOrder(_ order: MenuOrder) -> some View {
    environmentValues { $0.menuOrder = order }
  }

  /// Sets whether menu buttons have an arrow; here they have none.
  public func menuIndicator(_ visibility: Visibility) -> some View { self }

  /// Sets whether menus close after an action; ignored in a picture.
  public func menuActionDismissBehavior(
    _ behavior: MenuActionDismissBehavior
  ) -> some View { self }
}

extension Menu where Label == PlatenControls.Label<Text, Image> {
  /// Makes a menu button with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { PlatenControls.Label(title, systemImage: systemImage) }
  }

  /// Makes a menu button with a title and a picture.
  public init(
    _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { PlatenControls.Label(titleKey, image: image) }
  }

  /// Makes a button with a title and a symbol, whose menu opens on a long press.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(titleKey, systemImage: systemImage, content: content)
  }
}

extension Menu where Label == Text {
  /// Makes a button with a title, whose menu opens on a long press.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(titleKey, content: content)
  }

  /// Makes a button with a title, whose menu opens on a long press.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(title, content: content)
  }
}

extension EnvironmentValues {
  /// Whether menus have an arrow: the platform's default.
  public var menuIndicatorVisibility: Visibility { .automatic }
}
