public import Foundation
internal import PlatenLayout
public import PlatenViews

/// The content of the columns of a table.
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The type of what a row shows.
  associatedtype TableRowValue: Identifiable
  /// The type of what the rows could be sorted by.
  associatedtype TableColumnSortComparator: SortComparator

  /// The columns from the first on.
  var _columns: [_TableColumn<TableRowValue>] { get }
}

/// A column of a table, whatever its views.
public struct _TableColumn<RowValue> {
  let title: AnyView
  let width: CGFloat?
  let alignment: HorizontalAlignment
  let cell: (RowValue) -> AnyView
}

/// A column of a table with its title.
public struct TableColumn<
  RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View
>: TableColumnContent {
  /// The type of what a row shows.
  public typealias TableRowValue = RowValue
  /// The type of what the rows could be sorted by.
  public typealias TableColumnSortComparator = Sort

  private let label: Label
  private let content: (RowValue) -> Content
  private var fixedWidth: CGFloat?
  private var cellAlignment = HorizontalAlignment.leading

  private init(label: Label, content: @escaping (RowValue) -> Content) {
    self.label = label
    self.content = content
  }

  /// The column alone.
  public var _columns: [_TableColumn<RowValue>] {
    [
      _TableColumn(
        title: AnyView(label), width: fixedWidth, alignment: cellAlignment,
        cell: { AnyView(content($0)) })
    ]
  }

  /// This column in a width; nil for its part of what the others leave.
  public func width(_ width: CGFloat? = nil) -> Self {
    var column = self
    column.fixedWidth = width
    return column
  }

  /// This column in a width from a range, as it would be at first.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self {
    width(ideal)
  }

  /// This column with its cells at a side or in the middle.
  public func alignment(_ alignment: TableColumnAlignment) -> Self {
    var column = self
    column.cellAlignment = alignment.side
    return column
  }
}

/// The alignment of the cells of a column within its width.
public struct TableColumnAlignment: Hashable, Sendable {
  private enum Side { case leading, center, trailing }

  private let place: Side

  /// Where reading begins.
  public static let automatic = Self(place: .leading)
  /// Where reading begins.
  public static let leading = Self(place: .leading)
  /// In the middle.
  public static let center = Self(place: .center)
  /// Where reading ends.
  public static let trailing = Self(place: .trailing)
  /// Where reading ends, as of numbers.
  public static let numeric = Self(place: .trailing)

  var side: HorizontalAlignment {
    switch place {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

// MARK: - Columns that nothing is sorted by

extension TableColumn where Sort == Never, Label == Text {
  /// A column of views, with a title that is translated.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: Text(titleKey), content: content) }

  /// A column of views, with a title as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: Text(title), content: content) }

  /// A column of views, with a text as its title.
  public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: text, content: content)
  }
}

extension TableColumn where Sort == Never, Content == Text, Label == Text {
  /// A column of texts, with a title that is translated.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(label: Text(titleKey)) { Text(verbatim: $0[keyPath: value]) }
  }

  /// A column of texts, with a title as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
    self.init(label: Text(title)) { Text(verbatim: $0[keyPath: value]) }
  }
}

// MARK: - Columns that rows could be sorted by

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// A column of views that rows could be sorted by, with a title that is translated.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: Text(titleKey), content: content) }

  /// A column of views that rows could be sorted by, with a title as it is.
  @_disfavoredOverload
  public init<V: Comparable, S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: Text(title), content: content) }
}

extension TableColumn
where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
  /// A column of texts that rows could be sorted by, with a title that is translated.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(label: Text(titleKey)) { Text(verbatim: $0[keyPath: value]) }
  }

  /// A column of texts that rows could be sorted by, with a title as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
    self.init(label: Text(title)) { Text(verbatim: $0[keyPath: value]) }
  }
}

// MARK: - Building columns

/// Columns that are written one after the other.
public struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator, T>:
  TableColumnContent
{
  /// The type of what a row shows.
  public typealias TableRowValue = RowValue
  /// The type of what the rows could be sorted by.
  public typealias TableColumnSortComparator = Sort

  /// The columns from the first on.
  public let _columns: [_TableColumn<RowValue>]
}

/// Builds a table's columns of what is written in a closure.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  /// A column that rows could be sorted by.
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> TableColumn<RowValue, Sort, Content, Label> { column }

  /// A column that nothing is sorted by.
  @_disfavoredOverload
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Never, Content, Label>
  ) -> TableColumn<RowValue, Never, Content, Label> { column }

  /// The first columns.
  public static func buildPartialBlock<C: TableColumnContent>(
    first: C
  ) -> TupleTableColumnContent<RowValue, Sort, C> where C.TableRowValue == RowValue {
    TupleTableColumnContent(_columns: first._columns)
  }

  /// The columns so far, and the next ones.
  public static func buildPartialBlock<T, C: TableColumnContent>(
    accumulated: TupleTableColumnContent<RowValue, Sort, T>, next: C
  ) -> TupleTableColumnContent<RowValue, Sort, (T, C)> where C.TableRowValue == RowValue {
    TupleTableColumnContent(_columns: accumulated._columns + next._columns)
  }

  /// Columns that are there or not.
  public static func buildIf<C: TableColumnContent>(
    _ content: C?
  ) -> TupleTableColumnContent<RowValue, Sort, C?> where C.TableRowValue == RowValue {
    TupleTableColumnContent(_columns: content?._columns ?? [])
  }
}
