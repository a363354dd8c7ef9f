public import PlatenViews

/// The look of lists.
@MainActor @preconcurrency
public protocol ListStyle {
  /// The number of Platen's way of drawing the style.
  nonisolated static var _kind: Int { get }
}

/// The usual style of lists on iOS: ``InsetGroupedListStyle``.
///
/// It is the default on iOS. The default on macOS is ``PlainListStyle``.
public nonisolated struct DefaultListStyle: ListStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// Drawn as groups away from the sides.
  public static var _kind: Int { 2 }
}

/// Rows from side to side on the normal background.
public nonisolated struct PlainListStyle: ListStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// Drawn as plain rows.
  public static var _kind: Int { 0 }
}

/// Rows from side to side on a separate background.
public nonisolated struct GroupedListStyle: ListStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// Drawn as groups from side to side.
  public static var _kind: Int { 1 }
}

/// Inset rows, on a background with round corners.
public nonisolated struct InsetGroupedListStyle: ListStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// Drawn as groups away from the sides.
  public static var _kind: Int { 2 }
}

/// Rows as ``PlainListStyle`` draws them.
public nonisolated struct InsetListStyle: ListStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// Drawn as plain rows.
  public static var _kind: Int { 0 }
}

/// Rows as ``InsetGroupedListStyle`` draws them.
public nonisolated struct SidebarListStyle: ListStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// Drawn as groups away from the sides.
  public static var _kind: Int { 2 }
}

/// Rows of a watch, as ``InsetGroupedListStyle`` draws them.
public nonisolated struct CarouselListStyle: ListStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// Drawn as groups away from the sides.
  public static var _kind: Int { 2 }
}

nonisolated extension ListStyle where Self == CarouselListStyle {
  /// The style of lists on a watch.
  public static var carousel: CarouselListStyle { CarouselListStyle() }
}

nonisolated extension ListStyle where Self == DefaultListStyle {
  /// The usual style.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

nonisolated extension ListStyle where Self == PlainListStyle {
  /// Rows from side to side on the normal background.
  public static var plain: PlainListStyle { PlainListStyle() }
}

nonisolated extension ListStyle where Self == GroupedListStyle {
  /// Rows from side to side on a separate background.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

nonisolated extension ListStyle where Self == InsetGroupedListStyle {
  /// Inset, on a background with round corners.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

nonisolated extension ListStyle where Self == InsetListStyle {
  /// Rows from side to side, like the plain style.
  public static var inset: InsetListStyle { InsetListStyle() }
}

nonisolated extension ListStyle where Self == SidebarListStyle {
  /// Beside another view.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// The look of forms: all of them are lists with groups.
@MainActor @preconcurrency
public protocol FormStyle {}

/// The default style of forms.
public nonisolated struct AutomaticFormStyle: FormStyle, Sendable {
  /// Makes the style.
  public init() {}
}

/// Forms in groups.
public nonisolated struct GroupedFormStyle: FormStyle, Sendable {
  /// Makes the style.
  public init() {}
}

nonisolated extension FormStyle where Self == AutomaticFormStyle {
  /// The usual style.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

nonisolated extension FormStyle where Self == GroupedFormStyle {
  /// Rows in groups.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

nonisolated extension View {
  /// Sets the style of lists in this view.
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environmentValues {
      $0.listKind = S._kind == 0 ? .plain : S._kind == 1 ? .grouped : .insetGrouped
    }
  }

  /// Sets the style of forms in this view: all of them look like lists with groups.
  public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
}
