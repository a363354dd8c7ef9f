import Combine
import Foundation
import PlatenViews
import Testing

/// What operators do with time, by a clock that is set by hand: the times are worked out from what
/// Combine's documentation says.
@Suite struct TimeTests {
  private let clock = Clock()
  private let subject = PassthroughSubject<Int, Trouble>()
  private let record = Record()

  /// Sends values at times, in seconds, and lets the clock go on to a time.
  private func send(_ values: [(Int, at: Double)], until end: Double) {
    for (value, time) in values {
      clock.run(until: time)
      subject.send(value)
    }
    clock.run(until: end)
  }

  /// The publisher's values, with the times at which they come.
  private func timed(_ publisher: some Publisher<Int, Trouble>) {
    record.take(publisher.map { [clock] in "\($0) at \(clock.seconds)" })
  }

  @Test func valuesAreDebounced() {
    timed(subject.debounce(for: .seconds(0.5), scheduler: clock))
    // The documentation's, but for the last one, which comes later there's no doubt.
    send([(0, 0), (1, 0.25), (2, 1), (3, 1.25), (4, 1.5), (5, 2.25)], until: 3)
    #expect(record.entries == ["1 at 0.75", "4 at 2.0", "5 at 2.75"])
  }

  @Test func theLastValueIsLostIfTheEndComesBeforeItIsDue() {
    timed(subject.debounce(for: 1, scheduler: clock))
    send([(1, 0)], until: 0.5)
    subject.send(completion: .finished)
    clock.run(until: 5)
    #expect(record.entries == ["finished"])
  }

  @Test(arguments: [
    (true, ["0 at 0.0", "3 at 1.0", "4 at 2.0"]), (false, ["0 at 0.0", "1 at 1.0", "4 at 2.0"]),
  ])
  func oneValueOfAnIntervalIsSent(latest: Bool, expected: [String]) {
    timed(subject.throttle(for: 1, scheduler: clock, latest: latest))
    clock.run(until: 0)
    subject.send(0)
    clock.run(until: 0)
    send([(1, 0.2), (2, 0.4), (3, 0.8), (4, 1.5)], until: 5)
    #expect(record.entries == expected)
  }

  @Test func anErrorDoesNotWaitForTheEndOfAnInterval() {
    timed(subject.throttle(for: 1, scheduler: clock, latest: true))
    clock.run(until: 0)
    subject.send(0)
    send([(1, 0.2)], until: 0.4)
    subject.send(completion: .failure(.here))
    #expect(record.entries == ["0 at 0.0", "here"])
    clock.run(until: 5)
    #expect(record.entries == ["0 at 0.0", "here"])
  }

  @Test func valuesAndTheEndAreDelayed() {
    timed(subject.delay(for: .milliseconds(500), scheduler: clock))
    send([(1, 0), (2, 1)], until: 1.25)
    #expect(record.entries == ["1 at 0.5"])
    subject.send(completion: .finished)
    clock.run(until: 3)
    #expect(record.entries == ["1 at 0.5", "2 at 1.5", "finished"])
  }

  @Test func aPublisherTimesOut() {
    timed(subject.timeout(2, scheduler: clock, customError: { .here }))
    send([(1, 1), (2, 2.5)], until: 4.4)
    #expect(record.entries == ["1 at 1.0", "2 at 2.5"])
    clock.run(until: 4.6)
    subject.send(3)
    #expect(record.entries.last == "here")
  }

  @Test func valuesAreReceivedWhereTheSchedulerDoesThings() {
    record.take(subject.receive(on: clock))
    subject.send(1)
    #expect(record.entries.isEmpty)
    clock.run(until: 0)
    #expect(record.entries == ["1"])
    let other = Record()
    other.take(Just(2).receive(on: ImmediateScheduler.shared))
    #expect(other.entries == ["2", "finished"])
  }

  @Test func theSubscriptionIsMadeWhereTheSchedulerDoesThings() {
    record.take(Just(1).subscribe(on: clock))
    #expect(record.entries.isEmpty)
    clock.run(until: 0)
    #expect(record.entries == ["1", "finished"])
  }

  @Test func whatIsCancelledIsNotDelivered() {
    record.take(subject.receive(on: clock))
    subject.send(1)
    record.cancel()
    clock.run(until: 1)
    #expect(record.entries.isEmpty)
  }

  // MARK: - The system's clocks

  @Test func aQueueDoesThings() async {
    let queue = DispatchQueue(label: "test")
    let values = (1...3).publisher.receive(on: queue).values
    var received: [Int] = []
    for await value in values { received.append(value) }
    #expect(received == [1, 2, 3])
  }

  /// What a run loop delays comes in a render's own time, which stands still otherwise.
  @MainActor @Test func aRunLoopDelaysInARendersTime() {
    let late = LateWork()
    var received: [Int] = []
    let subscription = LateWork.$current.withValue(late) {
      Just(1).delay(for: 0.5, scheduler: RunLoop.main).sink { received.append($0) }
    }
    #expect(late.next == 0.5 && received.isEmpty)
    #expect(late.doNext(until: 0.5))
    #expect(received == [1])
    subscription.cancel()
  }

  @Test func aTimerSendsTheTimeWhileTheRunLoopRuns() {
    var dates: [Date] = []
    let subscription = Timer.publish(every: 0.01, on: .current, in: .default).autoconnect()
      .sink { dates.append($0) }
    let end = Date(timeIntervalSinceNow: 5)
    while dates.count < 2, Date() < end {
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05))
    }
    subscription.cancel()
    #expect(dates.count >= 2)
  }

  @Test func lengthsAreMadeOfUnits() {
    typealias Stride = DispatchQueue.SchedulerTimeType.Stride
    #expect(Stride.seconds(1.5) == .milliseconds(1500))
    #expect(Stride.microseconds(20).timeInterval == .nanoseconds(20_000))
    #expect(Stride(2) + 0.5 == .seconds(2.5))
  }
}
