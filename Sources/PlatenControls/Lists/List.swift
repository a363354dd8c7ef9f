internal import Foundation
public import PlatenViews

/// Rows one under the other, drawn from the first on.
public struct List<SelectionValue: Hashable, Content: View>: View {
  private let content: Content

  init(rows content: Content) { self.content = content }

  /// Rows of which some can be chosen.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(rows: content())
  }

  /// Rows of which one can be chosen.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(rows: content())
  }

  /// The rows on their ground.
  public var body: some View { ListRows(content: content) }
}

extension List where SelectionValue == Never {
  /// Rows.
  public init(@ViewBuilder content: () -> Content) { self.init(rows: content()) }

  /// A row for each element, known by its own id.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(rows: ForEach(data, content: rowContent))
  }

  /// A row for each element, known by what a key path leads to.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(rows: ForEach(data, id: id, content: rowContent))
  }

  /// A row for each number of a range.
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(rows: ForEach(data, content: rowContent))
  }
}

/// Controls in rows, on a ground of their own.
public struct Form<Content: View>: View {
  private let content: Content

  /// Rows of controls.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The rows, grouped.
  public var body: some View { ListRows(content: content).listStyle(.insetGrouped) }
}
