public import PlatenViews

/// Controls that belong together, beside each other.
public struct ControlGroup<Content: View>: _NonisolatedView {
  private let content: Content

  /// Controls without a label.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Controls with a label, which stands in their place where there is little room.
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    self.content = LabeledControlGroupContent(content: content())
  }

  /// Controls with a title that is translated.
  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.content = LabeledControlGroupContent(content: content())
  }

  /// Controls with a title as it is.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.content = LabeledControlGroupContent(content: content())
  }

  /// The controls.
  public var body: some View { HStack { content } }
}

/// The controls of a group with a label.
public struct LabeledControlGroupContent<Content: View, Label: View>: _NonisolatedView {
  let content: Content

  /// The controls.
  public var body: some View { content }
}

/// The look of groups of controls.
@MainActor @preconcurrency
public protocol ControlGroupStyle {}

/// The style that is usual where the group stands.
public nonisolated struct AutomaticControlGroupStyle: ControlGroupStyle, Sendable {
  /// Makes the style.
  public init() {}
}

/// For going back and forth.
public nonisolated struct NavigationControlGroupStyle: ControlGroupStyle, Sendable {
  /// Makes the style.
  public init() {}
}

/// Small, in a menu.
public nonisolated struct CompactMenuControlGroupStyle: ControlGroupStyle, Sendable {
  /// Makes the style.
  public init() {}
}

/// The style that shows a group as a menu.
public nonisolated struct MenuControlGroupStyle: ControlGroupStyle, Sendable {
  /// Makes the style.
  public init() {}
}

nonisolated extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The style that is usual where the group stands.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

nonisolated extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// For going back and forth.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

nonisolated extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// Small, in a menu.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

nonisolated extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// The style that shows a group as a menu.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

nonisolated extension View {
  /// This view with its groups of controls in a style.
  ///
  /// In a picture all look the same.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View { self }
}
