public import PlatenViews

/// Views of a tree's elements, with elements that have children collapsed, as at first.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: _NonisolatedView
{
  private let elements: [Data.Element]
  private let id: KeyPath<Data.Element, ID>
  private let hasChildren: (Data.Element) -> Bool
  private let content: (Data.Element) -> Leaf

  /// Makes a view for each element of several trees, identified by a key path.
  ///
  /// An element with nil for its children is drawn without an arrow.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(Array(data), id, children, content)
  }

  private init(
    _ elements: [Data.Element], _ id: KeyPath<Data.Element, ID>,
    _ children: KeyPath<Data.Element, Data?>, _ content: @escaping (Data.Element) -> Leaf
  ) {
    self.elements = elements
    self.id = id
    hasChildren = { $0[keyPath: children] != nil }
    self.content = content
  }

  /// Makes a view for each element of some trees, known by its own id.
  ///
  /// An element with nil for its children is drawn without an arrow.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: \.id, children: children, content: content)
  }

  /// Makes a view for the root of a tree, known by its own id.
  public init<DataElement: Identifiable>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init([root], \.id, children, content)
  }

  /// Makes a view for the binding of each element of several trees, identified by the element's `id`.
  ///
  /// An element with nil for its children is drawn without an arrow.
  public init<C>(
    _ data: Binding<C>, children: WritableKeyPath<C.Element, C?>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Leaf
  )
  where
    Data == Binding<C>, ID == C.Element.ID, C: MutableCollection, C: RandomAccessCollection,
    C.Element: Identifiable
  {
    elements = Array(data)
    id = \.wrappedValue.id
    hasChildren = { $0.wrappedValue[keyPath: children] != nil }
    self.content = content
  }

  /// The elements, with an arrow at elements with children.
  public var body: some View {
    ForEach(elements, id: id) { element in
      if hasChildren(element) {
        DisclosureGroup {
          EmptyView()
        } label: {
          content(element)
        }
      } else {
        content(element)
      }
    }
  }
}

extension List where SelectionValue == Never {
  /// Makes a row for each element of several trees, identified by its own id; children are
  /// collapsed.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(rows: OutlineGroup(data, children: children, content: rowContent))
  }

  /// Makes a row for each element of several trees, identified by a key path; children are
  /// collapsed.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, ID, RowContent> {
    self.init(rows: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}

extension List {
  /// Makes a row for each element of several trees, identified by its own id; one can be selected.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(rows: OutlineGroup(data, children: children, content: rowContent))
  }

  /// Makes a row for each element of several trees, identified by its own id; several can be selected.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(rows: OutlineGroup(data, children: children, content: rowContent))
  }
  /// Makes a row for each element of several trees, identified by a key path; one can be selected.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, ID, RowContent> {
    self.init(rows: OutlineGroup(data, id: id, children: children, content: rowContent))
  }

  /// Makes a row for each element of several trees, identified by a key path; several can be selected.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, ID, RowContent> {
    self.init(rows: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}

extension List where SelectionValue == Never {
  /// Makes a row for the binding of each element of several trees; children are collapsed.
  public init<Data, RowContent: View>(
    _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<Binding<Data>, Data.Element.ID, RowContent>, Data: MutableCollection,
    Data: RandomAccessCollection, Data.Element: Identifiable
  {
    self.init(rows: OutlineGroup(data, children: children, content: rowContent))
  }
}

extension List {
  /// Makes a row for the binding of each element of several trees; one can be selected.
  public init<Data, RowContent: View>(
    _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<Binding<Data>, Data.Element.ID, RowContent>, Data: MutableCollection,
    Data: RandomAccessCollection, Data.Element: Identifiable
  {
    self.init(rows: OutlineGroup(data, children: children, content: rowContent))
  }

  /// Makes a row for the binding of each element of several trees; several can be selected.
  public init<Data, RowContent: View>(
    _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<Binding<Data>, Data.Element.ID, RowContent>, Data: MutableCollection,
    Data: RandomAccessCollection, Data.Element: Identifiable
  {
    self.init(rows: OutlineGroup(data, children: children, content: rowContent))
  }
}
