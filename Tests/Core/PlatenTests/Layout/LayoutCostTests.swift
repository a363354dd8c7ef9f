import Platen
import Testing

/// How often views are measured; a cost that doubled with each level would not come to an end.
@Suite struct LayoutCostTests {
  /// Ways in which a view lies in another, with a leaf of its own on each level.
  enum Tree: String, CaseIterable {
    case stacks, baselines, guides, frames, fixedFrames, paddings, layers, readers, ratios, scrolls
    case mixed, safeAreas, positions

    fileprivate func wrap(_ inner: AnyView, _ leaf: Measured.Leaf, _ level: Int) -> AnyView {
      switch self {
      case .stacks:
        if level.isMultiple(of: 2) { return AnyView(HStack { pair(inner, leaf) }) }
        return AnyView(VStack { pair(inner, leaf) })
      case .baselines:
        return AnyView(
          HStack(alignment: .lastTextBaseline) {
            inner
            leaf.frame(height: 10)
          }
          .frame(maxWidth: .infinity, alignment: .centerLastTextBaseline))
      case .guides:
        return AnyView(
          VStack(alignment: .probe) { pair(inner, leaf) }
            .alignmentGuide(.probe) { ($0[.probe] + $0[.probe]) / 2 })
      case .frames:
        return AnyView(ZStack { pair(inner, leaf) }.frame(minWidth: 1, maxWidth: .infinity))
      case .fixedFrames:
        return AnyView(
          inner.frame(height: 100, alignment: .leadingFirstTextBaseline)
            .frame(width: 100, alignment: .trailingFirstTextBaseline).background(leaf))
      case .paddings: return AnyView(inner.padding(1).background(leaf))
      case .layers: return AnyView(leaf.overlay { inner }.background(Color.red))
      case .readers: return AnyView(leaf.background { GeometryReader { _ in inner } })
      case .ratios:
        return AnyView(inner.aspectRatio(nil, contentMode: .fit).background(leaf).fixedSize())
      case .scrolls:
        return AnyView(
          ScrollView(level.isMultiple(of: 2) ? .vertical : .horizontal) { pair(inner, leaf) })
      case .mixed:
        return AnyView(
          HStack {
            VStack { pair(inner, leaf) }.padding(1)
            Spacer()
          }
          .frame(maxWidth: .infinity).layoutPriority(1))
      case .safeAreas: return AnyView(inner.safeAreaInset(edge: .bottom) { leaf }.ignoresSafeArea())
      case .positions: return AnyView(leaf.overlay(inner.position(x: 5, y: 5)).offset(x: 1))
      }
    }

    @ViewBuilder private func pair(_ inner: AnyView, _ leaf: Measured.Leaf) -> some View {
      inner
      leaf
    }
  }

  /// How often the leaves of a nest were measured in all, and how often guides were worked out.
  private func cost(of tree: Tree, depth: Int) throws -> Int {
    let counter = Counter()
    var view = AnyView(
      Measured(counter: counter)().alignmentGuide(.probe) { _ in
        counter.count += 1
        return 5
      }
      .alignmentGuide(.lastTextBaseline) { _ in
        counter.count += 1
        return 5
      }
      .frame(height: 10))
    for level in 0..<depth { view = tree.wrap(view, Measured(counter: counter)(), level) }
    _ = try ImageRenderer(content: view.frame(width: 500, height: 500)).displayList()
    return counter.count
  }

  // Twice the depth is at most twice the measurements, the last bits being left to the ends.
  @Test(arguments: Tree.allCases)
  func aNestIsMeasuredInTimeLinearInItsDepth(_ tree: Tree) throws {
    let costs = try [8, 16, 32, 64].map { try cost(of: tree, depth: $0) }
    for (cost, depth) in zip(costs, [8, 16, 32, 64]) {
      #expect(cost <= 16 * (depth + 1), "\(costs)")
    }
    #expect(costs[3] <= costs[2] * 2 + 16, "\(costs)")
  }

  @Test func tenThousandLeavesInOneStackAreMeasuredAFixedNumberOfTimes() throws {
    let counter = Counter()
    let view = VStack(spacing: 0) { ForEach(0..<10_000) { _ in Measured(counter: counter)() } }
    _ = try ImageRenderer(content: view.frame(width: 500, height: 500)).displayList()
    #expect(counter.count <= 5 * 10_000)
  }

