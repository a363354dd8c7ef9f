public import Foundation
public import PlatenBase
public import PlatenDrawing
public import PlatenLayout
public import PlatenViews

/// The kind of background that a list's rows have.
enum ListKind {
  case plain, grouped, insetGrouped
}

/// The settings of a row of a list; nil for what is not set.
struct ListRowTraits {
  var insets: EdgeInsets?
  var background: AnyView?
  var hasSeparator: Bool?
  var separatorColor: Color?

  /// These where they say something, else those said further out.
  func inside(of outer: ListRowTraits) -> ListRowTraits {
    ListRowTraits(
      insets: insets ?? outer.insets, background: background ?? outer.background,
      hasSeparator: hasSeparator ?? outer.hasSeparator,
      separatorColor: separatorColor ?? outer.separatorColor)
  }
}

/// Hands what was said of a row to the list around it.
struct ListRowKey: LayoutValueKey {
  static var defaultValue: ListRowTraits { ListRowTraits() }
}

private struct ListKindKey: EnvironmentKey {
  static let defaultValue: ListKind? = nil
}

private struct HidesListBackgroundKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// How the ground of lists is drawn here.
  var listKind: ListKind {
    get { self[ListKindKey.self] ?? (imitatesMac ? .plain : .insetGrouped) }
    set { self[ListKindKey.self] = newValue }
  }

  /// Whether lists stand here without a ground of their own.
  var hidesListGround: Bool {
    get { self[HidesListBackgroundKey.self] }
    set { self[HidesListBackgroundKey.self] = newValue }
  }
}

nonisolated extension View {
  /// This view with something said of it as a row.
  func row(_ change: (inout ListRowTraits) -> Void) -> some View {
    var traits = ListRowTraits()
    change(&traits)
    return layoutValue(key: ListRowKey.self) { [traits] inner in
      inner?.inside(of: traits) ?? traits
    }
  }
}

// MARK: - Modifiers

nonisolated extension View {
  /// This view as a row with some space around it, in points; nil for the usual.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { row { $0.insets = insets } }

  /// This view as a row with another behind it; nil for the list's own ground.
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    row { $0.background = view.map { AnyView($0) } }
  }

  /// This view as a row with lines between it and its neighbours or without.
  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    row { $0.hasSeparator = visibility != .hidden }
  }

  /// This view as a row with lines of a colour between it and its neighbours.
  public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    row { $0.separatorColor = color }
  }

  /// This view with lines between sections or without; there are none here.
  public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// This view with sections some points apart; they stand as far apart as is usual.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }

  /// This view with rows some points apart; they touch here.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }

  /// This view with lists on a ground or without.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environmentValues { $0.hidesListGround = visibility == .hidden }
  }

  /// This view as a row with something to do behind it; it stands still.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View { self }

  /// This view as a row with a number; it is not drawn.
  public func badge(_ count: Int) -> some View { self }

  /// This view as a row with a word; it is not drawn.
  public func badge(_ label: Text?) -> some View { self }

  /// This view as a row with a word; it is not drawn.
  public func badge(_ key: LocalizedStringKey?) -> some View { self }

  /// This view as a row with a word; it is not drawn.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View { self }
}

// MARK: - Guides

// Where the line under a row would begin and end; those of a picture's lists keep to the rows.

extension HorizontalAlignment {
  private enum SeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum SeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }

  /// Where the line under a list's row begins.
  public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)
  /// Where the line under a list's row ends.
  public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)
}
