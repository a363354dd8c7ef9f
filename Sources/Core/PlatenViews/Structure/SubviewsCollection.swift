/// One of the subviews of a view.
public struct Subview: _NonisolatedView, Identifiable {
  /// The identity of a view among its siblings.
  public struct ID: Hashable, Sendable {
    fileprivate let position: Int
  }

  /// The identity of the view.
  public let id: ID
  let node: Node

  /// The view itself.
  public var body: some View { NodesView(nodes: [node]) }
}

/// The views that another consists of.
public struct SubviewsCollection: RandomAccessCollection, _NonisolatedView {
  private let subviews: [Subview]

  init(_ nodes: [Node]) {
    subviews = nodes.enumerated().map {
      Subview(id: Subview.ID(position: $0.offset), node: $0.element)
    }
  }

  /// The position of the first view.
  public var startIndex: Int { subviews.startIndex }
  /// The position after the last view.
  public var endIndex: Int { subviews.endIndex }

  /// The view at a position.
  public subscript(index: Int) -> Subview { subviews[index] }

  /// The views at some positions.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }

  /// The views, unchanged.
  public var body: some View { NodesView(nodes: subviews.map(\.node)) }
}

/// A slice of the subviews of a view.
public struct SubviewsCollectionSlice: RandomAccessCollection, _NonisolatedView {
  let subviews: ArraySlice<Subview>

  /// The position of the first view.
  public var startIndex: Int { subviews.startIndex }
  /// The position after the last view.
  public var endIndex: Int { subviews.endIndex }

  /// The view at a position.
  public subscript(index: Int) -> Subview { subviews[index] }

  /// The views at some positions.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }

  /// The views, unchanged.
  public var body: some View { NodesView(nodes: subviews.map(\.node)) }
}

/// Elements that are not known before views become nodes.
protocol ResolvedInContext {
  func resolved(in context: _ViewContext) -> Self
}

/// The views that another consists of, once they are known.
public struct ForEachSubviewCollection<Content>: RandomAccessCollection, ResolvedInContext {
  private let nodes: (_ViewContext) -> [Node]
  private var subviews = SubviewsCollection([])

  fileprivate init(_ view: some View) { nodes = { $0.child(0).nodes(of: view) } }

  /// The position of the first view.
  public var startIndex: Int { subviews.startIndex }
  /// The position after the last view.
  public var endIndex: Int { subviews.endIndex }

  /// The view at a position.
  public subscript(index: Int) -> Subview { subviews[index] }

  func resolved(in context: _ViewContext) -> ForEachSubviewCollection {
    var collection = self
    collection.subviews = SubviewsCollection(nodes(context))
    return collection
  }
}

extension ForEach where Content: View {
  /// Makes a view for each of the views that another consists of.
  public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    self.init(data: ForEachSubviewCollection(view), content: content, id: \.id)
  }
}

/// The views that a closure makes from the subviews of a view.
public struct GroupElementsOfContent<Subviews: View, Content: View>: _PrimitiveView {
  let view: Subviews
  let transform: (SubviewsCollection) -> Content

  /// Adds the nodes of the result.
  public func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    let subviews = SubviewsCollection(context.child(0).nodes(of: view))
    let content = context.pass.watching(context.bodyOwner) { transform(subviews) }
    context.child(1).append(content, to: &list)
  }
}

extension Group {
  /// Makes the views that a closure makes from the subviews of a view.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init { GroupElementsOfContent(view: view, transform: transform) }
  }
}

// MARK: - The older way

/// The older form of `Group(subviews:transform:)`: the views that a root makes from the subviews of
/// a view.
public enum _VariadicView {
  /// A type that makes a result from subviews.
  public typealias Root = _VariadicView_Root
  /// A type that makes a view from subviews.
  public typealias ViewRoot = _VariadicView_ViewRoot
  /// A type that makes one view from subviews.
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  /// A type that makes views from subviews.
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot

  /// The views that a root makes from the subviews of a view.
  public struct Tree<Root: _VariadicView_ViewRoot, Content: View>: _PrimitiveView {
    /// The root, which makes a view from the subviews.
    public var root: Root
    /// The view that consists of others.
    public var content: Content

    /// Makes the result of a root for a view's subviews.
    public init(root: Root, content: Content) {
      self.root = root
      self.content = content
    }

    /// Makes the result of a root for a view's subviews.
    public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.init(root: root, content: content())
    }

    /// Adds the nodes of the root's result.
    public func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
      let children = Children(nodes: context.child(0).nodes(of: content))
      let body = context.pass.watching(Root.self) { root.body(children: children) }
      let nodes = context.child(1).nodes(of: body)
      guard root is any _VariadicView_UnaryViewRoot, nodes.count > 1 else {
        list.nodes += nodes
        return
      }
      list.nodes.append(
        contentsOf: context.child(2).node(of: NodesView(nodes: nodes)).map { [$0] } ?? [])
    }
  }

  /// The views that another consists of.
  public struct Children: RandomAccessCollection, _NonisolatedView {
    let nodes: [Node]

    /// The position of the first view.
    public var startIndex: Int { nodes.startIndex }
    /// The position after the last view.
    public var endIndex: Int { nodes.endIndex }

    /// The view at a position.
    public subscript(index: Int) -> Element {
      Element(id: AnyHashable(index), node: nodes[index])
    }

    /// The views, unchanged.
    public var body: some View { NodesView(nodes: nodes) }

    /// One of the views.
    public struct Element: _NonisolatedView, Identifiable {
      /// The identity of the view among the others.
      public let id: AnyHashable
      let node: Node

      /// The view itself.
      public var body: some View { NodesView(nodes: [node]) }
    }
  }
}

/// A type that makes a result from subviews.
public protocol _VariadicView_Root {}

/// A type that makes a view from subviews.
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  /// The type of the view.
  associatedtype Body: View

  /// Returns the view.
  @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// A type that makes one view from subviews.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A type that makes views from subviews.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

// MARK: - Nodes as a view

/// Nodes that are made already, as a view.
package struct NodesView: _PrimitiveView {
  private let nodes: [Node]

  /// Takes the nodes as they are.
  package init(nodes: [Node]) { self.nodes = nodes }

  /// Adds the nodes.
  package func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    list.nodes += nodes
  }
}
