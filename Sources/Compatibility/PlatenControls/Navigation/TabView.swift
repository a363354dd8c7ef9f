internal import Foundation
internal import PlatenBase
internal import PlatenDrawing
internal import PlatenLayout
internal import PlatenText
public import PlatenViews

/// The selected one of several views, over a bar with the labels of all of them.
public struct TabView<SelectionValue: Hashable, Content: View>: _NonisolatedView {
  private let selection: SelectionValue?
  private let content: Content

  /// Makes tabs, one of which is selected by its tag.
  public init(
    selection: Binding<SelectionValue>?,
    @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.selection = selection?.wrappedValue
    self.content = content()
  }

  /// The selected view over the bar.
  public var body: some View { TabPages(selection: selection, content: content) }
}

extension TabView where SelectionValue == Int {
  /// Makes tabs, with the first one selected.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

/// The label of a view in the bar.
struct TabItemKey: LayoutValueKey {
  static var defaultValue: AnyView? { nil }
}

private struct PageStyleKey: EnvironmentKey {
  static var defaultValue: PageTabViewStyle? { nil }
}

extension EnvironmentValues {
  /// The style in which views are chosen by turning pages, without a bar; nil where there is a bar.
  fileprivate var pageStyle: PageTabViewStyle? {
    get { self[PageStyleKey.self] }
    set { self[PageStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the label of this view in the tab bar around it.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    layoutValue(key: TabItemKey.self, value: AnyView(label()))
  }

  /// Sets the style of tab views in this view.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environmentValues { $0.pageStyle = style as? PageTabViewStyle }
  }
}

/// The look of tab views.
@MainActor @preconcurrency
public protocol TabViewStyle {}

/// The style with a bar.
public nonisolated struct DefaultTabViewStyle: TabViewStyle, Sendable {
  /// Makes the style.
  public init() {}
}

/// The style that shows tabs as pages, without a bar.
public nonisolated struct PageTabViewStyle: TabViewStyle, Sendable {
  /// The display of dots for the pages.
  public enum IndexDisplayMode: Hashable, Sendable {
    /// The dots are shown if there are several pages.
    case automatic
    /// The dots are shown even for a single page.
    case always
    /// The dots are never shown.
    case never
  }

  private let mode: IndexDisplayMode

  /// Makes the style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }

  /// Returns whether there are dots for so many pages.
  fileprivate func hasDots(pages: Int) -> Bool {
    mode == .always && pages > 0 || mode == .automatic && pages > 1
  }
}

/// The style with a bar, or a sidebar if there is space; drawn with a bar.
public nonisolated struct SidebarAdaptableTabViewStyle: TabViewStyle, Sendable {
  /// Makes the style.
  public init() {}
}

/// The style with a bar, even if there is space for a sidebar.
public nonisolated struct TabBarOnlyTabViewStyle: TabViewStyle, Sendable {
  /// Makes the style.
  public init() {}
}

nonisolated extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// The style with a bar or a sidebar.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

nonisolated extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// The style with a bar.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

nonisolated extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The style with a bar.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

nonisolated extension TabViewStyle where Self == PageTabViewStyle {
  /// The style with pages.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Returns the style with pages, with or without dots.
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// The chosen view, found among the others by its tag.
private struct TabPages<Selection: Hashable, Content: View>: _PrimitiveView {
  let selection: Selection?
  let content: Content

  func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    let nodes = context.outsideOfStacks().child(0).nodes(of: content)
    let place =
      nodes.firstIndex { node in
        guard let selection, let tag = node.layoutValue(for: TagKey.self) else { return false }
        return tag.base as? Selection == selection
      } ?? 0
    let labels = nodes.map { node in
      node.layoutValue(for: TabItemKey.self).map {
        TabLabel(content: $0, badge: node.layoutValue(for: TabBadgeKey.self))
      }
    }
    let page = nodes.indices.contains(place) ? [nodes[place]] : []
    TabFrame(page: NodesView(nodes: page), labels: labels, selection: place)
      ._appendNodes(to: &list, in: context.child(1))
  }
}

/// A page over its bar of 49 points, as iOS's: the bar has a ground where the page scrolls on under it.
private struct TabFrame: _NonisolatedView {
  let page: NodesView
  let labels: [TabLabel?]
  let selection: Int

