import Foundation
import PlatenBase
import PlatenLayout
import Synchronization
import Testing

@testable import PlatenService

@Suite struct RenderPoolTests {
  private func pool(_ change: (inout ServiceLimits) -> Void = { _ in }) -> RenderPool {
    var limits = ServiceLimits()
    limits.renders = 1
    // However busy the machine is, only those are late that a test makes so.
    limits.renderTime = .seconds(3600)
    limits.waitingTime = .seconds(3600)
    change(&limits)
    return RenderPool(limits: limits)
  }

  /// Work that goes on until it is told to end, by the test or by the pool.
  private final class Endless: Sendable {
    let hasBegun = Atomic(false)
    let mayEnd = Atomic(false)

    @Sendable func work(_ cancellation: RenderCancellation) throws {
      hasBegun.store(true, ordering: .relaxed)
      while !mayEnd.load(ordering: .relaxed) {
        if cancellation.isCancelled { throw CancellationError() }
        Thread.sleep(forTimeInterval: 0.001)
      }
    }

    func begun() async {
      while !hasBegun.load(ordering: .relaxed) { await Task.yield() }
    }
  }

  private func kind(of work: () async throws -> Void) async -> Problem.Kind? {
    do {
      try await work()
      return nil
    } catch {
      return (error as? Problem)?.kind
    }
  }

  @Test func workIsDoneOnThreadsThatHaveRoom() async throws {
    let pool = pool()
    let size = try await pool.run { _ in Thread.current.stackSize }
    #expect(size >= 8 << 20)
    let results = try await withThrowingTaskGroup(of: Int.self) { group in
      for number in 0..<100 { group.addTask { try await pool.run { _ in number } } }
      return try await group.reduce(0, +)
    }
    #expect(results == 4950)
  }

  @Test func whatTheWorkThrowsIsThrown() async {
    let pool = pool()
    #expect(await kind { try await pool.run { _ in throw Problem(.tooLarge, "") } } == .tooLarge)
  }

  @Test func workThatTakesTooLongIsEndedAndTheThreadIsFreeAgain() async throws {
    let pool = pool { $0.renderTime = .milliseconds(50) }
    let endless = Endless()
    #expect(await kind { try await pool.run(endless.work) } == .renderTimeout)
    #expect(try await pool.run { _ in "free" } == "free")
    #expect(pool.load.running == 0)
  }

  @Test func workThatWaitsTooLongIsRefusedWhileAnotherRuns() async throws {
    let pool = pool { $0.waitingTime = .milliseconds(50) }
    let endless = Endless()
    let running = Task { try await pool.run(endless.work) }
    await endless.begun()
    #expect(await kind { try await pool.run { _ in } } == .waitedTooLong)
    endless.mayEnd.store(true, ordering: .relaxed)
    try await running.value
  }

  @Test func aFullLineTakesNobody() async throws {
    let pool = pool { $0.waiting = 2 }
    let endless = Endless()
    let running = Task { try await pool.run(endless.work) }
    await endless.begun()
    let waiting = (0..<2).map { number in Task { try await pool.run { _ in number } } }
    while pool.load.waiting < 2 { await Task.yield() }
    #expect(await kind { try await pool.run { _ in } } == .lineFull)
    endless.mayEnd.store(true, ordering: .relaxed)
    try await running.value
    #expect(try await waiting[0].value == 0)
    #expect(try await waiting[1].value == 1)
  }

  @Test func oneWhoLeavesLeavesTheLine() async throws {
    let pool = pool()
    let endless = Endless()
    let running = Task { try await pool.run(endless.work) }
    await endless.begun()
    let waiting = Task { try await pool.run { _ in } }
    while pool.load.waiting < 1 { await Task.yield() }
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
    #expect(pool.load.waiting == 0)
    running.cancel()
    await #expect(throws: CancellationError.self) { try await running.value }
  }

  @Test func aClosedPoolDoesWhatItHasAndTakesNoMore() async throws {
    let pool = pool()
    let endless = Endless()
    let running = Task { try await pool.run(endless.work) }
    await endless.begun()
    pool.close()
    #expect(await kind { try await pool.run { _ in } } == .stopping)
    endless.mayEnd.store(true, ordering: .relaxed)
    try await running.value
  }
}
