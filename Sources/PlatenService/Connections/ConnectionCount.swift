internal import Synchronization

/// How many connections are open.
final class ConnectionCount: Sendable {
  private let count = Atomic(0)
  private let most: Int

  /// - Parameter most: How many may be open.
  init(most: Int) { self.most = most }

  /// Whether there is little room left for others: less than an eighth.
  var isCrowded: Bool { open > most - max(1, most / 8) }

  var open: Int { count.load(ordering: .relaxed) }

  func add(_ change: Int) { count.wrappingAdd(change, ordering: .relaxed) }
}
