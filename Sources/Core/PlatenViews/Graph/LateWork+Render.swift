internal import Foundation
internal import PlatenReports

extension LateWork {
  /// So close in time changes are drawn together, in seconds.
  private static let frame = 0.05

  /// What is left when no more is waited for.
  struct Rest {
    /// What has changed last, apart from what changed at once.
    var change: StateChange?
    /// When the next thing is to be done, in seconds; nil if nothing is known of any.
    var next: Double?
    /// Whether queues were still busy.
    var isBusy = false
  }

  /// Does what is to be done up to a time in seconds.
  ///
  /// - Parameters:
  ///   - patience: How many seconds of the machine's clock tasks are waited for that nothing is known of.
  ///   - changes: Where changes are told of.
  ///   - draw: Lays out the views anew; called when something has changed. Returns whether they settle.
  /// - Throws: What `draw` throws.
  func run(
    until limit: Double, patience: Double? = nil, _ changes: ChangeLog, draw: () throws -> Bool
  ) rethrows -> Rest {
    var rest = Rest()
    var clock = Clock(appeared: appeared, limit: patience ?? limit)
    while !rest.isBusy {
      repeat {
        rest.isBusy = !waitForQueues()
      } while !rest.isBusy && changes.first == nil && goOn(until: limit, &clock)
      if clock.isOver { rest.isBusy = true }
      guard let change = changes.first else { break }
      let (start, end) = (time, min(time + Self.frame, limit))
      if start > 0 || rest.isBusy { rest.change = change }
      while !rest.isBusy, doNext(until: end) { rest.isBusy = !waitForQueues() }
      clock.passed += time - start
      guard try draw() else { return rest }
    }
    rest.next = next
    if let timer = nextTimer {
      // Rounded, so that the message does not depend on the exact time.
      rest.next = min(next ?? .infinity, (clock.time(of: timer) * 10).rounded() / 10)
    }
    return rest
  }

  /// The clock of the machine beside this work's time.
  private struct Clock {
    private let began = Date()
    private let appeared: Date
    private let limit: Double
    /// Seconds that were passed over.
    var passed = 0.0

    init(appeared: Date?, limit: Double) {
      (self.appeared, self.limit) = (appeared ?? began, limit)
    }

    var hasTime: Bool { -began.timeIntervalSinceNow < limit }

    /// Whether changes went on for longer than anybody waits.
    var isOver: Bool { -began.timeIntervalSinceNow > limit + LateWork.patience }

    func time(of date: Date) -> Double { date.timeIntervalSince(appeared) + passed }
  }

  /// Does what comes next, or waits a moment for what may come.
  ///
  /// - Returns: False if nothing does.
  private func goOn(until limit: Double, _ clock: inout Clock) -> Bool {
    let before = time
    // Timers of the run loop go by the clock, so that one may be a little late.
    if let timer = nextTimer, clock.time(of: timer) < min(next ?? .infinity, limit + Self.frame / 2)
    {
      repeat { wait(max(timer.timeIntervalSinceNow, 0)) } while timer.timeIntervalSinceNow > 0
      advance(to: min(clock.time(of: timer), limit))
      return true
    }
    if doNext(until: limit) {
      clock.passed += time - before
      return true
    }
    let mayCome = hasTasks || !countsQueues && appeared != nil && Thread.isMainThread
    guard mayCome, clock.hasTime else { return false }
    wait(0.002)
    return true
  }
}

extension RenderError {
  /// The error of views that are not at rest after some seconds; nil if they are, as far as is known.
  init?(_ rest: LateWork.Rest, after seconds: Double) {
    let name = rest.change?.view ?? "a view"
    func text(_ time: Double) -> String { String(format: "%g s", time) }
    let description: String
    if rest.isBusy {
      description =
        "\(name) is still busy: the work that it started was not finished after"
        + " \(text(LateWork.patience))"
    } else if let next = rest.next, let change = rest.change, next <= 2 * seconds {
      description =
        "\(name) keeps changing: \(change.part) still changes \(text(seconds)) after it appeared"
    } else if let next = rest.next {
      description =
        "a view waits for an event \(text(next)) after it appeared, but the picture waits \(text(seconds))"
    } else {
      return nil
    }
    self.init(code: .unsettled, description: description)
  }
}

/// A task of a view.
final class ViewTask {
  private let task: Task<Void, Never>
  /// The round in which the view was last there.
  var round = 0

  init(_ task: Task<Void, Never>) { self.task = task }

  func cancel() { task.cancel() }
}
