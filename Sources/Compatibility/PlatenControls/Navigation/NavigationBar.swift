internal import Foundation
internal import PlatenBase
internal import PlatenDrawing
internal import PlatenLayout
internal import PlatenText
package import PlatenViews

/// What views put into the bars of the stack around them.
package struct NavigationBarContent: Equatable {
  package var title: Text?
  package var isInline = false
  package var isHidden = false
  /// The items of toolbars; each says its place by ``BarPlacement``.
  package var items: [Node] = []
  package var search: SearchField?
  /// Whether the button that leads back is left out.
  package var hidesBack = false
  /// The pages for values of the path.
  var destinations: [NavigationDestination] = []
  /// A page that is shown whatever the path is.
  var presented: AnyView?

  /// Returns whether two say the same; of items, whether they are as many and as large, and of pages, whether there
  /// are any for the same types.
  package static func == (a: Self, b: Self) -> Bool {
    a.title == b.title && a.isInline == b.isInline && a.isHidden == b.isHidden
      && a.search == b.search && a.hidesBack == b.hidesBack && a.itemSizes == b.itemSizes
      && a.destinations.map(\.type) == b.destinations.map(\.type)
      && (a.presented == nil) == (b.presented == nil)
  }

  private var itemSizes: [CGSize] { items.map { $0.layoutSize(in: .unspecified) } }
}

/// The field in which a view is searched.
package struct SearchField: Equatable {
  /// What is searched for.
  package var text: String
  /// What the field says while it is empty; nil for "Search".
  package var prompt: Text?

  package init(text: String, prompt: Text?) { (self.text, self.prompt) = (text, prompt) }
}

/// The place of an item in the bars.
package enum BarPlacement: Hashable, Sendable, LayoutValueKey {
  /// At the start of the bar over the view.
  case leading
  /// In place of the title.
  case principal
  /// At the end of the bar over the view.
  case trailing
  /// In a menu at the end of that bar.
  case menu
  /// In the bar under the view.
  case bottom
  /// Where a picture has nothing, as over a keyboard.
  case unseen

  package static let defaultValue = BarPlacement.trailing
}

/// Hands what views put into the bars up to the stack that draws them.
struct NavigationBarKey: PreferenceKey {
  static var defaultValue: NavigationBarContent { NavigationBarContent() }

  /// The first view's title and field count.
  static func reduce(value: inout NavigationBarContent, nextValue: () -> NavigationBarContent) {
    let next = nextValue()
    value.title = value.title ?? next.title
    value.isInline = value.isInline || next.isInline
    value.isHidden = value.isHidden || next.isHidden
    value.items += next.items
    value.search = value.search ?? next.search
    value.hidesBack = value.hidesBack || next.hidesBack
    value.destinations += next.destinations
    value.presented = value.presented ?? next.presented
  }
}

nonisolated extension View {
  /// This view with something else in the bars around it.
  package func barred(_ change: @escaping (inout NavigationBarContent) -> Void) -> some View {
    transformPreference(NavigationBarKey.self, change)
  }

  /// This view with items in the bars around it: the nodes of a view, each of which may have a ``BarPlacement``.
  package func barItems(_ items: some View) -> some View { BarItems(content: self, items: items) }
}

/// A view, and items that are made where it is and stand in the bars.
private struct BarItems<Content: View, Items: View>: _PrimitiveView {
  let content: Content
  let items: Items

  func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    // Outside of a stack no bar is drawn, nor on a Mac.
    guard context.environment.hasBars, context.environment.platform != .macOS else {
      return ChangedOnce(content, NavigationBarKey.self) { _ in }
        ._appendNodes(to: &list, in: context)
    }
    let items = context.outsideOfStacks().child(1).nodes(
      of: items.labelStyle(.iconOnly).imageScale(.large).dynamicTypeSize(.large))
    ChangedOnce(content, NavigationBarKey.self) { $0.items += items }
      ._appendNodes(to: &list, in: context)
  }
}

private struct OuterSearchKey: EnvironmentKey {
  static var defaultValue: SearchField? { nil }
}

extension EnvironmentValues {
  /// The field of a view around the stack, for it.
  fileprivate var outerSearch: SearchField? {
    get { self[OuterSearchKey.self] }
    set { self[OuterSearchKey.self] = newValue }
  }
}

