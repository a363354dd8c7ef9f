public import PlatenViews

// Menus are closed in a picture, and their buttons are drawn as buttons are.

/// The look of menus.
public protocol MenuStyle {}

/// The style of menus where none is set.
public struct DefaultMenuStyle: MenuStyle, Sendable {
  /// Makes the style.
  public init() {}
}

/// Menus behind buttons, in the style of the buttons.
public struct ButtonMenuStyle: MenuStyle, Sendable {
  /// Makes the style.
  public init() {}
}

/// Menus behind buttons without a border.
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

/// In which order a menu has its entries.
public struct MenuOrder: Equatable, Hashable, Sendable {
  private let name: String

  /// As is usual.
  public static let automatic = MenuOrder(name: "automatic")
  /// The first one nearest to the button.
  public static let priority = MenuOrder(name: "priority")
  /// As they are written.
  public static let fixed = MenuOrder(name: "fixed")
}

/// The behaviour of a menu when one of its items is chosen.
public struct MenuActionDismissBehavior: Equatable, Sendable {
  private let name: String

  /// As is usual: it does.
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  /// It does.
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  /// It does not.
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

private struct MenuOrderKey: EnvironmentKey {
  static let defaultValue = MenuOrder.automatic
}

extension EnvironmentValues {
  /// In which order menus have their entries; without effect on a picture.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }
}

nonisolated extension View {
  /// This view with menus in a style; their buttons are drawn as those around.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }

  /// This view with menus whose entries are in an order.
  public func menuOrder(_ order: MenuOrder) -> some View {
    environmentValues { $0.menuOrder = order }
  }

  /// This view, whose menus' buttons have an arrow or not; they have none here.
  public func menuIndicator(_ visibility: Visibility) -> some View { self }

  /// This view, whose menus would close or stay open.
  public func menuActionDismissBehavior(
    _ behavior: MenuActionDismissBehavior
  ) -> some View { self }
}

extension Menu where Label == PlatenControls.Label<Text, Image> {
  /// A button of a title and a symbol with a menu.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { PlatenControls.Label(title, systemImage: systemImage) }
  }

  /// A button of a title and a picture with a menu.
  public init(
    _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { PlatenControls.Label(titleKey, image: image) }
  }

  /// A button of a title and a symbol, whose menu comes when it is held down.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(titleKey, systemImage: systemImage, content: content)
  }
}

extension Menu where Label == Text {
  /// A button of a title, whose menu comes when it is held down.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(titleKey, content: content)
  }

  /// A button of a title, whose menu comes when it is held down.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(title, content: content)
  }
}

extension EnvironmentValues {
  /// Whether menus have an arrow: as the platform has it.
  public var menuIndicatorVisibility: Visibility { .automatic }
}
