internal import Foundation
internal import PlatenBase
internal import Synchronization

/// What views have begun when they appeared and what ends, or comes, later: tasks, timers, queues' work.
///
/// It has a time of its own, which stands still while anything is done and then goes at once to what comes
/// next. So the picture of a second later takes no second, and a timer has sent as often on a busy machine.
package final class LateWork: Sendable {
  /// The work of the current render.
  @TaskLocal package static var current: LateWork?

  /// Something that is to be done at a time.
  private struct Waiting {
    var number: Int
    var time: Double
    /// After how long it is done again, in seconds; nil if it is not.
    var interval: Double?
    var action: @Sendable () -> Void
  }

  private struct Record {
    var time = 0.0
    var appeared: Date?
    var waiting: [Waiting] = []
    /// How many were ever added.
    var count = 0
    /// The unfinished work of queues.
    var running = 0
    var tasks = 0
    /// How often it has begun again.
    var generation = 0
  }

  /// So long, in seconds of the clock, queues may be busy with what is handed to them.
  package static let patience = 10.0

  private let record = Lock(Record())
  private let made = Date()
  /// Whether all that the program hands to queues is counted here; otherwise the clock has to tell.
  let countsQueues: Bool

  package init(countsQueues: Bool = false) { self.countsQueues = countsQueues }

  /// Begins again with nothing that is waiting.
  package func restart() {
    let before = record.withLock { record in
      let before = record
      record = Record(
        count: before.count, running: before.running, generation: before.generation + 1)
      return before.waiting
    }
    // What actions hold is let go of outside of the lock.
    _ = before
  }

  /// How often it has begun again.
  var generation: Int { record.withLock { $0.generation } }

  /// The date by this work's time: each time it begins, that of the clock when it was made.
  var date: Date { made.addingTimeInterval(time) }

  /// Seconds since the views appeared, up to what was done last.
  var time: Double { record.withLock { $0.time } }

  /// When anything was first to be done as a view had appeared, by the clock; nil for nothing so far.
  var appeared: Date? { record.withLock { $0.appeared } }

  /// Whether queues still have unfinished work.
  var isBusy: Bool { record.withLock { $0.running > 0 } }

  /// Whether tasks of views have not ended.
  var hasTasks: Bool { record.withLock { $0.tasks > 0 } }

  /// When the next thing is to be done, in seconds; nil if nothing is waiting.
  package var next: Double? { record.withLock { $0.waiting.map(\.time).min() } }

  // MARK: - What is to be done

  /// Does something after a delay in seconds, by this work's time.
  ///
  /// - Parameter repeats: Whether to do it again and again.
  /// - Returns: A number that ``cancel(_:)`` takes.
  @discardableResult
  package func after(
    _ delay: Double, repeats: Bool = false, _ action: @escaping @Sendable () -> Void
  ) -> Int {
    // Each delay must advance the time; NaN counts as no delay.
    let delay = delay > 0.001 ? delay : 0.001
    return record.withLock { record in
      record.count += 1
      record.waiting.append(
        Waiting(
          number: record.count, time: Self.rounded(record.time + delay),
          interval: repeats ? delay : nil, action: action))
      return record.count
    }
  }

  /// Returns a time in whole thousandths of a second: what is closer together is at one time.
  private static func rounded(_ time: Double) -> Double { (time * 1000).rounded() / 1000 }

  /// Leaves out what is waiting.
  func cancel(_ number: Int) {
    let before = record.withLock { record in
      let i = record.waiting.firstIndex { $0.number == number }
      return i.map { record.waiting.remove(at: $0) }
    }
    _ = before
  }

  /// Takes note that something has been handed to a queue (1), or is over there (-1).
  package func noteRunning(_ change: Int) { record.withLock { $0.running += change } }

  /// Takes note that something is to be done as a view has appeared or changed.
  func noteAction() { record.withLock { $0.appeared = $0.appeared ?? Date() } }

  /// Starts a task of a view.
  func start(priority: TaskPriority, _ action: @escaping () async -> Void) -> Task<Void, Never> {
    let generation = record.withLock { record in
      record.tasks += 1
      return record.generation
    }
    // The view hands it over, and does not call it itself.
    nonisolated(unsafe) let action = action
    return Self.$current.withValue(self) {
      // On one actor the tasks of several views begin in the views' order.
      Task(priority: priority) { @MainActor in
        await action()
        self.record.withLock { if $0.generation == generation { $0.tasks -= 1 } }
      }
    }
  }

  // MARK: - Doing it

  /// Does what comes next.
  ///
  /// - Returns: False if nothing does up to a time in seconds.
  package func doNext(until limit: Double) -> Bool {
    let next: Waiting? = record.withLock { record in
      let waiting = record.waiting
      guard let i = waiting.indices.min(by: { waiting[$0].time < waiting[$1].time }),
        waiting[i].time <= limit
      else { return nil }
      record.time = max(record.time, waiting[i].time)
      if let interval = waiting[i].interval {
        // Behind what is due at the same time.
        var again = record.waiting.remove(at: i)
        again.time = Self.rounded(again.time + interval)
        record.waiting.append(again)
      } else {
        record.waiting.remove(at: i)
      }
      return waiting[i]
    }
    next?.action()
    return next != nil
  }

  /// Takes over a time of the clock.
  func advance(to time: Double) { record.withLock { $0.time = max($0.time, time) } }

  /// Does what is to be done, whenever that is, until something has happened.
  package func run(until isDone: () -> Bool) {
    while !isDone(), waitForQueues() {
      if isDone() { return }
      if !doNext(until: .infinity) { wait(0.001) }
    }
  }

  /// Waits until queues have finished their work.
  ///
  /// - Returns: False if that took too long.
  func waitForQueues() -> Bool {
    let start = ContinuousClock.now
    wait(0)
    while record.withLock({ $0.running }) > 0 {
      guard start.duration(to: .now) < .seconds(Self.patience) else { return false }
      wait(0.001)
    }
    return true
  }

  /// Lets others work for some seconds; on the main thread that is what its queue and its timers have.
  func wait(_ seconds: Double) {
    if Thread.isMainThread {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: seconds))
    } else {
      Thread.sleep(forTimeInterval: seconds)
    }
  }

  /// When the next timer of the main thread's run loop sends; nil for none.
  package var nextTimer: Date? {
    guard Thread.isMainThread, let date = RunLoop.main.limitDate(forMode: .default),
      date < .distantFuture
    else { return nil }
    return date
  }
}
