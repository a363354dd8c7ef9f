import Foundation
import Platen
import TestSupport
import Testing

@testable import PlatenComparison

/// Trees that are deep, wide or repetitive.
@Suite(.timeLimit(.minutes(30))) struct LargeLayoutTests {
  @Test func twoThousandLevelsAreCompared() {
    func nest(_ x: CGFloat) -> LayoutTree {
      var tree = LayoutMaker.view("text", [x, 0, 10, 10], text: "deep")
      for _ in 0..<2_000 { tree = LayoutMaker.view("zStack", [0, 0, 10, 10], [tree]) }
      return LayoutMaker.picture([tree])
    }
    let changes = LayoutComparison().changes(from: nest(0), to: nest(3))
    #expect(changes.map(\.sentence) == ["\"deep\" moved 3 pt right"])
  }

  @Test func aHundredThousandAlikeViewsAreCompared() {
    let row = (0..<100_000).map { _ in LayoutMaker.view("text", [0, 0, 1, 1], text: "x") }
    let other = (0..<100_000).map { _ in LayoutMaker.view("text", [0, 0, 1, 1], text: "y") }
    let changes = LayoutComparison().changes(
      from: LayoutMaker.picture(row), to: LayoutMaker.picture(other))
    #expect(changes.count == 100_000)
    #expect(changes.allSatisfy { $0.kind == .text })
  }

  /// Their names, with their places among all others, are found only where a change is told.
  @Test func tenThousandAlikeViewsThatStayAreCompared() {
    func dots(_ last: CGFloat) -> LayoutTree {
      let dots = (0..<10_000).map { _ in LayoutMaker.view("circle", [0, 0, 10, 10]) }
      return LayoutMaker.picture(dots + [LayoutMaker.view("text", [last, 0, 9, 9], text: "x")])
    }
    let examined = LayoutComparison().examine(from: dots(0), to: dots(4))
    #expect(examined.pairs.count == 10_002)
    #expect(examined.changes.map(\.sentence) == ["\"x\" moved 4 pt right"])
  }

  @Test func aHundredThousandShuffledViewsAreCompared() {
    var generator = SeededGenerator(seed: 7)
    let row = (0..<100_000).map {
      LayoutMaker.view("text", [0, 0, 1, 1], text: "\($0 % 5_000)")
    }
    let changes = LayoutComparison().changes(
      from: LayoutMaker.picture(row),
      to: LayoutMaker.picture(row.shuffled(using: &generator)))
    #expect(changes.allSatisfy { $0.kind == .order })
  }
}
