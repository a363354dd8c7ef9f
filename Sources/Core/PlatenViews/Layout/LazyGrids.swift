public import Foundation
internal import PlatenBase
public import PlatenLayout

/// Views in given rows, which fill one column after the other.
///
/// The grid takes all of the available height, or more if its rows need it.
public struct LazyHGrid<Content: View>: _NonisolatedView {
  private let layout: LazyGridLayout
  private let content: Content

  /// Makes views in rows, with columns `spacing` points apart; nil for 8.
  ///
  /// If the rows do not fill the grid, `alignment` places them.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(
      axis: .horizontal, items: rows,
      alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing)
    self.content = content()
  }

  /// The views in their layout.
  public var body: some View {
    _LayoutView(layout: layout, content: content, lengths: .vertical)
  }
}

/// Views in given columns, which fill one row after the other.
///
/// The grid takes all of the available width, or more if its columns need it.
public struct LazyVGrid<Content: View>: _NonisolatedView {
  private let layout: LazyGridLayout
  private let content: Content

  /// Makes views in columns, with rows `spacing` points apart; nil for 8.
  ///
  /// If the columns do not fill the grid, `alignment` places them.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(
      axis: .vertical, items: columns,
      alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing)
    self.content = content()
  }

  /// The views in their layout.
  public var body: some View {
    _LayoutView(layout: layout, content: content, lengths: .horizontal)
  }
}
