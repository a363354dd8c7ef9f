internal import HTTPTypes
internal import Synchronization

/// Remembers what addresses ask for, so that those that are asked for again need not be read.
///
/// An address always asks for the same: what it is answered depends on nothing else.
final class HeaderMemo: Sendable {
  /// An address, and whether its answer may be compressed.
  struct Address: Hashable, Sendable {
    var target: String
    var allowsGzip: Bool
  }

  /// So many addresses, of at most some kilobytes each, are remembered.
  private static let capacity = 4096
  /// Longer addresses are read again.
  private static let longest = 1024

  private let known = Mutex<[Address: PictureAnswers.Head]>([:])

  subscript(address: Address) -> PictureAnswers.Head? { known.withLock { $0[address] } }

  func note(_ head: PictureAnswers.Head, for address: Address) {
    guard address.target.utf8.count <= Self.longest else { return }
    known.withLock { known in
      // All are forgotten at once: who comes back is soon known again.
      if known.count >= Self.capacity { known.removeAll(keepingCapacity: true) }
      known[address] = head
    }
  }
}
