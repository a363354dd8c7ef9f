public import PlatenViews

/// Views of a tree's elements, those with others under them folded away as they are at first.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: _NonisolatedView
{
  private let elements: [Data.Element]
  private let id: KeyPath<Data.Element, ID>
  private let hasChildren: (Data.Element) -> Bool
  private let content: (Data.Element) -> Leaf

  /// A view for each element of some trees, known by what a key path leads to.
  ///
  /// An element for whose children there is nil is drawn without an arrow.
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

  /// A view for each element of some trees, known by its own id.
  ///
  /// An element for whose children there is nil is drawn without an arrow.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: \.id, children: children, content: content)
  }

  /// A view for the root of a tree, known by its own id.
  public init<DataElement: Identifiable>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init([root], \.id, children, content)
  }

  /// The elements, an arrow at those with others under them.
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
  /// A row for each element of some trees, known by its own id; what is under an element is folded
  /// away.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(rows: OutlineGroup(data, children: children, content: rowContent))
  }

  /// A row for each element of some trees, known by what a key path leads to; what is under an
  /// element is folded away.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, ID, RowContent> {
    self.init(rows: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}

extension List {
  /// A row for each element of some trees, known by its own id; one can be chosen.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(rows: OutlineGroup(data, children: children, content: rowContent))
  }

  /// A row for each element of some trees, known by its own id; some can be chosen.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(rows: OutlineGroup(data, children: children, content: rowContent))
  }
}