  /// Whether the page scrolls on under the bar.
  @State private var goesOn = false
  @Environment(\.pageStyle) private var style
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.tint) private var tint
  @Environment(\.pixelLength) private var pixelLength

  var body: some View {
    PageLayout { page }
      .onScrollGeometryChange(for: Bool.self) {
        $0.contentSize.height > $0.containerSize.height
      } action: { _, isLonger in
        if isLonger != goesOn { goesOn = isLonger }
      }
      .overlay(alignment: .bottom) {
        if style?.hasDots(pages: labels.count) == true {
          PageDots(count: labels.count, selection: selection)
        }
      }
      .safeAreaInset(edge: .bottom, spacing: 0) {
        if style == nil, labels.contains(where: { $0 != nil }) { bar }
      }
  }

  /// The number of tabs that the bar shows: a phone has space for five, the last of which leads to those that it has not.
  private var ownTabs: Int { sizeClass == .compact && labels.count > 5 ? 4 : labels.count }

  private var bar: some View {
    HStack(spacing: 0) {
      ForEach(0..<ownTabs, id: \.self) { i in
        (labels[i]?.colored(i == selection ? tint : .gray))
          .frame(maxWidth: .infinity)
      }
      if ownTabs < labels.count {
        TabLabel(content: AnyView(Label("More", systemImage: "ellipsis")), badge: nil)
          .colored(ownTabs <= selection ? tint : .gray)
          .frame(maxWidth: .infinity)
      }
    }
    .frame(height: 49)
    .background {
      if goesOn { Color(.secondarySystemBackground).ignoresSafeArea(edges: .bottom) }
    }
    .overlay(alignment: .top) {
      if goesOn { Rectangle().fill(Color(.separator)).frame(height: pixelLength) }
    }
  }
}

/// The label of a tab: its symbol, filled, over its title, in whichever order they are given; and its badge.
private struct TabLabel: _PrimitiveView {
  let content: AnyView
  let badge: Text?
  private var color = Color.gray

  init(content: AnyView, badge: Text?) { (self.content, self.badge) = (content, badge) }

  /// Returns the label in a colour, whatever its symbol and title say of theirs.
  func colored(_ color: Color) -> TabLabel {
    var label = self
    label.color = color
    return label
  }

  func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    let titles = nodes(of: content.font(.system(size: 10, weight: .medium)), in: context.child(0))
    let symbols = nodes(of: content.tabSymbol(), in: context.child(1))
    let isSymbol = symbols.map { $0.kind == "image" }
    let icons = symbols.indices.filter { isSymbol[$0] }.map { symbols[$0] }
    let others = titles.indices.filter { !isSymbol[$0] }.map { titles[$0] }
    VStack(spacing: 2) {
      if !icons.isEmpty { NodesView(nodes: icons).tabSymbolRow() }
      NodesView(nodes: others)
    }
    .overlay(alignment: .top) {
      if let badge { TabBadge(text: badge).fixedSize().frame(width: 0).offset(x: 14, y: -5) }
    }
    ._appendNodes(to: &list, in: context.child(2))
  }

  private func nodes(of content: some View, in context: _ViewContext) -> [Node] {
    context.outsideOfStacks().nodes(
      of: content.labelStyle(TabLabelStyle()).symbolVariant(.fill).fixedForegroundColor(color)
        .environment(\.takesTemplates, true))
  }
}

extension View {
  /// A symbol as large as in a tab bar.
  fileprivate nonisolated func tabSymbol() -> some View {
    font(.system(size: 18, weight: .medium)).imageScale(.large)
  }

  /// As high as all symbols that are no higher, so that the titles under them are on one line.
  fileprivate nonisolated func tabSymbolRow() -> some View { frame(minHeight: 28) }
}

/// A symbol over a small title.
private nonisolated struct TabLabelStyle: LabelStyle, NonisolatedStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 2) {
      configuration.icon.tabSymbol().tabSymbolRow()
      configuration.title.font(.system(size: 10, weight: .medium))
    }
  }
}
