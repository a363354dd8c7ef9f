import Foundation

// What engines remember between the methods of a layout: answers by proposal, for the subviews that
// they are about.

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

// MARK: - Whose answers they are

/// What was found out about a container's subviews, made anew when they are other ones.
///
/// A layout that another one delegates to may get the same cache with a slice of the subviews.
struct SubviewMemo<Value> {
  private var identities: [ObjectIdentifier] = []
  private var value: Value?

  /// Gives access to the value, after making it if it belongs to other subviews.
  ///
  /// - Complexity: O(*n*) in the number of subviews, without measuring any.
  mutating func withValue<Result>(
    for subviews: LayoutSubviews, make: () -> Value, _ body: (inout Value) -> Result
  ) -> Result {
    var opened: Value
    if let value, subviews.identities.elementsEqual(identities) {
      opened = value
    } else {
      opened = make()
      identities = Array(subviews.identities)
    }
    // Held once only, what is inside can change in place.
    value = nil
    defer { value = opened }
    return body(&opened)
  }
}
