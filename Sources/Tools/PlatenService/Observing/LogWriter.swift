internal import Dispatch
internal import Foundation
internal import Synchronization

/// Writes lines to a file on a queue of its own, so that nobody who logs waits for who reads.
///
/// Lines wait for their reader up to a limit; more are dropped, and counted.
package final class LogWriter: Sendable {
  private let descriptor: Int32
  private let mostBytes: Int
  private let queue = DispatchQueue(label: "platen.log")
  /// The bytes that are not written yet.
  private let waiting = Atomic(0)
  private let drops = Atomic(0)
  /// The dropped lines that no line of the log tells of yet.
  private let untold = Atomic(0)

  /// - Parameters:
  ///   - descriptor: An open file, which stays open.
  ///   - mostBytes: The most bytes that may wait to be written.
  package init(descriptor: Int32 = STDERR_FILENO, mostBytes: Int = 1 << 20) {
    self.descriptor = descriptor
    self.mostBytes = mostBytes
  }

  /// How many lines were dropped.
  package var dropped: Int { drops.load(ordering: .relaxed) }

  /// Returns how many lines were dropped that the log has not told of; 0 while there is no room to.
  func takeUntold() -> Int {
    waiting.load(ordering: .relaxed) < mostBytes / 2 ? untold.exchange(0, ordering: .relaxed) : 0
  }

  /// Writes a line with its end, after those before.
  package func write(_ line: String) {
    let count = line.utf8.count
    guard waiting.wrappingAdd(count, ordering: .relaxed).newValue <= mostBytes else {
      waiting.wrappingSubtract(count, ordering: .relaxed)
      drops.wrappingAdd(1, ordering: .relaxed)
      untold.wrappingAdd(1, ordering: .relaxed)
      return
    }
    queue.async { [self] in
      writeAll(line)
      waiting.wrappingSubtract(count, ordering: .relaxed)
    }
  }

  /// Waits until what was logged before is written, but no longer than half a second.
  package func flush() { flush(within: .milliseconds(500)) }

  /// Waits until what was logged before is written, but no longer than for a time.
  func flush(within time: DispatchTimeInterval) {
    let done = DispatchSemaphore(value: 0)
    queue.async { done.signal() }
    _ = done.wait(timeout: .now() + time)
  }

  private func writeAll(_ line: String) {
    var bytes = Array(line.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        bytes = bytes.dropFirst(count)
      } else if errno == EAGAIN {
        // Whoever shares the file made it one that is not waited for.
        var file = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&file, 1, -1)
      } else if errno != EINTR {
        // Nobody may be listening; that is no failure of the work.
        return
      }
    }
  }
}