  @Test func tenThousandLeavesInStacksOfTenAreMeasuredAFixedNumberOfTimes() throws {
    let counter = Counter()
    func tree(_ levels: Int) -> AnyView {
      guard levels > 0 else { return AnyView(Measured(counter: counter)()) }
      let parts = (0..<10).map { _ in tree(levels - 1) }
      let content = ForEach(0..<10) { parts[$0] }
      return levels.isMultiple(of: 2) ? AnyView(HStack { content }) : AnyView(VStack { content })
    }
    _ = try ImageRenderer(content: tree(4).frame(width: 5_000, height: 5_000)).displayList()
    #expect(counter.count <= 16 * 10_000)
  }

  @Test func gridsMeasureEachOfTenThousandCellsAFixedNumberOfTimes() throws {
    let counter = Counter()
    let cells = ForEach(0..<100) { _ in Measured(counter: counter) {} }
    let grid = Grid { ForEach(0..<100) { _ in GridRow { cells } } }
    _ = try ImageRenderer(content: grid.frame(width: 5000, height: 5000)).displayList()
    #expect(counter.count <= 8 * 10_000)
  }

  @Test func lazyGridsMeasureEachOfTenThousandCellsAFixedNumberOfTimes() throws {
    let counter = Counter()
    let grid = LazyVGrid(columns: [GridItem(.adaptive(minimum: 40))]) {
      ForEach(0..<10_000) { _ in Measured(counter: counter) {} }
    }
    _ = try ImageRenderer(content: grid.frame(width: 500)).displayList()
    #expect(counter.count <= 3 * 10_000)
  }

  @Test(arguments: [(4, 0.0), (40, 0), (4, 150), (40, 150)])
  func nestedGridsMeasureEachViewAFixedNumberOfTimes(depth: Int, length: CGFloat) throws {
    let counter = Counter()
    var view = AnyView(Measured(counter: counter, length: length) {})
    for level in 0..<depth {
      let inner = view
      view = AnyView(
        Grid {
          GridRow {
            inner
            Measured(counter: counter, length: length + CGFloat(level)) {}
          }
          GridRow { Measured(counter: counter, length: 2 * length) {}.gridCellColumns(2) }
          if level.isMultiple(of: 2) { Divider() }
        })
    }
    _ = try ImageRenderer(content: view.frame(width: 700, height: 700)).displayList()
    #expect(counter.count <= 12 * (2 * depth + 1))
  }

  @Test func aTurningLayoutTurnsItsViewsBehindAnyLayout() throws {
    let layout = AnyLayout(RadialLayout(orientation: .outward))
    let view = layout { ForEach(0..<4) { _ in Color.red.frame(width: 10, height: 4) } }
    let list = try ImageRenderer(content: view.frame(width: 90, height: 90)).displayList()
    let groups = list.items.filter { if case .group = $0 { true } else { false } }
    #expect(groups.count == 4)
  }

  @Test func aProxyMayBeAskedAfterItsRender() throws {
    var proxy: GeometryProxy?
    let view = GeometryReader { geometry in
      let _ = proxy = geometry
      Color.red
    }
    .frame(width: 20, height: 10).padding(5)
    _ = try ImageRenderer(content: view).displayList()
    #expect(proxy?.frame(in: .global) == CGRect(5, 5, 20, 10))
  }

  @Test func aSizeThatIsNoNumberIsNone() throws {
    let view = VStack { box("a", 10, 10) }.padding(.leading, .nan)
    #expect(try Frames.of(view)["picture"].height == 10)
  }
}

private final class Counter {
  var count = 0
}

/// A leaf that counts how often it is measured: a shape, or a text of a length in words of 17
/// points.
private struct Measured: Layout {
  typealias Leaf = AnyView

  let counter: Counter
  var length: CGFloat = 0

  func callAsFunction() -> Leaf { AnyView(self {}) }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    counter.count += 1
    if length == 0 { return proposal.replacingUnspecifiedDimensions() }
    guard let width = proposal.width, width < length else {
      return CGSize(width: length, height: 20)
    }
    let line = max((width / 17).rounded(.down), 1) * 17
    return CGSize(width: min(line, length), height: (length / line).rounded(.up) * 20)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}
