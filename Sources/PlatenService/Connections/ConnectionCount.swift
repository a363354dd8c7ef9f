internal import Synchronization

/// How many connections are open.
final class ConnectionCount: Sendable {
  private let count = Atomic(0)

  var open: Int { count.load(ordering: .relaxed) }

  func add(_ change: Int) { count.wrappingAdd(change, ordering: .relaxed) }
}
