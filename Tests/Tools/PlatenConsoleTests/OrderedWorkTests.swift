import Foundation
import Synchronization
import Testing

@testable import PlatenConsole

@Suite struct OrderedWorkTests {
  private struct Failure: Error {}

  @Test(arguments: [1, 2, 7])
  func resultsComeInTheOrderOfTheJobs(threads: Int) {
    let jobs = Array(0..<500)
    var taken: [Int] = []
    OrderedWork(threads: threads).run(jobs) { job in
      // Early jobs take longest.
      usleep(UInt32(job % 5 == 0 ? 300 : 0))
      return job * job
    } deliver: { i, result in
      #expect((try? result.get()) == i * i)
      taken.append(i)
      return .goOn
    }
    #expect(taken == jobs)
  }

  @Test func noMoreResultsWaitThanThereAreThreadsTwice() {
    let begun = Atomic(0)
    var taken = 0
    OrderedWork(threads: 3).run(Array(0..<200)) { _ in
      begun.add(1, ordering: .sequentiallyConsistent)
    } deliver: { _, _ in
      usleep(200)
      #expect(begun.load(ordering: .sequentiallyConsistent) <= taken + 7)
      taken += 1
      return .goOn
    }
    #expect(taken == 200)
  }

  @Test func aStopBeginsNoMoreJobs() {
    let begun = Atomic(0)
    OrderedWork(threads: 2).run(Array(0..<1000)) { job in
      begun.add(1, ordering: .sequentiallyConsistent)
      if job == 10 { throw Failure() }
    } deliver: { _, result in
      switch result {
      case .failure: .stop
      case .success: .goOn
      }
    }
    #expect(begun.load(ordering: .sequentiallyConsistent) <= 16)
  }

  @Test func anErrorOfTheCallerEndsTheRunOnceAllThreadsAreDone() {
    #expect(throws: Failure.self) {
      try OrderedWork(threads: 4).run(Array(0..<100)) {
        $0
      } deliver: { i, _ in
        if i == 5 { throw Failure() }
        return .goOn
      }
    }
  }

  @Test func noJobsAreNoWork() {
    OrderedWork().run([Int]()) {
      $0
    } deliver: { _, _ in
      Issue.record("nothing is delivered")
      return .goOn
    }
  }

  @Test func aThreadHasRoomForDeepCalls() {
    @Sendable func depth(_ n: Int) -> Int { n == 0 ? 0 : 1 + depth(n - 1) }
    OrderedWork(threads: 2).run([60_000, 60_000]) {
      depth($0)
    } deliver: { _, result in
      #expect((try? result.get()) == 60_000)
      return .goOn
    }
  }
}
