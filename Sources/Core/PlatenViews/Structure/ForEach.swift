internal import Foundation

/// Makes a view for each element of a collection; the container sees each view.
///
/// If its content is not views, it is not a view itself.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
  /// The name of an element's view as a part of a picture that moves; nil for views without one.
  var partName: ((Data.Element) -> String)?

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
  /// Never called: Platen draws the views themselves.
  public var body: Never { fatalError("ForEach has no body") }

  /// Adds the views' nodes in the order of the elements.
  public func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    // The most common data, for which the runtime need not be asked for types. The cast is to the type
    // that this is: `as` would look it up.
    if Data.self == Range<Int>.self, ID.self == Int.self {
      unsafeBitCast(self, to: ForEach<Range<Int>, Int, Content>.self)
        .appendNumbers(to: &list, in: context)
    } else {
      appendElements(to: &list, in: context)
    }
  }

  /// Adds the nodes of elements of any kind, whose types are looked up as soon as this is called.
  @inline(never)
  private func appendElements(to list: inout _NodeList, in context: _ViewContext) {
    let data = (data as? any ResolvedInContext)?.resolved(in: context) as? Data ?? data
    if let partName, context.pass.parts == .all {
      return append(data, by: partName, to: &list, in: context)
    }
    for element in data where context.pass.canContinue {
      let start = list.nodes.count
      context.append(id: id(element), to: &list) { content(element) }
      name(element, since: start, of: &list, in: context)
    }
  }

  /// Adds the views of elements that are known by their names.
  @inline(never)
  fileprivate func append(
    _ data: Data, by name: (Data.Element) -> String, to list: inout _NodeList,
    in context: _ViewContext
  ) {
    for element in data where context.pass.canContinue {
      context.part(named: name(element)).append(id: 0, to: &list) { content(element) }
    }
  }

  @inline(__always)
  fileprivate func name(
    _ element: Data.Element, since start: Int, of list: inout _NodeList, in context: _ViewContext
  ) {
    guard let partName, context.pass.parts == .named else { return }
    list.makeParts(since: start, named: partName(element))
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  @inline(never)
  fileprivate func appendNumbers(to list: inout _NodeList, in context: _ViewContext) {
    if let partName, context.pass.parts == .all {
      return append(data, by: partName, to: &list, in: context)
    }
    for number in data where context.pass.canContinue {
      let start = list.nodes.count
      context.append(id: id(number), to: &list) { content(number) }
      name(number, since: start, of: &list, in: context)
    }
  }
}

extension _ViewContext {
  /// Adds the nodes of the view that is made for an element.
  @inline(__always)
  fileprivate func append<Content: View>(
    id: some Hashable, to list: inout _NodeList, _ make: () -> Content
  ) {
    let inner = child(id)
    let view = pass.watching(bodyOwner, make)
    let start = list.nodes.count
    if environment.isCollectingTags {
      view.tagged(id)._appendNodes(to: &list, in: inner)
    } else {
      view._appendNodes(to: &list, in: inner)
    }
    inner.makeTransitions(of: &list, since: start)
  }
}

extension ForEach where Content: View {
  /// Makes a view for each element, identified by a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }

  /// Makes a view for each element, known by its own id.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: \.id)
  }

  /// Makes a view for each number of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data: data, content: content, id: { $0 })
  }
}

// MARK: - Bindings

extension ForEach where Content: View {
  /// Makes a view for each element's binding, identified by a key path.
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

  /// Makes a view for each element's binding, identified by the element's `id`.
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
