internal import Foundation
internal import PlatenBase
internal import PlatenLayout
internal import PlatenText
public import PlatenViews

/// The first of the views that a reader goes through, with its title over it.
public struct NavigationStack<Data, Root: View>: View {
  private let root: Root

  /// A first view.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
  }

  /// A first view, and a path that has been gone; the first view is drawn all the same.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.root = root()
  }

  /// A first view, and a path that has been gone; the first view is drawn all the same.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
  }

  /// The view under its title.
  public var body: some View { TitledView(content: root) }
}

/// The first of the views that a reader goes through, with its title over it.
public struct NavigationView<Content: View>: View {
  private let content: Content

  /// A first view.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The view under its title.
  public var body: some View { TitledView(content: content) }
}

/// Views that a reader has gone to.
public struct NavigationPath: Equatable {
  private var values: [AnyHashable] = []

  /// None.
  public init() {}

  /// Those for some values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// How many there are.
  public var count: Int { values.count }
  /// Whether there are none.
  public var isEmpty: Bool { values.isEmpty }

  /// Goes to the one for a value.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

  /// Goes back over some.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(max(k, 0), count)) }
}

/// A view under the title that it asks for.
///
/// The bar itself, 44 points in which nothing but buttons would be, is left out where the title
/// stands large under it, and without a title.
private struct TitledView<Content: View>: _PrimitiveView {
  let content: Content

  func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    let nodes = context.outsideOfStacks().child(0).nodes(of: content)
    let title = nodes.preference(NavigationTitleKey.self) ?? NavigationTitle()
    TitleFrame(title: title, content: NodesView(nodes: nodes))
      ._appendNodes(to: &list, in: context.child(1))
  }
}

private struct TitleFrame: View {
  let title: NavigationTitle
  let content: NodesView

  var body: some View {
    // What is under the title is its safe area: grounds that ignore it, such as a list's, go on there.
    ZStack { content }.frame(maxWidth: .infinity, maxHeight: .infinity)
      .safeAreaInset(edge: .top, alignment: .leading, spacing: 0) { bar }
  }

  @ViewBuilder private var bar: some View {
    if let text = title.text, !title.isHidden {
      if title.isInline {
        text.font(.headline).lineLimit(1).frame(maxWidth: .infinity).frame(height: 44)
      } else {
        text.font(.largeTitle.bold()).lineLimit(1).padding(.horizontal, 16)
          .frame(minHeight: 52)
      }
    }
  }
}
