import Platen
import Testing

/// How often views are measured; a cost that doubled with each level would not come to an end.
@Suite struct LayoutCostTests {
  @Test(arguments: [10, 40])
  func nestedStacksMeasureEachViewAFixedNumberOfTimes(depth: Int) throws {
    let counter = Counter()
    var view = AnyView(Measured(counter: counter) {})
    for level in 0..<depth {
      let inner = view
      view =
        level.isMultiple(of: 2)
        ? AnyView(
          HStack {
            inner; Measured(counter: counter) {}
          })
        : AnyView(
          VStack {
            inner; Measured(counter: counter) {}
          })
    }
    _ = try ImageRenderer(content: view.frame(width: 500, height: 500)).displayList()
    #expect(counter.count <= 16 * (depth + 1))
  }

  @Test func nestedModifiersMeasureTheirViewAFixedNumberOfTimes() throws {
    let counter = Counter()
    var view = AnyView(Measured(counter: counter) {})
    for _ in 0..<20 {
      view = AnyView(
        view.frame(minWidth: 1, maxWidth: .infinity).aspectRatio(nil, contentMode: .fit)
          .padding(1))
    }
    _ = try ImageRenderer(content: view.frame(width: 500, height: 500)).displayList()
    #expect(counter.count <= 64)
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

/// A leaf that counts how often it is measured.
private struct Measured: Layout {
  let counter: Counter

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    counter.count += 1
    return proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}
