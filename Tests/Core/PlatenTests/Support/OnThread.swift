import Foundation
import Testing

/// Does something on a thread with a stack of a size in bytes.
func onThread<Result>(stack: Int, _ work: @escaping () throws -> Result) throws -> Result {
  // Unchecked: this thread waits for the other one.
  nonisolated(unsafe) let work = work
  nonisolated(unsafe) var result: Swift.Result<Result, any Error>?
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    result = Swift.Result { try work() }
    done.signal()
  }
  thread.stackSize = stack
  thread.start()
  done.wait()
  return try #require(result).get()
}
