import Synchronization
import Testing

@testable import PlatenService

@Suite struct HeapTrimmerTests {
  private final class Count: Sendable {
    let value = Atomic(0)
    var now: Int { value.load(ordering: .relaxed) }

    /// Waits until memory was given back so often.
    func reach(_ count: Int) async throws {
      while now < count { try await Task.sleep(for: .milliseconds(1)) }
    }
  }

  private func trimmer(_ count: Count, quiet: Duration, longest: Duration) -> HeapTrimmer {
    HeapTrimmer(quiet: quiet, longest: longest) {
      count.value.wrappingAdd(1, ordering: .relaxed)
    }
  }

  @Test func memoryIsGivenBackOnceAfterWork() async throws {
    let count = Count()
    let trimmer = trimmer(count, quiet: .seconds(1), longest: .seconds(3600))
    for _ in 0..<100 { trimmer.noteWork() }
    #expect(count.now == 0)
    try await count.reach(1)
    try await Task.sleep(for: .milliseconds(100))
    #expect(count.now == 1)
    trimmer.noteWork()
    try await count.reach(2)
  }

  @Test func workThatDoesNotEndIsNotWaitedForForEver() async throws {
    let count = Count()
    let trimmer = trimmer(count, quiet: .milliseconds(100), longest: .zero)
    let work = Task {
      while !Task.isCancelled {
        trimmer.noteWork()
        try await Task.sleep(for: .milliseconds(1))
      }
    }
    try await count.reach(2)
    work.cancel()
  }

  @Test func nothingIsDoneWithoutWork() async throws {
    let count = Count()
    let trimmer = trimmer(count, quiet: .milliseconds(1), longest: .milliseconds(1))
    try await Task.sleep(for: .milliseconds(50))
    #expect(count.now == 0)
    withExtendedLifetime(trimmer) {}
  }

  @Test func probesAreNoWork() {
    #expect(MonitoringRoutes.contain("/health/live"))
    #expect(!MonitoringRoutes.contain("/v1/render"))
    #expect(!MonitoringRoutes.contain(nil))
  }
}
