import Foundation
import Observation
import PlatenDrawing
import TestSupport
import Testing

@testable import Platen
@testable import PlatenViews

/// Texts that become others, and animations of an app's own.
@Suite struct ContentTransitionTests {
  @Observable final class Model {
    var value = 119
    var isMoved = false
  }

  /// What is seen of a text's characters: each by itself, how strongly, and how far from its place.
  private struct Seen: Hashable {
    var text: String
    var opacity: Double
    var y: Double
  }

  private func seen(
    _ items: [DisplayItem], _ opacity: Double = 1, _ place: CGAffineTransform = .identity
  ) -> [Seen] {
    items.flatMap { item -> [Seen] in
      switch item {
      case .group(let group):
        return seen(
          group.items, opacity * group.opacity, group.transform.concatenating(place))
      case .glyphs(let glyphs):
        return [
          Seen(
            text: glyphs.run.characters, opacity: (opacity * 1_000).rounded() / 1_000,
            y: Double(place.ty * 1_000).rounded() / 1_000)
        ]
      default: return []
      }
    }
  }

  private struct Counter: NonisolatedView {
    let model: Model
    let transition: (Int) -> ContentTransition

    var body: some View {
      Text(verbatim: "\(model.value)").frame(width: 100, height: 20)
        .contentTransition(transition(model.value))
    }
  }

  private func half(
    _ next: Int..., transition: @escaping (Int) -> ContentTransition
  ) throws -> Set<Seen> {
    let model = Model()
    let renderer = AnimationRenderer(content: Counter(model: model, transition: transition))
    for (i, value) in next.enumerated() {
      renderer.change(at: Double(i) * 2, .linear(duration: 1)) { model.value = value }
    }
    return Set(seen(try renderer.displayList(at: Double(next.count - 1) * 2 + 0.5).items))
  }

  // Body text of 17 points has lines of 22 at scale 2: digits come from 11 below, and are half of the way up.
  @Test func digitsThatChangeRollAndOthersStay() throws {
    let seen = try half(120) { _ in .numericText() }
    #expect(seen.count == 5)
    #expect(seen.contains(Seen(text: "1", opacity: 1, y: 0)))
    for (text, sign) in [("1", -1.0), ("9", -1), ("2", 1), ("0", 1)] {
      #expect(
        seen.contains { $0.text == text && $0.opacity == 0.5 && $0.y * sign > 4 },
        "\(text): \(seen)")
    }
  }

  @Test func digitsThatCountDownRollTheOtherWay() throws {
    let seen = try half(118) { _ in .numericText(countsDown: true) }
    #expect(seen.contains { $0.text == "8" && $0.y < -4 })
    #expect(seen.contains { $0.text == "9" && $0.y > 4 })
    // The value says which way: up to 120, and down again.
    let back = try half(120, 118) { .numericText(value: Double($0)) }
    #expect(back.contains { $0.text == "8" && $0.y < -4 })
    #expect(back.contains { $0.text == "0" && $0.y > 4 })
  }

  @Test func othersFadeOrChangeAtOnce() throws {
    for transition in [ContentTransition.opacity, .interpolate] {
      let seen = try half(120) { _ in transition }
      #expect(
        seen == [Seen(text: "119", opacity: 0.5, y: 0), Seen(text: "120", opacity: 0.5, y: 0)])
    }
    #expect(try half(120) { _ in .identity } == [Seen(text: "120", opacity: 1, y: 0)])
  }

  @Test func aStillTextIsOneRun() throws {
    let counter = Counter(model: Model()) { _ in .numericText() }
    #expect(
      seen(try ImageRenderer(content: counter).displayList().items).map(\.text) == ["119"])
  }

  // MARK: - Names

  @Test(arguments: [
    ("119", ["1.2 1", "1.1 1", "1.0 9"]), ("9%", ["1.0 9", "% 1"]),
    ("1,250.5", ["1.3 1", ", 1", "1.2 2", "1.1 5", "1.0 0", ". 1", "1.-1 5"]),
    ("a1b22b", ["a 1", "1.0 1", "b 1", "2.1 2", "2.0 2", "b 2"]),
    ("3. 4", ["1.0 3", ". 1", "  1", "2.0 4"]), ("", []),
  ])
  func digitsAreKnownByTheirPlaces(text: String, names: [String]) {
    let known = CharacterNames(prefix: "t", decimalSeparator: ".").names(of: text)
    #expect(known.sorted { $0.key < $1.key }.map(\.value) == names.map { "t \($0)" })
  }

  // MARK: - Animations of an app's own

  private struct Steps: CustomAnimation {
    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? { time < 1 ? value.scaled(by: (time * 4).rounded(.down) / 4) : nil }
  }

  /// Goes on by a hundredth each time that it is asked.
  private struct Counting: CustomAnimation {
    private struct Count: AnimationStateKey { static var defaultValue: Int { 0 } }

    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      context.state[Count.self] += 1
      let count = context.state[Count.self]
      return count > 100 ? nil : value.scaled(by: Double(count) / 100)
    }
  }

  private struct Box: NonisolatedView {
    let model: Model

    var body: some View {
      Rectangle().frame(width: 10, height: 10)
        .frame(width: 110, alignment: model.isMoved ? .trailing : .leading)
    }
  }

  @Test(arguments: [
    (Animation(Steps()), [0, 25, 50, 100.0]), (Animation(Steps()).delay(0.3), [0, 0, 25, 75]),
    (Animation(Counting()), [0, 19, 37, 67]),
  ])
  func customAnimationsSayWhereValuesAre(animation: Animation, places: [CGFloat]) throws {
    let model = Model()
    let renderer = AnimationRenderer(content: Box(model: model))
    renderer.change(at: 0, animation) { model.isMoved = true }
    for (time, x) in zip([0, 0.3, 0.6, 1.1], places) {
      let box = try #require(renderer.displayList(at: time).items.figures.first)
      #expect(abs(box.minX - x) < 0.001, "\(time): \(box.minX)")
    }
    #expect(try #require(renderer.displayList(at: 9).items.figures.first).minX == 100)
  }

  @Test func customAnimationsAreEqualIfTheirValuesAre() {
    #expect(Animation(Steps()) == Animation(Steps()))
    #expect(Animation(Steps()) != Animation(Counting()))
  }
}
