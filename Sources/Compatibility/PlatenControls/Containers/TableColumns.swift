public import Foundation
internal import PlatenLayout
public import PlatenViews

/// The content of the columns of a table.
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The type of a row's value.
  associatedtype TableRowValue: Identifiable
  /// The type of the comparator for sorting rows.
  associatedtype TableColumnSortComparator: SortComparator

  /// The columns from the first on.
  var _columns: [_TableColumn<TableRowValue>] { get }
}

/// A type-erased column of a table.
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
  /// The type of a row's value.
  public typealias TableRowValue = RowValue
  /// The type of the comparator for sorting rows.
  public typealias TableColumnSortComparator = Sort

  private let label: Label
  private let content: (RowValue) -> Content
  private var fixedWidth: CGFloat?
  private var cellAlignment = HorizontalAlignment.leading

  private init(label: Label, content: @escaping (RowValue) -> Content) {
    self.label = label
    self.content = content
  }

  /// Returns the column itself.
  public var _columns: [_TableColumn<RowValue>] {
    [
      _TableColumn(
        title: AnyView(label), width: fixedWidth, alignment: cellAlignment,
        cell: { AnyView(content($0)) })
    ]
  }

  /// Sets the width of this column; nil for a share of the remaining width.
  public func width(_ width: CGFloat? = nil) -> Self {
    var column = self
    column.fixedWidth = width
    return column
  }

  /// Sets the width of this column to the ideal one of a range.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self {
    width(ideal)
  }

  /// Sets the alignment of this column's cells.
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

  /// At the leading edge.
  public static let automatic = Self(place: .leading)
  /// At the leading edge.
  public static let leading = Self(place: .leading)
  /// In the centre.
  public static let center = Self(place: .center)
  /// At the trailing edge.
  public static let trailing = Self(place: .trailing)
  /// At the trailing edge, for numbers.
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
  /// Makes a column of views, with a title that is translated.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: Text(titleKey), content: content) }

  /// Makes a column of views, with an untranslated title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: Text(title), content: content) }

  /// Makes a column of views, with a text as its title.
  public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: text, content: content)
  }
}

extension TableColumn where Sort == Never, Content == Text, Label == Text {
  /// Makes a column of texts, with a title that is translated.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(label: Text(titleKey)) { Text(verbatim: $0[keyPath: value]) }
  }

  /// Makes a column of texts, with an untranslated title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
    self.init(label: Text(title)) { Text(verbatim: $0[keyPath: value]) }
  }
}

// MARK: - Columns that rows could be sorted by

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Makes a column of views for sorting rows, with a title that is translated.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: Text(titleKey), content: content) }

  /// Makes a column of views for sorting rows, with an untranslated title.
  @_disfavoredOverload
  public init<V: Comparable, S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: Text(title), content: content) }
}

extension TableColumn
where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
  /// Makes a column of texts for sorting rows, with a title that is translated.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(label: Text(titleKey)) { Text(verbatim: $0[keyPath: value]) }
  }

  /// Makes a column of texts for sorting rows, with an untranslated title.
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
  /// The type of a row's value.
  public typealias TableRowValue = RowValue
  /// The type of the comparator for sorting rows.
  public typealias TableColumnSortComparator = Sort

  /// The columns from the first on.
  public let _columns: [_TableColumn<RowValue>]
}

/// Builds a table's columns from a closure.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  /// Builds a column for sorting rows.
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> TableColumn<RowValue, Sort, Content, Label> { column }

  /// Builds a column that does not sort the rows.
  @_disfavoredOverload
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Never, Content, Label>
  ) -> TableColumn<RowValue, Never, Content, Label> { column }

  /// Builds the first columns.
  public static func buildPartialBlock<C: TableColumnContent>(
    first: C
  ) -> TupleTableColumnContent<RowValue, Sort, C> where C.TableRowValue == RowValue {
    TupleTableColumnContent(_columns: first._columns)
  }

  /// Builds the columns so far, and the next ones.
  public static func buildPartialBlock<T, C: TableColumnContent>(
    accumulated: TupleTableColumnContent<RowValue, Sort, T>, next: C
  ) -> TupleTableColumnContent<RowValue, Sort, (T, C)> where C.TableRowValue == RowValue {
    TupleTableColumnContent(_columns: accumulated._columns + next._columns)
  }

  /// Builds columns that are there or not.
  public static func buildIf<C: TableColumnContent>(
    _ content: C?
  ) -> TupleTableColumnContent<RowValue, Sort, C?> where C.TableRowValue == RowValue {
    TupleTableColumnContent(_columns: content?._columns ?? [])
  }
}
