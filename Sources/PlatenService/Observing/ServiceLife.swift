internal import Synchronization

/// Whether the service is to be sent requests.
final class ServiceLife: Sendable {
  private let stopping = Atomic(false)

  /// Whether it was told to stop.
  var isStopping: Bool { stopping.load(ordering: .relaxed) }

  func stop() { stopping.store(true, ordering: .relaxed) }
}
