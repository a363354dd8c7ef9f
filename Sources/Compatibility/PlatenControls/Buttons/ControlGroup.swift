public import PlatenViews

/// Related controls side by side.
public struct ControlGroup<Content: View>: _NonisolatedView {
  private let content: Content

  /// Makes controls without a label.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Makes controls with a label, which replaces them if there is little space.
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    self.content = LabeledControlGroupContent(content: content())
  }

  /// Makes controls with a title that is translated.
  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.content = LabeledControlGroupContent(content: content())
  }

  /// Makes controls with an untranslated title.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.content = LabeledControlGroupContent(content: content())
  }

  /// Makes controls with a title and a symbol.
  public init<C: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
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

/// The default style of the group in its place.
public nonisolated struct AutomaticControlGroupStyle: ControlGroupStyle, Sendable {
  /// Makes the style.
  public init() {}
}

/// The style for going back and forth.
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
  /// The default style of the group in its place.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

nonisolated extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The style for going back and forth.
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
  /// Sets the style of control groups in this view.
  ///
  /// In a picture all look the same.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View { self }
}
