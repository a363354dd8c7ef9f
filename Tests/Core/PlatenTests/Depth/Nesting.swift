import Platen

/// Ways in which views lie in views, one level each.
enum Nesting: String, CaseIterable {
  case paddings, stacks, baselines, readers, layers, frames, modifiers, scrolls, effects
  case environments, bodies, mixed, chains, layouts

  /// A view in another of this kind; `i` is the number of the level.
  func wrap(_ view: AnyView, _ i: Int) -> AnyView {
    switch self {
    case .paddings: AnyView(view.padding(0.01))
    case .stacks: stack(view, i)
    case .baselines:
      AnyView(
        HStack(alignment: .firstTextBaseline) { view }
          .frame(maxWidth: .infinity, alignment: .centerFirstTextBaseline))
    case .readers: AnyView(GeometryReader { _ in view })
    case .layers: AnyView(Color.red.background { view }.overlay(Color.clear))
    case .frames: AnyView(view.frame(minWidth: 1, maxWidth: .infinity).frame(width: 20))
    case .modifiers: AnyView(view.modifier(Padded()))
    case .scrolls: AnyView(ScrollView { view })
    case .effects: AnyView(view.opacity(0.9).rotationEffect(.degrees(1)))
    case .environments:
      AnyView(view.font(.body).dynamicTypeSize(i.isMultiple(of: 2) ? .large : .small))
    case .bodies: AnyView(Holder(content: view))
    case .mixed: mixed(view)
    case .chains:
      AnyView(
        view.padding(0.001).padding(0.001).padding(0.001).padding(0.001).padding(0.001)
          .padding(0.001).padding(0.001).padding(0.001).padding(0.001).padding(0.001))
    case .layouts: AnyView(AnyLayout(Delegating())() { view })
    }
  }

  private func stack(_ view: AnyView, _ i: Int) -> AnyView {
    if i.isMultiple(of: 2) { return AnyView(HStack { view }) }
    return AnyView(
      VStack {
        view
        Color.red.frame(width: 1, height: 1)
      })
  }

  /// A stack and five modifiers.
  private func mixed(_ view: AnyView) -> AnyView {
    AnyView(
      HStack {
        view.padding(0.01).frame(maxWidth: .infinity).background(Color.red).opacity(0.9)
          .font(.body)
        Color.red.frame(width: 1, height: 1)
      })
  }
}

private struct Padded: NonisolatedViewModifier {
  @State private var length: CGFloat = 0.01

  func body(content: Content) -> some View { content.padding(length) }
}

private struct Holder: NonisolatedView {
  let content: AnyView
  @State private var length: CGFloat = 0.01
  @Environment(\.font) private var font

  var body: some View { content }
}

/// A layout that has another one do its work, as layouts in the wild do.
private struct Delegating: Layout {
  func makeCache(subviews: Subviews) -> AnyLayout.Cache {
    AnyLayout(VStackLayout()).makeCache(subviews: subviews)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout AnyLayout.Cache
  ) -> CGSize {
    AnyLayout(VStackLayout()).sizeThatFits(
      proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout AnyLayout.Cache
  ) {
    AnyLayout(VStackLayout()).placeSubviews(
      in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}
