import Foundation

/// The last few answers to proposals.
///
/// Nested stacks ask each other for the smallest, the largest and the final length along both
/// axes. All of these answers have to be at hand, or the cost of a tree would grow with a power
/// of its depth.
struct ProposalCache<Answer> {
  private var entries: [(proposal: ProposedViewSize, answer: Answer)] = []
  private let capacity: Int
  private var oldest = 0

  /// Makes a cache that keeps a number of answers, at least one.
  init(capacity: Int) {
    self.capacity = capacity
  }

  /// The answer to a proposal, if it is still there.
  subscript(proposal: ProposedViewSize) -> Answer? {
    entries.first { $0.proposal == proposal }?.answer
  }

  /// Keeps an answer, and forgets the oldest one where there is no room.
  mutating func keep(_ answer: Answer, for proposal: ProposedViewSize) {
    guard entries.count == capacity else {
      entries.append((proposal, answer))
      return
    }
    entries[oldest] = (proposal, answer)
    oldest = (oldest + 1) % capacity
  }
}
