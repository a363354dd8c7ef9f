internal import Foundation
public import PlatenBase
public import PlatenDrawing
internal import PlatenLayout
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
  /// Sets the insets of this list row, in points; nil for the default.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { row { $0.insets = insets } }

  /// Sets the background of this list row; nil for the list's own.
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    row { $0.background = view.map { AnyView($0) } }
  }

  /// Sets whether this list row has lines between it and its neighbours.
  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    row { $0.hasSeparator = visibility != .hidden }
  }

  /// Sets the colour of the lines between this list row and its neighbours.
  public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    row { $0.separatorColor = color }
  }

  /// Sets whether there are lines between sections; here there are none.
  public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// Sets whether lists in this view have a background.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environmentValues { $0.hidesListGround = visibility == .hidden }
  }

  /// Adds swipe actions to this list row; a picture does not show them.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View { self }
}
