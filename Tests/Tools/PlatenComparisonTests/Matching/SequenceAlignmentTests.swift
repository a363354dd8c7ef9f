import TestSupport
import Testing

@testable import PlatenComparison

@Suite struct SequenceAlignmentTests {
  /// The length of the longest common subsequence, by the textbook's recurrence.
  private func longest(_ a: [Int], _ b: [Int]) -> Int {
    var lengths = [Int](repeating: 0, count: b.count + 1)
    for element in a {
      var diagonal = 0
      for (column, other) in b.enumerated() {
        let above = lengths[column + 1]
        lengths[column + 1] =
          element == other ? diagonal + 1 : max(above, lengths[column])
        diagonal = above
      }
    }
    return lengths[b.count]
  }

  private func isInOrder(_ pairs: [SequenceAlignment.Pair]) -> Bool {
    zip(pairs, pairs.dropFirst()).allSatisfy { $0.old < $1.old && $0.new < $1.new }
  }

  @Test func anInsertedElementLeavesTheOthersPaired() {
    let pairs = SequenceAlignment.pairs([1, 2, 3], [9, 1, 2, 3])
    #expect(pairs == [.init(old: 0, new: 1), .init(old: 1, new: 2), .init(old: 2, new: 3)])
  }

  @Test(arguments: 0..<300) func shortSequencesShareAsMuchAsThereIs(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    func sequence() -> [Int] {
      (0..<Int.random(in: 0...30, using: &generator)).map { _ in
        Int.random(in: 0...6, using: &generator)
      }
    }
    let (old, new) = (sequence(), sequence())
    let pairs = SequenceAlignment.pairs(old, new)
    #expect(pairs.count == longest(old, new))
    #expect(isInOrder(pairs))
    #expect(pairs.allSatisfy { old[$0.old] == new[$0.new] })
  }

  @Test(arguments: 0..<100) func increasingPairsAreEqualAndInOrder(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let old = (0..<60).map { _ in Int.random(in: 0...30, using: &generator) }
    let new = old.shuffled(using: &generator)
    let pairs = SequenceAlignment.increasingPairs(old, new)
    #expect(isInOrder(pairs))
    #expect(pairs.allSatisfy { old[$0.old] == new[$0.new] })
  }

  @Test func increasingPairsOfDistinctElementsAreTheMostThereAre() {
    // The longest increasing run of 3 1 2 5 4 has three elements.
    #expect(SequenceAlignment.increasingPairs([3, 1, 2, 5, 4], [1, 2, 3, 4, 5]).count == 3)
  }
}
