import Foundation
import Testing

@testable import PlatenWorkers

/// A process that does jobs, without the pool that shares them out.
@Suite struct WorkerProcessTests {
  /// Jobs and the numbers of those that nobody wants come on two ways, either of which may be faster.
  @Test func aJobCanBeCancelledBeforeItBegins() throws {
    var process = try WorkerProcess.start(TestPool.program()) { true }
    func answer(_ job: String) throws -> String? {
      try process.frames.send(.job, Array(job.utf8), until: nil)
      let frame = try process.frames.receive(until: .now + .seconds(600))
      return frame.map { String(decoding: $0.bytes, as: UTF8.self) }
    }
    for number in UInt32(0)..<20 {
      process.cancel(2 * number + 1)
      #expect(try answer("wait") == "done")
      // What was done before is cancelled no more.
      process.cancel(2 * number + 1)
      #expect(try answer("count") == "\(2 * number + 2)")
    }
  }
}
