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
    for entry in entries where entry.proposal == proposal { return entry.answer }
    return nil
  }

  /// Keeps an answer, and forgets the oldest one where there is no room.
  ///
  /// - Returns: The answer that was forgotten, and what it is to.
  @discardableResult
  mutating func keep(
    _ answer: Answer, for proposal: ProposedViewSize
  ) -> (proposal: ProposedViewSize, answer: Answer)? {
    guard entries.count == capacity else {
      entries.append((proposal, answer))
      return nil
    }
    let forgotten = entries[oldest]
    entries[oldest] = (proposal, answer)
    oldest = (oldest + 1) % capacity
    return forgotten
  }
}

// MARK: - Whose answers they are

/// A value computed from a container's subviews, made anew when they are other ones.
///
/// A layout that another one delegates to may get the same cache with a slice of the subviews.
struct SubviewCache<Value> {
  private var subviews: LayoutSubviews?
  private var value: Value?

  /// Gives access to the value, after making it if it belongs to other subviews.
  ///
  /// - Complexity: O(*n*) in the number of subviews, without measuring any.
  mutating func withValue<Result>(
    for subviews: LayoutSubviews, make: () -> Value, _ body: (inout Value) -> Result
  ) -> Result {
    var opened: Value
    if let value, let known = self.subviews, known.hasSameViews(as: subviews) {
      opened = value
    } else {
      opened = make()
      self.subviews = subviews
    }
    // Held once only, what is inside can change in place.
    value = nil
    defer { value = opened }
    return body(&opened)
  }
}
