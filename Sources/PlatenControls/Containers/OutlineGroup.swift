public import PlatenViews

/// Views of a tree's elements, those with others under them folded away as they are at first.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
  private let data: Data
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
    self.data = data
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
  public init<C: RandomAccessCollection>(
    _ root: C.Element, children: KeyPath<C.Element, C?>,
    @ViewBuilder content: @escaping (C.Element) -> Leaf
  ) where Data == CollectionOfOne<C.Element>, C.Element: Identifiable, ID == C.Element.ID {
    data = CollectionOfOne(root)
    id = \.id
    hasChildren = { $0[keyPath: children] != nil }
    self.content = content
  }

  /// The elements, an arrow at those with others under them.
  public var body: some View {
    ForEach(data, id: id) { element in
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
