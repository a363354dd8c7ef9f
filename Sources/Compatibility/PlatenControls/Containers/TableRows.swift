public import PlatenViews

/// The content of the rows of a table.
public protocol TableRowContent<TableRowValue> {
  /// The type of a row's value.
  associatedtype TableRowValue: Identifiable

  /// The values of the rows, from the first on.
  var _rowValues: [TableRowValue] { get }
}

/// A row of a table.
public struct TableRow<Value: Identifiable>: TableRowContent {
  private let value: Value

  /// Makes a row that shows a value.
  public init(_ value: Value) { self.value = value }

  /// Returns the value itself.
  public var _rowValues: [Value] { [value] }
}

/// A row for each element of a collection.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  let data: Data

  /// The elements.
  public var _rowValues: [Data.Element] { Array(data) }
}

/// Rows that are written one after the other.
public struct TupleTableRowContent<Value: Identifiable, T>: TableRowContent {
  /// The values of the rows, from the first on.
  public let _rowValues: [Value]
}

extension ForEach: TableRowContent where Content: TableRowContent {
  /// The type of a row's value.
  public typealias TableRowValue = Content.TableRowValue

  /// The values of the rows of all elements.
  public var _rowValues: [Content.TableRowValue] { data.flatMap { content($0)._rowValues } }
}

extension ForEach where Content: TableRowContent {
  /// Makes rows for each element, known by its own id.
  public init<V>(
    _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue, Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: \.id)
  }

  /// Makes rows for each number of a range.
  public init<V>(
    _ data: Range<Int>, @TableRowBuilder<V> content: @escaping (Int) -> Content
  ) where V == Content.TableRowValue, Data == Range<Int>, ID == Int {
    self.init(data: data, content: content, id: { $0 })
  }
}

/// Builds a table's rows from a closure.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
  /// Returns the expression.
  public static func buildExpression<C: TableRowContent>(
    _ content: C
  ) -> C where C.TableRowValue == Value { content }

  /// Builds the first rows.
  public static func buildPartialBlock<C: TableRowContent>(
    first: C
  ) -> C where C.TableRowValue == Value { first }

  /// Builds the rows so far, and the next ones.
  public static func buildPartialBlock<A: TableRowContent, C: TableRowContent>(
    accumulated: A, next: C
  ) -> TupleTableRowContent<Value, (A, C)>
  where A.TableRowValue == Value, C.TableRowValue == Value {
    TupleTableRowContent(_rowValues: accumulated._rowValues + next._rowValues)
  }

  /// Builds rows that are there or not.
  public static func buildIf<C: TableRowContent>(
    _ content: C?
  ) -> TupleTableRowContent<Value, C?> where C.TableRowValue == Value {
    TupleTableRowContent(_rowValues: content?._rowValues ?? [])
  }
}
