public import Foundation
internal import PlatenLayout
internal import PlatenText
public import PlatenViews

/// Values in rows, each with its parts in columns.
///
/// At a small width, as on a phone, the rows show only the first column.
public struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>: _NonisolatedView
where Rows.TableRowValue == Value, Columns.TableRowValue == Value {
  @Environment(\.horizontalSizeClass) private var sizeClass
  private let rows: [Value]
  private let columns: [_TableColumn<Value>]

  private init(_ rows: Rows, _ columns: Columns) {
    self.rows = rows._rowValues
    self.columns = columns._columns
  }

  /// The titles of the columns and the rows under them.
  public var body: some View {
    if sizeClass == .compact {
      List {
        ForEach(rows) { columns.first?.cell($0) }
      }
      .listStyle(.plain)
    } else {
      List {
        Line(columns: columns) { $0.title.font(.subheadline).foregroundStyle(.secondary) }
        ForEach(rows) { row in
          Line(columns: columns) { $0.cell(row) }
        }
      }
      .listStyle(.plain)
    }
  }

  /// The cells of a row beside each other.
  private struct Line<Cell: View>: _NonisolatedView {
    let columns: [_TableColumn<Value>]
    let cell: (_TableColumn<Value>) -> Cell

    var body: some View {
      HStack(spacing: 8) {
        ForEach(columns.indices, id: \.self) { index in
          let column = columns[index]
          let alignment = Alignment(horizontal: column.alignment, vertical: .center)
          if let width = column.width {
            cell(column).frame(width: width, alignment: alignment)
          } else {
            cell(column).frame(maxWidth: .infinity, alignment: alignment)
          }
        }
      }
    }
  }
}

// MARK: - Tables of collections

extension Table {
  /// Makes a row for each element.
  public init<Data>(
    _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Data.Element == Value {
    self.init(TableForEachContent(data: data), columns())
  }

  /// Makes a row for each element; one can be selected.
  public init<Data>(
    _ data: Data, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Data.Element == Value {
    self.init(TableForEachContent(data: data), columns())
  }

  /// Makes a row for each element; several can be selected.
  public init<Data>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Data.Element == Value {
    self.init(TableForEachContent(data: data), columns())
  }

  /// Makes a sortable row for each element.
  public init<Data, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Data.Element == Value,
    Sort.Compared == Value
  {
    self.init(TableForEachContent(data: data), columns())
  }

  /// Makes a sortable row for each element; one can be selected.
  public init<Data, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Data.Element == Value,
    Sort.Compared == Value
  {
    self.init(TableForEachContent(data: data), columns())
  }

  /// Makes a sortable row for each element; several can be selected.
  public init<Data, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Data.Element == Value,
    Sort.Compared == Value
  {
    self.init(TableForEachContent(data: data), columns())
  }
}

// MARK: - Tables of rows

extension Table {
  /// Makes a list of rows.
  public init(
    of valueType: Value.Type = Value.self,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) { self.init(rows(), columns()) }

  /// Makes a list of rows, one of which can be selected.
  public init(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) { self.init(rows(), columns()) }

  /// Makes a list of rows, several of which can be selected.
  public init(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) { self.init(rows(), columns()) }
}