nonisolated extension View {
  /// This view with a field to search it: that of the stack around it, or that of the stack that it is.
  package func searched(_ field: SearchField) -> some View {
    environment(\.outerSearch, field).barred { $0.search = field }
  }
}

// MARK: - Bars

/// A view between the bars that it has content for.
struct BarredView<Content: View>: _NonisolatedView {
  let content: Content
  /// Whether only the first of several views is shown, as of columns on a phone; else they are in a column.
  var showsFirst = false
  /// The values whose pages lie over this one.
  var path: [AnyHashable] = []
  /// The pages below; nil for the first one.
  var below: PagesBelow?
  /// What views put into the bars that are made when sizes are known, as in a geometry reader; nil if none do.
  @State private var late: NavigationBarContent?

  var body: some View {
    BarredContent(content: content, showsFirst: showsFirst, path: path, below: below, late: late) {
      late = $0
    }
  }
}

private struct BarredContent<Content: View>: _PrimitiveView {
  let content: Content
  let showsFirst: Bool
  let path: [AnyHashable]
  let below: PagesBelow?
  let late: NavigationBarContent?
  /// Receives what differs once all views are made.
  let setLate: (NavigationBarContent?) -> Void

  func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    let all = context.outsideOfStacks().child(0)
      .nodes(of: root.environment(\.hasBars, true).environment(\.outerSearch, nil))
    let shown = showsFirst ? Array(all.prefix(1)) : all
    let early = shown.preference(NavigationBarKey.self) ?? NavigationBarContent()
    let watched = NodesView(nodes: shown).onPreferenceChange(NavigationBarKey.self) {
      if $0 != late ?? early { setLate($0 == early ? nil : $0) }
    }
    let nodes = context.outsideOfStacks().child(2).nodes(of: watched)
    var bars = late ?? early
    // Items that are made in time are those of the state that is drawn.
    if bars.items.count == early.items.count { bars.items = early.items }
    if let page = page(over: bars, in: context) {
      return page._appendNodes(to: &list, in: context.child(3))
    }
    bars.search = bars.search ?? context.environment.outerSearch
    // A stack around this one has bars of its own.
    let hasGround = context.hasScreen && context.environment.platform != .macOS
    BarFrame(bars: bars, below: below, content: NodesView(nodes: nodes), hasGround: hasGround)
      .barred { $0 = NavigationBarContent() }
      ._appendNodes(to: &list, in: context.child(1))
  }

  /// The page that lies over this one: what the view presents, or the page for the path's next value.
  private func page(
    over bars: NavigationBarContent, in context: _ViewContext
  ) -> BarredView<AnyView>? {
    let destinations = (below?.destinations ?? []) + bars.destinations
    let pages = PagesBelow(
      title: bars.title, isInline: bars.isInline || below?.isInline == true,
      destinations: destinations)
    if let value = path.first {
      if let page = destinations.lazy.compactMap({ $0.page(for: value) }).first {
        return BarredView(content: page, path: Array(path.dropFirst()), below: pages)
      }
      context.noteUndrawn(
        "a value of the type \(type(of: value.base)) in the navigation's path has no navigationDestination"
      )
    }
    return bars.presented.map { BarredView(content: $0, below: pages) }
  }

  @ViewBuilder private var root: some View {
    if showsFirst { content } else { ImplicitStack(.vertical, content: content) }
  }
}

/// A view between its bars.
///
/// The bar over it has 44 points, and a large title 52 under it, as iOS has them. A Mac's items are in the frame of its window, which is not drawn.
private struct BarFrame: _NonisolatedView {
  let bars: NavigationBarContent
  let below: PagesBelow?
  let content: NodesView
  /// Whether it hides what lies behind it, as UIKit's controllers do on a screen.
  let hasGround: Bool

  /// Whether the view scrolls on under the lower bar, which is clear otherwise.
  @State private var goesOn = false
  @Environment(\.platform) private var platform
  @Environment(\.pixelLength) private var pixelLength

  var body: some View {
    // What is under the bars is the view's safe area: grounds that ignore it, such as a list's, go on there.
    page
      .safeAreaInset(edge: .top, alignment: .leading, spacing: 0) {
        if !bars.isHidden { top }
      }
      .safeAreaInset(edge: .bottom, spacing: 0) { bottom }
      .background { if hasGround { Color(.systemBackground).ignoresSafeArea() } }
  }

