internal import Glibc
internal import Synchronization

/// The files of this process that are to vanish if it is interrupted.
///
/// A signal's handler may run at any moment and may neither lock nor allocate. So the names lie in a
/// fixed number of slots, each of which is taken and left in one step. With more files than slots,
/// the rest are not kept, and an interruption leaves them behind.
package final class TemporaryFiles: Sendable {
  /// A file that is kept in mind.
  struct Slot {
    fileprivate let index: Int
  }

  /// Those of this process.
  package static let shared = TemporaryFiles()

  /// The addresses of the names; 0 in a free slot.
  private let names = InlineArray<256, Atomic<UInt>> { _ in Atomic(0) }

  private init() {}

  /// Keeps a file in mind; nil if there is no slot left.
  func keep(_ path: String) -> Slot? {
    guard let name = strdup(path) else { return nil }
    let address = UInt(bitPattern: name)
    for index in names.indices
    where names[index].compareExchange(
      expected: 0, desired: address, ordering: .sequentiallyConsistent
    ).exchanged {
      return Slot(index: index)
    }
    free(name)
    return nil
  }

  /// Forgets a file, which was renamed or removed.
  func forget(_ slot: Slot?) {
    guard let slot else { return }
    free(take(slot.index))
  }

  /// Removes every file that is kept in mind; for a signal's handler.
  package func removeAll() {
    for index in names.indices {
      if let name = take(index) { unlink(name) }
    }
  }

  private func take(_ index: Int) -> UnsafeMutablePointer<CChar>? {
    UnsafeMutablePointer(
      bitPattern: names[index].exchange(0, ordering: .sequentiallyConsistent))
  }
}
