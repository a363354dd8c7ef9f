internal import Foundation
package import PlatenBase
internal import PlatenDrawing
internal import PlatenLayout
internal import PlatenText

nonisolated extension View {
  /// This view on a screen, where what views present lies over it; or as it is, without one.
  ///
  /// - Parameter insets: The distances from the screen's edges to its safe area, in points.
  package func onScreen(
    if isOnScreen: Bool = true, insets: EdgeInsets = EdgeInsets()
  ) -> some View {
    ScreenView(content: self, isScreen: isOnScreen, insets: insets)
  }

  /// This view over a whole screen, clear of its safe area's ends.
  fileprivate func filling(_ insets: EdgeInsets) -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity).safeAreaPadding(insets)
  }
}

/// A view that is all of a screen, under what is presented.
private struct ScreenView<Content: View>: _PrimitiveView {
  let content: Content
  let isScreen: Bool
  let insets: EdgeInsets

  func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    context.pass.hasScreen = isScreen
    var nodes = context.child(0).nodes(of: ImplicitStack(.vertical, content: content))
    // A screen without a view is blank, not without a size.
    if isScreen, nodes.isEmpty { nodes = context.child(2).nodes(of: Color.clear) }
    var layers = nodes.preference(PresentationKey.self) ?? []
    guard !layers.isEmpty else {
      if insets == EdgeInsets() {
        list.nodes += nodes
      } else {
        NodesView(nodes: nodes).filling(insets)._appendNodes(to: &list, in: context.child(1))
      }
      return
    }
    // What is presented may present something itself.
    var next = 0
    while next < layers.count {
      layers += layers[next].nodes.preference(PresentationKey.self) ?? []
      next += 1
    }
    ZStack {
      NodesView(nodes: nodes).filling(insets)
      ForEach(layers.indices, id: \.self) {
        PresentationLayer(presentation: layers[$0], insets: insets)
      }
    }
    .transformPreference(PresentationKey.self) { $0 = [] }
    ._appendNodes(to: &list, in: context.child(1))
  }
}

/// What is presented, over all that was on the screen before, which is dimmed.
private struct PresentationLayer: _NonisolatedView {
  let presentation: Presentation
  let insets: EdgeInsets

  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.platform) private var platform

  var body: some View {
    let content = NodesView(nodes: presentation.nodes)
    switch presentation.kind {
    case .cover: cover(content)
    case .alert:
      ZStack {
        dimming; content
      }
    case .choice:
      ZStack(alignment: .bottom) {
        dimming
        content.padding(
          EdgeInsets(top: insets.top + 8, leading: 8, bottom: max(insets.bottom, 8), trailing: 8))
      }
    case .sheet:
      ZStack {
        dimming
        if platform == .macOS { MacSheet(content: content) } else { sheet(content) }
      }
    case .popover: popover(content)
    }
  }

  private func cover(_ content: NodesView) -> some View {
    ZStack { content }.filling(insets).background { ground }
  }

  /// A popover, which on a telephone is a sheet unless it says otherwise.
  private func popover(_ content: NodesView) -> some View {
    let traits = presentation.nodes.preference(SheetTraitsKey.self) ?? SheetTraits()
    return GeometryReader { screen in
      let isCompact = platform != .macOS && screen.size.width < 700
      switch isCompact ? traits.adaptation ?? .sheet : .popover {
      case .cover: cover(content)
      case .sheet:
        ZStack {
          dimming; sheet(content)
        }
      case .popover:
        if let anchor = presentation.anchor {
          PopoverLayer(nodes: presentation.nodes, anchor: anchor, ground: ground)
        }
      }
    }
  }

  private var dimming: some View { Color.black.opacity(colorScheme == .dark ? 0.48 : 0.2) }

  private var ground: Color {
    colorScheme == .dark ? Color(.secondarySystemBackground) : Color(.systemBackground)
  }

  /// A sheet of a telephone rests on the lower edge; a tablet's is in the middle, 704 points wide at most.
  private func sheet(_ content: NodesView) -> some View {
    let traits = presentation.nodes.preference(SheetTraitsKey.self) ?? SheetTraits()
    return GeometryReader { screen in
      let isTablet = screen.size.width >= 700
      let gap: CGFloat = screen.size.height > 700 ? 54 : 30
      let most = screen.size.height - (isTablet ? 2 * gap : gap)
      let heights = (traits.height.map { [$0] } ?? traits.heights)
        .map { $0.points(of: most, on: screen.size.height) }
      SheetCard(
        content: content, traits: traits, ground: ground, isTablet: isTablet,
        insets: isTablet ? EdgeInsets() : insets.only(.bottom)
      )
      .frame(width: min(screen.size.width, isTablet ? 704 : .infinity))
      .frame(height: isTablet ? most : heights.min() ?? most)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: isTablet ? .center : .bottom)
    }
  }
}

/// A sheet's ground and handle, with the view in it.
private struct SheetCard: _NonisolatedView {
  let content: NodesView
  let traits: SheetTraits
  let ground: Color
  let isTablet: Bool
  /// The distances from the card's edges to the safe area.
  let insets: EdgeInsets

  var body: some View {
    let radius = traits.cornerRadius ?? 10
    ZStack { content }
      .filling(insets)
      .background {
        if let background = traits.background { background } else { ground }
      }
      .overlay(alignment: .top) {
        if hasHandle { Capsule().fill(Color(.systemGray3)).frame(width: 36, height: 5).padding(5) }
      }
      .clipShape(
        UnevenRoundedRectangle(
          topLeadingRadius: radius, bottomLeadingRadius: isTablet ? radius : 0,
          bottomTrailingRadius: isTablet ? radius : 0, topTrailingRadius: radius,
          style: .continuous))
  }

  /// A handle is there to choose another height.
  private var hasHandle: Bool { traits.hasHandle ?? (traits.heights.count > 1) }
}

/// A sheet of a Mac, as large as the view in it.
private struct MacSheet: _NonisolatedView {
  let content: NodesView

  var body: some View {
    ZStack { content }
      .background { Color(.systemBackground) }
      .clipShape(RoundedRectangle(cornerRadius: 10))
      .shadow(color: .black.opacity(0.3), radius: 20, y: 8)
  }
}

extension _ViewContext {
  /// Whether all of a screen is drawn, and not a view alone.
  package var hasScreen: Bool { pass.hasScreen }
}
