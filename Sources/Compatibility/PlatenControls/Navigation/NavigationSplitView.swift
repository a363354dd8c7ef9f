public import Foundation
public import PlatenViews

/// Two or three columns, or, in a narrow space, the first column with its title.
///
/// Apple publishes no widths: the first two columns are at most 320 points wide, and the last takes
/// the rest.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: _NonisolatedView {
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail
  private let columns: NavigationSplitViewVisibility
  /// The column in a narrow space.
  private let preferred: NavigationSplitViewColumn

  @Environment(\.horizontalSizeClass) private var sizeClass

  private init(
    _ columns: NavigationSplitViewVisibility, _ sidebar: Sidebar, _ content: Content,
    _ detail: Detail, preferred: NavigationSplitViewColumn = .sidebar
  ) {
    self.columns = columns
    self.preferred = preferred
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
  }

  /// Three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(.automatic, sidebar(), content(), detail())
  }

  /// Three columns, some of which may be hidden.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility.wrappedValue, sidebar(), content(), detail())
  }

  /// Makes two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
  where Content == EmptyView {
    self.init(.automatic, sidebar(), EmptyView(), detail())
  }

  /// Makes two columns, of which the first may be hidden.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(columnVisibility.wrappedValue, sidebar(), EmptyView(), detail())
  }

  /// Three columns, of which one is chosen for a narrow space.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      .automatic, sidebar(), content(), detail(), preferred: preferredCompactColumn.wrappedValue)
  }

  /// Three columns, some of which may be hidden, and one of which is chosen for a narrow space.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility.wrappedValue, sidebar(), content(), detail(),
      preferred: preferredCompactColumn.wrappedValue)
  }

  /// Makes two columns, of which one is chosen for a narrow space.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(
      .automatic, sidebar(), EmptyView(), detail(), preferred: preferredCompactColumn.wrappedValue)
  }

  /// Makes two columns, the first of which may be hidden, and one of which is chosen for a narrow space.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(
      columnVisibility.wrappedValue, sidebar(), EmptyView(), detail(),
      preferred: preferredCompactColumn.wrappedValue)
  }

  /// The columns that are seen.
  public var body: some View {
    if sizeClass == .compact {
      NavigationStack {
        switch preferred {
        case .detail: detail
        case .content: content
        default: sidebar
        }
      }
    } else {
      HStack(spacing: 0) {
        if columns != .detailOnly, columns != .doubleColumn || Content.self == EmptyView.self {
          SplitColumn(content: NavigationStack { sidebar })
          Divider()
        }
        if columns != .detailOnly, Content.self != EmptyView.self {
          SplitColumn(content: NavigationStack { content })
          Divider()
        }
        NavigationStack { detail }
      }
    }
  }
}

/// A column that is as wide as the view in it asks for, and 320 points at most where it asks for nothing.
private struct SplitColumn<Content: View>: _PrimitiveView {
  let content: Content

  func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    let nodes = context.outsideOfStacks().child(0).nodes(of: content)
    let width = nodes.preference(ColumnWidthKey.self) ?? nil
    ZStack { NodesView(nodes: nodes) }
      .frame(minWidth: width, maxWidth: width ?? 320)
      ._appendNodes(to: &list, in: context.child(1))
  }
}

/// Hands the width that a view asks for up to its column.
private struct ColumnWidthKey: PreferenceKey {
  static var defaultValue: CGFloat? { nil }

  /// The first view's width counts.
  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
    value = value ?? nextValue()
  }
}

/// The division of a ``NavigationSplitView``'s space: all styles are drawn alike.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {}

/// The usual style.
public nonisolated struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Makes the style.
  public init() {}
}

/// The last column gives way to the others.
public nonisolated struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Makes the style.
  public init() {}
}

/// The other columns lie over the last one.
public nonisolated struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Makes the style.
  public init() {}
}

nonisolated extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The usual style.
  public static var automatic: Self { Self() }
}

nonisolated extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The last column gives way to the others.
  public static var balanced: Self { Self() }
}

nonisolated extension NavigationSplitViewStyle
where Self == ProminentDetailNavigationSplitViewStyle {
  /// The other columns lie over the last one.
  public static var prominentDetail: Self { Self() }
}

nonisolated extension View {
  /// Sets the style of split views in this view; ignored in a picture.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    self
  }

  /// Sets the width in points of the split view's column that contains this view.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    preference(key: ColumnWidthKey.self, value: width)
  }

  /// Sets the width of the split view's column that contains this view to the ideal one, in points.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    navigationSplitViewColumnWidth(ideal)
  }
}

/// The columns of a ``NavigationSplitView`` that are visible.
public struct NavigationSplitViewVisibility: Equatable, Sendable {
  private let name: String

  /// The default: all columns.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  /// All columns, even if there is little space.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// All columns except the first of three.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// Only the last column.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let number: Int

  /// The first column.
  public static let sidebar = NavigationSplitViewColumn(number: 0)
  /// The middle column of three.
  public static let content = NavigationSplitViewColumn(number: 1)
  /// The last column.
  public static let detail = NavigationSplitViewColumn(number: 2)
}
