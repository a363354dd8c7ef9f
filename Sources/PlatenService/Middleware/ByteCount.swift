internal import Synchronization

/// Counts bytes as they pass.
final class ByteCount: Sendable {
  private let bytes = Atomic(0)

  var total: Int { bytes.load(ordering: .relaxed) }

  func add(_ count: Int) { bytes.wrappingAdd(count, ordering: .relaxed) }
}
