internal import PlatenBase
internal import Synchronization

/// The results of lines that are wanted again, as equal lines are drawn once.
///
/// Results are handed over in the order of the lines, so that the first of equal lines is always there
/// before the others. Those that nobody waits for are kept while they are few.
final class EqualLines: Sendable {
  typealias Key = SHA256.Digest

  private struct Entry {
    /// Nil while the first of the equal lines is drawn.
    var result: BatchResult?
    /// The number of the line that it was made of.
    var line = 0
    /// How many lines wait for it.
    var waiting = 0
    var cost = 0
  }

  private struct State {
    var entries: [Key: Entry] = [:]
    /// The keys of results that are there, in the order in which they came, from `first` on.
    var order: [Key] = []
    var first = 0
    var cost = 0
  }

  /// The bytes that results may take for which no line waits.
  private let budget: Int
  private let state = Lock(State())

  init(budget: Int = 32 << 20) { self.budget = budget }

  /// Notes that a line is about to be drawn, or to wait for an equal one.
  ///
  /// - Returns: Whether an equal one is drawn, so that this one is not.
  func enter(_ key: Key) -> Bool {
    state.withLock { state in
      guard state.entries[key] != nil else {
        state.entries[key] = Entry()
        return false
      }
      state.entries[key]?.waiting += 1
      return true
    }
  }

  /// Notes what was made of the first of some equal lines.
  ///
  /// - Parameter line: The number of that line.
  func keep(_ result: BatchResult, ofLine line: Int, for key: Key) {
    state.withLock { state in
      guard state.entries[key]?.result == nil else { return }
      let cost = result.cost
      state.entries[key]?.result = result
      state.entries[key]?.line = line
      state.entries[key]?.cost = cost
      state.order.append(key)
      state.cost += cost
      shrink(&state)
    }
  }

  /// Takes the result for a line that waits for it, with the places of that line in what it says.
  func take(_ key: Key, forLine number: Int) -> BatchResult? {
    let (result, line) = state.withLock { state in
      state.entries[key]?.waiting -= 1
      let (result, line) = (state.entries[key]?.result, state.entries[key]?.line ?? number)
      shrink(&state)
      return (result, line)
    }
    guard var result, case .failure(let failure) = result.outcome else { return result }
    result.outcome = .failure(failure.moved(by: number - line))
    return result
  }

  /// Lets the oldest results go for which no line waits.
  private func shrink(_ state: inout State) {
    var left = state.order.count - state.first
    while state.cost > budget, left > 0 {
      let key = state.order[state.first]
      state.first += 1
      left -= 1
      guard let entry = state.entries[key] else { continue }
      if entry.waiting > 0 {
        state.order.append(key)
      } else {
        state.cost -= entry.cost
        state.entries[key] = nil
      }
    }
    // Each key is moved once for each time that as many have gone.
    if state.first > 1000, state.first > state.order.count / 2 {
      state.order.removeFirst(state.first)
      state.first = 0
    }
  }
}
