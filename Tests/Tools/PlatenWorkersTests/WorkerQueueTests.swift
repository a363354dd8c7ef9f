import PlatenBase
import Testing

@testable import PlatenWorkers

/// Who gets which place in a queue, without any process.
@Suite struct WorkerQueueTests {
  /// A queue with so many places, whose jobs say why they were refused.
  private final class Places {
    let queue: WorkerQueue
    let refused = Log<String>()

    init(_ count: Int) {
      var limits = WorkerLimits()
      limits.workers = 0
      limits.waiting = count
      limits.waitingTime = .seconds(3600)
      queue = WorkerQueue(limits: limits)
    }

    /// Puts jobs into the queue, each named for its client and a number.
    func enter(_ names: String...) {
      for name in names {
        queue.enter(
          WorkerJob(
            bytes: Array(name.utf8), client: String(name.prefix(1)),
            cancellation: RenderCancellation(), isWanted: { true }
          ) { [refused] in if case .failure = $0 { refused.add(name) } })
      }
    }
  }

  /// b has no fewer than a would keep.
  @Test func whoHasNearlyAsManyAsAnotherTakesNoneOfTheirPlaces() {
    let places = Places(3)
    places.enter("a1", "a2", "b1", "b2")
    #expect(places.refused.entries == ["b2"])
    #expect(places.queue.load.waiting == 3)
  }

  @Test func whoHasMostGivesUpTheLastOfThem() {
    let places = Places(3)
    places.enter("a1", "a2", "a3", "b1")
    #expect(places.refused.entries == ["a3"])
    places.enter("c1")
    #expect(places.refused.entries == ["a3", "a2"])
    places.enter("d1")
    #expect(places.refused.entries == ["a3", "a2", "d1"])
  }

  @Test func ofTwoWhoHaveMostTheFirstGivesUpAPlace() {
    let places = Places(4)
    places.enter("a1", "b1", "b2", "a2", "c1")
    #expect(places.refused.entries == ["a2"])
  }
}
