public import PlatenViews

/// The look of tables: all styles are drawn alike.
@MainActor @preconcurrency
public protocol TableStyle {}

/// The default style of tables.
public nonisolated struct AutomaticTableStyle: TableStyle, Sendable {
  /// Makes the style.
  public init() {}
}

/// Tables away from the sides.
public nonisolated struct InsetTableStyle: TableStyle, Sendable {
  /// Makes the style.
  public init() {}
}

/// Tables in a frame.
public nonisolated struct BorderedTableStyle: TableStyle, Sendable {
  /// Makes the style.
  public init() {}
}

nonisolated extension TableStyle where Self == AutomaticTableStyle {
  /// The usual style.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

nonisolated extension TableStyle where Self == InsetTableStyle {
  /// Inset from the sides.
  public static var inset: InsetTableStyle { InsetTableStyle() }
}

nonisolated extension TableStyle where Self == BorderedTableStyle {
  /// The style with a frame.
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }
}

nonisolated extension View {
  /// Sets the style of tables in this view; all styles look the same.
  public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }
}
