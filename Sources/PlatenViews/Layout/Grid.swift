public import Foundation
public import PlatenLayout

/// Views in rows and columns, each as large as its largest cell needs.
///
/// The views of each ``GridRow`` are cells of successive columns; a view outside of rows takes a
/// row by itself, over all columns.
public struct Grid<Content: View>: View {
  private let layout: GridLayout
  private let content: Content

  /// A grid with its rows `verticalSpacing` and its columns `horizontalSpacing` points apart; nil
  /// for the distances that the views prefer.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }

  /// The views in their layout.
  public var body: _LayoutView<GridLayout, Content> {
    _LayoutView(layout: layout, content: content)
  }
}
