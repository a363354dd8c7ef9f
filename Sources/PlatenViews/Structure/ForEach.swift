internal import Foundation

/// A view for each element of a collection; their container sees each.
///
/// What it makes may be something else than views; then it is no view itself.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID

  /// Parts of something for each element, known by an id.
  package init(
    data: Data, content: @escaping (Data.Element) -> Content, id: @escaping (Data.Element) -> ID
  ) {
    self.data = data
    self.content = content
    self.id = id
  }
}

extension ForEach: View where Content: View {
  /// Never asked for: the views are drawn as they are.
  public var body: Never { fatalError("ForEach has no body") }

  /// Adds the views' nodes in the order of the elements.
  ///
  /// For a range there is a copy of its own: else the runtime is asked for its types at every number.
  @_specialize(exported:false,kind:partial,where Data == Range<Int>, ID == Int)
  public func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    let isCollectingTags = context.environment.isCollectingTags
    // Numbers, the most common data, are asked nothing: that takes a search.
    let data =
      Data.self == Range<Int>.self
      ? data : (data as? any ResolvedInContext)?.resolved(in: context) as? Data ?? data
    for element in data where context.pass.goesOn {
      let inner = context.child(id(element))
      let view = context.pass.watching(context.bodyOwner) { content(element) }
      if isCollectingTags {
        view.tagged(id(element))._appendNodes(to: &list, in: inner)
      } else {
        view._appendNodes(to: &list, in: inner)
      }
    }
  }
}

extension ForEach where Content: View {
  /// A view for each element, known by what a key path leads to.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }

  /// A view for each element, known by its own id.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: \.id)
  }

  /// A view for each number of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data: data, content: content, id: { $0 })
  }
}

// MARK: - Bindings

extension ForEach where Content: View {
  /// A view for each element's binding, known by what a key path leads to.
  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, C.Index: Hashable
  {
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
      content: { content(data[$0.0]) }, id: { $0.1 })
  }

  /// A view for each element's binding, known by the element's own id.
  public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }
}
