/// What is made of the views that another consists of, as it was written before
/// `Group(subviews:transform:)`.
public enum _VariadicView {
  /// What makes something of views.
  public typealias Root = _VariadicView_Root
  /// What makes a view of views.
  public typealias ViewRoot = _VariadicView_ViewRoot
  /// What makes one view of views.
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  /// What makes views of views.
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot

  /// What a root makes of the views that another consists of.
  public struct Tree<Root: _VariadicView_ViewRoot, Content: View>: _PrimitiveView {
    /// What makes a view of the views.
    public var root: Root
    /// The view that consists of others.
    public var content: Content

    /// What a root makes of a view's parts.
    public init(root: Root, content: Content) {
      self.root = root
      self.content = content
    }

    /// What a root makes of a view's parts.
    public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.init(root: root, content: content())
    }

    /// Adds the nodes of what the root makes.
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
  public struct Children: RandomAccessCollection, View {
    let nodes: [Node]

    /// The position of the first view.
    public var startIndex: Int { nodes.startIndex }
    /// The position after the last view.
    public var endIndex: Int { nodes.endIndex }

    /// The view at a position.
    public subscript(index: Int) -> Element {
      Element(id: AnyHashable(index), node: nodes[index])
    }

    /// The views as they are.
    public var body: some View { NodesView(nodes: nodes) }

    /// One of the views.
    public struct Element: View, Identifiable {
      /// What the view is known by among the others.
      public let id: AnyHashable
      let node: Node

      /// The view as it is.
      public var body: some View { NodesView(nodes: [node]) }
    }
  }
}

/// What makes something of views.
public protocol _VariadicView_Root {}

/// What makes a view of views.
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  /// The type of the view.
  associatedtype Body: View

  /// The view.
  @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// What makes one view of views.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// What makes views of views.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}
