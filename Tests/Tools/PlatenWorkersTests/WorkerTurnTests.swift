import Foundation
import Synchronization
import Testing

@testable import PlatenWorkers

@Suite struct WorkerTurnTests {
  @Test func clientsTakeTurns() async throws {
    let pool = TestPool()
    let first = Task { try await pool.answer("wait", client: "a") }
    await pool.until { $0.running == 1 }
    var tasks: [Task<String, any Error>] = []
    for (number, client) in ["a", "a", "a", "b", "c", "b"].enumerated() {
      tasks.append(Task { try await pool.answer("count", client: client) })
      await pool.until { $0.waiting == number + 1 }
    }
    first.cancel()
    var counts: [String] = []
    for task in tasks { counts.append(try await task.value) }
    // By hand: a, b, c, a, b and a, after the first job of all.
    #expect(counts == ["2", "5", "7", "3", "4", "6"])
  }

  @Test func aSlowJobLeavesItsPlaceToOthers() async throws {
    let pool = TestPool { $0.slowTime = .milliseconds(50) }
    let slow = Task { try await pool.answer("wait", client: "a") }
    await pool.until { $0.running == 1 }
    #expect(try await pool.answer("echo quick", client: "b") == "quick")
    #expect(try await pool.answer("nice", client: "b") == "0")
    #expect(pool.pool.load.running == 1)
    slow.cancel()
    await #expect(throws: CancellationError.self) { try await slow.value }
  }

  @Test func oneClientHasNoMoreJobsDoneAtOnceThanThereAreWorkers() async throws {
    let pool = TestPool {
      $0.workers = 2
      $0.slowTime = .milliseconds(50)
    }
    let slow = (0..<5).map { _ in Task { try await pool.answer("wait", client: "a") } }
    await pool.until { $0.running == 2 && $0.waiting == 3 }
    for number in 0..<20 {
      #expect(try await pool.answer("echo \(number)", client: "b") == "\(number)")
      #expect(pool.pool.load.running <= 2)
    }
    for task in slow { task.cancel() }
    for task in slow { await #expect(throws: CancellationError.self) { try await task.value } }
    #expect(try await pool.answer("echo again", client: "a") == "again")
  }

  @Test func whereManyAreSlowTheOldestOfWhoHasMostGivesWay() async throws {
    let pool = TestPool {
      $0.slowTime = .milliseconds(50)
      $0.slowJobs = 2
    }
    // With one worker two jobs may be slow, and a third keeps the worker.
    var slow: [Task<String, any Error>] = []
    for (number, client) in ["a", "b", "c"].enumerated() {
      slow.append(Task { try await pool.answer("wait", client: client) })
      await pool.until { $0.running == number + 1 }
    }
    #expect(try await pool.answer("echo quick", client: "d") == "quick")
    await #expect(throws: WorkerError.yielded) { try await slow[0].value }
    for task in slow[1...] { task.cancel() }
    for task in slow[1...] {
      await #expect(throws: CancellationError.self) { try await task.value }
    }
  }

  @Test func aFullQueueTakesFromWhoHasMost() async throws {
    let pool = TestPool {
      $0.waiting = 3
    }
    let running = Task { try await pool.answer("wait", client: "a") }
    await pool.until { $0.running == 1 }
    let refused = Log<WorkerError?>()
    let greedy = (0..<3).map { number in
      Task {
        do { return try await pool.answer("echo \(number)", client: "a") } catch {
          refused.add(error as? WorkerError)
          throw error
        }
      }
    }
    await pool.until { $0.waiting == 3 }
    #expect(await pool.error(of: "echo", client: "a") == .queueFull(waiting: 3))
    let other = Task { try await pool.answer("echo b", client: "b") }
    // One of those of a loses its place, and b's job waits.
    while refused.entries.isEmpty { await pause() }
    running.cancel()
    #expect(try await other.value == "b")
    for task in greedy { _ = try? await task.value }
    #expect(refused.entries == [.queueFull(waiting: 3)])
  }

  @Test func aJobThatWaitsTooLongIsRefused() async throws {
    let pool = TestPool {
      $0.waitingTime = .milliseconds(100)
    }
    // Until there is a process, jobs may have to wait for too long.
    let running = Task {
      while await pool.error(of: "wait", client: "a") == .waitedTooLong {}
    }
    await pool.until { $0.running == 1 }
    #expect(await pool.error(of: "echo") == .waitedTooLong)
    running.cancel()
  }

  @Test func oneWhoLeavesLeavesTheQueue() async throws {
    let pool = TestPool()
    let running = Task { try await pool.answer("wait") }
    await pool.until { $0.running == 1 }
    let waiting = Task { try await pool.answer("echo") }
    await pool.until { $0.waiting == 1 }
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
    #expect(pool.pool.load.waiting == 0)
    running.cancel()
  }

  @Test func whatNobodyWaitsForIsEnded() async throws {
    let pool = TestPool { $0.slowTime = .milliseconds(50) }
    let isWanted = Wanted()
    let running = Task { try await pool.pool.run(Array("wait".utf8)) { isWanted.value } }
    await pool.until { $0.running == 1 }
    isWanted.end()
    await #expect(throws: CancellationError.self) { try await running.value }
    #expect(try await pool.answer("echo next") == "next")
  }

  @Test func whatIsDoneSoonIsDoneForWhoHasGone() async throws {
    let pool = TestPool()
    let first = Task { try await pool.answer("wait") }
    await pool.until { $0.running == 1 }
    let isWanted = Wanted()
    let waiting = Task { try await pool.pool.run(Array("count".utf8)) { isWanted.value } }
    await pool.until { $0.waiting == 1 }
    isWanted.end()
    first.cancel()
    // What is wanted no more is done all the same if it is not old: no job is slow here.
    #expect(String(decoding: try await waiting.value.bytes, as: UTF8.self) == "2")
  }
}

/// Whether somebody waits for a job.
private final class Wanted: Sendable {
  private let state = Atomic(true)

  var value: Bool { state.load(ordering: .relaxed) }

  func end() { state.store(false, ordering: .relaxed) }
}
