import Observation
import PlatenBase
import PlatenDrawing
import TestSupport
import Testing

@testable import Platen

/// Symbols that move by effects: how often, how fast, and which.
@Suite struct SymbolEffectTests {
  @Observable final class Model {
    var count = 0
  }

  private struct Symbol<Content: View>: NonisolatedView {
    let model: Model
    let content: (Int) -> Content

    var body: some View { content(model.count).frame(width: 60, height: 40) }
  }

  private func renderer(
    @ViewBuilder _ content: @escaping (Int) -> some View
  ) -> (AnimationRenderer<some View>, Model) {
    let model = Model()
    let renderer = AnimationRenderer(content: Symbol(model: model, content: content))
    renderer.duration = 6
    return (renderer, model)
  }

  private var star: Image { Image(systemName: "star.fill") }

  private func opacity(_ renderer: AnimationRenderer<some View>, at time: Double) throws -> Double {
    try renderer.displayList(at: time).items.opacities.first ?? 1
  }

  /// Half way through its 1.6 s, or 0.8 s at twice the speed, a pulse is at 0.35.
  @Test func aPulseComesBack() throws {
    let (slow, _) = renderer { _ in star.symbolEffect(.pulse) }
    for (time, value) in [(0, 1), (0.8, 0.35), (1.6, 1), (2.4, 0.35)] as [(Double, Double)] {
      #expect(abs(try opacity(slow, at: time) - value) < 0.001, "\(time)")
    }
    #expect(slow.findings.isEmpty)
    let (fast, _) = renderer { _ in star.symbolEffect(.pulse, options: .speed(2).repeat(1)) }
    #expect(abs(try opacity(fast, at: 0.4) - 0.35) < 0.001)
    #expect(try opacity(fast, at: 1.2) == 1)
  }

  @Test func anEffectWaitsForItsValue() throws {
    let (symbol, model) = renderer { star.symbolEffect(.pulse, options: .repeat(2), value: $0) }
    symbol.change(at: 1, nil) { model.count = 1 }
    for (time, value) in [(0.8, 1), (1.8, 0.35), (3.4, 0.35), (5, 1)] as [(Double, Double)] {
      #expect(abs(try opacity(symbol, at: time) - value) < 0.001, "\(time)")
    }
  }

  /// What is done to each symbol on its way.
  private func transforms(_ items: [DisplayItem]) -> [CGAffineTransform] {
    items.flatMap { item -> [CGAffineTransform] in
      switch item {
      case .group(let group): transforms(group.items).map { $0.concatenating(group.transform) }
      case .glyphs: [.identity]
      case .fill, .stroke, .image: []
      }
    }
  }

  /// A symbol that turns in two seconds stands upright after half a second, and on its head after one.
  @Test func aSymbolTurns() throws {
    let (turning, _) = renderer { _ in star.symbolEffect(.rotate) }
    for (time, x, y) in [(0, 1, 0), (0.5, 0, 1), (1, -1, 0), (2, 1, 0)] as [(_, CGFloat, CGFloat)] {
      let transform = try #require(transforms(try turning.displayList(at: time).items).first)
      #expect(abs(transform.a - x) < 0.001 && abs(transform.b - y) < 0.001, "\(time)")
    }
    let (other, _) = renderer { _ in star.symbolEffect(.rotate.counterClockwise) }
    #expect(try #require(transforms(try other.displayList(at: 0.5).items).first).b < -0.999)
  }

  @Test func layersThatMoveTogetherAreTold() throws {
    let (layers, _) = renderer { _ in star.symbolEffect(.wiggle.left.byLayer) }
    _ = try layers.displayList(at: 0)
    #expect(layers.findings.map(\.kind) == [.still])
    let (whole, _) = renderer { _ in star.symbolEffect(.wiggle.left.wholeSymbol) }
    _ = try whole.displayList(at: 0)
    #expect(whole.findings.isEmpty)
  }

  @Test func onlySymbolsMove() throws {
    let (label, _) = renderer { _ in
      Label("Star", systemImage: "star.fill").symbolEffect(.pulse)
    }
    func groups(_ items: [DisplayItem]) -> Int { items.opacities.count }
    // The title is as it was.
    #expect(groups(try label.displayList(at: 0.8).items) == 1)
    let (still, _) = renderer { _ in star.symbolEffectsRemoved().symbolEffect(.pulse) }
    #expect(try opacity(still, at: 0.8) == 1)
    let (paused, _) = renderer { _ in star.symbolEffect(.pulse, isActive: false) }
    #expect(try opacity(paused, at: 0.8) == 1)
  }

  @Test func oneSymbolGrowsAsAnotherShrinks() throws {
    let (symbol, model) = renderer {
      Image(systemName: $0 == 0 ? "play.fill" : "pause.fill")
        .contentTransition(.symbolEffect(.replace))
    }
    symbol.change(at: 0, .linear(duration: 2)) { model.count = 1 }
    let list = try symbol.displayList(at: 1)
    #expect(list.items.opacities == [0.5, 0.5] && symbol.findings.isEmpty)
    for transform in transforms(list.items) { #expect(abs(transform.a - 0.75) < 0.001) }
  }

  @Test func whatIsShownOtherwiseIsTold() throws {
    let (symbol, _) = renderer { _ in star.symbolEffect(.variableColor.iterative) }
    _ = try symbol.displayList(at: 0)
    #expect(
      symbol.findings.map(\.detail) == [
        "symbolEffect(VariableColorSymbolEffect): the symbol's layers change together"
      ])
  }
}
