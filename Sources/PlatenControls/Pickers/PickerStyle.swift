public import PlatenViews

/// How choices are drawn.
public protocol PickerStyle {
  /// Which of Platen's ways of drawing it is.
  static var _kind: Int { get }
}

/// The style of choices where none is set: ``MenuPickerStyle``.
public struct DefaultPickerStyle: PickerStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// As a menu.
  public static var _kind: Int { 0 }
}

/// The chosen value beside two arrows.
public struct MenuPickerStyle: PickerStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// As a menu.
  public static var _kind: Int { 0 }
}

/// All values side by side.
public struct SegmentedPickerStyle: PickerStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// As segments.
  public static var _kind: Int { 1 }
}

/// All values one under the other, a check mark at the chosen one.
public struct InlinePickerStyle: PickerStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// As rows.
  public static var _kind: Int { 2 }
}

/// A wheel, drawn as ``InlinePickerStyle`` is.
public struct WheelPickerStyle: PickerStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// As rows.
  public static var _kind: Int { 2 }
}

/// A value that leads to a list of the others, drawn as ``MenuPickerStyle`` is.
public struct NavigationLinkPickerStyle: PickerStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// As a menu.
  public static var _kind: Int { 0 }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The usual style.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// The chosen value beside two arrows.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// All values side by side.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// All values one under the other.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A value that leads to a list of the others.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension View {
  /// This view with choices of a style.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environmentValues {
      $0.controlStyles.picker = S._kind == 1 ? .segmented : S._kind == 2 ? .inline : .menu
    }
  }
}
