import Foundation
import Platen
import TestSupport
import Testing

@testable import PlatenComparison

@Suite struct LayoutPropertyTests {
  /// A random tree of few kinds and few words, so that much of it is alike.
  private func tree(_ generator: inout SeededGenerator, depth: Int = 0) -> LayoutTree {
    let isText = depth == 3 || Bool.random(using: &generator)
    let frame = (0..<4).map { _ in CGFloat.random(in: 0...99, using: &generator).rounded() }
    if isText, depth > 0 {
      let word = ["a", "b", "c"].randomElement(using: &generator)
      return LayoutMaker.view("text", frame, text: word)
    }
    let kind = ["flow", "hStack", "grid"].randomElement(using: &generator) ?? ""
    let count = Int.random(in: 0...5, using: &generator)
    return LayoutMaker.view(
      depth == 0 ? "picture" : kind, frame,
      (0..<count).map { _ in tree(&generator, depth: depth + 1) })
  }

  @Test(arguments: 0..<200) func nothingChangesBetweenATreeAndItself(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let tree = tree(&generator)
    #expect(LayoutComparison().changes(from: tree, to: tree).isEmpty)
  }

  @Test(arguments: 0..<200) func differentTreesHaveChangesBothWays(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let (old, new) = (tree(&generator), tree(&generator))
    #expect(LayoutComparison().changes(from: old, to: new).isEmpty == (old == new))
    #expect(LayoutComparison().changes(from: new, to: old).isEmpty == (old == new))
  }

  @Test(arguments: 0..<200) func everyNodeIsMatchedAtMostOnce(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    var keys = LayoutKeys()
    let old = LayoutNodes(tree(&generator), keys: &keys)
    let new = LayoutNodes(tree(&generator), keys: &keys)
    let matching = TreeMatching(old: old.outline, new: new.outline) { _, _ in 0.5 }
    for (node, other) in matching.newNodes.enumerated() where other >= 0 {
      #expect(matching.oldNodes[other] == node)
      #expect(old.outline.kinds[node] == new.outline.kinds[other])
    }
    let pairs = matching.newNodes.filter { $0 >= 0 }
    #expect(Set(pairs).count == pairs.count)
  }
}