  @ViewBuilder private var page: some View {
    if items(.bottom).isEmpty {
      PageLayout { content }
    } else {
      PageLayout { content }
        .onScrollGeometryChange(for: Bool.self) {
          $0.contentSize.height > $0.containerSize.height
        } action: { _, isLonger in
          if isLonger != goesOn { goesOn = isLonger }
        }
    }
  }

  private func items(_ placement: BarPlacement) -> [Node] {
    bars.items.filter { $0.layoutValue(for: BarPlacement.self) == placement }
  }

  @ViewBuilder private var top: some View {
    let title = isInline && items(.principal).isEmpty ? bars.title : nil
    let ends = [BarPlacement.leading, .principal, .trailing, .menu].flatMap { items($0) }
    VStack(alignment: .leading, spacing: 0) {
      if !ends.isEmpty || hasBack || bars.title != nil && (isInline || platform != .macOS) {
        bar(title)
      }
      if let title = bars.title, !isInline {
        title.font(.largeTitle.bold()).lineLimit(1).padding(.horizontal, 16).padding(.bottom, 4)
          .frame(minHeight: 52)
      }
      if let search = bars.search, platform != .macOS { SearchFieldView(field: search) }
    }
  }

  /// A page has its title where that below has it, unless it says so itself.
  private var isInline: Bool { bars.isInline || below?.isInline == true }
  private var hasBack: Bool { below != nil && !bars.hidesBack && platform != .macOS }

  /// Buttons at both ends, and what is in the middle of the whole bar.
  private func bar(_ title: Text?) -> some View {
    ZStack {
      if let title { title.font(.headline).lineLimit(1).padding(.horizontal, hasButtons ? 64 : 0) }
      HStack(spacing: 6) { NodesView(nodes: items(.principal)) }
      HStack(spacing: 16) {
        if hasBack { BackButton(title: below?.title) }
        NodesView(nodes: items(.leading))
        Spacer()
        NodesView(nodes: items(.trailing))
        if !items(.menu).isEmpty {
          Image(systemName: "ellipsis.circle").imageScale(.large).foregroundStyle(.tint)
        }
      }
    }
    .padding(.horizontal, 16)
    .frame(maxWidth: .infinity)
    .frame(height: 44)
    // As in UIKit, type in the bar does not grow.
    .dynamicTypeSize(.large)
  }

  private var hasButtons: Bool {
    hasBack || [BarPlacement.leading, .trailing, .menu].contains { !items($0).isEmpty }
  }

  /// Items under the view, as far from each other as there is space.
  @ViewBuilder private var bottom: some View {
    let items = items(.bottom)
    if !items.isEmpty {
      HStack(spacing: 0) {
        ForEach(items.indices, id: \.self) { i in
          if i > 0 { Spacer(minLength: 16) }
          NodesView(nodes: [items[i]])
        }
      }
      .padding(.horizontal, 16)
      .frame(maxWidth: .infinity)
      .frame(height: 49)
      .background {
        if goesOn { Color(.secondarySystemBackground).ignoresSafeArea(edges: .bottom) }
      }
      .overlay(alignment: .top) {
        if goesOn { Rectangle().fill(Color(.separator)).frame(height: pixelLength) }
      }
    }
  }
}

/// A field of 36 points under the title, as iOS's.
private struct SearchFieldView: _NonisolatedView {
  let field: SearchField

  var body: some View {
    HStack(spacing: 6) {
      Image(systemName: "magnifyingglass")
      if field.text.isEmpty {
        field.prompt ?? Text("Search")
      } else {
        Text(verbatim: field.text).foregroundColor(.primary)
      }
      Spacer(minLength: 0)
      if !field.text.isEmpty { Image(systemName: "xmark.circle.fill") }
    }
    .font(.body)
    .lineLimit(1)
    .foregroundColor(.secondary)
    .padding(.horizontal, 8)
    .frame(height: 36)
    .background { Color(.tertiarySystemFill).cornerRadius(10) }
    .padding(EdgeInsets(top: 1, leading: 16, bottom: 15, trailing: 16))
  }
}
